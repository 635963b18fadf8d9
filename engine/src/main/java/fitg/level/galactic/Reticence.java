package fitg.level.galactic;

import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.secret.Unveiling;
import fitg.state.Digest;
import fitg.state.realm.RealmState;

/**
 * G-R59: once in a game-turn the Imperial player may show secrets, or say that he wants to be asked again in every segment of it;
 * otherwise he keeps them.
 */
final class Reticence extends Procedure {

    @Override
    public void advance(Resolution r) {
        RealmState realm = RealmState.of(r.state());
        realm.watch(false);
        if (realm.hidden() == 0) {
            r.finish();
            return;
        }
        r.ask(Affair.KEEP_SECRETS, Side.IMPERIAL)
                .or(Kind.NONE)
                .or(Kind.IN_EVERY_SEGMENT)
                .orEach(Kind.REVEAL, realm.hidden());
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case REVEAL -> r.call(new Unveiling(action.argument()));
            case IN_EVERY_SEGMENT -> {
                r.finish();
                RealmState.of(r.state()).watch(true);
            }
            default -> r.finish();
        }
    }

    @Override
    protected void digest(Digest d) {}
}
