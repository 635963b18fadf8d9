package fitg.e2e.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What a page complained about: errors and warnings in its console, exceptions nobody caught, and what the content
 * security policy stopped, which Chromium reports as an error too. A test that provokes one says so beforehand.
 */
public final class Troubles {

    /** A look ahead or advice about a question that has been answered meanwhile is refused, and the client drops it. */
    private static final Pattern OVERTAKEN = Pattern.compile("status of 409 .*/(tentative|hint):");

    /** Said by the driver, to whom we said it. */
    private static final String SPARED = "Service Worker registration blocked by Playwright";

    private final List<String> seen = new ArrayList<>();
    private final List<String> expected = new ArrayList<>();

    void listenTo(String who, Page page) {
        page.onConsoleMessage(message -> hear(who, message));
        page.onPageError(error -> seen.add(who + ": " + error));
    }

    private void hear(String who, ConsoleMessage message) {
        if (message.type().equals("error") || message.type().equals("warning")) {
            seen.add(who + ": " + message.text() + " (" + message.location() + ")");
        }
    }

    /** Troubles with these words are meant to be. */
    public void expect(String words) {
        expected.add(words);
    }

    public List<String> all() {
        return List.copyOf(seen);
    }

    public List<String> unexpected() {
        return seen.stream()
                .filter(trouble -> expected.stream().noneMatch(trouble::contains))
                .filter(trouble -> !OVERTAKEN.matcher(trouble).find())
                .filter(trouble -> !trouble.contains(SPARED))
                .toList();
    }

    void assertNone() {
        assertThat(unexpected()).as("what the pages complained about").isEmpty();
    }
}
