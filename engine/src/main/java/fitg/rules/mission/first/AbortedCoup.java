package fitg.rules.mission.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.ActionEvent;
import fitg.content.ActionEvent.CoupPenalty;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.combat.Casualties;
import fitg.rules.control.Control;
import fitg.rules.detection.Detection;
import fitg.rules.prisoner.Capture;
import fitg.state.Digest;
import fitg.state.GameState;

/** Case 13.41: the coup has failed and its group is detected; a die decides what else it costs. */
final class AbortedCoup extends Procedure {

    private final int environ;
    private final ActionEvent event;
    private long members;
    private boolean rolled;

    AbortedCoup(int environ, ActionEvent event, long members) {
        this.environ = environ;
        this.event = event;
        this.members = members;
    }

    @Override
    public void advance(Resolution r) {
        if (rolled) {
            r.ask(Ask.COUP_VICTIM, r.state().turn().phasing(), environ);
            r.orEach(Kind.CHARACTER, members);
            return;
        }
        rolled = true;
        Detection.detect(r, members, "13.41");
        Detection.spread(r);
        int die = r.die("coup aborted");
        if (r.listening()) {
            r.tell(new Event.DieRolled("coup aborted", die, "13.41"));
        }
        punish(r, PRINTED.coupPenalty(event, die));
    }

    private void punish(Resolution r, CoupPenalty penalty) {
        GameState s = r.state();
        Side enemy = s.turn().phasing().opponent();
        if (penalty != CoupPenalty.NONE) {
            Control.shiftLoyalty(r, Control.planetOf(environ), enemy, "13.41");
        }
        if (penalty == CoupPenalty.SHIFT_CAPTURE_ONE_KILLED) {
            return;
        }
        r.finish();
        switch (penalty) {
            case SHIFT_CAPTURE -> Capture.attempt(r, environ, enemy, members);
            case SHIFT_KILLED -> {
                for (long rest = members; rest != 0; rest = PieceSet.rest(rest)) {
                    Casualties.kill(r, PieceSet.lowest(rest), "13.41");
                }
            }
            case SHIFT_FOUND -> r.call(new FoundGroup(environ, members, false));
            default -> {}
        }
    }

    /** One dies by the phasing player's choice, even if nobody can hold the others. */
    @Override
    public void answer(Resolution r, Action action) {
        r.finish();
        Casualties.kill(r, action.argument(), "13.41");
        members &= ~PieceSet.only(action.argument());
        Capture.attempt(r, environ, r.state().turn().phasing().opponent(), members);
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(event.ordinal()).add(members).add(rolled ? 1 : 0);
    }
}
