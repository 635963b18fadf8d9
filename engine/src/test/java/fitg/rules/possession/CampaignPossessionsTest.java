package fitg.rules.possession;

import static fitg.play.Orders.assigned;
import static fitg.play.Orders.diceOf;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.mission;
import static fitg.play.Orders.until;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.CampaignPosition;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.play.Viewer;
import fitg.procedure.Affair;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What possession cards do in the campaign; the Empire sees them when they are used and not before. */
class CampaignPossessionsTest {

    private static final String DERBAN = "Rayner Derban";
    private static final String KOGUS = "Kogus";

    private static SecondPosition hunted() {
        return CampaignPosition.in(22).place(DERBAN, "2221").detected(DERBAN).counter("1st Line", "2221");
    }

    private static SecondScene searched(SecondPosition position) {
        return follow(position.start(Side.REBEL, Segment.SEARCH), "search:2221", "units");
    }

    // ---- hiding

    @Test
    @Tag("C-SEARCH-1")
    @Tag("C-POSS-1")
    void aScannerHidesFromUnits() {
        // intelligence 4, size 6, one hider, and two more
        SecondScene scene = searched(hunted().card("Scanner", DERBAN).dice(10));

        scene.expect(Ask.USE_POSSESSION).play("use:44");
        assertThat(scene.last(Happening.Searched.class).hidingValue()).isEqualTo(4 + 6 - 1 + 2);
    }

    @Test
    @Tag("C-SEARCH-1")
    @Tag("C-POSS-2")
    void aScramblerHidesOnceAndMayBreakButIsNotLost() {
        // the die of the Scrambler shows 3: broken
        SecondScene scene = searched(hunted().card("Scrambler", DERBAN).dice(3, 10));
        scene.expect(Ask.USE_POSSESSION).play("use:45");

        assertThat(scene.last(Happening.Searched.class).hidingValue()).isEqualTo(4 + 6 - 1 + 4);
        int scrambler = Position.cardNamed("Scrambler");
        assertThat(scene.truth().gear().isBroken(scrambler)).isTrue();
        assertThat(scene.truth().gear().owner(scrambler)).isEqualTo(Position.character(DERBAN));
        assertThat(scene.last(Event.PossessionBroken.class).broken()).isTrue();
    }

    @Test
    @Tag("E5.1.b.2")
    void theQuestionTellsTheEmpireNothing() {
        // given: a card that is of no use here is asked for all the same, and may only be passed over
        SecondScene scene = searched(hunted().card("Medi-kit of Ptolus", DERBAN).dice(10));

        scene.expect(Ask.USE_POSSESSION);
        assertThat(scene.offers()).containsExactly("pass");
    }

    // ---- fighting

    private static void passCards(SecondScene scene, String key) {
        while (scene.question() != Ask.USE_POSSESSION || !scene.offers(key)) {
            scene.play(
                    scene.question() == Ask.USE_POSSESSION
                            ? "pass"
                            : scene.offers("patrol:line") ? "patrol:line" : quiet(scene));
        }
        scene.play(key);
    }

    private static String quiet(SecondScene scene) {
        return scene.offers("stand") ? "stand" : scene.offers().getFirst();
    }

    @Test
    @Tag("C-POSS-1")
    void theBladeGivesThreeDiceInOneRoundAndIsGone() {
        // found on a 1; three line soldiers, stun or kill, everybody misses
        SecondScene scene =
                searched(hunted().card("Assassin's Blade", DERBAN).dice(1).luck(7));

        passCards(scene, "use:42");
        until(scene, Query.RETURN_FIRE);
        scene.play(scene.offers().getFirst());

        assertThat(diceOf(scene, DERBAN)).first().isEqualTo(5 + 3);
        assertThat(scene.truth().gear().owner(Position.cardNamed("Assassin's Blade")))
                .isNegative();
    }

