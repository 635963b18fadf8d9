package fitg.players.marshal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.play.Game;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.procedure.Scenario;
import fitg.state.Segment;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ProspectTest {

    static Stream<Arguments> scenariosAndPlanets() {
        return Stream.of(
                Arguments.of(Scenarios.FLIGHT_TO_EGRIX, "Angoff", 2232),
                Arguments.of(Scenarios.VARU_POWDERKEG, "Solvia", 4332));
    }

    // ---- the table

    @Test
    void theTableNamesEverySignOnce() throws IOException {
        assertThat(table().stream().skip(1).map(line -> line.split(",")[0]))
                .containsExactlyInAnyOrderElementsOf(
                        Stream.of(Sign.values()).map(Sign::name).toList());
    }

    /** A new scenario may do without, but what is learned is about one that exists. */
    @Test
    void theTableHasAWeightForEveryScenarioItNames() throws IOException {
        String[] heading = table().getFirst().split(",");
        assertThat(Stream.of(heading).skip(1))
                .doesNotHaveDuplicates()
                .isSubsetOf(Scenarios.skirmishes().stream().map(Scenario::id).toList());
        assertThat(table()).allMatch(line -> line.split(",").length == heading.length);
    }

    /** So that a Marshal can play any scenario, and soon answers in a long one. */
    @Test
    void ofAnotherStarSystemOneExpectsWhatTheKnownOnesTeachOnAverage() throws IOException {
        Game elsewhere = Position.in(22)
                .place("Boccanegra", 2232)
                .start(Side.REBEL, Segment.MOVEMENT)
                .game();
        double[] always = new double[Sign.values().length];
        always[Sign.ALWAYS.ordinal()] = 1;
        String[] learned = table().getFirst().split(",");
        double sum = 0;
        for (int column = 1; column < learned.length; column++) {
            Scenario known = Scenarios.named(learned[column]).orElseThrow();
            sum += logOdds(Prospect.in(known).ofRebels(always));
        }
        assertThat(logOdds(Prospect.in(elsewhere.scenario()).ofRebels(always)))
                .isCloseTo(sum / (learned.length - 1), within(1e-9));
    }

    private static double logOdds(double chance) {
        return Math.log(chance / (1 - chance));
    }

    private static List<String> table() throws IOException {
        try (InputStream in = Prospect.class.getResourceAsStream("prospects.csv")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    // ---- what it makes of positions

    @Test
    void withoutAnySignTheChancesAreEven() {
        double[] none = new double[Sign.values().length];
        assertThat(new Prospect(none).ofRebels(none)).isEqualTo(0.5);
    }

    @ParameterizedTest
    @MethodSource("scenariosAndPlanets")
    void unrestIsBetterForTheRebelsThanLoyalty(Scenario scenario, String planet, int environ) {
        double loyal = chance(scenario, rebels(scenario, environ).loyalty(planet, Loyalty.LOYAL));
        double unrest = chance(scenario, rebels(scenario, environ).loyalty(planet, Loyalty.UNREST));
        assertThat(unrest).isGreaterThan(loyal).isLessThan(1);
    }

    @ParameterizedTest
    @MethodSource("scenariosAndPlanets")
    void aPlanetWonIsBetterThanARebellionPutDown(Scenario scenario, String planet, int environ) {
        double down = chance(scenario, rebels(scenario, environ).state(planet, PlanetState.REBELLION_STOPPED));
        double won = chance(scenario, rebels(scenario, environ).state(planet, PlanetState.REBEL_CONTROL));
        assertThat(won).isGreaterThan(down);
    }

    @ParameterizedTest
    @MethodSource("scenariosAndPlanets")
    void aFriendAliveIsBetterThanAFriendDead(Scenario scenario, String planet, int environ) {
        double dead = chance(scenario, rebels(scenario, environ).dead("Frun Sentel"));
        double alive = chance(scenario, rebels(scenario, environ).place("Frun Sentel", environ));
        assertThat(alive).isGreaterThan(dead);
    }

    private static Position rebels(Scenario scenario, int environ) {
        return Position.of(scenario).turn(2).place("Boccanegra", environ).place("Doctor Sontag", environ);
    }

    private static double chance(Scenario scenario, Position position) {
        return Prospect.in(scenario)
                .ofRebels(position.start(Side.REBEL, Segment.MOVEMENT).game());
    }
}
