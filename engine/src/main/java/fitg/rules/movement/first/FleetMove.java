package fitg.rules.movement.first;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.control.Control;
import fitg.rules.force.first.Fleets;
import fitg.rules.force.first.Transit;
import fitg.rules.hyperjump.Distances;
import fitg.rules.hyperjump.first.FleetJump;
import fitg.rules.pdb.first.PdbAttack;
import fitg.rules.pdb.first.RakingAttack;
import fitg.rules.sovereign.Sovereignty;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Position;

/**
 * Case 20.1: a stack moves from planet to planet, through their orbit boxes, where it can be raked and stopped. While it does, it
 * stands in {@link Place#UNDER_WAY}.
 */
public final class FleetMove extends Procedure {

    private enum Step {
        EMBARK,
        SET_OUT,
        ABOVE,
        OFFERED,
        CHOOSE,
        JUMPED,
        LAND
    }

    private static final int NOWHERE = -1;

    private final Side side;
    private final int from;
    private Step step = Step.EMBARK;
    private boolean raked;
    private boolean travelled;
    /** The planet in whose orbit box the stack is; -1 on the way between stars. */
    private int above = NOWHERE;

    private int to = NOWHERE;

    FleetMove(Side side, int from) {
        this.side = side;
        this.from = from;
    }

    /** Cases 7.21, 21.4: whether any unit there can set out. */
    static boolean isPossible(Position s, int place, Side side) {
        return !Place.isIntercepted(place) && s.forces().anyMobileUnmoved(place, side);
    }

    /** The place in whose neighbourhood the stack is now. */
    public int at() {
        return above == NOWHERE ? from : Place.orbit(above);
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case EMBARK -> embark(r);
            case SET_OUT -> setOut(r);
            case ABOVE -> offerInterception(r);
            case OFFERED -> afterOffer(r);
            case CHOOSE -> choose(r);
            case JUMPED -> afterJump(r);
            case LAND -> land(r);
        }
    }

    /** Whether the PDB can fire is judged while the stack still counts where it stands (case 20.13). */
    private void embark(Resolution r) {
        step = Step.SET_OUT;
        raked = Place.isEnviron(from) && PdbAttack.isPossible(r.state(), Place.planet(from), side);
        r.call(Embarking.fleet(side, from));
    }

    private void setOut(Resolution r) {
        above = Place.planet(from);
        step = above == NOWHERE ? Step.CHOOSE : Step.ABOVE;
        if (raked) {
            r.call(new RakingAttack(above, side));
        }
    }

    /** P-R8: one offer in each box, after the raking attack on the way up. */
    private void offerInterception(Resolution r) {
        if (isLost(r)) {
            return;
        }
        step = Step.OFFERED;
        r.call(new StackInterception(above, side.opponent()));
    }

    private void afterOffer(Resolution r) {
        if (r.result() == StackInterception.INTERCEPTED) {
            end(r, Place.interception(above), "20.43");
        } else {
            step = Step.CHOOSE;
        }
    }

    /** Nothing of the stack is left. */
    private boolean isLost(Resolution r) {
        if (Fleets.anybody(r.state(), Place.UNDER_WAY, side)) {
            return false;
        }
        r.finish();
        r.settle();
        return true;
    }

    // ---- where to

    private void choose(Resolution r) {
        if (isLost(r)) {
            return;
        }
        r.ask(Matter.COURSE, side, at());
        if (above != NOWHERE) {
            offerThisPlanet(r);
        }
        if (!travelled && sovereigns(r.state()) == PieceSet.NONE) {
            offerPlanets(r);
        }
    }

    /** Legal are orbit to environ, also of the same planet, and environ to the box above it, but not back to the planet (P-R6). */
    private void offerThisPlanet(Resolution r) {
        boolean back = above == Place.planet(from);
        long bound = sovereigns(r.state());
        if (!back || Place.isEnviron(from) || bound != PieceSet.NONE) {
            r.or(Kind.STAY);
        }
        if (back && Place.isEnviron(from)) {
            return;
        }
        // Case 20.55: loads count, Suicide Squads do not.
        int size = r.state().forces().stacked(Place.UNDER_WAY, side);
        for (int environ : Control.environsOf(above)) {
            boolean home = Sovereignty.whoMayGo(bound, environ) == bound;
            if (home && MilitaryMove.room(r.state(), environ, side) >= size) {
                r.or(Kind.ENVIRON, environ);
            }
        }
    }

    /** Case 25.21: those aboard who do not leave their planet. */
    private long sovereigns(Position s) {
        return Characters.free(s, Place.UNDER_WAY, side) & Cast.SOVEREIGNS;
    }

    private void offerPlanets(Resolution r) {
        boolean farDrift = Place.zone(from) == Place.Zone.FAR_DRIFT;
        for (int planet : r.rules().scenario().planets()) {
            boolean reachable = !farDrift || Place.starOf(planet) == Place.star(from);
            if (planet != above && reachable) {
                r.or(Kind.PLANET, planet);
            }
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case STAY -> end(r, Place.orbit(above), "20.1");
            case PLANET -> travel(r, action.argument());
            case ENVIRON -> {
                to = action.argument();
                step = Step.LAND;
                if (PdbAttack.isPossible(r.state(), above, side)) {
                    r.call(new RakingAttack(above, side));
                }
            }
            default -> throw new IllegalArgumentException(action.key());
        }
    }

    private void travel(Resolution r, int planet) {
        travelled = true;
        boolean jump = Distances.needsJump(from, planet);
        above = planet;
        step = jump ? Step.JUMPED : Step.ABOVE;
        if (jump) {
            r.call(new FleetJump(side, from, planet));
        }
    }

    private void afterJump(Resolution r) {
        int drift = (int) r.result();
        if (isLost(r)) {
            return;
        }
        int star = Place.starOf(above);
        switch (drift) {
            case 0 -> step = Step.ABOVE;
            case 1 -> end(r, Place.drift(star), "21.4");
            default -> end(r, Place.farDrift(star), "21.5");
        }
    }

    private void land(Resolution r) {
        if (!isLost(r)) {
            end(r, to, "20.1");
        }
    }

    private void end(Resolution r, int place, String ruleCase) {
        arrive(r, side, from, place, ruleCase);
        r.finish();
        r.settle();
    }

    /** The stack on its way arrives. */
    static void arrive(Resolution r, Side side, int from, int place, String ruleCase) {
        GameState s = r.state();
        UnitSet units = s.forces().in(Place.UNDER_WAY, side);
        long characters = Characters.free(s, Place.UNDER_WAY, side);
        Transit.everything(s, side, Place.UNDER_WAY, place);
        if (r.listening()) {
            r.tell(new Event.UnitsMoved(side, from, place, units, characters, false, ruleCase));
        }
        s.people().joinMilitary(characters);
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal()).add(from).add(step.ordinal()).add(raked ? 1 : 0).add(travelled ? 1 : 0);
        d.add(above).add(to);
    }
}
