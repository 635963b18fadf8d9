package fitg.rules.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Game;
import fitg.play.LoadedChance;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import fitg.procedure.Verdict;
import fitg.state.Segment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is special in The Senator's Peace, a scenario of our own. */
class SenatorsPeaceTest {

    private static final Scenario SCENARIO = Scenarios.named("senators-peace").orElseThrow();

    private static final Verdict.Reason AT_ONCE = Verdict.Reason.INSTANT_VICTORY;

    /** The Senator on Suti, and one Rebel at large on Tsipa. */
    private static Position ribex() {
        return Position.of(SCENARIO).turn(2).place("Senator Dermond", 3222).place("Oneste Woada", 3231);
    }

    private static Verdict verdict(Scene scene) {
        return scene.game().outcome().orElseThrow();
    }

    // ---- the beginning

    @Test
    void sutiIsAtUnrestAndStillImperial() {
        Scene scene = Position.of(SCENARIO).place("Oneste Woada", 3231).start(Side.REBEL, Segment.MOVEMENT);

        assertThat(scene.loyalty("Suti")).isEqualTo(Loyalty.UNREST);
        assertThat(scene.control("Suti")).isEqualTo(Side.IMPERIAL);
    }

    @Test
    void theRebelsComeFromSpaceInAShipOneOfThemIsGiven() {
        LoadedChance chance = new LoadedChance(null);
        Scene scene = new Scene(Game.start(SCENARIO, Options.standard(), chance), chance);
        scene.skipTo(Ask.SET_UP_SHIP);

        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        scene.play("character:13");

        assertThat(scene.shipHolder("Stellar Courier")).isEqualTo("Scott Rubel");
        scene.expect(Ask.ENTER_FROM_SPACE);
    }

    // ---- reinforcements

    @ParameterizedTest
    @ValueSource(ints = {3, 5})
    void aPatrolArrivesInTurnsThreeAndFive(int turn) {
        Scene scene = ribex().turn(turn).start(Side.IMPERIAL, Segment.ARRIVALS);

        scene.expect(Ask.ARRIVAL).play("environ:3232");

        assertThat(scene.units(3232, UnitKind.PATROL)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 6})
    void nobodyArrivesInOtherTurns(int turn) {
        Scene scene = ribex().turn(turn).start(Side.IMPERIAL, Segment.ARRIVALS);

        assertThat(scene.question()).isNotIn(Ask.ARRIVAL, Ask.ARRIVAL_KIND);
    }

    // ---- the Rebels win at once

    /** Agan Rafa finds the Senator in the Imperial player-turn. */
    private static Scene aganFindsTheSenator(int... dice) {
        Scene scene = Position.of(SCENARIO)
                .turn(2)
                .place("Senator Dermond", 3222)
                .detected("Senator Dermond")
                .place("Els Taroff", 3211)
                .place("Agan Rafa", 3222)
                .place("Drakir Grebb", 3222)
                .dice(dice)
                .start(Side.IMPERIAL, Segment.SEARCH);
        return scene.play("search:3222", "take", "take", "attack", "hand-to-hand");
    }

    @Test
    void whoTakesTheSenatorAliveHasWon() {
        Scene scene = aganFindsTheSenator(1, 4, 5).play("capture", "stand", "character:3");

        assertThat(scene.isPrisoner("Senator Dermond")).isTrue();
        assertThat(verdict(scene).winner()).isEqualTo(Side.REBEL);
        assertThat(verdict(scene).reason()).isEqualTo(AT_ONCE);
    }

    @Test
    void aDeadSenatorIsWorthAPointAndNoVictory() {
        Scene scene = ribex().dead("Senator Dermond").start(Side.REBEL, Segment.MOVEMENT);

        assertThat(scene.game().isOver()).isFalse();
    }

    @Test
    void anotherPrisonerIsNoVictory() {
        Scene scene = ribex().place("Agan Rafa", 3222)
                .prisoner("Els Taroff", "Agan Rafa")
                .start(Side.REBEL, Segment.MOVEMENT);

        assertThat(scene.game().isOver()).isFalse();
    }

    @Test
    void anyTwoPlanetsInRebelHandsWin() {
        Scene one = ribex().state("Suti", PlanetState.REBEL_CONTROL).start(Side.REBEL, Segment.MOVEMENT);
        Scene two = ribex().state("Suti", PlanetState.REBEL_CONTROL)
                .state("Unarpha", PlanetState.REBELLION)
                .pdb("Unarpha", 1, true)
                .start(Side.IMPERIAL, Segment.END);

        assertThat(one.game().isOver()).isFalse();
        assertThat(verdict(two).winner()).isEqualTo(Side.REBEL);
        assertThat(verdict(two).reason()).isEqualTo(AT_ONCE);
    }

    // ---- the Empire wins at once

    private static Position quiet() {
        return ribex().loyalty("Unarpha", Loyalty.LOYAL).loyalty("Tsipa", Loyalty.PATRIOTIC);
    }

    @Test
    void theSenatorHasHisPeaceWhenAllPlanetsAreLoyal() {
        Scene neutral = quiet().loyalty("Suti", Loyalty.NEUTRAL).start(Side.IMPERIAL, Segment.MOVEMENT);
        Scene loyal = quiet().loyalty("Suti", Loyalty.LOYAL).start(Side.IMPERIAL, Segment.END);

        assertThat(neutral.game().isOver()).isFalse();
        assertThat(verdict(loyal).winner()).isEqualTo(Side.IMPERIAL);
        assertThat(verdict(loyal).reason()).isEqualTo(AT_ONCE);
    }

    @Test
    void thereIsNoPeaceWhileAPlanetIsNotHis() {
        Scene scene = quiet().loyalty("Suti", Loyalty.LOYAL)
                .state("Suti", PlanetState.REBELLION)
                .pdb("Suti", 0, false)
                .start(Side.IMPERIAL, Segment.END);

        assertThat(scene.game().isOver()).isFalse();
    }

    @Test
    void withoutARebelAtLargeTheEmpireHasWon() {
        Scene scene = Position.of(SCENARIO)
                .turn(2)
                .place("Senator Dermond", 3222)
                .place("Els Taroff", 3231)
                .prisoner("Agan Rafa", "Els Taroff")
                .dead("Drakir Grebb")
                .start(Side.IMPERIAL, Segment.END);

        assertThat(verdict(scene).winner()).isEqualTo(Side.IMPERIAL);
        assertThat(verdict(scene).reason()).isEqualTo(AT_ONCE);
    }

    // ---- points

    @Test
    void aRebellionAndAnUnrestAreJustEnough() {
        Position nine = ribex().turn(6)
                .state("Suti", PlanetState.REBELLION)
                .pdb("Suti", 0, false)
                .loyalty("Unarpha", Loyalty.UNREST);
        Position eight = ribex().turn(6)
                .state("Suti", PlanetState.REBELLION)
                .pdb("Suti", 0, false)
                .loyalty("Unarpha", Loyalty.UNREST)
                .dead("Scott Rubel");

        assertThat(verdict(nine.start(Side.IMPERIAL, Segment.END)))
                .isEqualTo(new Verdict(Side.REBEL, Verdict.Reason.POINTS, 9));
        assertThat(verdict(eight.start(Side.IMPERIAL, Segment.END)))
                .isEqualTo(new Verdict(Side.IMPERIAL, Verdict.Reason.POINTS, 8));
    }
}
