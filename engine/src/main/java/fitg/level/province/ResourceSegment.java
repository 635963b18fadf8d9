package fitg.level.province;

import fitg.content.Side;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.rebellion.first.WaitingUnits;
import fitg.state.Digest;
import fitg.state.Position;
import fitg.state.province.Supply;

/** P0: rebels that waited for room are placed (case 15.44), then what the scenario gives is spent (case 28.13). */
final class ResourceSegment extends Procedure {

    private final Side side;
    private int considered;
    private boolean supplied;

    ResourceSegment(Side side) {
        this.side = side;
    }

    @Override
    public void advance(Resolution r) {
        Position s = r.state();
        int[] environs = s.area().environs();
        boolean any = Supply.of(s).anyWaiting();
        while (any && considered < environs.length) {
            int environ = environs[considered++];
            if (WaitingUnits.isDue(s, environ, side)) {
                r.call(new WaitingUnits(environ, side));
                return;
            }
        }
        if (supplied) {
            r.finish();
            r.settle();
            return;
        }
        supplied = true;
        supply(r);
    }

    private void supply(Resolution r) {
        Outset outset = Outset.of(r.rules().scenario());
        int turn = r.state().turn().number();
        Outset.Grant grant = outset.grant(turn);
        if (side == Side.IMPERIAL && outset.income(turn) > 0) {
            r.call(new ImperialSupplies(outset.income(turn)));
        } else if (side == Side.REBEL && grant.points() > 0) {
            r.call(new RebelSupplies(grant));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal()).add(considered).add(supplied ? 1 : 0);
    }
}
