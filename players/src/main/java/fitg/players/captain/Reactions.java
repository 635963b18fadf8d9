package fitg.players.captain;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Rating;
import fitg.content.UnitType;
import fitg.play.Decision;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;

/** Case 9.6: what comes over from the next environ in the enemy's turn. */
final class Reactions {

    /** What stays where it is loses nothing. */
    private static final double INERTIA = 0.12;

    private final Situation on;
    private final Decision decision;
    private final Troops troops;

    Reactions(Situation on, Decision decision, Troops troops) {
        this.on = on;
        this.decision = decision;
        this.troops = troops;
    }

    int reactionTarget() {
        return decision.steps().getFirst().answer().argument();
    }

    double reaction(int to) {
        double best = Double.NEGATIVE_INFINITY;
        for (int from : Situation.PRINTED.planet(on.planetOf(to)).environs()) {
            best = from == to ? best : Math.max(best, bestPiece(from, to));
        }
        int orbit = Place.orbit(on.planetOf(to));
        boolean above = on.view().area().placeSlot(orbit) >= 0;
        return Math.max(best, above ? bestPiece(orbit, to) : best) - INERTIA;
    }

    double bestPiece(int from, int to) {
        double best = Double.NEGATIVE_INFINITY;
        for (UnitType kind : on.view().forces().roster().of(on.me())) {
            if (on.view().forces().units(from, kind) > 0 && on.room(to, on.me()) > 0) {
                best = Math.max(best, reinforce(from, to, kind));
            }
        }
        for (long rest = on.free(from, on.me()); rest != 0; rest = PieceSet.rest(rest)) {
            best = Math.max(best, joinHunt(PieceSet.lowest(rest), to));
        }
        return best;
    }

    double piece(Action action, int from, int to) {
        return action.kind() == Kind.UNIT
                ? reinforce(from, to, UnitType.at(action.argument()))
                : joinHunt(action.argument(), to);
    }

    /** In the enemy's turn the fight and the search come at once. */
    private double reinforce(int from, int to, UnitType kind) {
        double strength = on.strengthOf(kind);
        double there = on.strength(to, on.me());
        double gain = troops.inEnviron(to, there + strength) - troops.inEnviron(to, there);
        if (!Place.isEnviron(from)) {
            return gain; // above the planet nobody is missed
        }
        double here = on.strength(from, on.me());
        return gain + troops.inEnviron(from, here - strength) - troops.inEnviron(from, here);
    }

    private double joinHunt(int character, int to) {
        boolean battle = on.strength(to, on.enemy()) > 0 && on.strength(to, on.me()) > 0;
        return battle ? 0.3 * on.rating(character, Rating.LEADERSHIP) : -1;
    }
}
