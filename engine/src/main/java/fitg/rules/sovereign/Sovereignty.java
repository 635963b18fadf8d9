package fitg.rules.sovereign;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Sovereign;
import fitg.rules.loyalty.Loyalties;
import fitg.state.Cast;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.province.Supply;
import fitg.state.province.Supply.Fate;
import java.util.Arrays;

/**
 * Case 25.0: who lives where and whom he would follow. In 1979 a sovereign who has been summoned is one of the people of his side, with
 * three ratings and no more, who stays where he is at home.
 */
public final class Sovereignty {

    private static final int FAVOUR = 2;

    /** By his place in the catalogue, the environ each lives in. */
    private static final int[] HOMES = PRINTED.sovereigns().stream()
            .mapToInt(each -> PRINTED.environById(each.environId()).index())
            .toArray();

    /** For each environ who lives there, or NOBODY. */
    private static final int[] AT = at();

    private Sovereignty() {}

    private static int[] at() {
        int[] at = new int[PRINTED.environs().size()];
        Arrays.fill(at, Holder.NOBODY);
        for (int each = 0; each < HOMES.length; each++) {
            at[HOMES[each]] = each;
        }
        return at;
    }

    public static int count() {
        return HOMES.length;
    }

    /** The environ he lives in. */
    public static int home(int sovereign) {
        return HOMES[sovereign];
    }

    /** Who one of the people is who is a sovereign, by his place in the catalogue. */
    public static int who(int person) {
        int own = person - Cast.COUNT;
        if (own < HOMES.length) {
            return own;
        }
        String name = PRINTED.character(person).name();
        int found = 0;
        while (!PRINTED.sovereigns().get(found).name().equals(name)) {
            found++;
        }
        return found;
    }

    /** The one who lives in an environ and whom nobody has summoned; NOBODY if none does, or he has been, or is gone. */
    public static int unsummoned(Position s, int environ) {
        int sovereign = Place.isEnviron(environ) && Supply.isKept(s) ? AT[environ] : Holder.NOBODY;
        boolean waits = sovereign != Holder.NOBODY && Supply.of(s).sovereign(sovereign) == Fate.UNSUMMONED;
        return waits ? sovereign : Holder.NOBODY;
    }

    /** Case 25.3: what his word adds to the diplomacy of a side in his environ, or takes from it; a neutral one keeps silent. */
    public static int favour(Position s, int environ, Side side) {
        int sovereign = unsummoned(s, environ);
        if (sovereign == Holder.NOBODY) {
            return 0;
        }
        Sovereign printed = PRINTED.sovereigns().get(sovereign);
        return printed.allegiance()
                .map(allegiance -> allegiance == side ? FAVOUR : -FAVOUR)
                .orElse(0);
    }

    /** Case 25.3: one who was never summoned can always be found by assassins; as one of the people, as a set. */
    public static long openTarget(Position s, int environ) {
        int sovereign = unsummoned(s, environ);
        return sovereign == Holder.NOBODY ? PieceSet.NONE : PieceSet.only(Cast.COUNT + sovereign);
    }

    // ---- summoning

    /** Cases 25.11 and 25.12: his own or a neutral one, on a planet at peace, when the time has come. */
    public static boolean mayBeSummoned(Position s, int environ, Side side) {
        int sovereign = unsummoned(s, environ);
        if (sovereign == Holder.NOBODY || Loyalties.isRisen(s, Place.planet(environ))) {
            return false;
        }
        boolean willing = PRINTED.sovereigns()
                .get(sovereign)
                .allegiance()
                .map(allegiance -> allegiance == side)
                .orElse(true);
        return willing && Calling.isTimely(s, environ);
    }

    // ---- where they go

    /** Case 25.21: whether one of the people may be brought to a place; only sovereigns are bound to theirs. */
    public static boolean mayGo(int person, int place) {
        if (!Cast.isSovereign(person)) {
            return true;
        }
        int home = HOMES[who(person)];
        return place == home || mayRise(person) && place == Place.orbit(Place.planet(home));
    }

    /** Case 25.21: to the orbit box above him if he can lead in space. */
    public static boolean mayRise(int person) {
        return Cast.spaceLeadership(person) > 0;
    }

    /** Those of a set who may be brought to a place. */
    public static long whoMayGo(long set, int place) {
        long able = set & ~Cast.SOVEREIGNS;
        for (long rest = set & Cast.SOVEREIGNS; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            able |= mayGo(each, place) ? PieceSet.only(each) : PieceSet.NONE;
        }
        return able;
    }
}