    @Test
    @Tag("C-POSS-1")
    void theRifleGivesADieOnceItIsShown() {
        SecondScene scene = searched(
                hunted().card("High Energy Sniper's Rifle", DERBAN).dice(1).luck(7));

        passCards(scene, "use:41");
        until(scene, Query.RETURN_FIRE);
        scene.play(scene.offers().getFirst());

        assertThat(diceOf(scene, DERBAN)).first().isEqualTo(5 + 1);
    }

    @Test
    @Tag("C-POSS-1")
    void theBodyShieldCancelsTwoHitsARound() {
        // found on a 1; to kill: nine dice of the patrol, three of them hits; five of Derban, none
        SecondScene scene = searched(hunted().card("Personal Body Shield", DERBAN)
                .dice(1)
                .dice(6, 6, 6, 1, 1, 1, 1, 1, 1)
                .dice(1, 1, 1, 1, 1));
        follow(scene, "pass", "patrol:line", "kill");
        scene.expect(Ask.USE_POSSESSION).play("use:47");
        follow(scene, "stand");
        while (scene.question() == Query.RETURN_FIRE) {
            scene.play(scene.offers().getFirst());
        }

        assertThat(scene.hits(DERBAN)).isEqualTo(1);
    }

    @Test
    @Tag("C-PRIS-1")
    void whatACaptiveCarriedStaysWithTheCaptor() {
        // Odene's coup is betrayed, and a five captures the group.
        SecondScene scene = CampaignPosition.in(22)
                .place("Odene Hobar", "2221")
                .card("Scanner", "Odene Hobar")
                .counter("Conscript", "2221")
                .dice(5, 2, 5)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2221", "pass");
        assigned(mission(scene, "C", "Odene Hobar"));
        scene.expect(Ask.USE_POSSESSION).play("pass");
        follow(scene, "roll");

        assertThat(scene.holder("Odene Hobar")).isEqualTo("units");
        assertThat(scene.events(Event.PossessionGone.class)).hasSize(1);
    }

    // ---- missions

    @Test
    @Tag("C-MISS-5")
    @Tag("C-POSS-1")
    void gemsBuyTwoBonusRolls() {
        // Drakir and his diplomacy of 1 on neutral Angoff; six quiet events, then 1 + 2 rolls
        SecondScene scene = CampaignPosition.in(22)
                .loyalty("Angoff", Loyalty.NEUTRAL)
                .place("Drakir Grebb", "2221")
                .card("Cache of Rare Gems", "Drakir Grebb")
                .dice(2, 3, 1, 1, 2, 3, 1, 1, 2, 3, 1, 1, 2, 3, 1, 1, 2, 3, 1, 1, 2, 3, 1, 1)
                .dice(1, 1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Query.MISSION_PLACE).play("place:2221");
        follow(scene, "pass");
        assigned(mission(scene, "D", "Drakir Grebb"));
        scene.expect(Ask.USE_POSSESSION).play("use:48");
        follow(scene, "roll", "roll", "roll", "roll", "roll", "roll");

        assertThat(scene.events(Happening.SuccessRolled.class)).hasSize(6 + 3);
    }

    @Test
    @Tag("S-D51")
    @Tag("E5.1.b.2")
    void cardsChangeHandsWithoutBeingSeen() {
        SecondScene scene = CampaignPosition.in(22)
                .place(DERBAN, "2221")
                .place(KOGUS, "2221")
                .card("Scanner", DERBAN)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.skipTo(Query.EXCHANGE_CARD).play("use:44");

        assertThat(scene.truth().gear().owner(Position.cardNamed("Scanner"))).isEqualTo(Position.character(KOGUS));
        assertThat(scene.game().viewFor(Viewer.IMPERIAL).gear().owner(Position.cardNamed("Scanner")))
                .isNegative();
    }

    // ---- interphase

