package fitg.e2e.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static com.microsoft.playwright.options.AriaRole.GROUP;
import static com.microsoft.playwright.options.AriaRole.LIST;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Locator.GetByRoleOptions;
import com.microsoft.playwright.options.SelectOption;
import java.util.regex.Pattern;

/** The sheet of orders beside the question. */
public record OrderSheet(Locator sheet) {

    public static OrderSheet of(TablePage table) {
        return new OrderSheet(table.decision().locator("order-sheet"));
    }

    /** Unfolds it and waits for what can be ordered. */
    public OrderSheet open() {
        sheet.locator("summary").click();
        assertThat(choices().first()).isVisible();
        return this;
    }

    /** Lies open by itself where the same is asked place after place. */
    public OrderSheet openedByItself() {
        assertThat(lines().first()).isVisible();
        return this;
    }

    public Locator summary() {
        return sheet.locator("summary");
    }

    /** What is put together at the moment. */
    public Locator form() {
        return sheet.locator("fieldset");
    }

    private Locator choices() {
        return sheet.getByRole(GROUP, new GetByRoleOptions().setName("What can be ordered"))
                .getByRole(BUTTON);
    }

    /** Begins an order, by its place in the list. */
    public void order(int which) {
        choices().nth(which).click();
    }

    /** The choice of where it goes. */
    public Locator where() {
        return sheet.getByLabel("Where to?");
    }

    public void goTo(int which) {
        where().selectOption(new SelectOption().setIndex(which));
    }

    /** The order stands on the sheet. */
    public void putDown() {
        sheet.getByRole(BUTTON, new GetByRoleOptions().setName(Pattern.compile("On the sheet")))
                .click();
        assertThat(choices().first()).isVisible();
    }

    /** What is ordered so far. */
    public Locator lines() {
        return sheet.getByRole(LIST, new GetByRoleOptions().setName("Orders so far"))
                .locator("li");
    }

    public void earlier(int line) {
        lines().nth(line).getByTitle("Earlier").click();
    }

    public void strike(int line) {
        lines().nth(line).getByTitle("Strike").click();
    }

    public void carryOut() {
        sheet.getByRole(BUTTON, new GetByRoleOptions().setName(Pattern.compile("Carry out")))
                .click();
    }
}
