package fitg.rules.character;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Encounters;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the characters can do besides their ratings (specification 12.10, 13.2). */
class SpecialCharacteristicsTest {

    // ---- bonus draws

    /** Character, mission, draws: the mission's base (in 5231, size 2, coup rating 2) and the character's own. */
    @ParameterizedTest(name = "{0} on {1}")
    @CsvSource({
        "Zina Adora, I, 4", // Intelligence 3 + 1
        "Agan Rafa, I, 2", // 1 + 1
        "Agan Rafa, A, 3", // 1 + 2
        "Frun Sentel, B, 2", // Leadership 1 + 1
        "Frun Sentel, A, 3", // 1 + 2
        "Ly Mantok, T, 5", // Leadership 3 + 2
        "Vudot Vodot, C, 6", // Leadership 2 + rating 2 + 2
        "Ran Jayma, A, 3", // 2 + 1
        "Tourag, T, 2", // 1 + 1
        "Tourag, P, 2", // 2
        "Rayner Derban, S, 2", // 2
        "Doctor Sontag, I, 6", // 4 + 2
        "Sidir Ganang, C, 3", // 0 + 2 + 1
        "Sidir Ganang, B, 1", // 0 + 1
        "Bridne Murcada, A, 7", // 4 + 3
        "Thysa Kymbo, I, 5", // 3 + 2
        "Thysa Kymbo, C, 4", // 1 + 2 + 1
        "Barca, S, 2",
        "Jon Kidu, A, 4", // 3 + 1
        "Jon Kidu, C, 6", // 3 + 2 + 1
        "Gelba, C, 6", // 3 + 2 + 1
        "Senator Dermond, C, 4", // 0 + 2 + 2
        "Redjac, A, 4", // 3 + 1
        "Redjac, S, 1",
        "Jin Voles, A, 3", // 2 + 1
        "Vans Ka-Tie-A, I, 3", // 2 + 1
        "Els Taroff, S, 1",
        "Emperor Coreguya, C, 5", // 2 + 2 + 1
    })
    void aCharacterHasBonusDrawsOnHisMissions(String character, String mission, int draws) {
        Side side = Catalogue.standard().characterNamed(character).side();
        Position position = Position.in(52).luck(1).place(character, 5231);
        if (side == Side.REBEL) {
            position.place("Saytar", 5231).detected("Saytar").units(5231, UnitKind.MILITIA, 1);
        } else {
            position.place("Kogus", 5231).detected("Kogus").units(5231, UnitKind.SUBTERRANEAN_1_0, 1);
        }
        int second = mission.equals("P") ? 72 : 80;
        Scene scene = Encounters.assign(position.actionCards(93, second), side, 5231, mission);
        scene.expect(Ask.DRAW).play("draw");

        scene.expect(Ask.BONUS).play("bonus:" + mission);

        assertThat(bonusDraws(scene)).isEqualTo(draws);
    }

    @Test
    void everyMemberAddsHisOwnDraws() {
        // The best Intelligence is 1; Agan Rafa and Frun Sentel have two each on an assassination.
        Scene scene = Encounters.assign(
                Position.in(52)
                        .luck(1)
                        .place("Agan Rafa", 5231)
                        .place("Frun Sentel", 5231)
                        .place("Saytar", 5231)
                        .detected("Saytar")
                        .actionCards(93, 80),
                Side.REBEL,
                5231,
                "A");
        scene.expect(Ask.DRAW).play("draw");
        scene.expect(Ask.BONUS).play("bonus:A");

        assertThat(bonusDraws(scene)).isEqualTo(5);
    }

    private static long bonusDraws(Scene scene) {
        return scene.events(Event.ActionCardDrawn.class).stream()
                .filter(Event.ActionCardDrawn::bonus)
                .count();
    }

    // ---- Kogus and Zina Adora

    @Test
    @Tag("RUL-77")
    void kogusFightsBetterInAMissionGroupWithZinaAdora() {
        Scene scene = Encounters.meet(
                Position.in(22).place("Zina Adora", 2211).place("Kogus", 2211).dice(1, 1), 2211);

        scene.play("inactive").skipTo(Ask.BREAK_OFF).play("stand");

        assertThat(scene.last(Event.RoundFought.class).defenceStrength()).isEqualTo(6);
    }

    @Test
    @Tag("RUL-77")
    void kogusGainsNothingWhileZinaAdoraIsNotInHisGroup() {
        Scene scene = Position.in(22)
                .place("Zina Adora", 2211)
                .place("Kogus", 2211)
                .actionCards(74)
                .dice(1, 1)
                .start(Side.REBEL, Segment.MISSIONS);
        scene.play("environ:2211", "mission:I", "leave").play("end");
        scene.expect(Ask.BREAK_OFF).play("stand");

        assertThat(scene.last(Event.RoundFought.class).defenceStrength()).isEqualTo(5);
    }

