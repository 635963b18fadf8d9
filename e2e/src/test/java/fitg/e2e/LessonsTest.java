package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static com.microsoft.playwright.options.AriaRole.HEADING;
import static com.microsoft.playwright.options.AriaRole.REGION;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.page.LearnPage;
import fitg.e2e.page.TablePage;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Whoever does what a lesson advises has learned it: short positions with one idea each, before the guided game. */
@ExtendWith(InBrowser.class)
class LessonsTest {

    private static final int LONGEST_LESSON = 12;

    @Test
    void theFiveLessonsLeadToTheGuidedGame(GameInBrowser game) {
        LearnPage lessons = LearnPage.open(game.player("Ada").inAHurry());
        assertThat(lessons.lessons("The first game")).hasCount(5);
        lessons.lessons("The first game").first().click();
        TablePage table = TablePage.on(lessons.page());

        for (String idea : new String[] {"Land", "Hide", "Go on a mission", "Fight", "Rise"}) {
            follow(table, idea);
            lesson(table)
                    .getByRole(
                            BUTTON,
                            new Locator.GetByRoleOptions()
                                    .setName(Pattern.compile("^(Next lesson: .*|Now the guided game)$")))
                    .click();
        }

        assertThat(table.tab("Guide")).hasAttribute("aria-selected", "true");
        assertThat(lesson(table)).hasCount(0);
    }

    @Test
    void fleetsHaveTwoLessons(GameInBrowser game) {
        inTurn(game, "Fleets", "Cross to another planet", "Fight in orbit");
    }

    /** What was learned is known at the next visit, and the table of a lesson is no game to come back to. */
    @Test
    void theCampaignHasTwoLessons(GameInBrowser game) {
        Page page = inTurn(game, "The campaign", "Fill the treasury", "Raise a planet of the war");

        page.getByRole(REGION, new Page.GetByRoleOptions().setName("Lesson"))
                .getByRole(BUTTON, new Locator.GetByRoleOptions().setName("To the lessons"))
                .click();
        assertThat(page.getByText("✓ learned")).hasCount(2);
        assertThat(page.evaluate("() => JSON.parse(localStorage.getItem('fitg.seats') ?? '[]').length"))
                .isEqualTo(0);
    }

    private static Page inTurn(GameInBrowser game, String part, String first, String second) {
        LearnPage lessons = LearnPage.open(game.player("Ada").inAHurry());
        lessons.lessons(part).first().click();
        TablePage table = TablePage.on(lessons.page());
        follow(table, first);
        lesson(table)
                .getByRole(BUTTON, new Locator.GetByRoleOptions().setName("Next lesson: " + second))
                .click();
        follow(table, second);
        return table.page();
    }

    /** What is advised is said in the lesson, on the button and nowhere else otherwise. */
    private static void follow(TablePage table, String idea) {
        assertThat(lesson(table).getByRole(HEADING, new Locator.GetByRoleOptions().setName(idea)))
                .isVisible();
        Locator learned = lesson(table).getByRole(HEADING, new Locator.GetByRoleOptions().setName("Learned: " + idea));
        Locator agree = table.decision()
                .getByRole(BUTTON, new Locator.GetByRoleOptions().setName(Pattern.compile("^(Do it|Do all of it)$")));
        for (int steps = 0; steps < LONGEST_LESSON && !learned.isVisible(); steps++) {
            Locator advised = agree.or(table.suggestion()).first();
            assertThat(advised.or(learned).first()).isVisible();
            if (agree.isVisible()) {
                table.doAndSee(agree::click);
            } else if (advised.isVisible()) {
                table.takeSuggestion();
            }
            table.page().waitForCondition(() -> learned.isVisible() || table.mayAnswer());
        }
        assertThat(learned).isVisible();
    }

    private static Locator lesson(TablePage table) {
        return table.decision().getByRole(REGION, new Locator.GetByRoleOptions().setName("Lesson"));
    }
}
