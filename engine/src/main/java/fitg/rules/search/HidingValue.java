package fitg.rules.search;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Ability;
import fitg.content.Card;
import fitg.content.CardFigures;
import fitg.content.PieceSet;
import fitg.rules.character.Ratings;
import fitg.rules.possession.Possessions;
import fitg.state.Cast;
import fitg.state.Position;

/** Case 11.0: how well a group of characters hides. */
public final class HidingValue {

    private static final long ELUSIVE = Cast.with(Ability.HIDING_PLUS_1);
    private static final long MOST_ELUSIVE = Cast.with(Ability.HIDING_PLUS_2);

    private HidingValue() {}

    /** The best Intelligence, plus the size of the environ, less the number who hide, plus what they can do. */
    public static int of(Position s, int environ, long hiders, boolean fromUnits) {
        int value = Ratings.bestIntelligence(s, hiders)
                + PRINTED.environ(environ).size()
                - PieceSet.size(hiders)
                + special(s, hiders);
        return fromUnits && Possessions.countsFor(s, Card.SCANNER, hiders) ? value + CardFigures.SCANNER_HIDING : value;
    }

    /** What some of them add because they hide well. */
    public static int special(Position s, long hiders) {
        int sum = 0;
        for (long rest = hiders & (ELUSIVE | MOST_ELUSIVE); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            sum += Ratings.special(s, each, PieceSet.has(MOST_ELUSIVE, each) ? 2 : 1);
        }
        return sum;
    }
}
