package fitg.procedure;

import java.util.function.IntSupplier;

/**
 * House rules agreed on before the game.
 *
 * @param worstDetection R17.1, as {@link #detectionDie} reads it
 */
public record Options(boolean worstDetection) {

    private static final int WORST = 6;

    /** R17.1 (RUL-47): every detection die reads the worst row, and so none is thrown. */
    public int detectionDie(IntSupplier thrown) {
        return worstDetection ? WORST : thrown.getAsInt();
    }

    public static Options standard() {
        return new Options(false);
    }
}
