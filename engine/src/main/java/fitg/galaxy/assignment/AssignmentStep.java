package fitg.galaxy.assignment;

import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Digest;

/** G3: the Imperial player turns the next Strategic Assignment card. */
public final class AssignmentStep extends Procedure {

    @Override
    public void advance(Resolution r) {
        r.finish();
    }

    @Override
    protected void digest(Digest d) {}
}
