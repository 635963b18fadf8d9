package fitg.rules.reaction.first;

import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.sequence.EachEnvironOnce;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Mark;
import fitg.state.Position;
import fitg.state.realm.Realm;

/** Case 9.6: for each environ with enemy units or detected characters the other player may bring one piece there. */
public final class FirstReactionSegment extends EachEnvironOnce {

    public FirstReactionSegment() {
        super(Ask.REACTION);
    }

    @Override
    protected void offer(Resolution r) {
        GameState s = r.state();
        Side reacting = s.turn().phasing().opponent();
        for (int environ : r.rules().scenario().environs()) {
            if (!s.places().has(Mark.DONE, environ)
                    && !Realm.of(s).isDestroyed(Place.planet(environ))
                    && isTrigger(s, environ)
                    && ReactionMove.isPossible(s, environ, reacting)) {
                r.or(Kind.REACT, environ);
            }
        }
    }

    /** RUL-03: a military unit or a detected character of the phasing player. */
    public static boolean isTrigger(Position s, int environ) {
        long detected = Characters.detected(s) & Cast.of(s.turn().phasing());
        return s.forces().units(environ, s.turn().phasing()) > 0 || s.people().present(environ, detected) != 0;
    }

    @Override
    protected Procedure act(Resolution r, int environ) {
        return new ReactionMove(r.state().turn().phasing().opponent(), environ);
    }

    @Override
    protected String tag() {
        return "ReactionSegment";
    }

    @Override
    protected void digest(Digest d) {
        super.digest(d);
        d.add(0);
    }
}
