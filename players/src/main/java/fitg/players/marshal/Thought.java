package fitg.players.marshal;

import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.procedure.Ask;
import fitg.state.Segment;

/** Which decisions are worth a search: those that open an act or decide a fight. */
final class Thought {

    private Thought() {}

    static boolean isDeserved(PlayerView view, Decision decision) {
        return view.turn().segment() != Segment.SET_UP
                && decision.actions().size() > 1
                && decision.question() instanceof Ask asked
                && switch (asked) {
                    case MOVE, ENTER_FROM_SPACE, FLIGHT_DESTINATION, WALK_DESTINATION, MOVE_DESTINATION, ORGANISE ->
                        true;
                    case ARRIVAL, PDB_ATTACK, REACTION, DECLARE_COMBAT, UPRISING, BUY_2_1 -> true;
                    case MISSION, COMPLETE, AIM, BREAK_OFF -> true;
                    default -> false;
                };
    }
}
