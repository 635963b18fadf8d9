package fitg.rules.possession;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.play.Encounters;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Possessions where a creature's text changes the combat (specification 11.9 and 14.9). */
class CardsAgainstCreaturesTest {

    @Test
    @Tag("RUL-72")
    void theBodyShieldCountsAgainstEveryRollOfTheDrants() {
        // A 6 is two wounds less one for Frun, a 5 one less one for the Doctor of the same group.
        Scene scene = Encounters.meet(
                Position.in(22)
                        .place("Frun Sentel", 2231)
                        .place("Doctor Sontag", 2231)
                        .shownCard("Personal Body Shield", "Frun Sentel")
                        .dice(6, 5),
                2231);
        while (scene.question() == Ask.USE_POSSESSION) {
            scene.play(scene.offers("use:47") ? "use:47" : "pass");
        }

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(1);
        assertThat(scene.wounds("Doctor Sontag")).isZero();
    }

    @Test
    @Tag("RUL-73")
    void norrocksTakeAWoundOfTheDrants() {
        Scene scene = Encounters.meet(
                Position.in(22)
                        .place("Frun Sentel", 2231)
                        .shownCard("Norrocks", "Frun Sentel")
                        .dice(6),
                2231);
        while (scene.wounds("Frun Sentel") == 0 && !scene.offers("use:50")) {
            scene.play("pass");
        }
        // The first offer is to cancel the event.
        if (scene.events(Event.RoundFought.class).isEmpty()) {
            scene.play("pass");
        }
        Encounters.use(scene, 50);

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(1);
        assertThat(scene.owner("Norrocks")).isEqualTo("out");
    }

    @Test
    @Tag("RUL-72")
    void combatBonusesDoNotCountInMentalCombat() {
        Scene scene = Encounters.meet(
                Position.around(2321)
                        .place("Frun Sentel", 2321)
                        .shownCard("High Energy Sniper's Rifle", "Frun Sentel")
                        .dice(1, 1),
                2321);
        scene.skipTo(Ask.BREAK_OFF).play("stand");

        assertThat(scene.last(Event.RoundFought.class).defenceStrength()).isEqualTo(1);
    }

    @Test
    @Tag("RUL-72")
    void theDrugRaisesIntelligenceInMentalCombat() {
        Scene scene = Encounters.meet(
                Position.around(2321)
                        .place("Frun Sentel", 2321)
                        .card("Helian Drug", "Frun Sentel")
                        .dice(1, 1),
                2321);
        while (scene.events(Event.CharacterCombatBegan.class).isEmpty() && !scene.offers("use:43")) {
            scene.play("pass");
        }
        Encounters.use(scene, 43)
                .play("rating:intelligence")
                .skipTo(Ask.BREAK_OFF)
                .play("stand");

        assertThat(scene.last(Event.RoundFought.class).defenceStrength()).isEqualTo(3);
    }

    @Test
    @Tag("RUL-81")
    void anIntelligentCompanionWeakensTheWyths() {
        // 9 - (1 + 1).
        Scene scene = Encounters.meet(
                Position.around(5511)
                        .place("Frun Sentel", 5511)
                        .card("Cervac Mk V", "Frun Sentel")
                        .dice(1, 6),
                5511);
        Encounters.use(scene, 49).skipTo(Ask.BREAK_OFF).play("stand");

        assertThat(scene.last(Event.RoundFought.class).attackStrength()).isEqualTo(7);
    }

    @Test
    @Tag("RUL-72")
    void norrocksProtectOnlyTheirOwnersGroup() {
        // Kogus gathers information, Frun with the Norrocks is on diplomacy; the information group is picked.
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Kogus", 2211)
                .card("Norrocks", "Frun Sentel")
                .actionCards(74)
                .picks(1)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2211");
        scene.skipTo(Ask.MISSION).play("mission:D", "take", "leave");
        Encounters.pass(scene);
        scene.expect(Ask.MISSION).play("mission:I");
        Encounters.pass(scene);

        assertThat(Scene.names(scene.last(Event.CharacterCombatBegan.class).defenders()))
                .containsExactly("Kogus");
        assertThat(scene.isShown("Norrocks")).isFalse();
    }

