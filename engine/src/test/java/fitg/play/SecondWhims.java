package fitg.play;

import fitg.content.Mission;
import fitg.procedure.Action;
import java.util.List;
import java.util.Random;

/** Who plays 2002 by lot: one takes any answer, the other is keen on moves, fights and missions. */
enum SecondWhims {
    ANY {
        @Override
        int weight(Action action) {
            return 1;
        }
    },
    KEEN {
        @Override
        int weight(Action action) {
            return switch (action.kind()) {
                case END, NONE, DECLINE, STOP, LEAVE, STAY, CALL_OFF -> 1;
                case STAND, INACTIVE, HELD_BACK -> 2;
                case FLY, WALK, MOVE_SHIPS, LIFT, DESCEND, MARCH, TRANSFER, HAND_OVER -> 2;
                case MISSION -> "CT".indexOf(Mission.at(action.argument()).letter()) >= 0 ? 24 : 8;
                case TAKE, ATTACK, INTERCEPT, RAKE, TRACK, SEARCH, PATROL, CHARACTERS, ROLL, GO_ON -> 8;
                default -> 4;
            };
        }
    };

    abstract int weight(Action action);

    Action choose(Decision decision, Random random) {
        List<Action> actions = decision.actions();
        int lot = random.nextInt(actions.stream().mapToInt(this::weight).sum());
        for (Action action : actions) {
            lot -= weight(action);
            if (lot < 0) {
                return action;
            }
        }
        throw new AssertionError();
    }
}
