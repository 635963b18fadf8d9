package fitg.content;

import java.util.Arrays;
import java.util.Optional;

/** The languages there are sentences in. Names of pieces and places are those that are printed. */
public enum Tongue {
    ENGLISH("en", "English"),
    GERMAN("de", "Deutsch");

    private final String code;
    private final String title;

    Tongue(String code, String title) {
        this.code = code;
        this.title = title;
    }

    /** As browsers and systems name it. */
    public String code() {
        return code;
    }

    /** As those call it who speak it. */
    public String title() {
        return title;
    }

    public static Optional<Tongue> named(String code) {
        return Arrays.stream(values()).filter(each -> each.code.equals(code)).findFirst();
    }
}
