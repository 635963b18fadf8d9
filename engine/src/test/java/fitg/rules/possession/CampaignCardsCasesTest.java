package fitg.rules.possession;

import static fitg.play.Orders.assigned;
import static fitg.play.Orders.diceOf;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.mission;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.CampaignPosition;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Affair;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The possessions of the first edition in the campaign of 2002, effect by effect (possession_effects.csv, C-POSS-1, C-POSS-2). */
@Tag("C-POSS-1")
class CampaignCardsCasesTest {

    private static final String DERBAN = "Rayner Derban";
    private static final String FRUN = "Frun Sentel";

    private static boolean isBroken(SecondScene scene, String card) {
        return scene.truth().gear().isBroken(Position.cardNamed(card));
    }

    /** Somebody with a card gathers information in an environ; the first event is as the dice say. */
    private static SecondScene meets(String who, String card, String environ, String use, int... dice) {
        SecondScene scene = CampaignPosition.in(21, 22, 23, 31)
                .luck(1)
                .counter("Conscript", environ)
                .place(who, environ)
                .card(card, who)
                .dice(dice)
                .start(Side.REBEL, Segment.MISSIONS);
        return carryOut(scene, environ, who, "I", use);
    }

    private static SecondScene carryOut(SecondScene scene, String environ, String who, String letter, String use) {
        for (int patience = 0; scene.question() != Query.MISSION_PLACE && patience < 20; patience++) {
            scene.play(scene.offers("pass") ? "pass" : "end");
        }
        follow(scene, "place:" + environ);
        while (scene.question() == Ask.USE_POSSESSION) {
            scene.play("pass");
        }
        assigned(mission(scene, letter, who));
        while (scene.question() == Ask.USE_POSSESSION) {
            scene.play(scene.offers(use) ? use : "pass");
        }
        scene.play("roll");
        return scene;
    }

    private static SecondScene using(SecondScene scene, String use) {
        for (int patience = 0; patience < 12 && !scene.offers(use); patience++) {
            scene.play(
                    scene.offers("pass") ? "pass" : scene.decision().suggested().key());
        }
        scene.play(use);
        return scene;
    }

    // ---- companions and creatures

    @Test
    void norrocksTakesTheFirstCreatureUponItself() {
        // event 11 in town: the Laboroid; the die of Norrocks shows 5, it holds
        SecondScene scene = using(meets(DERBAN, "Norrocks", "2221", "none", 1, 1, 5), "use:50");

        assertThat(scene.events(Happening.RoundBegan.class)).isEmpty();
        assertThat(isBroken(scene, "Norrocks")).isFalse();
    }

    @Test
    void norrocksBreaksOnASix() {
        SecondScene scene = using(meets(DERBAN, "Norrocks", "2221", "none", 1, 1, 6), "use:50");

        assertThat(isBroken(scene, "Norrocks")).isTrue();
    }

    @Test
    @Tag("E5.3.d.1")
    void withCharsotNobodyIsSurprised() {
        // event 11 in town: the Laboroid, which surprises, would have four dice against four
        SecondScene scene = using(meets(FRUN, "Charsot", "2221", "none", 1, 1), "use:51");
        for (int patience = 0;
                patience < 8 && scene.events(Happening.Volley.class).size() < 2;
                patience++) {
            scene.play(
                    scene.offers("pass") ? "pass" : scene.decision().suggested().key());
        }

        assertThat(scene.events(Happening.Volley.class).getFirst().dice()).hasSize(3);
        assertThat(diceOf(scene, FRUN)).first().isEqualTo(5);
    }

    @Test
    @Tag("S-R92")
    void charsotKeepsTheMindSafe() {
        // the Drusers of Lysenda fight the mind
        SecondScene scene = using(meets(FRUN, "Charsot", "2321", "none", 1, 1), "use:51");

        assertThat(scene.events(Happening.RoundBegan.class)).isEmpty();
    }

