package fitg.rules.search.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.PieceSet;
import fitg.rules.character.Ratings;
import fitg.state.Holder;
import fitg.state.Position;

/** Case 11.2: how well somebody searches, and what the die may show against those who hide. */
public final class SearchValue {

    private SearchValue() {}

    /** Case 11.22: the strength of the units, with the Leadership of the one who helps them. */
    public static int ofUnits(int strength, int leadership) {
        return strength + leadership;
    }

    /** @param leader who helps the units, or NOBODY */
    static int ofUnits(Position s, int strength, int leader) {
        return ofUnits(strength, leader == Holder.NOBODY ? 0 : Ratings.leadership(s, leader));
    }

    /** The Intelligence of all who search. */
    public static int ofCharacters(Position s, long searchers) {
        int sum = 0;
        for (long rest = searchers; rest != 0; rest = PieceSet.rest(rest)) {
            sum += Ratings.intelligence(s, PieceSet.lowest(rest));
        }
        return sum;
    }

    /** Case 11.0: the highest die with which those who hide are found. */
    public static int number(int hiding, int value) {
        return PRINTED.search().number(hiding, value);
    }
}
