package fitg.galaxy.event;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.loyalty.Cause;
import fitg.rules.loyalty.LoyaltyShift;
import fitg.state.Digest;

/** 108, and what 117 does besides: some planets shift by one space each, ascending. */
final class FixedShifts extends Procedure {

    private final Side favour;
    private long planets;

    FixedShifts(long planets, Side favour) {
        this.planets = planets;
        this.favour = favour;
    }

    @Override
    public void advance(Resolution r) {
        if (planets == 0) {
            r.finish();
            return;
        }
        int next = PieceSet.lowest(planets);
        planets = PieceSet.rest(planets);
        r.call(LoyaltyShift.of(next, favour, 1, Cause.GALACTIC_EVENT));
    }

    @Override
    protected void digest(Digest d) {
        d.add(planets).add(favour.ordinal());
    }
}
