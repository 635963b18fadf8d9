package fitg.rules.detection;

import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.state.Cast;
import fitg.state.GameState;

/** Case 9.4: being detected, and how it spreads. */
public final class Detection {

    private Detection() {}

    public static void detect(Resolution r, int set, String ruleCase) {
        change(r, set & ~r.state().detectedFlags(), true, ruleCase);
    }

    public static void conceal(Resolution r, int set, String ruleCase) {
        change(r, set & r.state().detectedFlags(), false, ruleCase);
    }

    private static void change(Resolution r, int set, boolean detected, String ruleCase) {
        if (set == 0) {
            return;
        }
        if (detected) {
            r.state().detect(set);
        } else {
            r.state().conceal(set);
        }
        if (r.listening()) {
            r.tell(new Event.StatusChanged(set, detected, ruleCase));
        }
    }

    /** Case 9.4: one detected character gives away all his free friends in the environ. */
    public static void spread(Resolution r) {
        GameState s = r.state();
        int free = s.free();
        for (int rest = free & s.detectedFlags(); rest != 0; rest &= rest - 1) {
            int seen = Integer.numberOfTrailingZeros(rest);
            int friends = free & Cast.of(Cast.side(seen)) & ~s.detectedFlags();
            if (friends != 0) {
                detect(r, s.present(s.at(seen), friends), "9.4");
            }
        }
    }
}