    @Test
    @Tag("RUL-72")
    void theCharsotProtectsTheOtherMembersFromSurpriseToo() {
        // Both active: 3 - 7 = -4, and no surprise.
        Scene scene = Encounters.meet(
                Position.in(22)
                        .place("Frun Sentel", 2221)
                        .place("Doctor Sontag", 2221)
                        .card("Charsot", "Doctor Sontag")
                        .dice(1, 6),
                2221);
        Encounters.use(scene, 51);
        Encounters.fight(scene);

        assertThat(scene.events(Event.RoundFought.class).getFirst().column()).isEqualTo(1);
    }

    @Test
    @Tag("R9.15")
    void theMuggersStealAFaceDownCardUnseen() {
        Scene scene = Encounters.meet(
                Position.around(1521)
                        .place("Frun Sentel", 1521)
                        .card("Medi-kit of Ptolus", "Frun Sentel")
                        .luck(1)
                        .dice(1, 6, 1, 6, 1, 6),
                1521);
        while (scene.events(Event.RoundFought.class).size() < 3) {
            scene.play("pass");
        }

        assertThat(scene.owner("Medi-kit of Ptolus")).isEqualTo("deck");
        Event.PossessionGone gone = scene.last(Event.PossessionGone.class);
        assertThat(((Event.PossessionGone) gone.seenBy(Side.IMPERIAL)).card()).isEqualTo(Event.UNKNOWN_CARD);
    }

    @Test
    void theMuggersStealNothingFromThoseWhoHaveNothing() {
        Scene scene = Encounters.meet(
                Position.around(1521)
                        .place("Frun Sentel", 1521)
                        .ship("Star Cruiser", "Frun Sentel")
                        .dice(1, 6, 1, 6, 1, 6),
                1521);

        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("Frun Sentel");
        scene.expect(Ask.DRAW).expectLuckUsedUp();
    }

    @Test
    void theMuggersStealOnlyFromTheGroupTheyAttack() {
        // Kogus alone is on the mission; Frun with his Medi-kit is idle.
        Scene scene = Position.around(1521)
                .place("Frun Sentel", 1521)
                .place("Kogus", 1521)
                .shownCard("Medi-kit of Ptolus", "Frun Sentel")
                .actionCards(68)
                .dice(1, 6, 1, 6, 1, 6)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:1521", "mission:I", "leave", "end");

        assertThat(scene.events(Event.RoundFought.class)).hasSize(3);
        assertThat(scene.owner("Medi-kit of Ptolus")).isEqualTo("Frun Sentel");
    }

    @Test
    @Tag("RUL-85")
    void aFaceDownCardRaisesTheQuestionWhenLocalsAttackAndWhenInformationIsGathered() {
        Scene locals =
                Encounters.anger(Position.in(22).place("Frun Sentel", 2211).card("Charsot", "Frun Sentel"), 2211);
        Scene information = Position.in(22)
                .place("Frun Sentel", 2232)
                .card("Charsot", "Frun Sentel")
                .place("Jon Kidu", 2232)
                .actionCards(77)
                .start(Side.IMPERIAL, Segment.MISSIONS);
        information.skipTo(Ask.NEXT_ENVIRON).play("environ:2232", "mission:I");
        information.skipTo(Ask.COMPLETE).play("complete");

        assertThat(locals.events(Event.CharacterCombatBegan.class)).isEmpty();
        locals.expect(Ask.USE_POSSESSION);
        assertThat(locals.offers()).containsExactly("pass");
        information.expect(Ask.USE_POSSESSION);
        assertThat(information.offers()).containsExactly("pass");
    }
}
