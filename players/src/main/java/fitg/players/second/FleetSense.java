package fitg.players.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.players.mind.Sense;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.rules.control.Control;
import fitg.rules.hyperjump.Distances;
import fitg.state.Holder;
import fitg.state.theatre.CounterMark;

/** E2.A.1: starships carry troops to where they are needed and watch over planets. */
final class FleetSense implements Sense {

    private static final double GUARDED = 25;
    private static final double JUMP = 6;
    private static final double FETCH = 16;

    private final Field field;
    private final Needs needs;

    FleetSense(Field field, Needs needs) {
        this.field = field;
        this.needs = needs;
    }

    @Override
    public double worth(Decision decision, Action action) {
        return switch (Query.of(decision.question())) {
            case INTERPLANETARY -> move(action);
            case STARSHIP_JOINS -> action.kind() == Kind.COUNTER ? joins(action.argument()) : NEUTRAL;
            case CARGO -> cargo(decision.subject(), action);
            case BOARD -> board(decision.subject(), action);
            case DOCK -> Sense.when(isDamaged(decision.subject()), action.kind() != Kind.LEAVE);
            case DESTINATION ->
                destination(decision.subject(), action.argument(), Convoy.chosen(field, decision.subject()));
            case RAKE, INTERCEPT -> Sense.when(true, action.kind() != Kind.DECLINE);
            case PASSING -> Sense.when(true, action.kind() == Kind.GO_ON);
            case ARRIVAL -> arrival(decision.subject(), action);
            case HAND_OVER_TO -> Sense.when(true, action.kind() == Kind.UNITS);
            default -> NEUTRAL;
        };
    }

    private double move(Action action) {
        return switch (action.kind()) {
            case MOVE_SHIPS -> NEUTRAL + bestMove(action.argument());
            case HAND_OVER -> handOver(action.argument());
            case TRANSFER, SOVEREIGN -> NO;
            default -> NEUTRAL;
        };
    }

    /** A guard gives his prisoner to the units, which do not run away. */
    double handOver(int prisoner) {
        int holder = field.view.people().holder(prisoner);
        boolean better = holder >= 0 && field.units(field.view.people().at(prisoner), field.side) > 0;
        return better ? YES : NO;
    }

    /** What the best destination promises more than staying. */
    private double bestMove(int from) {
        double best = Place.isDrift(from) ? YES : -NEUTRAL;
        Convoy convoy = Convoy.possible(field, from, !stay(from));
        for (int planet : field.view.area().planets()) {
            if (planet != Place.planet(from)) {
                best = Math.max(best, destination(from, planet, convoy));
            }
        }
        return best;
    }

    private double destination(int from, int planet, Convoy convoy) {
        double worth = convoy.guns() > 0 ? needs.fleet(planet) - orbiting(from) : 0;
        if (convoy.troops() > 0) {
            double here = Place.isEnviron(from) ? needs.troops(from) : 0;
            worth += needs.landing(planet, convoy, here);
        } else if (convoy.transports()) {
            worth += idleTroops(planet) ? FETCH : 0;
        }
        return worth - (Distances.needsJump(from, planet) && !Place.isDrift(from) ? JUMP : 0);
    }

    /** Ships in orbit are missed there. */
    private double orbiting(int from) {
        return Place.isOrbit(from) ? needs.fleet(Place.planet(from)) : 0;
    }

    private boolean hasCargo(int place) {
        for (int each = 0; each < field.counters.count(); each++) {
            if (field.counters.isGroundUnit(each, place, field.side)
                    && !field.counters.type(each).garrison()) {
                return true;
            }
        }
        return false;
    }

    /** Troops that stand where nobody needs them. */
    private boolean idleTroops(int planet) {
        for (int environ : Control.environsOf(planet)) {
            if (needs.areIdle(environ) && hasCargo(environ) && !needs.isLast(environ)) {
                return true;
            }
        }
        return false;
    }

    private double joins(int starship) {
        return field.counters.isDamaged(starship) ? NO : YES;
    }

    /** Whether the troops of a place are needed there. */
    private boolean stay(int from) {
        return Place.isEnviron(from) && (needs.troops(from) >= GUARDED || needs.isLast(from));
    }

    private double cargo(int transport, Action action) {
        int from = field.counters.place(transport);
        if (action.kind() == Kind.NONE) {
            return stay(from) ? YES : NO;
        }
        return NEUTRAL + 3 * field.counters.attack(action.argument());
    }

    /** Leaders go with the troops; nobody else boards. */
    private double board(int character, Action action) {
        if (action.kind() == Kind.LEAVE) {
            return NEUTRAL;
        }
        boolean own = field.view.people().isFree(character);
        boolean withTroops = field.counters.cargo(action.argument()) != Holder.NOBODY;
        boolean needed = field.view.people().at(character) == field.cell();
        boolean leads = own && withTroops && !field.isRebel() && !needed;
        return leads ? YES : NO;
    }

    private boolean isDamaged(int ship) {
        return PieceSet.has(field.company.damagedShips(), ship);
    }

    private double arrival(int planet, Action action) {
        boolean loaded = false;
        for (int each = 0; each < field.counters.count(); each++) {
            boolean cargo = field.counters.is(CounterMark.CHOSEN, each)
                    && field.counters.type(each).isTransport();
            loaded |= cargo && (field.counters.cargo(each) != Holder.NOBODY || idleTroops(planet));
        }
        if (action.kind() == Kind.STAY) {
            return loaded ? NO : YES;
        }
        boolean fetch = needs.areIdle(action.argument()) && hasCargo(action.argument());
        return needs.troops(action.argument()) + (fetch ? FETCH : 0) - (field.side == Side.REBEL ? 0 : NO);
    }
}
