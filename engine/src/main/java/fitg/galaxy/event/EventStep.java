package fitg.galaxy.event;

import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Digest;

/** G1: the Rebel player turns the top event card, and it is carried out. */
public final class EventStep extends Procedure {

    @Override
    public void advance(Resolution r) {
        r.finish();
    }

    @Override
    protected void digest(Digest d) {}
}
