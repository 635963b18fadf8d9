package fitg.content;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The shipped content with one file changed, to see that the change is noticed. */
final class AlteredContent implements ContentSource {

    private final String file;
    private final UnaryOperator<String> change;

    private AlteredContent(String file, UnaryOperator<String> change) {
        this.file = file;
        this.change = change;
    }

    static AlteredContent of(String file, UnaryOperator<String> change) {
        return new AlteredContent(file, change);
    }

    /** One passage replaced; it must be there, or the test would prove nothing. */
    static AlteredContent replacing(String file, String passage, String replacement) {
        return new AlteredContent(file, text -> {
            if (!text.contains(passage)) {
                throw new AssertionError(file + " does not contain " + passage);
            }
            return text.replaceFirst(Pattern.quote(passage), Matcher.quoteReplacement(replacement));
        });
    }

    /** One line left out, counted as editors do. */
    static AlteredContent without(String file, int line) {
        return new AlteredContent(file, text -> {
            List<String> lines = new ArrayList<>(text.lines().toList());
            lines.remove(line - 1);
            return String.join("\n", lines) + "\n";
        });
    }

    @Override
    public String text(String name) {
        String text = ContentSource.shipped().text(name);
        return name.equals(file) ? change.apply(text) : text;
    }
}
