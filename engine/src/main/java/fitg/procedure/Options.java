package fitg.procedure;

/**
 * House rules agreed on before the game.
 *
 * @param worstDetection R17.1 (RUL-47): every detection die reads the worst row
 */
public record Options(boolean worstDetection) {

    public static Options standard() {
        return new Options(false);
    }
}
