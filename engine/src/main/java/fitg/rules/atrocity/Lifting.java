package fitg.rules.atrocity;

import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Digest;
import fitg.state.realm.Realm;

/** K-D26: at the start of his phases the Imperial player may lift a mass hypnosis. */
public final class Lifting extends Procedure {

    @Override
    public void advance(Resolution r) {
        Realm realm = Realm.of(r.state());
        if (!Hypnosis.isInForce(r.state())) {
            r.finish();
            return;
        }
        r.ask(Affair.LIFT_HYPNOSIS, Side.IMPERIAL).or(Kind.NONE);
        for (int sort = 0; sort < Realm.ATROCITY_UNITS; sort++) {
            if (realm.hypnotised(sort) != Realm.NONE) {
                r.or(Kind.LIFT_HYPNOSIS, realm.hypnotised(sort));
            }
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.NONE) {
            r.finish();
        } else {
            Hypnosis.end(r, action.argument());
        }
    }

    @Override
    protected void digest(Digest d) {}
}
