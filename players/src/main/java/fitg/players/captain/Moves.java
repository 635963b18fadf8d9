package fitg.players.captain;

import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Rating;
import fitg.play.Decision;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;

/** The movement segment: who and what goes where, with whom, and who ends up with the units. */
final class Moves {

    /** Something to be gained by doing nothing: every move can be answered. */
    private static final double INERTIA = 0.12;

    private final Situation on;
    private final Decision decision;
    private final Places places;
    private final Travel travel;
    private final Troops troops;
    private Travel.Journey flight;

    Moves(Situation on, Decision decision, Places places, Travel travel, Troops troops) {
        this.on = on;
        this.decision = decision;
        this.places = places;
        this.travel = travel;
        this.troops = troops;
    }

    double move(Action action) {
        int argument = action.argument();
        return switch (action.kind()) {
            case END -> INERTIA;
            case PDB_UP -> pdbUp(argument);
            case USE -> 0.3;
            case FLY -> travel.bestFlight(argument).gain();
            case WALK -> travel.bestWalk(argument).gain();
            case MOVE_UNITS -> troops.best(argument).gain();
            default -> 0;
        };
    }

    private double pdbUp(int planet) {
        boolean decides = on.amRebel() && on.view().planets().state(planet) == PlanetState.REBELLION;
        return decides ? 5 : 1;
    }

    /** As many of a kind as the march I have in mind takes along. */
    double marchers(int kind, int count) {
        int from = decision.steps().getFirst().answer().argument();
        int to = destination(from);
        int[] counts = troops.march(from, to).counts();
        return counts.length == 0 ? count : -Math.abs(counts[kind] - count);
    }

    /** Where units that are leaving go; when only one place was open it was not asked for. */
    private int destination(int from) {
        int only = from;
        for (int to : on.environs()) {
            only = to != from
                            && on.room(to, on.me()) > 0
                            && troops.march(from, to).counts().length > 0
                    ? to
                    : only;
        }
        return named(only);
    }

    private int flightDestination(int from) {
        int only = from;
        for (int to : on.environs()) {
            only = to != from ? to : only;
        }
        return named(only);
    }

    /** The destination that was answered in this act, or the only one there was. */
    private int named(int only) {
        boolean answered = decision.steps().size() > 1
                && (decision.steps().get(1).answer().kind() == Kind.ENVIRON
                        || decision.steps().get(1).answer().kind() == Kind.PLACE);
        return answered ? decision.steps().get(1).answer().argument() : only;
    }

    /** Whether somebody goes along with units. */
    double company(int character, Kind kind) {
        if (kind == Kind.LEAVE) {
            return 0;
        }
        int from = decision.steps().getFirst().answer().argument();
        int to = destination(from);
        long self = PieceSet.only(character);
        long here = on.characterStack(from, on.me()) | self;
        long there = on.characterStack(to, on.me());
        double gain = places.worth(to, there | self, 1)
                - places.worth(to, there, places.detected(there))
                + places.worth(from, here & ~self, places.detected(here & ~self))
                - places.worth(from, here, places.detected(here));
        boolean fight = on.strength(to, on.enemy()) > 0;
        boolean hunt = on.characterStack(to, on.enemy()) != 0 && !on.amRebel();
        double lead = on.rating(character, Rating.LEADERSHIP) * (fight ? 0.5 : hunt ? 0.2 : 0);
        return gain + lead - INERTIA;
    }

    double passenger(int character, Kind kind) {
        if (decision.steps().isEmpty() || decision.steps().getFirst().answer().kind() != Kind.FLY) {
            return kind == Kind.LEAVE ? 1 : 0; // who comes down in reaction comes for a fight; who has to fly flies
        }
        int ship = decision.steps().getFirst().answer().argument();
        int to = flightDestination(on.view().gear().shipAt(ship));
        if (flight == null) {
            flight = travel.flight(ship, to);
        }
        boolean comes = PieceSet.has(flight.party(), character);
        return (kind == Kind.TAKE) == comes ? 1 : 0;
    }

    /** Those with units lead them and cannot be searched for; the others go on missions. */
    double organise(Action action) {
        if (action.kind() == Kind.END) {
            return 0;
        }
        int character = action.argument();
        long self = PieceSet.only(character);
        int environ = on.view().people().at(character);
        long others = on.characterStack(environ, on.me()) & ~self;
        double seen = places.detected(others | self);
        double onMissions = places.worth(environ, others | self, seen) - places.worth(environ, others, seen);
        double withUnits = troops.leader(environ, on.rating(character, Rating.LEADERSHIP));
        double gain = onMissions - withUnits;
        boolean isWithUnits = (on.view().people().military() & self) != 0;
        double change = isWithUnits ? gain : -gain;
        return change > 0.05 ? 5 - character / 100.0 : -1;
    }
}
