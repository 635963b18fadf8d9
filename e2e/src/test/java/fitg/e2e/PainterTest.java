package fitg.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.page.TablePage;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The pictures of skies and planets, which all other tests do without. */
@ExtendWith(InBrowser.class)
class PainterTest {

    private static final String WIDTHS = """
            async () => {
              const ours = performance.getEntriesByType('resource').map(each => each.name).filter(name => /bundle.[a-z]+.js$/.test(name));
              const loaded = await Promise.all(ours.map(name => import(name))); // those this page has, under their own addresses
              const {studio} = loaded.map(({modules}) => modules?.['/board/studio.js']).find(Boolean);
              while (!studio.idle || studio.pictures.size === 0) await new Promise(done => setTimeout(done, 50));
              return [...studio.pictures.values()].map(picture => picture.width);
            }""";

    @Test
    void theWorldsOfATableAreAllPainted(GameInBrowser game) {
        Page page = TablePage.open(
                        game.withPainter().player("Ada"), game.house().client().table("flight-to-egrix")[0])
                .ready()
                .page();

        List<?> widths = (List<?>) page.evaluate(WIDTHS);

        assertThat(widths).as("three planets and a sky at least").hasSizeGreaterThanOrEqualTo(4);
        assertThat(widths)
                .allSatisfy(width -> assertThat(((Number) width).intValue()).isGreaterThan(16));
    }
}
