package fitg.play;

import fitg.procedure.Action;
import java.util.Random;

/** Chooses by lot, but seldom to do nothing: random play that passes all the time never sees a rebellion. */
public final class Lively {

    private final Random random;

    public Lively(long seed) {
        random = new Random(seed);
    }

    public Action choose(Decision decision) {
        int total = 0;
        for (Action action : decision.actions()) {
            total += weight(action);
        }
        int lot = random.nextInt(total);
        for (Action action : decision.actions()) {
            lot -= weight(action);
            if (lot < 0) {
                return action;
            }
        }
        throw new AssertionError();
    }

    private static int weight(Action action) {
        return switch (action.kind()) {
            case END, PASS, NONE, DECLINE, STOP -> 1;
            case LEAVE, STAND -> 2;
            case MISSION -> "RTC".indexOf(action.key().charAt(8)) >= 0 ? 12 : 4;
            case FLY, WALK, MOVE_UNITS -> 2;
            default -> 4;
        };
    }
}
