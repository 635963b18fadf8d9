package fitg.play.cases;

/** Something a case says and the game does not do, or something in the case that cannot be. */
public record Difference(int line, String sentence) {

    @Override
    public String toString() {
        return "line " + line + ": " + sentence;
    }
}
