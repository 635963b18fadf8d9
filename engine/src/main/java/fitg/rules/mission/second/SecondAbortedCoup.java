package fitg.rules.mission.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.ActionEvent;
import fitg.content.ActionEvent.CoupPenalty;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.detection.Detection;
import fitg.rules.loss.second.Losses;
import fitg.rules.loyalty.Cause;
import fitg.rules.loyalty.Loyalties;
import fitg.rules.prisoner.second.Capture;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.theatre.Theatre;

/** C-MISS-4: the coup has failed and its group is detected; the die of 1979 decides what else it costs. */
@Completion("C-MISS-4")
final class SecondAbortedCoup extends Procedure {

    private final int environ;
    private final ActionEvent event;
    private final long members;

    SecondAbortedCoup(int environ, ActionEvent event, long members) {
        this.environ = environ;
        this.event = event;
        this.members = members;
    }

    @Override
    public void advance(Resolution r) {
        Detection.detect(r, members, "C-MISS-4");
        int die = r.die("coup aborted");
        if (r.listening()) {
            r.tell(new Event.DieRolled("coup aborted", die, "C-MISS-4"));
        }
        r.finish();
        punish(r, PRINTED.coupPenalty(event, die));
    }

    private void punish(Resolution r, CoupPenalty penalty) {
        GameState s = r.state();
        Side enemy = s.turn().phasing().opponent();
        if (penalty != CoupPenalty.NONE) {
            Loyalties.shift(r, Place.planet(environ), enemy, 1, Cause.MISSION, "C-MISS-4");
        }
        long fighters = Theatre.company(s).withEscorts(members);
        switch (penalty) {
            case SHIFT_CAPTURE -> Capture.attempt(r, environ, enemy, fighters);
            case SHIFT_CAPTURE_ONE_KILLED -> {
                int victim = PieceSet.member(members, r.pick("victim of the coup", PieceSet.size(members)));
                Losses.kill(r, victim, "C-MISS-4");
                long rest = Theatre.company(s).withEscorts(members & ~PieceSet.only(victim));
                Capture.attempt(r, environ, enemy, rest);
            }
            case SHIFT_KILLED -> FailedAttempt.killAll(r, fighters, "C-MISS-4");
            case SHIFT_FOUND -> r.call(FoundByEvent.byAnybody(environ, members));
            default -> {}
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(event.ordinal()).add(members);
    }
}
