package fitg.rules.search;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Ability;
import fitg.rules.character.Ratings;
import fitg.rules.possession.Card;
import fitg.rules.possession.Possessions;
import fitg.state.Cast;
import fitg.state.GameState;

/** Case 11.0: how well a group of characters hides. */
public final class HidingValue {

    private static final int ELUSIVE = Cast.with(Ability.HIDING_PLUS_1);
    private static final int MOST_ELUSIVE = Cast.with(Ability.HIDING_PLUS_2);
    private static final int SCANNER = 2;

    public static final int SCRAMBLER = 4;

    private HidingValue() {}

    /** The best Intelligence, plus the size of the environ, less the number who hide, plus what they can do. */
    public static int of(GameState s, int environ, int hiders, boolean fromUnits) {
        int value = Ratings.bestIntelligence(s, hiders)
                + PRINTED.environ(environ).size()
                - Integer.bitCount(hiders)
                + Integer.bitCount(hiders & ELUSIVE)
                + 2 * Integer.bitCount(hiders & MOST_ELUSIVE);
        return fromUnits && Possessions.countsFor(s, Card.SCANNER, hiders) ? value + SCANNER : value;
    }
}
