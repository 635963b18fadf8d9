package fitg.play.position;

/**
 * A line of a text with its number, for the sentence that says what is wrong with it.
 *
 * @param words without the spaces around them
 */
public record WrittenLine(int number, String words) {

    public PositionException wrong(String sentence) {
        return new PositionException(number, sentence);
    }
}
