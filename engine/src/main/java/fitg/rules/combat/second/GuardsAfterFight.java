package fitg.rules.combat.second;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Resolution;
import fitg.rules.prisoner.second.Captivity;
import fitg.rules.prisoner.second.SecondCapture;
import fitg.state.Cast;
import fitg.state.GameState;

/** E5.5.b.1, E5.5.b.2 and S-R64: what becomes of the prisoners whose guards were in a fight. */
final class GuardsAfterFight {

    private GuardsAfterFight() {}

    /**
     * Prisoners of guards of whom nobody stays free and unfled, or who called off, are freed; else another of the group takes
     * over from a guard who did not stay.
     */
    static void settle(Resolution r, int place, Side side, long before, long unfled, boolean gaveUp) {
        GameState s = r.state();
        long stayed = unfled & PieceSet.first(Cast.COUNT) & s.people().free();
        long homeless = PieceSet.NONE;
        for (long rest = s.people().present(place, s.people().prisoners() & Cast.of(side.opponent()));
                rest != 0;
                rest = PieceSet.rest(rest)) {
            int prisoner = PieceSet.lowest(rest);
            int guard = s.people().holder(prisoner);
            if (guard < 0 || !PieceSet.has(before, guard)) {
                continue;
            }
            if (stayed == 0 || gaveUp) {
                Captivity.freeDetected(r, prisoner, "E5.5.b.2");
            } else if (!PieceSet.has(stayed, guard)) {
                homeless |= PieceSet.only(prisoner);
            }
        }
        if (homeless != 0) {
            r.call(SecondCapture.anotherGuard(place, side, homeless, stayed));
        }
    }
}
