package fitg.e2e.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What a page looked like when a test failed: a picture, its address and its text. */
final class Evidence {

    private Evidence() {}

    static void of(Page page, Path name) {
        try {
            Files.createDirectories(name.getParent());
            page.screenshot(new Page.ScreenshotOptions().setPath(Path.of(name + ".png")));
            Files.writeString(Path.of(name + ".txt"), page.url() + "\n\n" + page.locator("body").ariaSnapshot());
            Files.writeString(Path.of(name + ".html"), page.content());
        } catch (PlaywrightException gone) {
            note(name, gone);
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    /** A page that crashed or hangs cannot be photographed; that it is so is evidence too. */
    private static void note(Path name, PlaywrightException gone) {
        try {
            Files.writeString(Path.of(name + ".txt"), gone.getMessage());
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }
}
