package fitg.rules.flight.first;

import fitg.content.PieceSet;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.control.Control;
import fitg.rules.detection.Detection;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;

/** Case 9.35: a character walks to another environ of his planet, unseen by any PDB, and takes his prisoners along. */
public final class Walk extends Procedure {

    private final int character;

    public Walk(int character) {
        this.character = character;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        r.ask(Ask.WALK_DESTINATION, Cast.side(character), character);
        for (int environ : Control.environsOf(Control.planetOf(s.people().at(character)))) {
            if (environ != s.people().at(character)) {
                r.or(Kind.ENVIRON, environ);
            }
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        r.finish();
        go(r, character, action.argument(), false);
        r.settle();
    }

    /** Case 9.35: walking sheds detection. The walker comes to the character stack. */
    public static void go(Resolution r, int character, int to, boolean reaction) {
        GameState s = r.state();
        long self = PieceSet.only(character);
        if (r.listening()) {
            r.tell(new Event.CharactersMoved(self, s.people().at(character), to, Holder.NOBODY, reaction, "9.35"));
        }
        long party = self | Characters.guardedBy(s, character);
        for (long rest = party; rest != 0; rest = PieceSet.rest(rest)) {
            s.people().setAt(PieceSet.lowest(rest), to);
        }
        s.people().markMoved(party);
        s.people().markActed(self);
        s.people().leaveMilitary(self);
        Detection.conceal(r, self, "9.35");
    }

    @Override
    protected void digest(Digest d) {
        d.add(character);
    }
}