    // ---- irate locals

    @Test
    @Tag("C-SO-4")
    void theScramblerHalvesTheStrengthOfLocals() {
        SecondScene plain = meets(FRUN, "Medi-kit of Ptolus", "2221", "none", 1, 4);
        for (int patience = 0;
                patience < 8 && plain.events(Happening.Volley.class).isEmpty();
                patience++) {
            plain.play(
                    plain.offers("pass") ? "pass" : plain.decision().suggested().key());
        }
        SecondScene scene = using(meets(FRUN, "Scrambler", "2221", "none", 1, 4, 1), "use:45");
        for (int patience = 0;
                patience < 8 && scene.events(Happening.Volley.class).isEmpty();
                patience++) {
            scene.play(
                    scene.offers("pass") ? "pass" : scene.decision().suggested().key());
        }
        int whole = plain.events(Happening.Volley.class).getFirst().dice().size();

        assertThat(scene.events(Happening.Volley.class).getFirst().dice()).hasSize((whole + 1) / 2);
    }

    // ---- missions

    @ParameterizedTest
    @CsvSource({"5", "6"})
    void theAndroidBringsADiplomatOverTheFirstAbort(int units) {
        // 45 in town is local protocol, 46 political matters
        SecondScene scene = diplomat().dice(4, units, 1, 1).start(Side.REBEL, Segment.MISSIONS);
        carryOut(scene, "2221", "Ran Jayma", "D", "none");
        playOn(scene);

        assertThat(scene.events(Event.MissionEnded.class)).isEmpty();
    }

    @Test
    void theSecondAbortTurnsHimAwayInSpiteOfTheAndroid() {
        SecondScene scene = diplomat().dice(4, 5, 1, 1, 4, 6, 1, 1).start(Side.REBEL, Segment.MISSIONS);
        carryOut(scene, "2221", "Ran Jayma", "D", "none");
        playOn(scene);
        scene.play("roll");
        playOn(scene);

        assertThat(scene.events(Event.MissionEnded.class)).hasSize(1);
    }

    private static SecondPosition diplomat() {
        return CampaignPosition.in(22)
                .luck(1)
                .loyalty("Angoff", Loyalty.NEUTRAL)
                .place("Ran Jayma", "2221")
                .card("Advisor Android", "Ran Jayma");
    }

    private static void playOn(SecondScene scene) {
        for (int patience = 0; patience < 4 && scene.question() == Ask.USE_POSSESSION; patience++) {
            scene.play(scene.offers("use:52") ? "use:52" : "pass");
        }
    }

    @Test
    @Tag("C-MISS-5")
    void theRifleGivesABonusRollToAnAssassin() {
        assertThat(bonusRolls("High Energy Sniper's Rifle", "use:41") - bonusRolls("Scanner", "none"))
                .isEqualTo(1);
    }

    @Test
    @Tag("C-MISS-5")
    void theBladeGivesThreeBonusRollsToAnAssassinAndIsGone() {
        assertThat(bonusRolls("Assassin's Blade", "use:42") - bonusRolls("Scanner", "none"))
                .isEqualTo(3);
    }

