package fitg.server.view;

import fitg.content.HyperjumpOutcome;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.rules.flight.second.Spaceships;
import fitg.rules.hyperjump.Distances;
import fitg.rules.hyperjump.second.Jump;
import fitg.rules.hyperjump.second.StackJump;
import fitg.server.shape.Called;
import fitg.server.shape.Least;
import fitg.server.shape.Most;
import fitg.server.shape.Says;
import fitg.state.theatre.Theatre;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

@Says("The hyperjump of the second edition that an answer leads to, before it is rolled.")
@Called("Jump")
public record JumpDocument(
        @Says("The number of the star system it begins in.") int from,
        int to,

        @Says("What it counts, with the size of the stack.") @Least(0)
        int distance,

        @Least(0) int navigation,

        @Says("The column of the hyperjump table in the catalogue.")
        String column,

        @Says("To the dice, beyond the last column.") @Least(0)
        int added,

        boolean emergency,

        @Says("Every result with its probability; they add up to 1.")
        List<ArrivalDocument> results) {

    @Says("A result of a hyperjump.")
    @Called("JumpResult")
    public record ArrivalDocument(
            String what,

            @Says("0 for a safe arrival.") @Least(0) @Most(2)
            int drift,

            boolean damage,
            boolean disaster,
            @Least(0) @Most(1) double probability) {}

    private static final int DIE = 6;

    /** Empty for answers without a jump. */
    static Optional<JumpDocument> of(PlayerView view, Decision decision, Action action) {
        if (!(decision.question() instanceof Query query)) {
            return Optional.empty();
        }
        int about = decision.subject();
        return switch (query) {
            case DESTINATION -> ofStarships(view, about, action.argument());
            case FLY_TO_PLANET -> ofSpaceship(view, decision, action.argument());
            case BREAK_OFF_GOAL -> inEmergency(about, action);
            case EVADE -> inEmergency(view.gear().shipAt(about), action);
            default -> Optional.empty();
        };
    }

    private static Optional<JumpDocument> ofStarships(PlayerView view, int from, int planet) {
        int left = Place.isEnviron(from) ? Place.orbit(Place.planet(from)) : from;
        return Distances.needsJump(left, planet) ? Optional.of(of(StackJump.of(view, left, planet))) : Optional.empty();
    }

    private static Optional<JumpDocument> ofSpaceship(PlayerView view, Decision decision, int planet) {
        int ship = decision.subject();
        int from = view.gear().shipAt(ship);
        if (!Distances.needsJump(from, planet)) {
            return Optional.empty();
        }
        int navigation = Spaceships.jumpNavigation(view, ship, crew(view, decision));
        return Optional.of(of(Jump.of(from, Place.starOf(planet), navigation).under(view)));
    }

    /** Those aboard already, or the pilot and everybody who was taken along in this act. */
    private static long crew(PlayerView view, Decision decision) {
        long aboard = Theatre.company(view).aboardSpaceship(decision.subject())
                | PieceSet.only(view.gear().shipHolder(decision.subject()));
        for (Decision.Step step : decision.steps()) {
            boolean taken = step.question() == Query.CREW && step.answer().kind() == Kind.TAKE;
            aboard |= taken ? PieceSet.only(step.subject()) : PieceSet.NONE;
        }
        return aboard;
    }

    private static Optional<JumpDocument> inEmergency(int from, Action action) {
        return action.kind() == Kind.WARP
                ? Optional.of(of(Jump.inEmergency(from, Place.starOf(action.argument()))))
                : Optional.empty();
    }

    static JumpDocument of(Jump jump) {
        return new JumpDocument(
                Printed.CATALOGUE.systems().get(jump.fromStar()).id(),
                Printed.CATALOGUE.systems().get(jump.toStar()).id(),
                jump.distance(),
                jump.navigation(),
                PrintedSecond.jumpColumn(jump.column()),
                jump.added(),
                jump.emergency(),
                results(jump));
    }

    private static List<ArrivalDocument> results(Jump jump) {
        Map<HyperjumpOutcome, Integer> ways = new LinkedHashMap<>();
        for (int first = 1; first <= DIE; first++) {
            for (int second = 1; second <= DIE; second++) {
                ways.merge(jump.outcome(first + second), 1, Integer::sum);
            }
        }
        return ways.entrySet().stream()
                .map(way -> arrival(way.getKey(), way.getValue() / (double) (DIE * DIE)))
                .sorted((one, other) -> Integer.compare(severity(one), severity(other)))
                .toList();
    }

    private static ArrivalDocument arrival(HyperjumpOutcome outcome, double probability) {
        return new ArrivalDocument(
                PrintedSecond.arrival(outcome), outcome.drift(), outcome.damaged(), outcome.eliminated(), probability);
    }

    /** The best result stands first. */
    private static int severity(ArrivalDocument result) {
        return result.drift() + (result.damage() ? 3 : 0) + (result.disaster() ? 6 : 0);
    }
}
