package fitg.rules.force.second;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Completion;
import fitg.state.Position;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;

/** C-SO-2: the soldiers that ground units send against characters. */
@Completion({"C-SO-1", "C-SO-2"})
public final class Patrols {

    private static final int WITH_LEADER = 2;
    private static final int SMALL = 2;
    private static final int MEDIUM = 3;
    private static final int LARGE = 4;

    private Patrols() {}

    /** How many soldiers units of this combined attack factor send. */
    public static int size(int attack, boolean led) {
        int value = attack + (led ? WITH_LEADER : 0);
        if (value <= 2) {
            return SMALL;
        }
        return value <= 7 ? MEDIUM : LARGE;
    }

    /** The soldiers the ground units of a side in an environ can send, one of the kinds, as a set of ordinals. */
    public static long kinds(Position s, int environ, Side side) {
        Counters counters = Theatre.counters(s);
        long kinds = PieceSet.NONE;
        for (int each = counters.firstIn(environ); each >= 0; each = counters.nextIn(each)) {
            if (counters.isGroundUnit(each, environ, side)) {
                kinds |= PieceSet.only(
                        counters.type(each).soldier().orElseThrow().ordinal());
            }
        }
        return kinds;
    }

    /** S-R90: where the planet is the enemy's and no troops are there. */
    public static Soldier watch(Side side) {
        return side == Side.IMPERIAL ? Soldier.CONSCRIPT : Soldier.MILITIA;
    }
}
