package fitg.e2e.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.BUTTON;
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

    public static NewGamePage open(Player player) {
        return on(player.open("/new"));
    }

    static NewGamePage on(Page page) {
        assertThat(page.getByRole(HEADING, new GetByRoleOptions().setName("New game")))
                .isVisible();
        return new NewGamePage(page);
    }

    /** @param name the first words, such as "Second edition" */
    public NewGamePage edition(String name) {
        choice(name).check();
        return this;
    }

    public NewGamePage scenario(String title) {
        choice(title).check();
        return this;
    }

    public NewGamePage name(String name) {
        nameField().fill(name);
        return this;
    }

    /** @param side "The Rebels", "The Empire" or "Both sides" */
    public NewGamePage play(String side) {
        choice(side).and(page.locator("[name=side]")).check();
        return this;
    }

    public NewGamePage againstSomebodyInvited() {
        choice("Somebody you invite").check();
        return this;
    }

    /** @param level what a computer player is called, such as "Captain, bold" */
    public NewGamePage againstTheComputer(String level) {
        choice("The computer").check();
        page.getByLabel("How strong").selectOption(new SelectOption().setLabel(level));
        return this;
    }

    public NewGamePage withAGuide() {
        page.getByLabel("A guide at your side").check();
        return this;
    }

    // ---- what those who use the keyboard go to

    /** A scenario, a side or an opponent, by the first words of its card. */
    public Locator choice(String words) {
        return page.getByRole(RADIO, new GetByRoleOptions().setName(Pattern.compile("^" + words)));
    }

    public Locator nameField() {
        return page.getByLabel("Your name");
    }

    public Locator beginButton() {
        return page.getByRole(BUTTON, new GetByRoleOptions().setName("Begin"));
    }

    public Locator invitationField() {
        return page.getByLabel(Pattern.compile("Invitation to play the"));
    }

    public Locator tableLink() {
        return page.getByRole(LINK, new GetByRoleOptions().setName("To the table"));
    }

    // ---- beginning

    /** Begins a game that needs nobody else. */
    public TablePage begin() {
        beginButton().click();
        return TablePage.on(page);
    }

    /** Begins a game with somebody to be invited, and returns the link to send. */
    public String beginAndInvite() {
        beginButton().click();
        return invitationField().inputValue();
    }

    public TablePage toTheTable() {
        tableLink().click();
        return TablePage.on(page);
    }
}
