package fitg.play.odds;

import fitg.content.DetectionTable.Result;
import fitg.content.HyperjumpOutcome;
import fitg.content.Place;
import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.odds.Odds.Outcome;
import fitg.play.words.Said;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.rules.detection.first.FleetWatch;
import fitg.rules.force.first.Fleets;
import fitg.rules.hyperjump.Distances;
import fitg.rules.hyperjump.first.FleetJump;
import fitg.rules.hyperjump.first.JumpRoll;
import fitg.state.GameState;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Cases 20.7, 21.3: where a hyperjump of 1979 may end, and what units in orbit may see and hit. */
final class VoyageOdds {

    private static final double FACES = 6;

    private VoyageOdds() {}

    /** Of a stack that goes to a planet; empty where it need not jump. */
    static Optional<Odds> ofStack(PlayerView view, Decision decision, int planet) {
        int from = decision.subject();
        if (!Distances.needsJump(from, planet)) {
            return Optional.empty();
        }
        GameState s = view.seen();
        Side side = decision.side();
        boolean led = Fleets.leaders(s, Place.UNDER_WAY, side) != 0;
        JumpRoll roll = FleetJump.of(s, side, s.forces().in(Place.UNDER_WAY, side), led, from, planet);
        return Optional.of(new Odds(
                "21.3",
                outcomes(roll, "odds.jump.", "odds.jump.loses-one", "odds.jump.loses-half"),
                List.of(remark(roll))));
    }

    static List<Outcome> outcomes(JumpRoll roll, String key, String damaged, String severe) {
        double[] drift = new double[3];
        double hit = 0;
        double worse = 0;
        for (HyperjumpOutcome outcome : roll.byDie()) {
            drift[outcome.drift()] += 1 / FACES;
            hit += outcome.damaged() ? 1 / FACES : 0;
            worse += outcome.eliminated() ? 1 / FACES : 0;
        }
        List<Outcome> outcomes = new ArrayList<>();
        outcomes.add(Outcome.of(drift[0], key + "safe"));
        add(outcomes, key + "drift-1", drift[1]);
        add(outcomes, key + "drift-2", drift[2]);
        add(outcomes, damaged, hit);
        add(outcomes, severe, worse);
        return List.copyOf(outcomes);
    }

    private static void add(List<Outcome> outcomes, String key, double probability) {
        if (probability > 0) {
            outcomes.add(Outcome.of(probability, key));
        }
    }

    static Said remark(JumpRoll roll) {
        String key = roll.isCertain() ? "odds.jump.no-die" : "odds.jump.one-die";
        return Said.of(key, Said.number(roll.distance()), Said.number(roll.navigation()));
    }

    /** Of units that look for a ship, or do not. */
    static Optional<Odds> ofWatch(PlayerView view, Decision decision, Action action) {
        if (!(view.underWay().getLast() instanceof FleetWatch watch)) {
            return Optional.empty();
        }
        GameState s = view.seen();
        boolean looks = action.kind() == Kind.TRACK;
        int strength = looks
                ? Fleets.striking(s.forces().in(Place.orbit(decision.subject()), decision.side()), true)
                        .strength(true)
                : 0;
        List<Result> results = watch.byDieWith(s, view.options(), strength);
        if (results.isEmpty()) {
            return Optional.empty();
        }
        Map<Result, Double> chances = new EnumMap<>(Result.class);
        results.forEach(result -> chances.merge(result, 1 / FACES, Double::sum));
        List<Outcome> outcomes = new ArrayList<>();
        chances.forEach((result, chance) ->
                outcomes.add(Outcome.of(chance, "odds.lookout." + result.name().toLowerCase(Locale.ROOT))));
        List<Said> remarks = looks ? List.of(Said.of("odds.lookout.then-attacked")) : List.of();
        return Optional.of(new Odds("20.7", List.copyOf(outcomes), remarks));
    }

    /** Of a ship that a fleet detachment attacks: it flies on, or tries to get away first. */
    static Optional<Odds> ofEvasion(PlayerView view, Action action) {
        if (!(view.underWay().getLast() instanceof FleetWatch watch)) {
            return Optional.empty();
        }
        boolean tries = action.kind() == Kind.BREAK_OFF_ALL;
        double away = tries ? Odds.sixths(watch.evadesUpTo()) : 0;
        double[] hits = watch.hitsByChance(tries);
        List<Outcome> outcomes = new ArrayList<>();
        if (tries) {
            outcomes.add(Outcome.of(away, "odds.lookout.gets-away"));
        }
        outcomes.add(Outcome.of((1 - away) * hits[0], "odds.lookout.missed"));
        outcomes.add(Outcome.of((1 - away) * hits[1], "odds.lookout.hit"));
        outcomes.add(Outcome.of((1 - away) * hits[2], "odds.lookout.ship-destroyed"));
        return Optional.of(new Odds("20.71", List.copyOf(outcomes), List.of()));
    }
}
