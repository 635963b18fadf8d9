package fitg.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import fitg.e2e.browser.Axe;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.InBrowser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The instruments themselves: a silence of theirs must mean that there was nothing. */
@ExtendWith(InBrowser.class)
class InstrumentsTest {

    @Test
    void whatThePolicyStopsIsHeard(GameInBrowser game) {
        Page page = game.player("Ada").modules().page();
        game.troubles().expect("style-src");

        page.evaluate("() => { document.body.innerHTML = '<p style=\"color: red\">Red?</p>'; }");

        assertThat(page.locator("p").evaluate("p => getComputedStyle(p).color")).isNotEqualTo("rgb(255, 0, 0)");
        assertThat(game.troubles().all()).anyMatch(trouble -> trouble.contains("style-src"));
    }

    @Test
    void errorsNobodyCaughtAreHeard(GameInBrowser game) {
        Page page = game.player("Ada").modules().page();
        game.troubles().expect("lost in space");

        page.waitForCondition(() -> game.troubles().all().isEmpty()); // nothing so far
        page.evaluate("() => { setTimeout(() => { throw new Error('lost in space'); }); }");
        page.waitForCondition(() -> !game.troubles().all().isEmpty());

        assertThat(game.troubles().all()).anyMatch(trouble -> trouble.contains("lost in space"));
    }

    @Test
    void axeSeesWhatComponentsHide(GameInBrowser game) {
        Page page = game.player("Ada").modules().page();
        page.evaluate("""
                () => {
                  const inside = document.body.appendChild(document.createElement('div')).attachShadow({mode: 'open'});
                  const faint = inside.appendChild(document.createElement('p'));
                  faint.textContent = 'Can you read this?';
                  faint.style.color = '#333';
                  faint.style.background = '#222';
                  inside.appendChild(document.createElement('button'));
                }""");

        assertThat(Axe.complaints(page)).anyMatch(found -> found.startsWith("button-name"));
        assertThat(Axe.complaintsInColours(page)).anyMatch(found -> found.startsWith("color-contrast"));
    }

    @Test
    void theServerComesBackWithItsGames(GameInBrowser game) {
        String id = game.house().client().table("flight-to-egrix")[0].game();

        game.house().goDown();
        game.house().comeBack();

        assertThat(game.house().client().get("/api/games/" + id).status()).isEqualTo(200);
    }
}
