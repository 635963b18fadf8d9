package fitg.players.galaxy;

import fitg.play.Decision;
import fitg.players.mind.Sense;
import fitg.procedure.Action;
import fitg.procedure.Affair;

/** 4b, section 1: a side is set up by the plan of the scenario; only the base is where nobody would guess it. */
final class SetUpSense implements Sense {

    private final Affair affair;

    SetUpSense(Affair affair) {
        this.affair = affair;
    }

    @Override
    public double worth(Decision decision, Action action) {
        return affair == Affair.BASE ? NEUTRAL : Affairs.likeSuggested(decision, action);
    }
}
