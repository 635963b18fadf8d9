package fitg.players.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.players.mind.Sense;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.rules.control.Control;
import fitg.rules.force.second.Stacks;
import fitg.rules.hyperjump.Distances;
import fitg.state.Holder;

/** E2.A.3: where characters walk and fly, with whom, and what they do when they are hunted. */
final class FlightSense implements Sense {

    private static final double TROUBLE = 4;
    private static final double EVASIVE = 20;

    /** So many are enough for one thing; more of them do two. */
    private static final int GROUP = 4;

    private final Field field;
    private final Needs needs;
    private final FleetSense fleets;

    FlightSense(Field field, Needs needs, FleetSense fleets) {
        this.field = field;
        this.needs = needs;
        this.fleets = fleets;
    }

    @Override
    public double worth(Decision decision, Action action) {
        int about = decision.subject();
        return switch (Query.of(decision.question())) {
            case CHARACTER_MOVE -> move(action);
            case WALK_TO -> needs.people(PieceSet.only(about), action.argument());
            case CREW -> crew(about, action);
            case FLY_TO_PLANET -> best(party(about), action.argument()) - way(about, action.argument());
            case FLY_TO_BOX -> needs.people(travellers(decision), action.argument()) + shelter(action.argument());
            case TRACK -> Sense.when(true, action.kind() == Kind.TRACK);
            case PURSUER -> YES - field.hitsToGo(action.argument());
            case EVADE -> evade(action);
            default -> NEUTRAL;
        };
    }

    private double move(Action action) {
        return switch (action.kind()) {
            case WALK -> NEUTRAL - TROUBLE + walk(action.argument());
            case FLY -> NEUTRAL - TROUBLE + fly(action.argument());
            case HAND_OVER -> fleets.handOver(action.argument());
            default -> NEUTRAL;
        };
    }

    private double walk(int character) {
        long self = PieceSet.only(character);
        int from = field.view.people().at(character);
        double best = Double.NEGATIVE_INFINITY;
        for (int environ : Control.environsOf(Place.planet(from))) {
            if (environ != from) {
                best = Math.max(best, needs.people(self, environ));
            }
        }
        return best - needs.people(self, from);
    }

    private double fly(int ship) {
        long party = party(ship);
        int from = field.view.gear().shipAt(ship);
        double best = Double.NEGATIVE_INFINITY;
        for (int planet : field.view.area().planets()) {
            best = Math.max(best, best(party, planet) - way(ship, planet));
        }
        return Place.isDrift(from) ? YES : best - needs.people(party, from);
    }

    private double way(int ship, int planet) {
        int from = field.view.gear().shipAt(ship);
        double farness = field.outlook.farness();
        return farness == 0 ? 0 : farness * Distances.of(from, Place.starOf(planet));
    }

    /** The best place on or over a planet for them. */
    private double best(long party, int planet) {
        double best = needs.people(party, Place.orbit(planet)) + shelter(Place.orbit(planet));
        for (int environ : Control.environsOf(planet)) {
            best = Math.max(best, needs.people(party, environ) + shelter(environ));
        }
        return best;
    }

    /** On the ground one can rest and hide. */
    private static double shelter(int place) {
        return Place.isEnviron(place) ? 2 : 0;
    }

    /** Whoever is aboard, or would come along. */
    private long party(int ship) {
        int place = field.view.gear().shipAt(ship);
        if (!Place.isEnviron(place)) {
            return field.company.aboardSpaceship(ship) & field.view.people().free();
        }
        long party = PieceSet.NONE;
        int pilot = field.view.gear().shipHolder(ship);
        long there = Stacks.apart(field.view, place, field.side);
        for (long rest = there; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            party |= comes(each) ? PieceSet.only(each) : PieceSet.NONE;
        }
        return pilot == Holder.NOBODY ? party : party | PieceSet.only(pilot);
    }

    /** The prisoner who was freed goes first; Rebels fly together, but leave their wounded where they can rest. */
    private boolean comes(int character) {
        int place = field.view.people().at(character);
        boolean rests = field.isWounded(character) && field.ground(place, field.enemy) == 0;
        return field.isRebel() && (character == field.prize() || !rests && !goesOnHere(character, place));
    }

    /** Where there is work left and many hands, those who came last stay and do it. */
    private boolean goesOnHere(int character, int place) {
        if (!field.outlook.leavesHands() || !needs.isWorkFor(place)) {
            return false;
        }
        long there = Stacks.apart(field.view, place, field.side);
        int before = PieceSet.size(there & PieceSet.first(character));
        return PieceSet.size(there) > GROUP && before >= Math.max(2, PieceSet.size(there) / 2);
    }

    private double crew(int character, Action action) {
        return Sense.when(comes(character), action.kind() == Kind.TAKE);
    }

    /** Those in the ship whose flight is under way. */
    private long travellers(Decision decision) {
        long party = PieceSet.NONE;
        for (Decision.Step step : decision.steps()) {
            party = step.answer().kind() == Kind.FLY ? party(step.answer().argument()) : party;
        }
        return party;
    }

    private double evade(Action action) {
        return switch (action.kind()) {
            case IMPULSE -> YES;
            case WARP -> EVASIVE + (field.prizeIsFree() && field.isAway(Place.orbit(action.argument())) ? 5 : 0);
            default -> NEUTRAL;
        };
    }
}
