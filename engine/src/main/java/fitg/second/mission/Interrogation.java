package fitg.second.mission;

import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Event;
import fitg.procedure.Event.MissionEnded.End;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.character.Ratings;
import fitg.second.Completion;
import fitg.second.force.Stacks;
import fitg.second.state.Theatre;
import fitg.second.state.TheatreState;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;

/**
 * E5.5.a.5 and C-PRIS-1: a guard questions his prisoner; the only mission a guard does. Bonus rolls only, any section of the card
 * (C-MISS-5), without events. What a letter would tell are secrets of the campaign.
 */
@Completion({"C-MISS-5", "C-PRIS-1"})
final class Interrogation {

    private static final int ROLLS = 3;

    private Interrogation() {}

    /** Unwounded guards who stand apart from the units (E2.C.2.2) and have not been on a mission. */
    static long questioners(Position s, int environ, Side side) {
        long apart = Characters.guards(s, Stacks.apart(s, environ, side));
        long busy = s.people().noMission() | Theatre.company(s).onMission();
        return SecondMissions.leaders(s, apart) & ~busy;
    }

    static int rolls(Position s, int guard) {
        return guard == Holder.NOBODY ? 0 : ROLLS + Ratings.intelligence(s, guard);
    }

    static void carryOut(Resolution r, int environ, int guard) {
        GameState s = r.state();
        TheatreState.company(s).markOnMission(PieceSet.only(guard));
        if (r.listening()) {
            r.tell(new Event.MissionAssigned(
                    environ,
                    Mission.QUESTION_PRISONER,
                    PieceSet.only(guard),
                    false,
                    PieceSet.lowest(Characters.guardedBy(s, guard)),
                    "E5.5.a.5"));
        }
        boolean told = false;
        for (int rolls = rolls(s, guard); rolls > 0 && !told; rolls--) {
            told = BonusRoll.inAnySection(r, environ, Mission.QUESTION_PRISONER);
        }
        if (r.listening()) {
            End end = told ? End.COMPLETED : End.FAILED;
            r.tell(new Event.MissionEnded(environ, Mission.QUESTION_PRISONER, end, told ? 1 : 0, "C-MISS-5"));
        }
    }
}
