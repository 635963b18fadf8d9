package fitg.e2e.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static com.microsoft.playwright.options.AriaRole.COMBOBOX;
import static com.microsoft.playwright.options.AriaRole.HEADING;
import static com.microsoft.playwright.options.AriaRole.LINK;
import static com.microsoft.playwright.options.AriaRole.RADIO;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.SelectOption;
import fitg.e2e.browser.Player;
import java.util.regex.Pattern;

/** Which scenario, who plays whom; and afterwards the link for the other player. */
public record NewGamePage(Page page) {

    private static final Pattern INVITATION = Pattern.compile("https?://\\S+/join#\\S+");

    public static NewGamePage open(Player player) {
        return on(player.open("/new"));
    }

    static NewGamePage on(Page page) {
        assertThat(page.getByRole(HEADING, new GetByRoleOptions().setName("New game")))
                .isVisible();
        return new NewGamePage(page);
    }

    public NewGamePage scenario(String title) {
        page.getByRole(RADIO, new GetByRoleOptions().setName(title)).check();
        return this;
    }

    public NewGamePage name(String name) {
        page.getByLabel("Your name").fill(name);
        return this;
    }

    public NewGamePage rebels(String who) {
        return seat("Rebels", who);
    }

    public NewGamePage empire(String who) {
        return seat("Empire", who);
    }

    private NewGamePage seat(String side, String who) {
        Locator seat = page.getByRole(COMBOBOX, new GetByRoleOptions().setName(side));
        String label =
                seat.getByText(Pattern.compile(who)).first().textContent().strip();
        seat.selectOption(new SelectOption().setLabel(label));
        return this;
    }

    /** Begins a game that needs nobody else. */
    public TablePage begin() {
        page.getByRole(BUTTON, new GetByRoleOptions().setName("Begin")).click();
        return TablePage.on(page);
    }

    /** Begins a game with somebody to be invited, and returns the link to send. */
    public String beginAndInvite() {
        page.getByRole(BUTTON, new GetByRoleOptions().setName("Begin")).click();
        return page.getByText(INVITATION).first().textContent().strip();
    }

    public TablePage toTheTable() {
        page.getByRole(LINK, new GetByRoleOptions().setName("To the table")).click();
        return TablePage.on(page);
    }
}
