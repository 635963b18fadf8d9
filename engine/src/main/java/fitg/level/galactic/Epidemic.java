package fitg.level.galactic;

import fitg.content.PieceSet;
import fitg.procedure.Resolution;
import fitg.rules.combat.Casualties;
import fitg.state.GameState;

/** Event 117 and what atrocities do to people: everybody in a place is wounded, prisoners too (G-R46). */
final class Epidemic {

    private Epidemic() {}

    static void strike(Resolution r, int place, long spared, int wounds) {
        GameState s = r.state();
        long there = s.people().present(place, s.people().onMap()) & ~spared;
        for (long rest = there; rest != 0; rest = PieceSet.rest(rest)) {
            Casualties.wound(r, PieceSet.lowest(rest), wounds);
        }
    }
}
