package fitg.rules.mission.second;

import fitg.content.PieceSet;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.prisoner.second.Captivity;
import fitg.state.Digest;
import fitg.state.GameState;

/** E5.5.c.1: mission F frees prisoners of the phasing player's choice; one whose cell takes two letters uses both (4a, 3.3). */
final class SecondRescue extends Procedure {

    private final int environ;
    private int letters;

    SecondRescue(int environ, int letters) {
        this.environ = environ;
        this.letters = letters;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        long freeable = SecondMissions.freeable(
                r.rules().scenario(), s, environ, s.turn().phasing(), letters);
        if (freeable == PieceSet.NONE) {
            r.finish();
            return;
        }
        r.ask(Query.FREE_PRISONER, s.turn().phasing(), environ).orEach(Kind.CHARACTER, freeable);
    }

    @Override
    public void answer(Resolution r, Action action) {
        letters -= SecondMissions.lettersToFree(r.rules().scenario(), r.state(), action.argument());
        Captivity.freeByMission(r, action.argument(), "E5.5.c.1");
        r.settle();
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(letters);
    }
}
