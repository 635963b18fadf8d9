package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static com.microsoft.playwright.options.AriaRole.HEADING;
import static com.microsoft.playwright.options.AriaRole.LINK;
import static com.microsoft.playwright.options.AriaRole.SEARCHBOX;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.GoldenGame;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.page.ReplayPage;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What can be read while the server is away, and what becomes of an open page when it comes back as another version. */
@ExtendWith(InBrowser.class)
class OfflineTest {

    private static final String KEPT =
            "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)";

    private final GoldenGame golden = GoldenGame.of("flight-to-egrix-rebel-by-points");

    /** Where the client has been kept. */
    private static Page visitor(GameInBrowser game) {
        Page page = game.withWorkers().player("Ada").open("/");
        page.waitForFunction(KEPT);
        game.troubles().expect("Failed to load resource");
        game.troubles().expect("ERR_CONNECTION_REFUSED");
        return page;
    }

    @Test
    void theRulesAreReadWithoutTheServer(GameInBrowser game) {
        Page page = visitor(game);
        game.house().goDown();

        page.navigate("/rules");

        assertThat(page.getByRole(HEADING, new GetByRoleOptions().setName("The rules, and everything printed")))
                .isVisible();
        page.getByRole(SEARCHBOX).fill("break-off");
        assertThat(page.getByText("Failed break-off").first()).isVisible();
        page.getByRole(SEARCHBOX).fill("12.5");
        assertThat(page.getByText("12.53").first()).isVisible();
    }

    @Test
    void aKeptGameIsReplayedWithoutTheServer(GameInBrowser game) {
        String address = golden.finished(game.house()) + "/replay";
        Page page = visitor(game);
        page.navigate(address + "?as=spectator");
        page.getByRole(BUTTON, new GetByRoleOptions().setName("Keep for offline"))
                .click();
        assertThat(page.getByRole(BUTTON, new GetByRoleOptions().setName("Keep no longer")))
                .isVisible();
        ReplayPage online = ReplayPage.on(page);
        online.goTo(120);
        List<String> board = online.board();
        game.house().goDown();

        page.navigate("/");
        assertThat(page.getByText("Your games are safe with it")).isVisible();
        page.getByRole(LINK, new GetByRoleOptions().setName("Flight to Egrix")).click();

        ReplayPage offline = ReplayPage.on(page);
        offline.goTo(120);
        page.waitForCondition(() -> offline.board().equals(board));
        offline.button("To the end").click();
        assertThat(page.getByText("victory").first()).isVisible();
    }

    @Test
    void whoNeverCameHasNothingButTheBrowsersWord(GameInBrowser game) {
        Page page = visitor(game);
        game.house().goDown();

        page.navigate("/games/AAAAAAAAAAAAAAAA");
        assertThat(page.getByText("Your games are safe with it")).isVisible();
        assertThat(page.getByRole(LINK)).hasCount(1);

        game.house().comeBack();
        page.navigate("/");
        assertThat(page.getByRole(LINK, new GetByRoleOptions().setName("New game"))
                        .first())
                .isVisible();
    }

    @Test
    void aNewerVersionWaitsUntilItIsWanted(GameInBrowser game) {
        Page page = visitor(game);
        page.navigate("/rules");
        page.getByRole(SEARCHBOX).fill("sabotage");
        page.evaluate("window.before = true");

        newerWorker(page);

        assertThat(page.getByText("A newer version is here.")).isVisible();
        assertThat(page.getByRole(SEARCHBOX)).hasValue("sabotage");
        assertThat((Boolean) page.evaluate("window.before === true")).isTrue();
        page.getByRole(BUTTON, new GetByRoleOptions().setName("Load it")).click();
        page.waitForFunction("window.before === undefined");
        assertThat(page.getByRole(SEARCHBOX)).hasValue("sabotage");
    }

    /** As a server of another version would hand it out. */
    private static void newerWorker(Page page) {
        page.evaluate("navigator.serviceWorker.register('/worker.js?newer')");
    }

    @Test
    void theClientCanBeInstalled(GameInBrowser game) {
        Page page = game.player("Ada").open("/");

        Object icons = page.evaluate("""
                async () => {
                  const manifest = await (await fetch(document.querySelector('link[rel=manifest]').href)).json();
                  const size = async ({src, sizes}) => {
                    const image = await createImageBitmap(await (await fetch(src)).blob());
                    return `${image.width}x${image.height}` === sizes;
                  };
                  const drawn = manifest.icons.filter(icon => icon.type === 'image/png');
                  return manifest.name === 'Freedom in the Galaxy' && manifest.display === 'standalone'
                    && drawn.some(icon => icon.purpose === 'maskable') && (await Promise.all(drawn.map(size))).every(fits => fits);
                }""");
        assertThat(icons).isEqualTo(true);
    }
}