    @Test
    @Tag("E5.4.b.2")
    @Tag("K-D22")
    void theMediKitHealsItsStackAtTheInterphase() {
        SecondScene scene = CampaignPosition.in(22)
                .place(DERBAN, "2221")
                .place(KOGUS, "2221")
                .wounded(KOGUS)
                .card("Medi-kit of Ptolus", DERBAN)
                .dice(5)
                .startInterphase();

        scene.expect(Affair.MEDIKIT).play("take");

        assertThat(scene.isWounded(KOGUS)).isFalse();
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("C-POSS-2")
    @Tag("E2.4.6")
    @Tag("E5.4.a.3")
    void aBrokenCardIsMendedByIntelligence() {
        // Kogus is wounded and may not; Derban has intelligence 4
        SecondScene scene = CampaignPosition.in(22)
                .place(DERBAN, "2221")
                .place(KOGUS, "2221")
                .wounded(KOGUS)
                .card("Scrambler", KOGUS)
                .with(s -> s.gear().setBroken(Position.cardNamed("Scrambler"), true))
                .dice(4)
                .startInterphase();

        scene.skipTo(Query.REPAIR).play("use:45");

        assertThat(scene.truth().gear().isBroken(Position.cardNamed("Scrambler")))
                .isFalse();
        scene.expectLuckUsedUp();
    }

    // ---- in movement and before a leader is named

    @ParameterizedTest
    @EnumSource(names = {"INTERPLANETARY_MOVEMENT", "CHARACTER_MOVEMENT", "PLANETARY_MOVEMENT"})
    @Tag("C-POSS-1")
    void theScramblerPutsAPdbDownInEverySegmentOfMovement(Segment segment) {
        // given: Derban under an Up PDB of the Empire; the die of the Scrambler shows 2, it holds
        SecondScene scene = underPdb("Scrambler").dice(2).start(Side.REBEL, segment);

        scene.play("use:45");

        assertThat(scene.truth().planets().pdbUp(Position.planetNamed("Angoff")))
                .isFalse();
        assertThat(scene.truth().gear().isBroken(Position.cardNamed("Scrambler")))
                .isFalse();
    }

    @Test
    @Tag("C-POSS-1")
    @Tag("RUL-85")
    void whoHoldsAnotherCardUnderAPdbIsAskedAllTheSame() {
        SecondScene scene = underPdb("Medi-kit of Ptolus").start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        scene.expect(Query.INTERPLANETARY);
        assertThat(scene.offers()).containsExactly("end");
    }

    @Test
    @Tag("C-POSS-1")
    void theScramblerIsOfNoUseAgainstADownPdb() {
        SecondScene scene = underPdb("Scrambler").pdb("Angoff", 1, false).start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        scene.expectNotOffered("use:45");
    }

    private static SecondPosition underPdb(String card) {
        return CampaignPosition.in(22)
                .luck(1)
                .pdb("Angoff", 1, true)
                .place(DERBAN, "2221")
                .card(card, DERBAN);
    }

    @Test
    @Tag("C-POSS-1")
    void theHelianDrugHelpsWhoLeadsABattle() {
        // given: Kogus, who leads nobody, with a regular that fights a conscript
        SecondScene scene = CampaignPosition.in(22)
                .luck(1)
                .counter("Urban Regular", "2221")
                .counter("Conscript", "2221")
                .withUnits(KOGUS, "2221")
                .card("Helian Drug", KOGUS)
                .start(Side.REBEL, Segment.ENVIRONS_COMBAT);
        follow(scene, "attack", "use:43", "rating:leadership");

        scene.expect(Query.LEADER).expectOffers("character:11");
    }

    @Test
    @Tag("C-POSS-1")
    void theHelianDrugHelpsWhoPilotsAJump() {
        SecondScene drugged = jumping("use:43", "rating:navigation");
        SecondScene sober = jumping("pass");

        assertThat(drugged.last(Happening.Jumped.class).navigation())
                .isEqualTo(sober.last(Happening.Jumped.class).navigation() + 2);
    }

    private static SecondScene jumping(String... answers) {
        SecondScene scene = SecondPosition.campaign()
                .luck(1)
                .pdb("Angoff", 0, false)
                .place(DERBAN, "2221")
                .ship("Planetary Privateer", DERBAN)
                .card("Helian Drug", DERBAN)
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        follow(scene, "fly:36", "planet:312", "place:orbit-312");
        scene.expect(Ask.USE_POSSESSION).play(answers);
        return scene;
    }
}
