package fitg.play.cases;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The sorts of luck there are, as they are written down. */
enum Luck {
    /** All dice in the order the rules roll them. */
    DICE(0),
    /** By the numbers on the cards, like the next two. */
    ACTION_CARDS(68),
    POSSESSIONS(33),
    CHARACTERS(1),
    /** Which of several equal things, counted from 0. */
    PICKS(0);

    private final int first;

    Luck(int first) {
        this.first = first;
    }

    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** The number of the first card. */
    int first() {
        return first;
    }

    static Optional<Luck> named(String word) {
        return Arrays.stream(values()).filter(each -> each.word().equals(word)).findFirst();
    }
}
