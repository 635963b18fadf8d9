package fitg.rules.space.first;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.force.first.Fleets;
import fitg.rules.force.first.Transit;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.realm.Realm;

/** A2, case 22.0: orbit box by orbit box: the Interception Stack fights, then the free stacks may, or the PDB is attacked. */
public final class OrbitCombats extends Procedure {

    private enum Step {
        NEXT,
        INTERCEPTION,
        INTERCEPTED,
        PHASING_DECLARES,
        OTHER_DECLARES,
        PDB
    }

    private Step step = Step.NEXT;
    private int planet = -1;
    /** The planets that are done, as a set. */
    private long done;

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case NEXT -> askNext(r);
            case INTERCEPTION -> fightInterception(r);
            case INTERCEPTED -> freeSurvivors(r);
            case PHASING_DECLARES -> askDeclaration(r, r.state().turn().phasing());
            case OTHER_DECLARES -> askDeclaration(r, r.state().turn().phasing().opponent());
            case PDB -> askPdb(r);
        }
    }

    // ---- the order of the boxes is the phasing player's

    private void askNext(Resolution r) {
        Position s = r.state();
        boolean any = false;
        boolean bound = false;
        r.ask(Matter.NEXT_ORBIT, s.turn().phasing());
        for (int each : s.area().planets()) {
            if (PieceSet.has(done | Realm.of(s).destroyed(), each)) {
                continue;
            }
            boolean contested = isContested(s, Place.interception(each)) || isContested(s, Place.orbit(each));
            if (contested || mayAttackPdb(s, each)) {
                r.or(Kind.PLANET, each);
                any = true;
                bound |= contested;
            }
        }
        if (!any) {
            r.askNothing();
            r.finish();
        } else if (!bound) {
            r.or(Kind.END);
        }
    }

    private static boolean isContested(Position s, int place) {
        return s.forces().units(place, Side.REBEL) > 0 && s.forces().units(place, Side.IMPERIAL) > 0;
    }

    /** Case 22.2, P-R21, P-R60: an enemy's PDB or nobody's, unless nothing of it could change. */
    private static boolean mayAttackPdb(Position s, int planet) {
        Side side = s.turn().phasing();
        return s.forces().units(Place.orbit(planet), side) > 0 && PdbAssault.isTarget(s, planet, side);
    }

    // ---- one box

    /** Case 20.45: who intercepted must attack. */
    private void fightInterception(Resolution r) {
        step = Step.INTERCEPTED;
        int stack = Place.interception(planet);
        if (isContested(r.state(), stack)) {
            r.call(new FleetCombat(stack, r.state().turn().phasing().opponent()));
        }
    }

    /** The survivors of one side alone are free at once; others stay where they are until A7. */
    private void freeSurvivors(Resolution r) {
        GameState s = r.state();
        int stack = Place.interception(planet);
        step = Step.PHASING_DECLARES;
        if (!isContested(s, stack)) {
            free(s, planet);
            r.settle();
        }
    }

    /** Whoever is in the Interception Stack of a planet joins his friends in the box. */
    public static void free(GameState s, int planet) {
        for (Side side : Side.values()) {
            Transit.everything(s, side, Place.interception(planet), Place.orbit(planet));
        }
    }

    private void askDeclaration(Resolution r, Side side) {
        Position s = r.state();
        int orbit = Place.orbit(planet);
        if (!isContested(s, orbit)) {
            step = Step.PDB;
            return;
        }
        boolean able = !Fleets.striking(s.forces().in(orbit, side), true).isEmpty();
        r.ask(Matter.DECLARE_SPACE_COMBAT, side, planet);
        if (able) {
            r.or(Kind.ATTACK);
        }
        // Case 19.63, P-R42: a Suicide Squad alone attacks nobody, and nobody sees that it is one.
        r.or(Kind.DECLINE).evenIfForced();
    }

    private void askPdb(Resolution r) {
        Position s = r.state();
        Side side = s.turn().phasing();
        if (!mayAttackPdb(s, planet)) {
            step = Step.NEXT;
            return;
        }
        boolean able =
                !Fleets.striking(s.forces().in(Place.orbit(planet), side), true).isEmpty();
        r.ask(Matter.ATTACK_PDB, side, planet);
        if (able) {
            r.or(Kind.ATTACK);
        }
        r.or(Kind.DECLINE).evenIfForced();
    }

    @Override
    public void answer(Resolution r, Action action) {
        Side phasing = r.state().turn().phasing();
        switch (step) {
            case NEXT -> {
                if (action.kind() == Kind.END) {
                    r.finish();
                    return;
                }
                planet = action.argument();
                done |= PieceSet.only(planet);
                step = Step.INTERCEPTION;
            }
            case PHASING_DECLARES -> declare(r, action, phasing, Step.OTHER_DECLARES);
            case OTHER_DECLARES -> declare(r, action, phasing.opponent(), Step.PDB);
            default -> {
                step = Step.NEXT;
                if (action.kind() == Kind.ATTACK) {
                    r.call(new PdbAssault(planet, phasing));
                }
            }
        }
    }

    /** Case 22.12: a combat between the free stacks leaves none for the PDB. */
    private void declare(Resolution r, Action action, Side side, Step otherwise) {
        boolean attacks = action.kind() == Kind.ATTACK;
        step = attacks ? Step.NEXT : otherwise;
        if (attacks) {
            r.call(new FleetCombat(Place.orbit(planet), side));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(step.ordinal()).add(planet).add(done);
    }
}
