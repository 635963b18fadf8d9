package fitg.rules.character;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.rules.circumstance.Circumstances;
import fitg.state.Cast;
import fitg.state.Holder;
import fitg.state.NumberSet;
import fitg.state.Position;

/** Sets of characters the rules speak of again and again. */
public final class Characters {

    private Characters() {}

    /** The free characters of a side in an environ, in either stack. */
    public static long free(Position s, int environ, Side side) {
        return s.people().present(environ, Cast.of(side) & s.people().free());
    }

    /** The places of some characters who are all on the map. */
    public static NumberSet placesOf(Position s, long set) {
        NumberSet places = new NumberSet(Place.COUNT);
        for (long rest = set; rest != 0; rest = PieceSet.rest(rest)) {
            places.add(s.people().at(PieceSet.lowest(rest)));
        }
        return places;
    }

    /** Nobody's prisoner and in play: on the map, or still to come from space (case 16.12). */
    public static boolean isFree(Position s, int character) {
        return PieceSet.has(s.people().free(), character) || s.people().at(character) == Place.SPACE;
    }

    /** Those among the free who are with military units (case 9.57). */
    public static long inMilitaryStack(Position s, int environ, Side side) {
        return free(s, environ, side) & s.people().military();
    }

    /** Those who are not with military units and may do missions (case 9.57). */
    public static long inCharacterStack(Position s, int environ, Side side) {
        return free(s, environ, side) & ~s.people().military();
    }

    /** Case 9.52: a flag, or the company of military units, makes a character detected. */
    public static long detected(Position s) {
        return s.people().free() & (s.people().detectedFlags() | s.people().military());
    }

    /** Everybody whose mission is not finished. */
    public static long onMissions(Position s) {
        return s.missions().members();
    }

    /** The prisoners a character guards. */
    public static long guardedBy(Position s, int guard) {
        long found = 0;
        for (long rest = s.people().prisoners(); rest != 0; rest = PieceSet.rest(rest)) {
            int prisoner = PieceSet.lowest(rest);
            if (s.people().holder(prisoner) == guard) {
                found |= PieceSet.only(prisoner);
            }
        }
        return found;
    }

    /** The prisoners the military units of a side hold in an environ. */
    public static long heldByUnits(Position s, int environ, Side captor) {
        long found = 0;
        for (long rest = s.people().present(environ, s.people().prisoners() & Cast.of(captor.opponent()));
                rest != 0;
                rest = PieceSet.rest(rest)) {
            int prisoner = PieceSet.lowest(rest);
            if (s.people().holder(prisoner) == Holder.UNITS) {
                found |= PieceSet.only(prisoner);
            }
        }
        return found;
    }

    /** Case 12.81: everybody of this set who guards somebody. */
    public static long guards(Position s, long set) {
        long found = 0;
        for (long rest = s.people().prisoners(); rest != 0; rest = PieceSet.rest(rest)) {
            int holder = s.people().holder(PieceSet.lowest(rest));
            if (holder >= 0) {
                found |= PieceSet.only(holder);
            }
        }
        return found & set;
    }

    /** Those of a set who can lead (case 9.53): Leadership 1 or more, not disabled, and not quarrelling (event 120). */
    public static long leaders(Position s, long set) {
        long found = 0;
        for (long rest = set & ~s.people().disabled() & ~Circumstances.now(s).unfit();
                rest != 0;
                rest = PieceSet.rest(rest)) {
            int character = PieceSet.lowest(rest);
            if (Ratings.leadership(s, character) > 0) {
                found |= PieceSet.only(character);
            }
        }
        return found;
    }
}
