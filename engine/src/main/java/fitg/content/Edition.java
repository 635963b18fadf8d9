package fitg.content;

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
}
