package fitg.rules.mission;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Side;
import fitg.content.Sovereign;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.province.Supply;

/** Case 25.3: sovereigns of the Province Game whom nobody has summoned yet. */
public final class UnsummonedSovereigns {

    private static final int FAVOUR = 2;

    private UnsummonedSovereigns() {}

    /** The one who lives in an environ, by his place in the catalogue; NOBODY if none does, or he has been summoned, or is gone. */
    public static int in(Position s, int environ) {
        int id = PRINTED.environ(environ).id();
        for (int each = 0; each < PRINTED.sovereigns().size(); each++) {
            if (PRINTED.sovereigns().get(each).environId() == id) {
                return Supply.of(s).sovereign(each) == Supply.Fate.UNSUMMONED ? each : Holder.NOBODY;
            }
        }
        return Holder.NOBODY;
    }

    /** What his word adds to the diplomacy of a side in his environ, or takes from it; a neutral one keeps silent. */
    static int favour(Position s, int environ, Side side) {
        int sovereign = in(s, environ);
        if (sovereign == Holder.NOBODY) {
            return 0;
        }
        Sovereign printed = PRINTED.sovereigns().get(sovereign);
        return printed.allegiance()
                .map(allegiance -> allegiance == side ? FAVOUR : -FAVOUR)
                .orElse(0);
    }
}
