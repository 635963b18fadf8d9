package fitg.content;

import java.util.Arrays;
import java.util.Optional;

/** The editions of the game. */
public enum Edition {
    FIRST(
            "1979",
            "First edition",
            "One star system, strengths and tables: missions, rebellions, searches, and fights by columns and two dice."),
    SECOND(
            "2002",
            "Second edition",
            "Orbits, hyperjumps, starships and transports one by one, fights with a handful of dice, hits and stun; up to"
                    + " the whole galaxy.");

    private final String year;
    private final String title;
    private final String differs;

    Edition(String year, String title, String differs) {
        this.year = year;
        this.title = title;
        this.differs = differs;
    }

    public String title() {
        return title;
    }

    /** What sets it apart, in a sentence. */
    public String differs() {
        return differs;
    }

    /** The year it came out, by which it is known everywhere. */
    public String year() {
        return year;
    }

    public static Optional<Edition> of(String year) {
        return Arrays.stream(values()).filter(each -> each.year.equals(year)).findFirst();
    }
}