    @Test
    @Tag("RUL-77")
    void kogusFliesBetterInOneStackWithZinaAdora() {
        Scene scene = Position.in(22)
                .place("Zina Adora", 2231)
                .place("Kogus", 2231)
                .ship("Explorer", "Kogus")
                .dice(1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:33", "environ:2232", "take");

        // Maneuver 4 and Navigation 3 + 1.
        assertThat(scene.last(Event.DetectionRolled.class).evasion()).isEqualTo(8);
    }

    @Test
    @Tag("R16.2")
    @Tag("RUL-77")
    void kogusGuardsZinaAdoraOnTheWayFromSpaceToo() {
        Scene scene = Position.in(22)
                .inSpace("Zina Adora")
                .inSpace("Kogus")
                .ship("Explorer", "Kogus")
                .dice(1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("environ:2221");

        assertThat(scene.last(Event.DetectionRolled.class).evasion()).isEqualTo(8);
    }

    @Test
    @Tag("RUL-77")
    void kogusSearchesBetterInOneStackWithZinaAdora() {
        Scene scene = Position.in(22)
                .place("Zina Adora", 2231)
                .place("Kogus", 2231)
                .place("Redjac", 2231)
                .detected("Redjac")
                .dice(6)
                .start(Side.IMPERIAL, Segment.SEARCH);

        scene.play("search:2231", "leave", "take");

        assertThat(scene.last(Event.SearchRolled.class).searchValue()).isEqualTo(3);
    }

    @Test
    @Tag("RUL-77")
    void kogusLeadsThoughHisLeadershipIsZeroWhenZinaAdoraIsThere() {
        Scene scene = Position.in(22)
                .placeWithUnits("Zina Adora", 2211)
                .placeWithUnits("Kogus", 2211)
                .units(2211, UnitKind.WILD_2_1, 2)
                .units(2211, UnitKind.LINE, 1)
                .dice(1, 1)
                .start(Side.REBEL, Segment.MILITARY_COMBAT);
        scene.play("attack").expect(Ask.LEADER).play("character:11");

        assertThat(scene.last(Event.MilitaryCombatRolled.class).leaderShift()).isEqualTo(1);
    }

    @Test
    @Tag("RUL-77")
    void kogusGainsNothingFromACapturedZinaAdora() {
        Scene scene = Encounters.meet(
                Position.in(22)
                        .place("Kogus", 2211)
                        .place("Redjac", 2211)
                        .prisoner("Zina Adora", "Redjac")
                        .dice(1, 1),
                2211);
        scene.expect(Ask.BREAK_OFF).play("stand");

        assertThat(scene.last(Event.RoundFought.class).defenceStrength()).isEqualTo(5);
    }

    @Test
    @Tag("RUL-77")
    void kogusEnduresNoMoreWithZinaAdora() {
        // 6 - (6 - 4) = +4, a 1 is his fifth wound.
        Scene scene = Encounters.meet(
                Position.in(22)
                        .place("Zina Adora", 2211)
                        .place("Kogus", 2211)
                        .wounds("Kogus", 4)
                        .dice(1, 6),
                2211);
        scene.play("inactive").skipTo(Ask.BREAK_OFF).play("stand");

        assertThat(scene.isDead("Kogus")).isTrue();
    }

    // ---- hiding

    @ParameterizedTest
    @CsvSource({
        "Boccanegra, 6", // 2 + 4 - 1 + 1
        "Bridne Murcada, 9", // 4 + 4 - 1 + 2
        "Odene Hobar, 6", // 3 + 4 - 1
    })
    void someHideBetter(String character, int hiding) {
        Scene scene = Position.in(22)
                .place(character, 2211)
                .detected(character)
                .units(2211, UnitKind.LINE, 3)
                .dice(6)
                .start(Side.REBEL, Segment.SEARCH);

        scene.play("search:2211", "units");

        assertThat(scene.last(Event.SearchRolled.class).hidingValue()).isEqualTo(hiding);
    }

    @Test
    void aHidersBonusHelpsTheWholeGroup() {
        // Best Intelligence 4 + 4 - 2 + 1 + 2.
        Scene scene = Position.in(22)
                .place("Boccanegra", 2211)
                .place("Bridne Murcada", 2211)
                .detected("Boccanegra", "Bridne Murcada")
                .units(2211, UnitKind.LINE, 3)
                .dice(6)
                .start(Side.REBEL, Segment.SEARCH);

        scene.play("search:2211", "units");

        assertThat(scene.last(Event.SearchRolled.class).hidingValue()).isEqualTo(9);
    }

    // ---- robots and creatures

    @Test
    @Tag("RUL-27")
    void yarroLatacsGroupIsNotAttackedByRobotsAndTheEventCountsAsDrawn() {
        Scene scene = Encounters.assign(
                Position.in(22)
                        .place("Yarro Latac", 2232)
                        .place("Frun Sentel", 2232)
                        .actionCards(75, 85),
                Side.REBEL,
                2232,
                "I");
        scene.expect(Ask.DRAW).play("draw");

        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
        assertThat(scene.last(Event.ActionEventDrawn.class).takesEffect()).isFalse();
    }

    @Test
    void yarroLatacDoesNotKeepCreaturesAway() {
        Scene scene = Encounters.meet(Position.in(22).place("Yarro Latac", 2211), 2211);

        assertThat(scene.last(Event.CharacterCombatBegan.class).attacker()).isEqualTo("Snow Giants");
    }

    @Test
    @Tag("RUL-27")
    void professorMaregKeepsTheFirstCreatureAwayButNotTheSecond() {
        Scene scene = Encounters.assign(
                Position.in(22).place("Professor Mareg", 2211).actionCards(74, 75), Side.REBEL, 2211, "I");
        scene.expect(Ask.DRAW);
        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();

        scene.play("draw");

        assertThat(scene.last(Event.CharacterCombatBegan.class).attacker()).isEqualTo("Snow Giants");
    }

    @Test
    void professorMaregKeepsSentryRobotsAwayToo() {
        Scene scene = Encounters.assign(
                Position.in(22).place("Professor Mareg", 2232).actionCards(75), Side.REBEL, 2232, "I");

        scene.expect(Ask.DRAW);
        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
    }

    @Test
    void professorMaregIsNoHelpInAnUrbanEnviron() {
        Scene scene =
                Encounters.meet(Position.in(22).place("Professor Mareg", 2221).dice(1, 6), 2221);

        assertThat(scene.last(Event.CharacterCombatBegan.class).attacker()).isEqualTo("Laboroid");
    }

    // ---- Doctor Sontag

    private static Position hospital() {
        return Position.in(22)
                .place("Doctor Sontag", 2231)
                .place("Frun Sentel", 2231)
                .place("Kogus", 2232)
                .wounds("Doctor Sontag", 1)
                .wounds("Frun Sentel", 4)
                .wounds("Kogus", 2);
    }

    @Test
    void doctorSontagHealsHisStackAtTheStartOfTheRebelTurn() {
        Scene scene = hospital().start(Side.REBEL, Segment.START);

        assertThat(scene.wounds("Doctor Sontag")).isZero();
        assertThat(scene.wounds("Frun Sentel")).isZero();
        assertThat(scene.wounds("Kogus")).isEqualTo(2);
    }

    @Test
    void doctorSontagHealsNobodyAtTheStartOfTheImperialTurn() {
        Scene scene = hospital().place("Redjac", 2211).start(Side.IMPERIAL, Segment.START);

        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.wounds("Frun Sentel")).isEqualTo(4);
    }

    @Test
    void doctorSontagHealsOnlyHisOwnStack() {
        Scene scene = hospital()
                .units(2231, UnitKind.AIR_1_0, 1)
                .placeWithUnits("Boccanegra", 2231)
                .wounds("Boccanegra", 3)
                .start(Side.REBEL, Segment.START);

        assertThat(scene.wounds("Frun Sentel")).isZero();
        assertThat(scene.wounds("Boccanegra")).isEqualTo(3);
    }

    @Test
    void aCapturedDoctorSontagHealsNobody() {
        Scene scene = Position.in(22)
                .place("Redjac", 2231)
                .place("Frun Sentel", 2231)
                .wounds("Frun Sentel", 4)
                .prisoner("Doctor Sontag", "Redjac")
                .start(Side.REBEL, Segment.START);

        assertThat(scene.wounds("Frun Sentel")).isEqualTo(4);
    }

    @Test
    void thoseHealedMayActAtOnce() {
        Scene scene = hospital().start(Side.REBEL, Segment.START);

        scene.expect(Ask.MOVE).expectOffers("walk:4", "walk:12");
        scene.play("end").skipTo(Ask.NEXT_ENVIRON).expectOffers("environ:2231");
    }

    @Test
    void doctorSontagComesBeforeTheMedikit() {
        // All of his stack are healed already, so the Medi-kit has nobody to heal and no die is rolled.
        Scene scene = hospital().shownCard("Medi-kit of Ptolus", "Frun Sentel").start(Side.REBEL, Segment.START);

        scene.expect(Ask.MOVE);
        assertThat(scene.owner("Medi-kit of Ptolus")).isEqualTo("Frun Sentel");
        assertThat(scene.wounds("Frun Sentel")).isZero();
    }
}
