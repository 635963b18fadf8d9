package fitg.rules.reaction.first;

import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Mark;
import fitg.state.Position;

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
            s.places().clearAll(Mark.DONE);
        }
        Side reacting = s.turn().phasing().opponent();
        if (done) {
            r.finish();
            return;
        }
        r.ask(Ask.REACTION, reacting);
        for (int environ : r.rules().scenario().environs()) {
            if (!s.places().has(Mark.DONE, environ)
                    && isTrigger(s, environ)
                    && ReactionMove.isPossible(s, environ, reacting)) {
                r.or(Kind.REACT, environ);
            }
        }
        r.or(Kind.END);
    }

    /** RUL-03: a military unit or a detected character of the phasing player. */
    public static boolean isTrigger(Position s, int environ) {
        long detected = Characters.detected(s) & Cast.of(s.turn().phasing());
        return s.forces().units(environ, s.turn().phasing()) > 0 || s.people().present(environ, detected) != 0;
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.END) {
            done = true;
            return;
        }
        r.state().places().put(Mark.DONE, action.argument());
        r.call(new ReactionMove(r.state().turn().phasing().opponent(), action.argument()));
    }

    @Override
    protected void digest(Digest d) {
        d.add(begun ? 1 : 0).add(done ? 1 : 0);
    }
}
