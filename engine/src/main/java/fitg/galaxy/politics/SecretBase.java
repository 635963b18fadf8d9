package fitg.galaxy.politics;

import fitg.content.Side;
import fitg.galaxy.scenario.Terms;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Article;
import fitg.procedure.Powers;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings;
import fitg.state.Digest;
import fitg.state.realm.RealmState;

/** K-D2: the Rebel player chooses the planet of his secret base, for good (34.1). */
public final class SecretBase extends Procedure {

    @Override
    public void advance(Resolution r) {
        r.ask(Affair.BASE, Side.REBEL);
        r.orEach(Kind.PLANET, Terms.of(r.rules().scenario()).baseCandidates());
    }

    @Override
    public void answer(Resolution r, Action action) {
        int planet = action.argument();
        RealmState.of(r.state()).setBase(planet);
        if (r.listening()) {
            r.tell(new Tidings.BaseChosen(planet, Article.BASE.in(r)));
        }
        r.finish();
    }

    /** The base is known from now on; whoever calls this settles. */
    public static void reveal(Resolution r, String ruleCase) {
        RealmState realm = RealmState.of(r.state());
        if (realm.baseRevealed()) {
            return;
        }
        realm.revealBase();
        Powers.of(r).baseKnown(r);
        r.shown();
        if (r.listening()) {
            r.tell(new Tidings.BaseRevealed(realm.base(), ruleCase));
        }
    }

    @Override
    protected void digest(Digest d) {}
}
