package fitg.e2e.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static com.microsoft.playwright.options.AriaRole.HEADING;
import static com.microsoft.playwright.options.AriaRole.LISTITEM;
import static com.microsoft.playwright.options.AriaRole.REGION;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;

/** The list of exercises, and the card of one at its table. */
public record ExercisesPage(Page page) {

    public static ExercisesPage on(Page page) {
        assertThat(page.getByRole(HEADING, new GetByRoleOptions().setName("Find the move")))
                .isVisible();
        return new ExercisesPage(page);
    }

    public Locator all() {
        return page.locator("exercises-page").getByRole(LISTITEM).getByRole(BUTTON);
    }

    /** @param field "Side", "Scenario" or "Difficulty" */
    public ExercisesPage only(String field, String choice) {
        page.getByLabel(field, new Page.GetByLabelOptions().setExact(true)).selectOption(choice);
        return this;
    }

    public Locator counted() {
        return page.locator("exercises-page [role=status]");
    }

    /** Sits down at the first of those shown. */
    public TablePage first() {
        all().first().click();
        return TablePage.on(page).ready();
    }

    /** What stands above the question at the table of an exercise. */
    public static Locator card(Page page) {
        return page.getByRole(REGION, new GetByRoleOptions().setName("Exercise"));
    }

    public static Locator button(Page page, String name) {
        return card(page).getByRole(BUTTON, new Locator.GetByRoleOptions().setName(name));
    }

    public static Locator verdict(Page page) {
        return card(page).getByRole(HEADING);
    }

    /** The keys of the answers to the exercise at hand, the best first, as the client has read them. */
    public static String key(Page page, int place) {
        return (String) page.evaluate("""
                async place => {
                  const {exercise} = document.querySelector('fitg-app').shadowRoot.querySelector('table-page').lesson;
                  return exercise.answers.at(place).key;
                }""", place);
    }
}
