package fitg.e2e.browser;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Looks with the eyes of axe at what a page keeps from those who see, hear or move differently. */
public final class Axe {

    private static final String SCRIPT = script();

    /** What is out of sight may be laid out only roughly; to be judged it must be laid out in earnest. */
    private static final String LOOK = """
            async only => {
              const unfold = root => root.querySelectorAll('*').forEach(each => {
                if (getComputedStyle(each).contentVisibility === 'auto') each.style.contentVisibility = 'visible';
                if (each.shadowRoot) unfold(each.shadowRoot);
              });
              unfold(document);
              const {violations} = await axe.run(document, {
                resultTypes: ['violations'],
                runOnly: only.length ? only : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
                rules: only.length ? {} : {
                  'label-content-name-mismatch': {enabled: true},
                  'color-contrast': {enabled: false},
                  'link-in-text-block': {enabled: false},
                },
              });
              return violations
                .flatMap(({id, help, nodes}) => nodes.map(({target, any}) =>
                  `${id} (${help}) at ${target.flat().join(' ')}: ${any.map(each => each.message).join(' ')}`));
            }""";

    private static final List<String> COLOURS = List.of("color-contrast", "link-in-text-block");

    private Axe() {}

    /** Everything axe has to say but for colours: the rule, where, and why. */
    public static List<String> complaints(Page page) {
        return look(page, List.of());
    }

    /** The same of what depends on colours, which takes longer than all else together. */
    public static List<String> complaintsInColours(Page page) {
        return look(page, COLOURS);
    }

    private static List<String> look(Page page, List<String> only) {
        page.evaluate(SCRIPT);
        return ((List<?>) page.evaluate(LOOK, only))
                .stream().map(String.class::cast).toList();
    }

    private static String script() {
        try (InputStream script = Axe.class.getResourceAsStream("/axe.min.js")) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
