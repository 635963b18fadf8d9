package fitg.e2e.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static com.microsoft.playwright.options.AriaRole.HEADING;
import static com.microsoft.playwright.options.AriaRole.REGION;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import fitg.e2e.browser.Player;

/** The lessons, and the guided game after them. */
public record LearnPage(Page page) {

    public static LearnPage open(Player player) {
        return on(player.open("/learn"));
    }

    static LearnPage on(Page page) {
        assertThat(page.getByRole(HEADING, new GetByRoleOptions().setName("Learn by playing")))
                .isVisible();
        return new LearnPage(page);
    }

    public TablePage guidedGame() {
        page.getByRole(BUTTON, new GetByRoleOptions().setName("The guided game"))
                .click();
        return TablePage.on(page);
    }

    /** The lessons of a part, in their order. */
    public Locator lessons(String part) {
        return page.getByRole(REGION, new GetByRoleOptions().setName(part))
                .locator("li")
                .getByRole(BUTTON);
    }
}
