package fitg.e2e.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.HEADING;
import static com.microsoft.playwright.options.AriaRole.LINK;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import fitg.e2e.browser.Player;

/** The first page. */
public record HomePage(Page page) {

    public static HomePage open(Player player) {
        Page page = player.open("/");
        assertThat(page.getByRole(HEADING, new GetByRoleOptions().setName("My games")))
                .isVisible();
        return new HomePage(page);
    }

    public NewGamePage newGame() {
        page.getByRole(LINK, new GetByRoleOptions().setName("New game")).first().click();
        return NewGamePage.on(page);
    }
}
