package fitg.rules.mission.second;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Mission;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.Scene;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Event;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** C-SO-3, C-SO-4: creatures and irate locals as system opponents. */
class SecondCreatureTest {

    private static final String SONTAG = "Doctor Sontag";
    private static final String FRUN = "Frun Sentel";
    private static final String MAREG = "Professor Mareg";

    /** Frun alone, on a mission in an environ, with these dice for the event. */
    private static SecondScene meet(String environ, String mission, SecondPosition position) {
        SecondScene scene = position.start(Side.REBEL, Segment.MISSIONS);
        scene.play("place:" + environ, "mission:" + mission, "roll");
        return scene;
    }

    private static SecondPosition frun(String environ) {
        return SecondPosition.in(22, 23, 24).counter("Conscript", environ).place(FRUN, environ);
    }

    private static int diceRolledBy(Scene scene, String shooter) {
        return scene.events(Happening.Volley.class).stream()
                .filter(volley -> volley.shooter().name().startsWith(shooter))
                .mapToInt(volley -> volley.dice().size())
                .findFirst()
                .orElse(0);
    }

    @Test
    @Tag("C-SO-3")
    @Tag("E5.3.b.1")
    void theCreatureOfTheEnvironAttacksWithItsStrengthAsDice() {
        // Snow Giants 6/4 live in Quibron Wild; 21 there is a creature. They break off when damaged: four hits.
        SecondScene scene = meet(
                "2211",
                "S",
                frun("2211").dice(2, 1).dice(1, 1, 1, 1, 1, 1, 5, 5, 6, 6, 1).dice(2, 1));

        assertThat(scene.last(Event.CreatureMet.class).creature()).isEqualTo("Snow Giants");
        scene.expect(Query.BREAK_OFF).play("stand");

        assertThat(diceRolledBy(scene, "Snow Giants")).isEqualTo(6);
        assertThat(scene.last(Happening.BattleEnded.class).ending())
                .isEqualTo(Happening.BattleEnded.Ending.DEFENDER_WON);
        scene.expect(Query.EVENT_ROLL).expectLuckUsedUp();
    }

    @Test
    @Tag("C-SO-3")
    @Tag("E5.3.d.1")
    @Tag("S-R61")
    @Tag("E5.3.b.5")
    void theLaboroidSurprisesAndFightsOnWhenDamaged() {
        // Laboroid 3/3 in Angoff Urban, event 11: four dice against Frun's four, no break-off; damaged it has two.
        SecondScene scene = meet(
                "2221",
                "S",
                frun("2221")
                        .dice(1, 1)
                        .dice(1, 1, 1, 1)
                        .dice(5, 5, 5, 1)
                        .dice(1, 1)
                        .dice(5, 5, 5, 1, 1)
                        .dice(1, 1));

        scene.expect(Query.BREAK_OFF).play("stand");

        var volleys = scene.events(Happening.Volley.class);
        assertThat(volleys).extracting(volley -> volley.dice().size()).containsExactly(4, 4, 2, 5);
        scene.expect(Query.EVENT_ROLL).expectLuckUsedUp();
    }

    @Test
    @Tag("S-R91")
    @Tag("C-SO-3")
    void twoSentryRobotsAreOneOpponentOfSevenDiceAndFourWhenDamaged() {
        // Charkhan Wild has no creature of its own: event 36 brings two robots, 22 one.
        SecondScene two = meet(
                "2232",
                "S",
                frun("2232")
                        .dice(3, 6)
                        .dice(1, 1, 1, 1, 1, 1, 1)
                        .dice(5, 5, 5, 5, 1)
                        .dice(1, 1, 1, 1)
                        .dice(1, 1, 1, 1, 1));
        two.play("stand", "stand");
        assertThat(two.events(Happening.Volley.class))
                .extracting(volley -> volley.dice().size())
                .containsExactly(7, 5, 4, 5);

        SecondScene one =
                meet("2232", "S", frun("2232").dice(2, 2).dice(1, 1, 1, 1).dice(1, 1, 1, 1, 1));
        one.play("stand");
        assertThat(diceRolledBy(one, one.last(Event.CreatureMet.class).creature()))
                .isEqualTo(4);
    }

