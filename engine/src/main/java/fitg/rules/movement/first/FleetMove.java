package fitg.rules.movement.first;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.assignment.Ways;
import fitg.rules.character.Characters;
import fitg.rules.control.Control;
import fitg.rules.force.first.Fleets;
import fitg.rules.force.first.Transit;
import fitg.rules.hyperjump.Distances;
import fitg.rules.hyperjump.Flux;
import fitg.rules.hyperjump.first.FleetJump;
import fitg.rules.pdb.first.PdbAttack;
import fitg.rules.pdb.first.RakingAttack;
import fitg.rules.secret.Scrutiny;
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
        LAND,
        /** Event 118: hyperspace may lead elsewhere. */
        REDIRECTED,
        /** Case 31.21. */
        LOOKED
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
            case ABOVE -> look(r);
            case LOOKED -> offerInterception(r);
            case OFFERED -> afterOffer(r);
            case CHOOSE -> choose(r);
            case JUMPED -> afterJump(r);
            case REDIRECTED -> redirect(r);
            case LAND -> land(r);
        }
    }

    /** Whether the PDB can fire is judged while the stack still counts where it stands (case 20.13). */
    private void embark(Resolution r) {
        step = Step.SET_OUT;
        raked = Place.isEnviron(from)
                && !Ways.isRuin(r.state(), from)
                && PdbAttack.isPossible(r.state(), Place.planet(from), side);
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
        step = Step.OFFERED;
        if (!Ways.isRuin(r.state(), Place.orbit(above))) {
            r.call(new StackInterception(above, side.opponent()));
        } else {
            step = Step.CHOOSE;
        }
    }

    /** Case 31.21: who has an eye for it looks down first. */
    private void look(Resolution r) {
        if (!isLost(r)) {
            step = Step.LOOKED;
            if (side == Side.REBEL) {
                Scrutiny.byPassengers(r, above, Characters.free(r.state(), Place.UNDER_WAY, side));
            }
        }
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
        if (above != NOWHERE && !Ways.isRuin(r.state(), Place.orbit(above))) {
            offerThisPlanet(r);
        }
        if (!travelled && sovereigns(r.state()) == PieceSet.NONE) {
            offerPlanets(r);
        }
        if (r.optionCount() == 0) {
            r.or(Kind.STAY); // staying put is always lawful (3-galactic, 11.2)
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
        if (r.state().forces().in(Place.UNDER_WAY, side).count(UnitType::isBoundToSpace) > 0) {
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
        long open = Ways.open(r.state(), side, from, true);
        for (int planet : r.rules().scenario().planets()) {
            if (planet != above && PieceSet.has(open, planet) && Ways.leadsTo(r.state(), from, planet)) {
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
        above = planet;
        if (!Distances.needsJump(from, planet)) {
            step = Step.ABOVE;
        } else if (Flux.disturbs(r, from, planet, side, true)) {
            step = Step.REDIRECTED;
        } else {
            jump(r);
        }
    }

    private void jump(Resolution r) {
        step = Step.JUMPED;
        r.call(new FleetJump(side, from, above));
    }

    /** Event 118. */
    private void redirect(Resolution r) {
        int goal = (int) r.result();
        if (goal == Flux.ASTRAY) {
            end(r, Place.farDrift(Place.starOf(above)), "21.5");
        } else {
            above = goal;
            jump(r);
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
