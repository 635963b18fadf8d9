package fitg.second.campaign;

import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Digest;

/** G2: taxes, upkeep, the base, and what both sides buy, in the order of K-R9. */
public final class ResourcePhase extends Procedure {

    @Override
    public void advance(Resolution r) {
        r.finish();
    }

    @Override
    protected void digest(Digest d) {}
}
