package fitg.app.terminal;

import fitg.content.Tongue;
import org.jline.utils.AttributedString;

/** Where the game is shown and answers come from. */
interface Screen {

    /** The narrowest layout; a smaller window has to put up with broken lines. */
    int NARROWEST = 80;

    int WIDEST = 140;

    void print(AttributedString line);

    default void print(String line) {
        print(new AttributedString(line));
    }

    default void print(Style style, String line) {
        print(style.ink(line));
    }

    /** One line from the player, without blanks around it. Throws {@link InputEnded} when there are no more. */
    String ask(String prompt);

    /** Takes everything off the screen, so that the next player cannot read what was meant for the last one. */
    void hide();

    int width();

    int height();

    Glyphs glyphs();

    /** Whether a person looks at a window, so that a board is drawn anew whenever it has changed. */
    boolean live();

    /** What questions and answers are said in, as far as they are translated. */
    default Tongue tongue() {
        return Tongue.ENGLISH;
    }

    /** What can be typed now, for completion. */
    default void offer(Hints hints) {}

    /** Prints words, broken at the width of the screen; further lines are indented like the first. */
    default void say(String text) {
        Text.wrap(text, width()).forEach(this::print);
    }

    default void say(Style style, String text) {
        Text.wrap(text, width()).forEach(line -> print(style, line));
    }

    /** The input has come to its end. */
    final class InputEnded extends RuntimeException {

        private static final long serialVersionUID = 1;
    }
}
