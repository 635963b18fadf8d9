package fitg.play.odds;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.odds.Odds.Outcome;
import fitg.play.words.Names;
import fitg.play.words.Said;
import fitg.procedure.Ask;
import fitg.rules.character.Characters;
import fitg.rules.control.Control;
import fitg.rules.detection.first.DetectionRoutine;
import fitg.rules.flight.first.EntryFromSpace;
import fitg.rules.hyperjump.Distances;
import fitg.rules.hyperjump.first.JumpRoll;
import fitg.rules.hyperjump.first.LoneJump;
import fitg.rules.spaceship.Ships;
import fitg.state.GameState;
import fitg.state.Holder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Case 9.3: how a flight ends, with the tests at departure and arrival taken together. */
final class FlightOdds {

    private final PlayerView view;
    private final int ship;
    private final long aboard;
    private final FlightChances chances;
    private final List<Said> remarks = new ArrayList<>();

    private FlightOdds(PlayerView view, int ship, long aboard) {
        this.view = view;
        this.ship = ship;
        this.aboard = aboard;
        boolean detected = (Characters.detected(view) & aboard) != 0;
        this.chances = new FlightChances(view, view.options(), ship, aboard, detected);
    }

    /** The pilot's own risk; passengers share the ship's fate, but a detected one adds a column. */
    static Odds toward(PlayerView view, int ship, int destination) {
        FlightOdds odds = new FlightOdds(view, ship, PieceSet.only(view.gear().shipHolder(ship)));
        int origin = Control.planetOf(view.gear().shipAt(ship));
        odds.remark("leaving", origin);
        odds.chances.leave(origin);
        if (Control.planetOf(destination) != origin) {
            odds.reach(Control.planetOf(destination));
        }
        odds.joinFriends(destination);
        odds.remarks.add(Said.of("odds.flight.pilot-alone"));
        return odds.result();
    }

    /** Case 20.2: from planet to planet, or over a hyperjump; counted for one that arrives. */
    static Odds ofVoyage(PlayerView view, int ship, int destination) {
        GameState s = view.seen();
        int pilot = s.gear().shipHolder(ship);
        int from = s.gear().shipAt(ship);
        FlightOdds odds = new FlightOdds(view, ship, PieceSet.only(pilot));
        int origin = Place.planet(from);
        int goal = Place.planet(destination);
        if (origin >= 0) {
            odds.remark("leaving", origin);
            odds.chances.leave(origin);
        }
        if (goal != origin) {
            odds.reach(goal);
        }
        if (Place.isEnviron(destination)) {
            odds.joinFriends(destination);
        }
        odds.remarks.add(Said.of("odds.flight.pilot-alone"));
        Odds flight = odds.result();
        if (goal == origin || !Distances.needsJump(from, goal)) {
            return flight;
        }
        JumpRoll roll = LoneJump.of(s, ship, pilot, PieceSet.only(pilot), from, goal);
        List<Outcome> outcomes = new ArrayList<>(flight.outcomes());
        outcomes.addAll(VoyageOdds.outcomes(
                roll, "odds.jump.once-away-", "odds.jump.once-away-damage", "odds.jump.once-away-lost"));
        List<Said> all = new ArrayList<>(flight.assumed());
        all.add(VoyageOdds.remark(roll));
        all.add(Said.of("odds.flight.if-it-arrives"));
        return new Odds("21.3", List.copyOf(outcomes), List.copyOf(all));
    }

    /** Case 14.56: the pilot reacts alone, within the planet. */
    static Optional<Odds> reaction(PlayerView view, Decision decision) {
        int ship = Ships.flownBy(view, decision.subject());
        return decision.steps().stream()
                .filter(step -> step.question() == Ask.REACTION)
                .map(step -> toward(view, ship, step.answer().argument()))
                .findFirst();
    }

    /** Case 16.12: everybody comes in one ship, so that what any of them brings counts. */
    static Optional<Odds> fromSpace(PlayerView view, Side side, int destination) {
        int ship = EntryFromSpace.shipInSpace(view, side);
        if (ship == Holder.NOBODY) {
            return Optional.empty();
        }
        FlightOdds odds = new FlightOdds(view, ship, EntryFromSpace.aboard(view, side));
        odds.reach(Control.planetOf(destination));
        odds.joinFriends(destination);
        return Optional.of(odds.result());
    }

    private void reach(int planet) {
        remark("reaching", planet);
        chances.reach(planet);
    }

    private void remark(String how, int planet) {
        Said name = Said.name(Names.planet(planet));
        remarks.add(
                chances.isTested(planet)
                        ? Said.of(
                                "odds.flight.test-" + how,
                                name,
                                Said.number(DetectionRoutine.evasion(view, ship, aboard)),
                                Said.number(chances.level(planet)))
                        : Said.of("odds.flight.no-test-" + how, name));
    }

    private void joinFriends(int destination) {
        long friends = Characters.free(view, destination, Ships.side(ship)) & ~aboard;
        if ((friends & view.people().detectedFlags()) != 0) {
            chances.joinSeenFriends();
            remarks.add(Said.of("odds.flight.seen-friends", Said.name(Names.environ(destination))));
        }
    }

    private Odds result() {
        return new Odds(
                "9.3",
                List.of(
                        Outcome.of(chances.undetected(), "odds.flight.undetected"),
                        Outcome.of(chances.detected(), "odds.flight.detected"),
                        Outcome.of(chances.shipLost(), "odds.flight.ship-lost"),
                        Outcome.of(chances.destroyed(), "odds.flight.destroyed")),
                List.copyOf(remarks));
    }
}
