package fitg.rules.movement.first;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.assignment.Ways;
import fitg.rules.character.Characters;
import fitg.rules.control.Control;
import fitg.rules.force.first.Fleets;
import fitg.rules.pdb.first.PdbAttack;
import fitg.rules.pdb.first.RakingAttack;
import fitg.rules.sovereign.Sovereignty;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.Position;

/** Case 20.3: a stack goes to another environ of its planet, or comes down from orbit. */
public final class SurfaceMove extends Procedure {

    private enum Step {
        DESTINATION,
        EMBARK,
        UNDER_FIRE,
        ARRIVE
    }

    private final Side side;
    private final int from;
    private int to;
    private Step step = Step.DESTINATION;

    SurfaceMove(Side side, int from) {
        this.side = side;
        this.from = from;
    }

    /** The place from which the stack goes. */
    public int at() {
        return from;
    }

    /** Whether any unit there can go anywhere; those in an Interception Stack cannot. */
    static boolean isPossible(Position s, int place, Side side) {
        boolean anyReady = Place.isOrbit(place)
                ? s.forces().anyMobileUnmoved(place, side) && anyLands(s, place, side)
                : Place.isEnviron(place) && s.forces().anyUnmoved(place, side);
        if (!anyReady || Ways.isRuin(s, place)) {
            return false;
        }
        for (int environ : Control.environsOf(Place.planet(place))) {
            if (mayGo(s, place, environ, side)) {
                return true;
            }
        }
        return false;
    }

    /** Case 36.1: atrocity units stay where they are. */
    private static boolean anyLands(Position s, int orbit, Side side) {
        return s.forces().unmoved(orbit, side).count(type -> type.mobile() && !type.isBoundToSpace()) > 0;
    }

    private static boolean mayGo(Position s, int from, int to, Side side) {
        boolean squad = s.forces().squads(from, side) > 0
                && s.forces().unmoved(from, s.forces().roster().squad()) > 0;
        int room = MilitaryMove.room(s, to, side);
        boolean fits = Place.isOrbit(from) ? Embarking.mostCarriers(s.forces().in(from, side), room) > 0 : room > 0;
        return from != to && (squad || fits) && !strands(s, from, to, side);
    }

    /** Case 25.21: a sovereign who would be left above his planet goes nowhere but home. */
    private static boolean strands(Position s, int from, int to, Side side) {
        long sovereigns = Characters.free(s, from, side) & Cast.SOVEREIGNS;
        return sovereigns != PieceSet.NONE
                && Place.isOrbit(from)
                && Fleets.ships(s, from, side) == PieceSet.NONE
                && Sovereignty.whoMayGo(sovereigns, to) != sovereigns;
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case DESTINATION -> askDestination(r);
            case EMBARK -> {
                step = Step.UNDER_FIRE;
                r.call(Embarking.onSurface(side, from, to, MilitaryMove.room(r.state(), to, side)));
            }
            case UNDER_FIRE -> {
                step = Step.ARRIVE;
                boolean crosses = Place.isOrbit(from);
                if (crosses && PdbAttack.isPossible(r.state(), Place.planet(from), side)) {
                    r.call(new RakingAttack(Place.planet(from), side));
                }
            }
            case ARRIVE -> {
                if (Fleets.anybody(r.state(), Place.UNDER_WAY, side)) {
                    FleetMove.arrive(r, side, from, to, "20.3");
                }
                r.finish();
                r.settle();
            }
        }
    }

    private void askDestination(Resolution r) {
        r.ask(Matter.SURFACE_TO, side, from);
        for (int environ : Control.environsOf(Place.planet(from))) {
            if (mayGo(r.state(), from, environ, side)) {
                r.or(Kind.ENVIRON, environ);
            }
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        to = action.argument();
        step = Step.EMBARK;
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal()).add(from).add(to).add(step.ordinal());
    }
}
