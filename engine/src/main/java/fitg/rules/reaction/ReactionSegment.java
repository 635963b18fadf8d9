package fitg.rules.reaction;

import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Mark;

/** Case 9.6: for each environ with enemy units or detected characters the other player may bring one piece there. */
public final class ReactionSegment extends Procedure {

    private boolean begun;
    private boolean done;

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        if (!begun) {
            begun = true;
            s.clearMoved();
            s.clearAll(Mark.DONE);
        }
        Side reacting = s.phasing().opponent();
        if (done) {
            r.finish();
            return;
        }
        r.ask(Question.REACTION, reacting);
        for (int environ : r.rules().scenario().environs()) {
            if (!s.has(Mark.DONE, environ) && isTrigger(s, environ) && ReactionMove.isPossible(s, environ, reacting)) {
                r.or(Kind.REACT, environ);
            }
        }
        r.or(Kind.END);
    }

    /** RUL-03: a military unit or a detected character of the phasing player. */
    private static boolean isTrigger(GameState s, int environ) {
        int detected = Characters.detected(s) & Cast.of(s.phasing());
        return s.units(environ, s.phasing()) > 0 || s.present(environ, detected) != 0;
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.END) {
            done = true;
            return;
        }
        r.state().put(Mark.DONE, action.argument());
        r.call(new ReactionMove(r.state().phasing().opponent(), action.argument()));
    }

    @Override
    protected void digest(Digest d) {
        d.add(begun ? 1 : 0).add(done ? 1 : 0);
    }
}
