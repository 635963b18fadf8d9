package fitg.rules.detection;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.state.Cast;
import fitg.state.GameState;

/** Case 9.4: being detected, and how it spreads. */
public final class Detection {

    private Detection() {}

    public static void detect(Resolution r, long set, String ruleCase) {
        change(r, set & ~r.state().people().detectedFlags(), true, ruleCase);
    }

    public static void conceal(Resolution r, long set, String ruleCase) {
        change(r, set & r.state().people().detectedFlags(), false, ruleCase);
    }

    private static void change(Resolution r, long set, boolean detected, String ruleCase) {
        if (set == 0) {
            return;
        }
        if (detected) {
            r.state().people().detect(set);
        } else {
            r.state().people().conceal(set);
        }
        if (r.listening()) {
            r.tell(new Event.StatusChanged(set, detected, ruleCase));
        }
    }

    /** Case 9.4: one detected character gives away all his free friends in the environ, though not above it (P-R52). */
    public static void spread(Resolution r) {
        GameState s = r.state();
        long free = s.people().free();
        for (long rest = free & s.people().detectedFlags(); rest != 0; rest = PieceSet.rest(rest)) {
            int seen = PieceSet.lowest(rest);
            long friends = free & Cast.of(Cast.side(seen)) & ~s.people().detectedFlags();
            if (friends != 0 && Place.isEnviron(s.people().at(seen))) {
                detect(r, s.people().present(s.people().at(seen), friends), "9.4");
            }
        }
    }
}