    @Test
    @Tag("C-SO-3")
    void robotsGuardOnlyWhereTheEnemyControlsThePlanetAndLatacKnowsThem() {
        SecondScene risen = meet(
                "2232",
                "S",
                frun("2232").control("Charkhan", PlanetState.REBELLION).dice(2, 2, 2, 1));
        assertThat(risen.events(Event.CreatureMet.class)).isEmpty();

        SecondScene handy = meet(
                "2232",
                "S",
                SecondPosition.in(22)
                        .counter("Conscript", "2232")
                        .place("Yarro Latac", "2232")
                        .dice(2, 2, 2, 1));
        assertThat(handy.events(Event.CreatureMet.class)).isEmpty();
    }

    @Test
    @Tag("RUL-27")
    void professorMaregsGroupIgnoresItsFirstCreature() {
        SecondScene scene = meet(
                "2211",
                "S",
                SecondPosition.in(22)
                        .counter("Conscript", "2211")
                        .place(MAREG, "2211")
                        .dice(2, 1, 2, 1, 2, 2));
        assertThat(scene.events(Event.CreatureMet.class)).isEmpty();

        // The event does not count as drawn, so the next one finds him.
        scene.expect(Query.EVENT_ROLL).play("roll");
        assertThat(scene.events(Event.CreatureMet.class)).hasSize(1);
    }

    @Test
    @Tag("C-MISS-4")
    void outOfSeasonNoCreatureComes() {
        SecondScene scene = meet("2211", "S", frun("2211").dice(5, 1, 2, 1, 2, 1, 2, 1));
        scene.play("roll");

        assertThat(scene.events(Event.CreatureMet.class)).isEmpty();
        assertThat(scene.last(Happening.RandomEvent.class).takesEffect()).isFalse();
    }

    @Test
    @Tag("S-R92")
    void drantsAttackEachMemberOnceWithFourDice() {
        // Charkhan Air, event 26: a creature or a sentry. Nobody defends, nobody flees; his escort is attacked too.
        SecondPosition position = SecondPosition.in(22)
                .counter("Conscript", "2231")
                .place(FRUN, "2231")
                .place(SONTAG, "2231")
                .escort(FRUN, Soldier.REGULAR)
                .dice(2, 6)
                .dice(5, 6, 1, 1)
                .dice(5, 1, 1, 1)
                .dice(5, 6, 6, 1)
                .dice(1, 1);
        SecondScene scene = position.start(Side.REBEL, Segment.MISSIONS);
        scene.play("place:2231", "mission:S", "take", "take", "character:4", "roll");

        assertThat(scene.hits(FRUN)).isEqualTo(2);
        assertThat(scene.hits(SONTAG)).isEqualTo(1);
        assertThat(scene.last(Happening.HitsTaken.class).fate()).isEqualTo(Happening.HitsTaken.Fate.DAMAGED);
        assertThat(scene.events(Happening.Volley.class)).hasSize(3);
        scene.expect(Query.EVENT_ROLL).expectLuckUsedUp();
    }

    @Test
    @Tag("S-R92")
    void drusersFightTheMind() {
        // Drusers 5/5 in Lysenda Urban, event 11: Sontag defends with intelligence 4, wounded or not.
        SecondScene scene = meet(
                "2321",
                "S",
                SecondPosition.in(23)
                        .counter("Conscript", "2321")
                        .place(SONTAG, "2321")
                        .dice(1, 1)
                        .dice(5, 1, 1, 1, 1)
                        .dice(5, 5, 5, 1));
        scene.expect(Query.BREAK_OFF).play("stand");

        assertThat(diceRolledBy(scene, "Drusers")).isEqualTo(5);
        assertThat(diceRolledBy(scene, SONTAG)).isEqualTo(4);
    }

