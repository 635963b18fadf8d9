package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import fitg.e2e.browser.ClientModules;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.InBrowser;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Components on their own: given properties, what they show and what they say. */
@ExtendWith(InBrowser.class)
class ComponentTest {

    @Test
    void theChatShowsWhatWasSaidAndSaysWhatIsWritten(GameInBrowser game) {
        ClientModules modules = game.player("Ada").modules();
        Locator chat = modules.mount(
                "/play/chat-box.js",
                "chat-box",
                Map.of("lines", List.of(Map.of("side", "rebel", "text", "To Egrix!"))));
        assertThat(chat.getByRole(AriaRole.LISTITEM)).containsText("To Egrix!");
        chat.evaluate("chat => chat.addEventListener('say', event => { window.said = event.detail; })");

        chat.getByRole(AriaRole.TEXTBOX).fill("<b>never</b>");
        chat.getByRole(AriaRole.TEXTBOX).press("Enter");

        assertThat(modules.run("() => window.said")).isEqualTo("<b>never</b>");
        assertThat(chat.getByRole(AriaRole.TEXTBOX)).hasValue("");
    }
}
