package fitg.level.province;

import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.Segment;
import fitg.state.province.SupplyState;

/**
 * Cases 15.52 and 23.3: planets that are free come under Rebel control, in the order the Rebel player likes, each with its domino. Which
 * they are is settled before the first of them (P-R26).
 */
public final class ProvinceInterphase extends Procedure {

    private boolean begun;
    private long waiting;

    @Override
    public void advance(Resolution r) {
        if (!begun) {
            begun = true;
            r.state().turn().setSegment(Segment.INTERPHASE);
            waiting = free(r.state());
        }
        if (waiting == PieceSet.NONE) {
            SupplyState.of(r.state()).clearWorks();
            r.finish();
            r.settle();
            return;
        }
        r.ask(Matter.NEXT_CONTROL, Side.REBEL).orEach(Kind.PLANET, waiting);
    }

    private static long free(Position s) {
        long found = PieceSet.NONE;
        for (int planet : s.area().planets()) {
            boolean free =
                    Control.isRisenWithoutTroops(s, planet) && s.planets().pdbUp(planet);
            found |= free ? PieceSet.only(planet) : PieceSet.NONE;
        }
        return found;
    }

    @Override
    public void answer(Resolution r, Action action) {
        GameState s = r.state();
        int planet = action.argument();
        waiting &= ~PieceSet.only(planet);
        if (s.planets().state(planet) == PlanetState.REBELLION) {
            Control.setState(r, planet, PlanetState.REBEL_CONTROL, "15.52");
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(begun ? 1 : 0).add(waiting);
    }
}
