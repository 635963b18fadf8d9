package fitg.e2e.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static com.microsoft.playwright.options.AriaRole.DIALOG;
import static com.microsoft.playwright.options.AriaRole.REGION;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.SelectOption;
import fitg.e2e.browser.Player;
import java.util.List;
import java.util.regex.Pattern;

/** A game moment by moment. */
public record ReplayPage(Page page) {

    public static ReplayPage open(Player player, String address) {
        return on(player.open(address));
    }

    public static ReplayPage on(Page page) {
        page.waitForURL("**/replay**");
        assertThat(controls(page)).isVisible();
        return new ReplayPage(page);
    }

    private static Locator controls(Page page) {
        return page.getByRole(REGION, new GetByRoleOptions().setName("Replay").setExact(true));
    }

    // ---- going from moment to moment

    /** @param name such as "One action on", "Play" or "To the end" */
    public Locator button(String name) {
        return page.getByRole(BUTTON, new GetByRoleOptions().setName(name).setExact(true));
    }

    public Locator scrubber() {
        return page.getByLabel("Moment of the game");
    }

    /** How many entries of the story have been told. */
    public int at() {
        return Integer.parseInt(scrubber().inputValue());
    }

    public int end() {
        return Integer.parseInt(scrubber().getAttribute("max"));
    }

    /** Goes there, and waits until the board has come there too: it is fetched meanwhile. */
    public void goTo(int moment) {
        scrubber().fill(String.valueOf(moment));
        assertThat(scrubber()).hasValue(String.valueOf(moment));
        page.waitForFunction("""
                () => {
                  const replay = document.querySelector('fitg-app').shadowRoot.querySelector('replay-page');
                  return !replay.fetching && !replay.isUpdatePending && !replay.map.isUpdatePending;
                }""");
    }

    /** Waits until the address names the moment. */
    public String address() {
        page.waitForURL(Pattern.compile("[?&]at=" + at() + "(&|#|$)"));
        return page.url();
    }

    // ---- what is seen

    /** @param whose "Rebels", "Empire" or "spectators" */
    public ReplayPage seenBy(String whose) {
        Locator eyes = page.getByLabel("Seen by");
        String label = eyes.getByText(Pattern.compile(whose)).textContent().strip();
        eyes.selectOption(new SelectOption().setLabel(label));
        page.waitForURL(Pattern.compile("[?&]as=" + eyes.inputValue()));
        return this;
    }

    public Locator caption() {
        return controls(page).locator(".caption");
    }

    /** The pieces on the map as a screen reader tells them. */
    public List<String> board() {
        return StarMap.on(page).pieces();
    }

    // ---- playing on

    public TablePage playOnAgainstOneself() {
        button("Play on from here").click();
        Locator dialog = page.getByRole(DIALOG, new GetByRoleOptions().setName("Play on from here"));
        dialog.getByLabel("Both sides").check();
        dialog.getByRole(
                        BUTTON,
                        new Locator.GetByRoleOptions().setName("Play on").setExact(true))
                .click();
        page.waitForURL(address -> !address.contains("/replay"));
        return TablePage.on(page);
    }
}
