package fitg.rules.force.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Sovereign;
import fitg.edition.second.Completion;
import fitg.rules.circumstance.Circumstances;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.realm.Realm.Fate;
import fitg.state.theatre.Company;
import fitg.state.theatre.Theatre;
import java.util.Arrays;

/**
 * 25.0: the sovereigns of the galaxy. One who was summoned never leaves his environ, except for its orbit box. Where ground units of his side stand he is with
 * them and can lead them; elsewhere he keeps company with the first character of his side there, fights, hides and goes on missions
 * at his side like an escort. His hits and wounds are kept with those of the other fighters.
 */
@Completion({"C-NPC-1", "C-OTHER-1"})
public final class Sovereigns {

    private static final int FAVOUR = 2;

    /** The environ each of them lives in. */
    private static final int[] ENVIRONS = PRINTED.sovereigns().stream()
            .mapToInt(each -> PRINTED.environById(each.environId()).index())
            .toArray();

    /** For each environ the sovereign who lives there, or NOBODY. */
    private static final int[] AT = at();

    private Sovereigns() {}

    private static int[] at() {
        int[] at = new int[PRINTED.environs().size()];
        Arrays.fill(at, Holder.NOBODY);
        for (int each = 0; each < PRINTED.sovereigns().size(); each++) {
            at[environOf(each)] = each;
        }
        return at;
    }

    public static Sovereign printed(int sovereign) {
        return PRINTED.sovereigns().get(sovereign);
    }

    /** The environ a sovereign lives in. */
    public static int environOf(int sovereign) {
        return ENVIRONS[sovereign];
    }

    /** The sovereign of an environ by his place in the catalogue, or NOBODY; on the Living Planet there is none. */
    public static int of(Position s, int environ) {
        int sovereign = Place.isEnviron(environ) ? AT[environ] : Holder.NOBODY;
        boolean living = sovereign != Holder.NOBODY
                && Circumstances.on(s, Place.planet(environ)).isAlive();
        return living ? Holder.NOBODY : sovereign;
    }

    public static int fighter(int sovereign) {
        return Company.SOVEREIGNS + sovereign;
    }

    public static int sovereign(int fighter) {
        return fighter - Company.SOVEREIGNS;
    }

    /** The side a sovereign follows; null for one who was never summoned or is gone. */
    public static Side side(Position s, int sovereign) {
        return switch (Realm.of(s).sovereign(sovereign)) {
            case REBEL -> Side.REBEL;
            case IMPERIAL -> Side.IMPERIAL;
            default -> null;
        };
    }

    public static boolean isInPlay(Position s, int fighter) {
        return side(s, sovereign(fighter)) != null;
    }

    /** The summoned sovereign of a side in an environ, as a set of fighters. */
    public static long summoned(Position s, int environ, Side side) {
        int sovereign = of(s, environ);
        boolean his = sovereign != Holder.NOBODY && side(s, sovereign) == side && !isAloft(s, sovereign);
        return his ? PieceSet.only(fighter(sovereign)) : PieceSet.NONE;
    }

    // ---- in orbit, where SovereignFlight takes them

    /** Whether he is with the starships of his side over his planet. */
    public static boolean isAloft(Position s, int sovereign) {
        return PieceSet.has(Theatre.company(s).companions().aloft(), fighter(sovereign));
    }

    /** The orbit box of the planet a sovereign lives on. */
    public static int orbitOf(int sovereign) {
        return Place.orbit(Place.planet(ENVIRONS[sovereign]));
    }

    /** The sovereigns of a side in an orbit box, as fighters. */
    public static long inOrbit(Position s, int orbit, Side side) {
        long found = PieceSet.NONE;
        for (long rest = Theatre.company(s).companions().aloft(); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            boolean here = orbitOf(sovereign(each)) == orbit && side(s, sovereign(each)) == side;
            found |= here ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }

    /** Unwounded, so that he can lead the starships of his side there. */
    public static long leadingInOrbit(Position s, int orbit, Side side) {
        return inOrbit(s, orbit, side) & ~Theatre.company(s).wounded();
    }

    /** 25.21: those of a side who may go to orbit at all, by their place in the catalogue. */
    public static long spacefaring(Position s, Side side) {
        long found = PieceSet.NONE;
        for (long rest = Realm.of(s).serving(); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            boolean may = printed(each).spaceLeadership().isPresent()
                    && side(s, each) == side
                    && !Passage.isGone(s, Place.planet(ENVIRONS[each]));
            found |= may ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }

    /** 25.2: a summoned sovereign, unwounded, who can lead the units of his side in his environ. */
    public static long leading(Position s, int environ, Side side) {
        long him = summoned(s, environ, side);
        boolean able = him != 0 && !Fighters.isWounded(s, PieceSet.lowest(him));
        return able ? him : PieceSet.NONE;
    }

    /** 25.24 and 25.3: the enemy's, and any who was never summoned; they always count as detected. */
    public static long targets(Position s, int environ, Side enemy) {
        int sovereign = of(s, environ);
        if (sovereign == Holder.NOBODY) {
            return PieceSet.NONE;
        }
        boolean open = Realm.of(s).sovereign(sovereign) == Fate.UNSUMMONED;
        return open || side(s, sovereign) == enemy && !isAloft(s, sovereign)
                ? PieceSet.only(fighter(sovereign))
                : PieceSet.NONE;
    }

    /** 25.3: what a sovereign who was never summoned adds to the Diplomacy of a side in his environ, or takes from it. */
    public static int favour(Position s, int environ, Side side) {
        int sovereign = of(s, environ);
        if (sovereign == Holder.NOBODY || Realm.of(s).sovereign(sovereign) != Fate.UNSUMMONED) {
            return 0;
        }
        return printed(sovereign)
                .allegiance()
                .map(allegiance -> allegiance == side ? FAVOUR : -FAVOUR)
                .orElse(0);
    }
}
