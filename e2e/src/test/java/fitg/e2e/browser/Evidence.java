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
            page.screenshot(new Page.ScreenshotOptions().setPath(Path.of(name + ".png")));
            write(
                    Path.of(name + ".txt"),
                    page.url() + "\n\n" + page.locator("body").ariaSnapshot());
            write(Path.of(name + ".html"), page.content());
        } catch (PlaywrightException gone) {
            // A page that crashed or hangs cannot be photographed; that it is so is evidence too.
            write(Path.of(name + ".txt"), gone.getMessage());
        }
    }

    static void write(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }
}
