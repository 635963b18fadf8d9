package fitg.e2e.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static com.microsoft.playwright.options.AriaRole.HEADING;
import static com.microsoft.playwright.options.AriaRole.LINK;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import fitg.e2e.browser.Player;
import java.nio.file.Path;

/** The first page. */
public record HomePage(Page page) {

    public static HomePage open(Player player) {
        return on(player.open("/"));
    }

    /** From another page of the client. */
    public static HomePage follow(Page page) {
        page.getByRole(LINK, new GetByRoleOptions().setName("Freedom in the Galaxy, home"))
                .click();
        return on(page);
    }

    private static HomePage on(Page page) {
        assertThat(page.getByRole(HEADING, new GetByRoleOptions().setName("My games")))
                .isVisible();
        return new HomePage(page);
    }

    public Locator newGameLink() {
        return page.getByRole(LINK, new GetByRoleOptions().setName("New game")).first();
    }

    public NewGamePage newGame() {
        newGameLink().click();
        return NewGamePage.on(page);
    }

    /** Where one pastes a link that was sent. */
    public Locator addressField() {
        return page.getByLabel("Invitation, or address of a game to watch");
    }

    public TablePage learnByPlaying() {
        page.getByRole(LINK, new GetByRoleOptions().setName("Learn by playing")).click();
        return LearnPage.on(page).guidedGame();
    }

    /** The link that replaces a lost one, of the only game that waits for somebody. */
    public String newInvitation() {
        button("New invitation").click();
        return page.getByLabel("Invitation to play the").inputValue();
    }

    public ReplayPage importFinished(Path file) {
        button("Import a saved game").click();
        page.getByLabel("A file that was exported").setInputFiles(file);
        return ReplayPage.on(page);
    }

    private Locator button(String name) {
        return page.getByRole(BUTTON, new GetByRoleOptions().setName(name));
    }
}
