package fitg.level.campaign;

import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings.PointsChanged.Reason;
import fitg.rules.control.Control;
import fitg.rules.forcepoint.Treasury;
import fitg.state.Digest;
import fitg.state.theatre.TheatreState;

/** E2.4.4, K-D23: at an interphase the Rebel player, then the Imperial player, puts PDBs Up for a point each (K-R15). */
final class PdbRaising extends Procedure {

    private static final String CASE = "E2.4.4";

    private Side side = Side.REBEL;

    @Override
    public void advance(Resolution r) {
        r.ask(Query.PDB_UP, side)
                .orEach(Kind.PDB_UP, PdbWorks.mayPutUp(r, side))
                .or(Kind.END);
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.PDB_UP) {
            int planet = action.argument();
            Treasury.spend(r, side, Purse.UP, Reason.PURCHASES, CASE);
            TheatreState.of(r.state()).setPdbHits(planet, 0);
            Control.setPdb(r, planet, r.state().planets().pdbLevel(planet), true, CASE);
        } else if (side == Side.REBEL) {
            side = Side.IMPERIAL;
        } else {
            r.finish();
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal());
    }
}
