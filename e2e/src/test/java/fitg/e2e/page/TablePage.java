package fitg.e2e.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.ALERT;
import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static com.microsoft.playwright.options.AriaRole.HEADING;
import static com.microsoft.playwright.options.AriaRole.LIST;
import static com.microsoft.playwright.options.AriaRole.REGION;
import static com.microsoft.playwright.options.AriaRole.STATUS;
import static com.microsoft.playwright.options.AriaRole.TAB;
import static com.microsoft.playwright.options.AriaRole.TABPANEL;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.assertions.LocatorAssertions;
import fitg.e2e.browser.Player;
import fitg.server.client.Seat;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** One game as somebody in a seat sees it. */
public record TablePage(Page page) {

    private static final Pattern WON = Pattern.compile("(Rebels|Empire) wins?");
    private static final Pattern ANSWERED_AT = Pattern.compile("/(actions|undo|orders/[a-z-]+)$");
    private static final Predicate<String> ANSWERED = ANSWERED_AT.asPredicate();

    /** Somebody sits down in a seat that was taken over HTTP. */
    public static TablePage open(Player player, Seat seat) {
        return on(player.open("/games/" + seat.game() + "#" + seat.token()));
    }

    /** The same, coming from another page of the client. */
    public static TablePage follow(Player player, Seat seat) {
        return on(player.follow("/games/" + seat.game() + "#" + seat.token()));
    }

    /** Somebody without a seat watches. */
    public static TablePage watch(Player player, String game) {
        return on(player.open("/games/" + game));
    }

    public static TablePage on(Page page) {
        page.waitForURL("**/games/**");
        return new TablePage(page);
    }

    /** Waits until the game has begun and its question is there. */
    public TablePage ready() {
        assertThat(decision()).isVisible();
        return this;
    }

    // ---- the decision

    public Locator decision() {
        return page.getByRole(REGION, new GetByRoleOptions().setName("Decision").setExact(true));
    }

    public String question() {
        return decision().getByRole(STATUS).first().textContent().strip();
    }

    /** The lawful answers, as buttons. */
    public Locator answers() {
        return answerList().getByRole(BUTTON).and(decision().locator("[data-key]"));
    }

    /** With those that lie folded up. */
    public Locator allAnswers() {
        return answerList().locator("[data-key]");
    }

    private Locator answerList() {
        return decision()
                .getByRole(
                        LIST, new Locator.GetByRoleOptions().setName("Answers").setIncludeHidden(true));
    }

    /** What has been chosen so far in an act of several steps. */
    public Locator chosenSoFar() {
        return decision().getByRole(LIST, new Locator.GetByRoleOptions().setName("Chosen so far"));
    }

    public boolean mayAnswer() {
        return answers(false).count() > 0;
    }

    private Locator answers(boolean disabled) {
        return answerList().locator(disabled ? "[data-key]:disabled" : "[data-key]:enabled");
    }

    /** What Enter would give: an answer, or what stands in a form. */
    public Locator suggestion() {
        return decision()
                .locator("decision-panel [data-key], run-form .primary")
                .filter(new Locator.FilterOptions().setHasText("Enter"))
                .first();
    }

    /** Waits for advice, and tells whether Enter gives an answer; what would be ruinous it does not. */
    public boolean isAdvised() {
        page.waitForFunction("""
                () => {
                  const {counsel, table} = document.querySelector('fitg-app').shadowRoot.querySelector('table-page');
                  const told = counsel || table.view?.decision?.actions.length < 2;
                  return told && new Promise(drawn => requestAnimationFrame(() => drawn(true)));
                }""");
        return suggestion().isVisible();
    }

    /** Takes what Enter gives, and where it gives nothing the first answer. */
    public void takeAdvice() {
        if (isAdvised()) {
            takeSuggestion();
        } else {
            takeFirst();
        }
    }

    public void takeSuggestion() {
        doAndSee(suggestion()::click);
    }

    public void takeFirst() {
        unfold();
        doAndSee(answers().first()::click);
    }

    public void take(String words) {
        unfold();
        doAndSee(answers().filter(new Locator.FilterOptions().setHasText(words)).first()::click);
    }

    /** @param key what the answer sends, such as "environ:2221" */
    public void takeKey(String key) {
        unfold();
        doAndSee(answerList().locator("[data-key='" + key + "']")::click);
    }

