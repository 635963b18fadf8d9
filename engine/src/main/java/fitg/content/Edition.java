package fitg.content;

import java.util.Arrays;
import java.util.Optional;

/** The editions of the game. */
public enum Edition {
    FIRST("1979"),
    SECOND("2002");

    private final String year;

    Edition(String year) {
        this.year = year;
    }

    /** The year it came out, by which it is known everywhere. */
    public String year() {
        return year;
    }

    public static Optional<Edition> of(String year) {
        return Arrays.stream(values()).filter(each -> each.year.equals(year)).findFirst();
    }
}
