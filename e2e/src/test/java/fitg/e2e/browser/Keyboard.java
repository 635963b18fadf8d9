package fitg.e2e.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

/** Somebody who has no mouse. */
public final class Keyboard {

    private static final int LONGEST_WAY = 300;

    /** A little longer than a key is ignored after a question of another kind has come up. */
    private static final int A_THOUGHT = 700;

    private final Page page;

    Keyboard(Page page) {
        this.page = page;
    }

    /** Presses the Tab key until something has the focus. */
    public Keyboard tabTo(Locator wanted) {
        for (int presses = 0; presses < LONGEST_WAY; presses++) {
            if (has(wanted)) {
                return this;
            }
            press("Tab");
        }
        throw new AssertionError("The Tab key does not lead to " + wanted);
    }

    /** Presses an arrow key until something has the focus. */
    public Keyboard arrowTo(String arrow, Locator wanted) {
        for (int presses = 0; presses < LONGEST_WAY; presses++) {
            if (has(wanted)) {
                return this;
            }
            press(arrow);
        }
        throw new AssertionError("The key " + arrow + " does not lead to " + wanted);
    }

    private static boolean has(Locator wanted) {
        return (Boolean) wanted.evaluate("element => element.getRootNode().activeElement === element");
    }

    public Keyboard press(String key) {
        page.keyboard().press(key);
        return this;
    }

    public Keyboard type(String text) {
        page.keyboard().type(text);
        return this;
    }

    /** As from another window. */
    public Keyboard paste(String text) {
        page.keyboard().insertText(text);
        return this;
    }

    /** Reads the question before answering; the clock of the page goes on, nobody waits. */
    public Keyboard think() {
        page.clock().fastForward(A_THOUGHT);
        return this;
    }
}
