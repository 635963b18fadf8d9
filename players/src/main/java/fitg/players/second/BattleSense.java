package fitg.players.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.players.mind.Sense;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.rules.force.second.Defences;
import fitg.rules.force.second.Fighters;
import fitg.rules.force.second.Leaders;
import fitg.rules.force.second.Sovereigns;
import fitg.state.Segment;

/** E2.A.2 and E2.A.6: battles between counters, in orbit and on the ground. */
final class BattleSense implements Sense {

    private static final double LEAST_LEADER = 15;

    private final Field field;

    BattleSense(Field field) {
        this.field = field;
    }

    @Override
    public double worth(Decision decision, Action action) {
        int place = decision.subject();
        return switch (Query.of(decision.question())) {
            case LEADER -> leader(place, action);
            case BATTLE_TRANSFER -> Sense.when(true, action.kind() == Kind.END);
            case PRESS_ON -> Sense.when(goesOn(place), action.kind() == Kind.GO_ON);
            case LINE -> Sense.when(field.counters.attack(place) > 0, action.kind() == Kind.IN_LINE);
            case FLEET_BREAK_OFF -> breakOff(place, action);
            case BREAK_OFF_GOAL -> action.kind() == Kind.IMPULSE ? YES : NEUTRAL;
            case AIM_COUNTER, AIM_EXTRA_DICE, PDB_TARGET -> aim(action.argument());
            case ATTACK_PDB -> Sense.when(breaksPdb(place), action.kind() == Kind.ATTACK);
            case ENVIRONS_BATTLE -> Sense.when(attacks(place), action.kind() == Kind.ATTACK);
            default -> NEUTRAL;
        };
    }

    private double leader(int place, Action action) {
        if (action.kind() == Kind.NONE) {
            return NEUTRAL;
        }
        int leader = action.kind() == Kind.SOVEREIGN ? Sovereigns.fighter(action.argument()) : action.argument();
        int dice = Place.isEnviron(place)
                ? Fighters.leadership(field.view, leader)
                : Fighters.spaceLeadership(field.view, leader);
        boolean hopeless = Place.isEnviron(place) && !attacks(place);
        return hopeless ? NO : LEAST_LEADER + 5 * dice;
    }

    /** Rebels have little to lose but the battle; the Empire wants to be as strong. */
    private boolean attacks(int environ) {
        int own = field.ground(environ, field.side) + best(environ);
        int other = field.ground(environ, field.enemy);
        return field.isRebel() ? 4 * own >= 3 * other : own >= other;
    }

    private int best(int environ) {
        int best = 0;
        for (long rest = Leaders.inEnviron(field.view, environ, field.side); rest != 0; rest = PieceSet.rest(rest)) {
            best = Math.max(best, Fighters.leadership(field.view, PieceSet.lowest(rest)));
        }
        return best;
    }

    private boolean breaksPdb(int planet) {
        return field.outlook.breaksPdbs()
                && !field.isRebel()
                && field.fleet(Place.orbit(planet), field.side) >= Defences.attack(field.view, planet);
    }

    private boolean goesOn(int place) {
        if (Place.isOrbit(place)) {
            int other = field.fleet(place, field.enemy);
            return field.fleet(place, field.side) >= other;
        }
        if (field.view.turn().segment() == Segment.ENVIRONS_COMBAT) {
            return attacks(place);
        }
        long own = field.free(place, field.side);
        return field.strength(own) >= field.strength(field.free(place, field.enemy));
    }

    private double breakOff(int orbit, Action action) {
        boolean beaten = field.fleet(orbit, field.enemy) >= 2 * field.fleet(orbit, field.side);
        return switch (action.kind()) {
            case STAND -> beaten ? NEUTRAL : YES;
            case BREAK_OFF_ALL -> beaten ? YES : NEUTRAL;
            default -> NO;
        };
    }

    /** What falls first, and of these what strikes hardest. */
    private double aim(int counter) {
        return YES - 4 * field.hitsToGo(counter) + 3 * field.counters.attack(counter);
    }
}
