package fitg.galaxy.taxation;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Action.Kind;
import fitg.procedure.Article;
import fitg.procedure.Powers;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings;
import fitg.procedure.Tidings.PointsChanged.Reason;
import fitg.rules.control.Control;
import fitg.rules.forcepoint.Treasury;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.realm.Realm;

/**
 * Case 33.4, C-RES-3: a Force Point for each Imperial elite and each Imperial PDB of level 2. What can be paid must be; if it is not
 * enough the Imperial player says for what, and the rest becomes less (33.41). What an elite is, and becomes, an edition says.
 */
public abstract class Expenses extends Procedure {

    private static final int STRONG = 2;

    private enum Step {
        BEGIN,
        CHOOSE,
        DOWNGRADE
    }

    private Step step = Step.BEGIN;
    private int purse;
    private long paidPdbs;

    @Override
    public final void advance(Resolution r) {
        switch (step) {
            case BEGIN -> begin(r);
            case CHOOSE -> {
                if (purse == 0) {
                    step = Step.DOWNGRADE;
                } else {
                    choose(r);
                }
            }
            case DOWNGRADE -> {
                downgradeElites(r);
                downgradePdbs(r);
                r.finish();
                r.settle();
            }
        }
    }

    /** Without Diomas and Orlog nothing can be paid (33.35). */
    private void begin(Resolution r) {
        int due = elites(r) + PieceSet.size(pdbs(r));
        purse = Crown.hasSeat(r) ? Math.min(due, Realm.of(r.state()).points(Side.IMPERIAL)) : 0;
        Treasury.spend(r, Side.IMPERIAL, purse, Reason.UPKEEP, Article.UPKEEP.in(r));
        if (purse == due) {
            r.finish();
            return;
        }
        if (r.listening()) {
            r.tell(new Tidings.UpkeepUnpaid(due - purse, Article.UNPAID.in(r)));
        }
        step = Step.CHOOSE;
    }

    /** The Imperial PDBs that cost something. */
    private static long pdbs(Resolution r) {
        long found = PieceSet.NONE;
        for (int planet : r.state().area().planets()) {
            boolean strong = r.state().planets().pdbLevel(planet) == STRONG
                    && Powers.of(r).controller(r.state(), planet) == Side.IMPERIAL;
            found |= strong ? PieceSet.only(planet) : PieceSet.NONE;
        }
        return found;
    }

    protected final void offerPdbs(Resolution r) {
        r.orEach(Kind.PAY_FOR_PDB, pdbs(r) & ~paidPdbs);
    }

    protected final void payForPdb(int planet) {
        paidPdbs |= PieceSet.only(planet);
        purse--;
    }

    protected final void payForElite() {
        purse--;
    }

    private void downgradePdbs(Resolution r) {
        GameState s = r.state();
        for (long rest = pdbs(r) & ~paidPdbs; rest != 0; rest = PieceSet.rest(rest)) {
            int planet = PieceSet.lowest(rest);
            Control.setPdb(r, planet, STRONG - 1, s.planets().pdbUp(planet), Article.UNPAID.in(r));
        }
    }

    // ---- what an edition says

    /** How many elites there are to be paid for. */
    protected abstract int elites(Resolution r);

    /** Asks for what he pays, with {@link #offerPdbs} among the answers. */
    protected abstract void choose(Resolution r);

    /** Those that are not paid for become less; the Rebel player is not told which counter it was (33.41). */
    protected abstract void downgradeElites(Resolution r);

    @Override
    protected void digest(Digest d) {
        d.add(step.ordinal()).add(purse).add(paidPdbs);
    }
}
