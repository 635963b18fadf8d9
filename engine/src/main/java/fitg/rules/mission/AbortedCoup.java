package fitg.rules.mission;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.ActionEvent;
import fitg.content.ActionEvent.CoupPenalty;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.detection.Detection;
import fitg.state.Digest;

/** Case 13.41 (C-MISS-4): the coup has failed and its group is detected; a die decides what else it costs. */
public abstract class AbortedCoup extends Procedure {

    protected final int environ;
    protected final ActionEvent event;
    private final String ruleCase;
    protected long members;

    protected AbortedCoup(int environ, ActionEvent event, long members, String ruleCase) {
        this.environ = environ;
        this.event = event;
        this.members = members;
        this.ruleCase = ruleCase;
    }

    @Override
    public void advance(Resolution r) {
        Detection.detect(r, members, ruleCase);
        spreadDetection(r);
        int die = r.die("coup aborted");
        if (r.listening()) {
            r.tell(new Event.DieRolled("coup aborted", die, ruleCase));
        }
        CoupPenalty penalty = PRINTED.coupPenalty(event, die);
        if (penalty != CoupPenalty.NONE) {
            loseLoyalty(r);
        }
        if (penalty == CoupPenalty.SHIFT_CAPTURE_ONE_KILLED) {
            loseOne(r);
            return;
        }
        r.finish();
        switch (penalty) {
            case SHIFT_CAPTURE -> capture(r);
            case SHIFT_KILLED -> killAll(r);
            case SHIFT_FOUND -> r.call(foundGroup());
            default -> {}
        }
    }

    /** Those around them are detected too, now or when everything is settled. */
    protected void spreadDetection(Resolution r) {}

    protected abstract void loseLoyalty(Resolution r);

    /** One of them dies, even if nobody can hold the others. */
    protected abstract void loseOne(Resolution r);

    protected abstract void capture(Resolution r);

    protected abstract void killAll(Resolution r);

    protected abstract Procedure foundGroup();

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(event.ordinal()).add(members);
    }
}
