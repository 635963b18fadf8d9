package fitg.players.second;

import fitg.content.Place;
import fitg.content.Soldier;
import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.players.galaxy.Stance;
import fitg.players.mind.Sense;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.rules.force.second.Fighters;
import fitg.state.Holder;

/** E2.A.4, E2.A.5 and E2.A.7: marches, landings, escorts, stacks, reactions and formations. */
final class GroundSense implements Sense {

    private static final double GUARDED = 25;

    private final Field field;
    private final Needs needs;
    private final FleetSense fleets;

    GroundSense(Field field, Needs needs, FleetSense fleets) {
        this.field = field;
        this.needs = needs;
        this.fleets = fleets;
    }

    @Override
    public double worth(Decision decision, Action action) {
        int about = decision.subject();
        return switch (Query.of(decision.question())) {
            case PLANETARY_MOVE -> move(action);
            case UNIT_JOINS -> action.kind() == Kind.COUNTER ? YES : action.kind() == Kind.SOVEREIGN ? NO : NEUTRAL;
            case MARCH_LEADER, REACTION_LEADER -> leads(action);
            case TAKE_PRISONER -> Sense.when(false, action.kind() == Kind.TAKE);
            case MARCH_TO -> NEUTRAL + (Place.isEnviron(action.argument()) ? needs.troops(action.argument()) : 0);
            case ESCORT -> escort(about, action);
            case ESCORT_KIND -> 5 * Soldier.at(action.argument()).attack();
            case STACK -> stack(about, action);
            case REACTION -> reaction(action);
            case REACTION_PIECE -> reactionPiece(action);
            case REACTION_STACK -> Sense.when(!field.isRebel(), action.kind() == Kind.MILITARY_STACK);
            case FORMATION -> Sense.when(true, action.kind() == Kind.DISPERSED);
            default -> NEUTRAL;
        };
    }

    private double move(Action action) {
        int from = action.argument();
        return switch (action.kind()) {
            case MARCH -> NEUTRAL + gain(from) - 2;
            case DESCEND -> NEUTRAL + descent(from);
            case LIFT, LOW_FLIGHT -> field.isRebel() ? NO : NEUTRAL - 5;
            case HAND_OVER -> fleets.handOver(from);
            default -> NEUTRAL;
        };
    }

    /** What the neediest other environ of the planet needs more. */
    private double gain(int from) {
        int goal = needs.neediest(Place.planet(from), from);
        return goal == Holder.NOBODY ? -NEUTRAL : needs.troops(goal) - needs.troops(from);
    }

    private double descent(int orbit) {
        int goal = needs.neediest(Place.planet(orbit), Holder.NOBODY);
        boolean cargo = false;
        for (int each = 0; each < field.counters.count(); each++) {
            boolean transport = field.counters.isStarship(each, orbit, field.side)
                    && field.counters.type(each).isTransport();
            cargo |= transport && field.counters.cargo(each) != Holder.NOBODY;
        }
        return goal != Holder.NOBODY && cargo ? needs.troops(goal) : -NEUTRAL;
    }

    private double leads(Action action) {
        if (action.kind() == Kind.NONE) {
            return NEUTRAL;
        }
        int leader = action.argument();
        boolean needed = field.view.people().at(leader) == field.cell() && !field.isRebel();
        return needed ? NO : NEUTRAL + 5 * Fighters.leadership(field.view, leader);
    }

    /** A soldier is company, but nobody who is hidden shows himself for one. */
    private double escort(int environ, Action action) {
        boolean hidden = field.isRebel() && !field.isDetected(field.free(environ, field.side));
        if (action.kind() == Kind.END) {
            return hidden ? YES : NEUTRAL;
        }
        return hidden ? NO : YES - Fighters.attack(field.view, action.argument());
    }

    /** Imperial characters stay with their units; a Rebel does so to lead a battle or to rest. */
    private double stack(int character, Action action) {
        boolean military = action.kind() == Kind.MILITARY_STACK;
        int environ = field.view.people().at(character);
        if (!field.isRebel()) {
            return Sense.when(!hasMission(environ), military);
        }
        boolean units = field.units(environ, field.side) > 0;
        return Sense.when(units && field.isWounded(character), military);
    }

    /** Where much is at stake, and nobody could find them. */
    private boolean hasMission(int environ) {
        if (!field.outlook.sendsOfficers() || !Place.isEnviron(environ)) {
            return false;
        }
        int planet = Place.planet(environ);
        Stance stance = new Stance(field.view);
        boolean work = stance.isRisen(planet) || stance.unrest(planet) > 1;
        boolean safe = field.free(environ, field.enemy) == 0
                && field.ground(environ, field.side) >= field.ground(environ, field.enemy);
        return work && safe;
    }

    private double reaction(Action action) {
        return action.kind() == Kind.END ? NEUTRAL : NEUTRAL + (field.isRebel() ? -5 : needs.troops(action.argument()));
    }

    private double reactionPiece(Action action) {
        if (action.kind() == Kind.CHARACTER) {
            return NO;
        }
        int unit = action.argument();
        int from = field.counters.place(unit);
        boolean bound = Place.isEnviron(from) && needs.troops(from) >= GUARDED;
        return (bound ? NO : NEUTRAL) + 4 * field.counters.attack(unit);
    }
}
