package fitg.rules.sequence;

import fitg.procedure.Correction;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.rules.character.Ratings;
import fitg.rules.combat.Casualties;
import fitg.state.GameState;
import fitg.state.Segment;

/** Case 14.4: the Helian Drug wears off when the segment it was taken in comes round again. */
public final class HelianDrug {

    private HelianDrug() {}

    /** C-COMBAT-2: hits that were borne take effect on whoever loses endurance. */
    public static boolean hitsOutlastEndurance(Resolution r) {
        return r.rules().has(Correction.HITS_OUTLAST_ENDURANCE);
    }

    /** K-R230: what was taken in an interphase lasts until the next one. */
    public static void endWithTheInterphase(Resolution r) {
        if (r.state().turn().drugTakenIn(Segment.INTERPHASE)) {
            end(r);
        }
    }

    /** RUL-75: raised Endurance that ends may kill; in 2002 hits may be too many then (C-COMBAT-2). */
    static void end(Resolution r) {
        GameState s = r.state();
        int character = s.turn().drugCharacter();
        s.turn().endDrug();
        if (r.listening()) {
            r.tell(new Event.DrugWoreOff(character, "14.4"));
        }
        boolean dies = s.people().at(character) >= 0 && Ratings.enduranceLeft(s, character) <= 0;
        if (dies) {
            Casualties.kill(r, character, "14.4");
        }
        if (dies || hitsOutlastEndurance(r)) {
            r.settle();
        }
    }
}
