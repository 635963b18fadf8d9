package fitg.players.second;

import fitg.play.Decision;
import fitg.players.mind.Sense;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;

/** S-D1: everybody stands with the units, and the units hold the prisoner. */
final class SetUpSense implements Sense {

    @Override
    public double worth(Decision decision, Action action) {
        return Sense.when(
                true,
                action.kind() == Kind.MILITARY_STACK || action.kind() == Kind.UNITS || action.kind() == Kind.DISPERSED);
    }
}
