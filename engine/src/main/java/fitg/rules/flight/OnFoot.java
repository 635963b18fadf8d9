package fitg.rules.flight;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.rules.detection.Detection;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;

/** A character walks to another environ of his planet, out of anybody's sight, with those who must come along. */
public abstract class OnFoot extends Procedure {

    private final int character;

    protected OnFoot(int character) {
        this.character = character;
    }

    protected abstract Question whereTo();

    protected abstract void go(Resolution r, int walker, int to);

    @Override
    public final void advance(Resolution r) {
        int from = r.state().people().at(character);
        r.ask(whereTo(), Cast.side(character), character);
        for (int environ : Control.environsOf(Place.planet(from))) {
            if (environ != from) {
                r.or(Kind.ENVIRON, environ);
            }
        }
    }

    @Override
    public final void answer(Resolution r, Action action) {
        r.finish();
        go(r, character, action.argument());
        r.settle();
    }

    /**
     * He comes apart from the units, and nobody knows of him any more.
     *
     * @param guarded those he holds, who come along
     * @param ruleCase of the walk; that of the hiding follows
     */
    protected static void walk(
            Resolution r, int walker, long guarded, int to, boolean reaction, String ruleCase, String unseen) {
        GameState s = r.state();
        long self = PieceSet.only(walker);
        if (r.listening()) {
            int from = s.people().at(walker);
            r.tell(new Event.CharactersMoved(self, from, to, Holder.NOBODY, reaction, ruleCase));
        }
        long party = self | guarded;
        for (long rest = party; rest != 0; rest = PieceSet.rest(rest)) {
            s.people().setAt(PieceSet.lowest(rest), to);
        }
        s.people().markMoved(party);
        s.people().leaveMilitary(self);
        Detection.conceal(r, self, unseen);
    }

    @Override
    protected final void digest(Digest d) {
        d.add(character);
    }
}
