package fitg.e2e.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.ALERT;
import static com.microsoft.playwright.options.AriaRole.BUTTON;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import fitg.e2e.browser.Player;

/** Where an invitation leads. */
public record JoinPage(Page page) {

    public static JoinPage open(Player player, String invitation) {
        return new JoinPage(player.open(invitation));
    }

    public Locator nameField() {
        return page.getByLabel("Your name");
    }

    /** Somebody else has followed it, or it was renewed. */
    public void expectGone() {
        assertThat(page.getByRole(ALERT)).containsText("used up or was withdrawn");
    }

    public TablePage takeTheSeat(String name) {
        nameField().fill(name);
        page.getByRole(BUTTON, new GetByRoleOptions().setName("Take the seat")).click();
        return TablePage.on(page);
    }
}
