package fitg.play.cases;

import fitg.play.Decision;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import java.util.List;

/** The answer with which as little as possible happens. */
final class Quiet {

    /** In the order they are preferred. */
    private static final List<Kind> KINDS = List.of(
            Kind.END,
            Kind.PASS,
            Kind.DECLINE,
            Kind.NONE,
            Kind.LEAVE,
            Kind.STAND,
            Kind.STOP,
            Kind.CHARACTER_STACK,
            Kind.KILL,
            Kind.HAND_TO_HAND,
            Kind.ACTIVE,
            Kind.COMPLETE,
            Kind.GO_ON,
            Kind.STAY,
            Kind.HELD_BACK,
            Kind.BATTLE_FORMATION);

    private Quiet() {}

    static Action answer(Decision decision) {
        for (Kind kind : KINDS) {
            for (Action action : decision.actions()) {
                if (action.kind() == kind) {
                    return action;
                }
            }
        }
        return decision.actions().getFirst();
    }
}
