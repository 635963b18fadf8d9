package fitg.rules.mission.second;

import fitg.content.Mission;
import fitg.edition.second.Happening;
import fitg.procedure.Resolution;

/** C-MISS-5: the rolls of a mission that has only bonus rolls and reads all sections of the card. */
final class BonusRoll {

    private BonusRoll() {}

    /** Rolls once, tells, and says whether the letter of the mission is shown. */
    static boolean inAnySection(Resolution r, int place, Mission mission) {
        int tens = r.die("success, tens");
        int units = r.die("success, units");
        long letters = MissionTable.lettersInAnySection(tens, units);
        if (r.listening()) {
            r.tell(new Happening.SuccessRolled(place, tens, units, letters, mission, "E2.C.4.2"));
        }
        return (letters & mission.bit()) != 0;
    }
}