    /** Ran Jayma after Gelba in the urban of Lysenda, size 4: quiet events (23) and successes without A (11). */
    private static int bonusRolls(String card, String use) {
        SecondScene scene = CampaignPosition.in(22, 23)
                .luck(5)
                .place("Ran Jayma", "2321")
                .card(card, "Ran Jayma")
                .place("Gelba", "2321")
                .detected("Gelba")
                .dice(2, 3, 1, 1, 2, 3, 1, 1, 2, 3, 1, 1, 2, 3, 1, 1)
                .dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.MISSIONS);
        carryOut(scene, "2321", "Ran Jayma", "A", use);
        for (int patience = 0; patience < 9 && scene.offers("roll"); patience++) {
            scene.play("roll");
        }
        return (int) scene.events(Happening.SuccessRolled.class).stream()
                .filter(rolled -> rolled.mission() != null)
                .count();
    }

    // ---- tracking

    @Test
    @Tag("C-TRACK-1")
    void underAScannerAPdbCountsOneLevelLower() {
        assertThat(tracked("Scanner", "use:44").level())
                .isEqualTo(tracked("Scanner", "pass").level() - 1);
    }

    private static Happening.Tracked tracked(String card, String use) {
        SecondScene scene = CampaignPosition.in(22)
                .luck(3)
                .pdb("Angoff", 2, true)
                .place("Boccanegra", "orbit-223")
                .ship("Planetary Privateer", "Boccanegra")
                .card(card, "Boccanegra")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        follow(scene, "fly:36", "planet:222", "place:2221");
        for (int patience = 0;
                patience < 5 && scene.events(Happening.Tracked.class).isEmpty();
                patience++) {
            scene.play(scene.offers(use) ? use : scene.decision().suggested().key());
        }
        return scene.last(Happening.Tracked.class);
    }

    // ---- interphase

    @ParameterizedTest
    @CsvSource({"5, false", "6, true"})
    @Tag("K-D22")
    void theMediKitBreaksOnASixAfterItHasHealed(int die, boolean broken) {
        SecondScene scene = CampaignPosition.in(22)
                .place(DERBAN, "2221")
                .wounded(DERBAN)
                .hits(DERBAN, 2)
                .card("Medi-kit of Ptolus", DERBAN)
                .dice(die)
                .startInterphase();
        scene.expect(Affair.MEDIKIT).play("take");

        assertThat(scene.isWounded(DERBAN)).isFalse();
        assertThat(isBroken(scene, "Medi-kit of Ptolus")).isEqualTo(broken);
    }

    @Test
    @Tag("C-POSS-2")
    @Tag("K-R224")
    void latacRepairsEverythingOfHisStackWithoutADie() {
        SecondScene scene = CampaignPosition.in(22)
                .place("Yarro Latac", "2221")
                .ship("Star Cruiser", "Yarro Latac")
                .shipDamaged("Star Cruiser")
                .card("Scrambler", "Yarro Latac")
                .with(s -> s.gear().setBroken(Position.cardNamed("Scrambler"), true))
                .startInterphase();
        for (int patience = 0; patience < 6 && scene.question() != Query.INTERPLANETARY; patience++) {
            scene.play(
                    scene.offers("character:16")
                            ? "character:16"
                            : scene.offers().getFirst());
        }

        assertThat(scene.isShipDamaged("Star Cruiser")).isFalse();
        assertThat(isBroken(scene, "Scrambler")).isFalse();
    }

    @Test
    @Tag("C-POSS-2")
    void aWoundedLatacRepairsNothing() {
        SecondScene scene = CampaignPosition.in(22)
                .place(DERBAN, "2231")
                .place("Yarro Latac", "2221")
                .wounded("Yarro Latac")
                .ship("Star Cruiser", "Yarro Latac")
                .shipDamaged("Star Cruiser")
                .startInterphase();

        assertThat(scene.question()).isNotEqualTo(Query.REPAIR);
        assertThat(scene.isShipDamaged("Star Cruiser")).isTrue();
    }

    // ---- gems

    @Test
    void gemsBuyASpaceshipButNotTheSXiii() {
        SecondScene scene = CampaignPosition.in(22)
                .luck(1)
                .place(DERBAN, "2221")
                .card("Cache of Rare Gems", DERBAN)
                .start(Side.REBEL, Segment.MISSIONS);
        using(scene, "use:48");
        for (int patience = 0;
                patience < 4 && scene.offers().stream().noneMatch(each -> each.startsWith("ship:"));
                patience++) {
            scene.play(scene.offers().getFirst());
        }

        assertThat(scene.offers()).contains("ship:39").doesNotContain("ship:40");
    }
}
