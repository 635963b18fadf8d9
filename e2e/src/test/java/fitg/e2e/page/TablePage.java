package fitg.e2e.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.ALERT;
import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static com.microsoft.playwright.options.AriaRole.GROUP;
import static com.microsoft.playwright.options.AriaRole.HEADING;
import static com.microsoft.playwright.options.AriaRole.LIST;
import static com.microsoft.playwright.options.AriaRole.REGION;
import static com.microsoft.playwright.options.AriaRole.STATUS;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.assertions.LocatorAssertions;
import fitg.e2e.browser.Player;
import fitg.server.client.Seat;
import java.util.regex.Pattern;

/** One game as somebody in a seat sees it. */
public record TablePage(Page page) {

    private static final Pattern WON = Pattern.compile("(Rebels|Empire) wins?");

    /** Somebody sits down in a seat that was taken over HTTP. */
    public static TablePage open(Player player, Seat seat) {
        return on(player.open("/games/" + seat.game() + "#" + seat.token()));
    }

    static TablePage on(Page page) {
        page.waitForURL("**/games/**");
        return new TablePage(page);
    }

    /** Waits until the game has begun and its question is there. */
    public TablePage ready() {
        assertThat(decision()).isVisible();
        return this;
    }

    // ---- the decision

    private Locator decision() {
        return page.getByRole(REGION, new GetByRoleOptions().setName("Decision").setExact(true));
    }

    public String question() {
        return decision().getByRole(STATUS).first().textContent().strip();
    }

    /** The lawful answers, as buttons. */
    public Locator answers() {
        return decision().getByRole(LIST).getByRole(BUTTON);
    }

    public boolean mayAnswer() {
        return answers(false).count() > 0;
    }

    private Locator answers(boolean disabled) {
        return decision().getByRole(LIST).getByRole(BUTTON, new Locator.GetByRoleOptions().setDisabled(disabled));
    }

    /** Takes the answer that Enter would give. */
    public void takeSuggestion() {
        answer(answers().filter(new Locator.FilterOptions().setHasText("Enter")).first());
    }

    public void takeFirst() {
        answer(answers().first());
    }

    /** Clicks, and waits until the page has shown what came of it: until then the answers cannot be clicked. */
    private void answer(Locator button) {
        Response response = page.waitForResponse("**/actions", button::click);
        if (!response.ok()) {
            throw new AssertionError("refused: " + response.text());
        }
        assertThat(answers(true)).hasCount(0);
    }

    // ---- what went wrong

    public void expectAlert(String words) {
        assertThat(page.getByRole(ALERT).filter(new Locator.FilterOptions().setHasText(words)))
                .isVisible();
    }

    /** Waits for as long as a lost connection may take to come back. */
    public void expectNoAlert() {
        assertThat(page.getByRole(ALERT)).hasCount(0, new LocatorAssertions.HasCountOptions().setTimeout(20_000));
    }

    // ---- the map

    public Locator map() {
        return page.getByRole(GROUP, new GetByRoleOptions().setName(Pattern.compile("^The map")));
    }

    public Locator nearer() {
        return page.getByRole(BUTTON, new GetByRoleOptions().setName("Nearer"));
    }

    public Locator farther() {
        return page.getByRole(BUTTON, new GetByRoleOptions().setName("Farther"));
    }

    public void wholeGalaxy() {
        page.getByRole(BUTTON, new GetByRoleOptions().setName("The whole galaxy"))
                .click();
    }

    // ---- the end

    public boolean isOver() {
        return victory().isVisible();
    }

    public void expectOver() {
        assertThat(victory()).isVisible();
    }

    /** "Rebels" or "Empire". */
    public String winner() {
        return victory().textContent().contains("Rebels") ? "Rebels" : "Empire";
    }

    private Locator victory() {
        return page.getByRole(HEADING, new GetByRoleOptions().setName(WON));
    }
}
