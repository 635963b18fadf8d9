package fitg.players.captain;

import fitg.content.Rating;
import fitg.state.Cast;

/** How much a character can do, all ratings taken together: those that win planets count most. */
public final class Talent {

    private static final double[] OF_CHARACTERS = talents();

    private Talent() {}

    public static double of(int character) {
        return OF_CHARACTERS[character];
    }

    private static double[] talents() {
        double[] talents = new double[Cast.WITH_SOVEREIGNS];
        for (int each = 0; each < talents.length; each++) {
            talents[each] = Cast.printed(each, Rating.COMBAT)
                    + 0.8 * Cast.printed(each, Rating.INTELLIGENCE)
                    + 1.2 * Cast.printed(each, Rating.LEADERSHIP)
                    + 1.5 * Cast.printed(each, Rating.DIPLOMACY)
                    + 0.5 * Cast.printed(each, Rating.NAVIGATION);
        }
        return talents;
    }
}
