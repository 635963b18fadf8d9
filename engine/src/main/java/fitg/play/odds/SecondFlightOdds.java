package fitg.play.odds;

import fitg.content.DetectionTable.Result;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.play.odds.Odds.Outcome;
import fitg.play.words.Names;
import fitg.play.words.Said;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.rules.detection.Deltronics;
import fitg.rules.flight.second.Spaceships;
import fitg.rules.flight.second.Watch;
import fitg.rules.hyperjump.Distances;
import fitg.rules.hyperjump.second.Jump;
import fitg.rules.reaction.second.Reactors;
import fitg.rules.spaceship.Ships;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.theatre.Theatre;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** E2.A.3 and E2.A.5: how a spaceship of 2002 may fare on a flight of its own. */
final class SecondFlightOdds {

    private final GameState s;
    private final Decision decision;

    SecondFlightOdds(GameState s, Decision decision) {
        this.s = s;
        this.decision = decision;
    }

    /** The jump, if there is one, and what looks for the ship where it leaves and where it arrives. */
    Odds to(int planet) {
        int ship = decision.subject();
        int from = s.gear().shipAt(ship);
        long aboard = crew(ship);
        List<Outcome> outcomes = new ArrayList<>();
        List<Said> remarks = new ArrayList<>();
        if (Distances.needsJump(from, planet)) {
            Jump jump = Jump.of(from, Place.starOf(planet), Spaceships.jumpNavigation(s, ship, aboard))
                    .under(s);
            outcomes.addAll(JumpOdds.outcomes(jump));
            remarks.addAll(JumpOdds.of(jump).assumed());
        }
        if (Place.planet(from) >= 0 && Place.planet(from) != planet) {
            track(ship, Place.planet(from), aboard, "odds.watch.leaving", outcomes);
        }
        track(ship, planet, aboard, "odds.watch.reaching", outcomes);
        remarks.add(evasion(Spaceships.evasion(s, ship, aboard)));
        return new Odds("E2.A.3.5", List.copyOf(outcomes), List.copyOf(remarks));
    }

    /** Who reacts is named, or nobody else can come. */
    Optional<Odds> reaction(Action action) {
        return switch (action.kind()) {
            case CHARACTER -> reaction(action.argument(), decision.subject());
            case REACT -> reaction(Reactors.only(s, action.argument(), decision.side()), action.argument());
            default -> Optional.empty();
        };
    }

    /** S-R73: a pilot alone aboard comes down from orbit. */
    private Optional<Odds> reaction(int pilot, int environ) {
        int ship = pilot == Holder.NOBODY ? Holder.NOBODY : Theatre.company(s).spaceshipOf(pilot);
        if (ship == Holder.NOBODY || Place.isEnviron(s.gear().shipAt(ship))) {
            return Optional.empty();
        }
        List<Outcome> outcomes = new ArrayList<>();
        track(ship, Place.planet(environ), PieceSet.only(pilot), "odds.watch.coming-down", outcomes);
        int evasion = Spaceships.evasion(s, ship, PieceSet.only(pilot));
        return outcomes.isEmpty()
                ? Optional.empty()
                : Optional.of(new Odds("E5.2.e.1", List.copyOf(outcomes), List.of(evasion(evasion))));
    }

    /** Those named so far; in space everybody aboard. */
    private long crew(int ship) {
        if (!Place.isEnviron(s.gear().shipAt(ship))) {
            return Theatre.company(s).aboardSpaceship(ship);
        }
        long crew = PieceSet.only(s.gear().shipHolder(ship));
        for (Decision.Step step : decision.steps()) {
            boolean taken = step.question() == Query.CREW && step.answer().kind() == Kind.TAKE;
            crew |= taken ? PieceSet.only(step.subject()) : PieceSet.NONE;
        }
        return crew;
    }

    private void track(int ship, int planet, long aboard, String when, List<Outcome> outcomes) {
        Watch watch = Watch.byAll(s, planet, Ships.side(ship).opponent()).against(s, aboard);
        if (!watch.looks()) {
            return;
        }
        boolean detected = (aboard & s.people().detectedFlags()) != 0;
        int seen = watch.column(Spaceships.evasion(s, ship, aboard), detected);
        int column = Deltronics.column(s, ship, planet, seen);
        List<Result> results = watch.byDie(column, Spaceships.isDamaged(s, ship));
        for (Result result : Result.values()) {
            long dice = results.stream().filter(each -> each == result).count();
            if (dice > 0) {
                outcomes.add(Outcome.of(dice / 6.0, when, Said.name(Names.planet(planet)), word(result)));
            }
        }
    }

    private static Said word(Result result) {
        return Said.of("odds.watch." + result.name().toLowerCase(Locale.ROOT));
    }

    private static Said evasion(int value) {
        return Said.of("odds.watch.evasion", Said.number(value));
    }
}
