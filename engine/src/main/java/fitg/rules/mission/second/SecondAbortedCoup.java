package fitg.rules.mission.second;

import fitg.content.ActionEvent;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.loss.second.Losses;
import fitg.rules.loyalty.Cause;
import fitg.rules.loyalty.Loyalties;
import fitg.rules.mission.AbortedCoup;
import fitg.rules.prisoner.second.SecondCapture;
import fitg.state.theatre.Theatre;

/** C-MISS-4: who dies of it is left to chance, and escorts share what befalls the others. */
@Completion("C-MISS-4")
final class SecondAbortedCoup extends AbortedCoup {

    SecondAbortedCoup(int environ, ActionEvent event, long members) {
        super(environ, event, members, "C-MISS-4");
    }

    @Override
    protected void loseLoyalty(Resolution r) {
        Loyalties.shift(r, Place.planet(environ), enemy(r), 1, Cause.MISSION, "C-MISS-4");
    }

    @Override
    protected void loseOne(Resolution r) {
        r.finish();
        int victim = PieceSet.member(members, r.pick("victim of the coup", PieceSet.size(members)));
        Losses.kill(r, victim, "C-MISS-4");
        members &= ~PieceSet.only(victim);
        capture(r);
    }

    @Override
    protected void capture(Resolution r) {
        SecondCapture.attempt(r, environ, enemy(r), fighters(r));
    }

    @Override
    protected void killAll(Resolution r) {
        FailedAttempt.killAll(r, fighters(r), "C-MISS-4");
    }

    @Override
    protected Procedure foundGroup() {
        return FoundByEvent.byAnybody(environ, members);
    }

    private long fighters(Resolution r) {
        return Theatre.company(r.state()).withEscorts(members);
    }

    private static Side enemy(Resolution r) {
        return r.state().turn().phasing().opponent();
    }
}
