package fitg.rules.flight.first;

import fitg.content.PieceSet;
import fitg.procedure.Ask;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.flight.OnFoot;

/** Case 9.35: a character walks to another environ of his planet, unseen by any PDB, and takes his prisoners along. */
public final class Walk extends OnFoot {

    private static final String CASE = "9.35";

    public Walk(int character) {
        super(character);
    }

    @Override
    protected Question whereTo() {
        return Ask.WALK_DESTINATION;
    }

    @Override
    protected void go(Resolution r, int walker, int to) {
        go(r, walker, to, false);
    }

    /** Walking sheds detection, and is no rest. The walker comes to the character stack. */
    public static void go(Resolution r, int walker, int to, boolean reaction) {
        r.state().people().markActed(PieceSet.only(walker));
        walk(r, walker, Characters.guardedBy(r.state(), walker), to, reaction, CASE, CASE);
    }
}
