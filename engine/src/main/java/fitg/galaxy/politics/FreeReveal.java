package fitg.galaxy.politics;

import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Chapters;
import fitg.procedure.Effect;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.secret.SecretInterrupt;
import fitg.rules.secret.Unveiling;
import fitg.state.Digest;
import fitg.state.realm.Realm;

/** K-D11 and K-R21: the Imperial player may show planet secrets of his own will, one after the other; asked while any is hidden. */
public final class FreeReveal extends Procedure implements Effect {

    @Override
    public void advance(Resolution r) {
        if (Chapters.of(r).effectEnds(r)) {
            return;
        }
        long hidden = SecretInterrupt.hidden(r.state());
        if (hidden == 0) {
            r.finish();
            return;
        }
        r.ask(Affair.SHOW_SECRET, Side.IMPERIAL, Realm.NONE).or(Kind.NONE).orEach(Kind.REVEAL, hidden);
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.NONE) {
            r.finish();
        } else {
            r.call(new Unveiling(action.argument()));
        }
    }

    @Override
    public boolean awaitsRisen() {
        return true;
    }

    @Override
    protected void digest(Digest d) {}
}
