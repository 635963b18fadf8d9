package fitg.rules.mission.first;

import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.prisoner.Prisoners;
import fitg.state.Digest;

/** Mission F: each letter frees one prisoner of the phasing player's choice in the environ (case 12.82). */
final class FreePrisoners extends Procedure {

    private final int environ;
    private int letters;

    FreePrisoners(int environ, int letters) {
        this.environ = environ;
        this.letters = letters;
    }

    @Override
    public void advance(Resolution r) {
        long held = Prisoners.in(r.state(), environ, r.state().turn().phasing());
        if (letters == 0 || held == 0) {
            r.finish();
            return;
        }
        r.ask(Ask.FREE_PRISONER, r.state().turn().phasing(), environ);
        r.orEach(Kind.CHARACTER, held);
    }

    @Override
    public void answer(Resolution r, Action action) {
        letters--;
        Prisoners.free(r, action.argument(), "12.82");
        r.settle();
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(letters);
    }
}
