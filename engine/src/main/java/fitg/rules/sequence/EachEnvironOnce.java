package fitg.rules.sequence;

import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.state.Digest;
import fitg.state.Mark;

/** The non-phasing player does something in each environ that lets him, each once, as he likes (cases 9.6, 11.1; E2.A.5, E2.B.1). */
public abstract class EachEnvironOnce extends Procedure {

    private final Question question;
    private boolean begun;

    protected EachEnvironOnce(Question question) {
        this.question = question;
    }

    @Override
    public final void advance(Resolution r) {
        if (!begun) {
            begun = true;
            r.state().places().clearAll(Mark.DONE);
        }
        r.ask(question, r.state().turn().phasing().opponent());
        offer(r);
        r.or(Kind.END);
    }

    /** Offers the environs that let him, but for those {@linkplain Mark#DONE done}. */
    protected abstract void offer(Resolution r);

    protected abstract Procedure act(Resolution r, int environ);

    @Override
    public final void answer(Resolution r, Action action) {
        if (action.kind() == Kind.END) {
            r.finish();
        } else {
            r.state().places().put(Mark.DONE, action.argument());
            r.call(act(r, action.argument()));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(begun ? 1 : 0);
    }
}
