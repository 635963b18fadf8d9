package fitg.second.campaign;

import fitg.content.Side;
import fitg.galaxy.Affair;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Digest;

/** K-D25: the Imperial player may commit an atrocity; he is always asked, so that the question tells nothing. */
final class AtrocityEvent extends Procedure {

    private final int environ;

    AtrocityEvent(int environ) {
        this.environ = environ;
    }

    @Override
    public void advance(Resolution r) {
        r.ask(Affair.ATROCITY, Side.IMPERIAL, environ).or(Kind.PASS);
        r.evenIfForced();
    }

    @Override
    public void answer(Resolution r, Action action) {
        r.finish();
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ);
    }
}