    @Test
    @Tag("S-R92")
    void propangMakesTheFirstBreakOffHarder() {
        // Propang 5/3 in Pronox Urban against Frun's 5: differential 0, 5 or less; a 5 and one more fails.
        SecondScene scene = meet(
                "2311",
                "S",
                frun("2311")
                        .dice(1, 1)
                        .dice(5)
                        .dice(1, 1, 1, 1, 1)
                        .dice(1, 1, 1, 1)
                        .dice(6)
                        .dice(2, 1));
        scene.play("break-off-all");
        assertThat(scene.last(Happening.BreakOffTried.class).modifier()).isEqualTo(1);
        assertThat(scene.last(Happening.BreakOffTried.class).activeAway()).isFalse();

        // In round 2 only the earlier try counts: 6 - 1 = 5.
        scene.expect(Query.BREAK_OFF).play("break-off-all");
        assertThat(scene.last(Happening.BreakOffTried.class).modifier()).isEqualTo(-1);
        assertThat(scene.last(Happening.BreakOffTried.class).activeAway()).isTrue();
    }

    @Test
    @Tag("S-R93")
    void sandiabsCostTheGroupItsBonusRolls() {
        // Orning Wild, size 5, event 21; then four quiet rolls and not one bonus roll for a doctor of six.
        SecondScene scene = meet(
                "2412",
                "I",
                SecondPosition.in(24)
                        .place(SONTAG, "2412")
                        .dice(2, 1, 2, 1, 1, 5, 2, 1, 1, 5, 2, 1, 1, 5, 2, 1, 1, 5, 2, 1));
        scene.play("roll", "roll", "roll", "roll");

        assertThat(scene.events(Happening.SuccessRolled.class))
                .noneMatch(roll -> roll.mission() == Mission.GATHER_INFORMATION);
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("C-SO-4")
    void irateLocalsAreOneOpponentThatLeavesWhenDamaged() {
        // Saurians of the wild, 5/4: event 46 on Quibron.
        SecondScene scene = meet(
                "2211",
                "S",
                frun("2211").dice(4, 6).dice(5, 1, 1, 1, 1).dice(5, 5, 5, 5, 1).dice(2, 1));
        scene.expect(Query.BREAK_OFF).play("stand");

        assertThat(diceRolledBy(scene, "irate locals")).isEqualTo(5);
        assertThat(scene.hits(FRUN)).isEqualTo(1);
        scene.expect(Query.EVENT_ROLL).expectLuckUsedUp();
    }

    @Test
    @Tag("C-SO-4")
    void localsLeaveTheRebelsOfARisenPlanetAndOnesteWoadaAlone() {
        SecondScene risen = meet(
                "2211",
                "S",
                frun("2211").control("Quibron", PlanetState.REBELLION).dice(4, 6, 2, 1));
        assertThat(risen.events(Happening.BattleBegan.class)).isEmpty();

        SecondScene beloved = meet(
                "2211",
                "S",
                SecondPosition.in(22)
                        .counter("Conscript", "2211")
                        .place("Oneste Woada", "2211")
                        .dice(4, 6, 2, 1));
        assertThat(beloved.events(Happening.BattleBegan.class)).isEmpty();
    }

    @Test
    @Tag("C-SO-3")
    @Tag("S-R142")
    void whatCannotBeHurtStrikesOnceAndIsGone() {
        // Alweg, 8 without endurance, in environ 3211: its dice are spread evenly over the two, four each.
        SecondPosition position = SecondPosition.in(32)
                .counter("Conscript", "3211")
                .place(FRUN, "3211")
                .place(SONTAG, "3211")
                .dice(1, 1)
                .picks(0, 0, 0, 0)
                .dice(1, 1, 1, 1, 1, 1, 1, 1)
                .dice(1, 1);
        SecondScene scene = position.start(Side.REBEL, Segment.MISSIONS);
        scene.play("place:3211", "mission:S", "take", "take", "character:4", "roll");

        assertThat(scene.events(Happening.Volley.class))
                .extracting(volley -> volley.dice().size())
                .containsExactly(4, 4);
        scene.expect(Query.EVENT_ROLL).expectLuckUsedUp();
    }
}
