package fitg.rules.character;

import fitg.content.Side;
import fitg.state.Cast;
import fitg.state.GameState;

/** Sets of characters the rules speak of again and again. */
public final class Characters {

    private Characters() {}

    /** The free characters of a side in an environ, in either stack. */
    public static int free(GameState s, int environ, Side side) {
        return s.present(environ, Cast.of(side) & s.free());
    }

    /** Nobody's prisoner and in play: on the map, or still to come from space (case 16.12). */
    public static boolean isFree(GameState s, int character) {
        return (s.free() & 1 << character) != 0 || s.at(character) == GameState.SPACE;
    }

    /** Those among the free who are with military units (case 9.57). */
    public static int inMilitaryStack(GameState s, int environ, Side side) {
        return free(s, environ, side) & s.military();
    }

    /** Those who are not with military units and may do missions (case 9.57). */
    public static int inCharacterStack(GameState s, int environ, Side side) {
        return free(s, environ, side) & ~s.military();
    }

    /** Case 9.52: a flag, or the company of military units, makes a character detected. */
    public static int detected(GameState s) {
        return s.free() & (s.detectedFlags() | s.military());
    }

    /** The prisoners a character guards. */
    public static int guardedBy(GameState s, int guard) {
        int found = 0;
        for (int rest = s.prisoners(); rest != 0; rest &= rest - 1) {
            int prisoner = Integer.numberOfTrailingZeros(rest);
            if (s.holder(prisoner) == guard) {
                found |= 1 << prisoner;
            }
        }
        return found;
    }

    /** The prisoners the military units of a side hold in an environ. */
    public static int heldByUnits(GameState s, int environ, Side captor) {
        int found = 0;
        for (int rest = s.present(environ, s.prisoners() & Cast.of(captor.opponent())); rest != 0; rest &= rest - 1) {
            int prisoner = Integer.numberOfTrailingZeros(rest);
            if (s.holder(prisoner) == GameState.UNITS) {
                found |= 1 << prisoner;
            }
        }
        return found;
    }

    /** Case 12.81: everybody of this set who guards somebody. */
    public static int guards(GameState s, int set) {
        int found = 0;
        for (int rest = s.prisoners(); rest != 0; rest &= rest - 1) {
            int holder = s.holder(Integer.numberOfTrailingZeros(rest));
            if (holder >= 0) {
                found |= 1 << holder;
            }
        }
        return found & set;
    }

    /** Those of a set who can lead (case 9.53): Leadership 1 or more, and not disabled. */
    public static int leaders(GameState s, int set) {
        int found = 0;
        for (int rest = set & ~s.disabled(); rest != 0; rest &= rest - 1) {
            int character = Integer.numberOfTrailingZeros(rest);
            if (Ratings.leadership(s, character) > 0) {
                found |= 1 << character;
            }
        }
        return found;
    }
}