    /** What a form asks at once can be answered piece by piece too. */
    public void unfold() {
        Locator singly = decision().locator(".singly:not([open]) > summary");
        if (singly.isVisible()) {
            singly.click();
        }
    }

    /** Answers on the map where a lit piece can be clicked, and from the list otherwise. */
    public void takeOnTheMap() {
        if (!takeOnTheMap(0)) {
            takeSuggestion();
        }
    }

    /**
     * Clicks one of the pieces that are lit; if it stands for several answers, takes the first of them.
     *
     * @param which any number: that piece, counted round and round
     * @return false if nothing that can be clicked is lit; then nothing has happened
     */
    public boolean takeOnTheMap(int which) {
        Locator lit = map().lit();
        int all = lit.count();
        if (all == 0) {
            return false;
        }
        AtomicBoolean answered = new AtomicBoolean();
        Consumer<Request> listening = request -> answered.compareAndSet(false, ANSWERED.test(request.url()));
        page.onRequest(listening);
        boolean hit = map().hit(lit.nth(which % all));
        if (hit) {
            page.waitForCondition(() -> answered.get() || isNarrowed());
        }
        page.offRequest(listening);
        if (answered.get()) {
            assertThat(answers(true)).hasCount(0);
        } else if (hit) {
            takeFirst();
        }
        return hit;
    }

    private boolean isNarrowed() {
        return (Boolean) page.evaluate(
                "() => document.querySelector('fitg-app').shadowRoot.querySelector('table-page').narrowed.length > 0");
    }

    /** A piece that several answers name leads to the question, which shows those alone. */
    public boolean isAskedFurther() {
        return decision().locator("h2:focus").count() > 0;
    }

    /** Does something that the server answers, and waits until the page has shown what came of it. */
    public void doAndSee(Runnable what) {
        Response response = page.waitForResponse(ANSWERED_AT, what);
        if (!response.ok()) {
            throw new AssertionError("refused: " + response.text());
        }
        assertThat(answers(true)).hasCount(0);
    }

    /** @param name such as "Undo" or "Restart segment" */
    public Locator takeBack(String name) {
        return page.getByRole(BUTTON, new GetByRoleOptions().setName(name));
    }

    /** A deployment that sets up in one step, but for the last piece. */
    public void setUpInOneStep() {
        doAndSee(deployments().first()::click);
    }

    public boolean mayDeploy() {
        return deployments().count() > 0;
    }

    private Locator deployments() {
        return decision()
                .getByRole(REGION, new Locator.GetByRoleOptions().setName("Suggested deployments"))
                .getByRole(BUTTON);
    }

    /** Puts the summary of what happened while one was away out of sight, if there is one; the page has come to rest before. */
    public void putAnyNewsAway() {
        if (news().isVisible()) {
            news().click();
            assertThat(news()).isHidden();
        }
    }

    private Locator news() {
        return page.getByRole(BUTTON, new GetByRoleOptions().setName("I have seen it"));
    }

    // ---- beside the map

    /** @param name "Story", "Forces", "Chat", "Game" or "Guide" */
    public Locator tab(String name) {
        return page.getByRole(TAB, new GetByRoleOptions().setName(name));
    }

    /** Turns to a sheet beside the map, and shows it. */
    public Locator sheet(String name) {
        tab(name).click();
        return sheet();
    }

    public Locator sheet() {
        return page.getByRole(TABPANEL);
    }

    /** The person across the table, in the bar at the top. */
    public Locator opponent(String name) {
        return page.locator("status-bar .opponent").filter(new Locator.FilterOptions().setHasText(name));
    }

    /** The first stop of the Tab key, which leads past the head of the page. */
    public Locator skipLink() {
        return page.getByRole(BUTTON, new GetByRoleOptions().setName("Skip to the content"));
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

    public StarMap map() {
        return StarMap.on(page);
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

    public Locator victory() {
        return page.getByRole(HEADING, new GetByRoleOptions().setName(WON));
    }

    /** @param label what the button of the victory screen says, such as "Offer a rematch" */
    public Locator rematch(String label) {
        return decision().getByRole(BUTTON, new Locator.GetByRoleOptions().setName(label));
    }
}
