package fitg.e2e.page;

import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static com.microsoft.playwright.options.AriaRole.GROUP;
import static com.microsoft.playwright.options.AriaRole.TOOLTIP;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import java.util.List;
import java.util.regex.Pattern;

/** The map: its pieces, those that are lit, and the one that the keyboard stands on. */
public record StarMap(Page page) {

    private static final Pattern LIT = Pattern.compile("Can be chosen$");
    private static final Pattern TOUCHED = Pattern.compile("Touched by the domino");

    private static final String FOCUSED = """
            () => {
              let element = document.activeElement;
              while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
              return element?.dataset?.piece ?? '';
            }""";

    /** A point of the screen at which the mouse meets this piece and nothing else. */
    private static final String UPPERMOST = """
            piece => {
              const box = piece.getBoundingClientRect();
              const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
              for (const down of parts) {
                for (const across of parts) {
                  const x = box.left + across * box.width, y = box.top + down * box.height;
                  let met = document.elementFromPoint(x, y);
                  while (met?.shadowRoot?.elementFromPoint(x, y) && met.shadowRoot.elementFromPoint(x, y) !== met) {
                    met = met.shadowRoot.elementFromPoint(x, y);
                  }
                  if (met && piece.contains(met)) return [x, y];
                }
              }
              return null;
            }""";

    public static StarMap on(Page page) {
        return new StarMap(page);
    }

    public Locator whole() {
        return page.getByRole(GROUP, new GetByRoleOptions().setName(Pattern.compile("^The map")));
    }

    /** A piece by the beginning of what a screen reader says of it, such as "Frun Sentel". */
    public Locator piece(String name) {
        return whole().getByRole(BUTTON, new Locator.GetByRoleOptions().setName(Pattern.compile("^" + name)));
    }

    public Locator lit() {
        return whole().getByRole(BUTTON, new Locator.GetByRoleOptions().setName(LIT));
    }

    /** The planets that glow because a domino has just touched them. */
    public Locator touched() {
        return whole().getByRole(BUTTON, new Locator.GetByRoleOptions().setName(TOUCHED));
    }

    /** The kinds of a side's counters that can be told apart. */
    @SuppressWarnings("unchecked")
    public List<String> counters(String side) {
        return (List<String>) whole().locator("[data-mover^='units " + side + "']")
                .evaluateAll("all => all.map(each => each.getAttribute('data-mover').split(' ')[2])");
    }

    /** What stands beside the piece that is pointed at. */
    public Locator values() {
        return whole().getByRole(TOOLTIP);
    }

    /** Every piece as a screen reader tells it. */
    @SuppressWarnings("unchecked")
    public List<String> pieces() {
        return (List<String>) whole().locator("[data-piece]")
                .evaluateAll("pieces => pieces.map(each => each.getAttribute('aria-label'))");
    }

    /** Whether the keyboard is on a piece that is there, and the Tab key would come back to it. */
    public boolean isFocusDrawn() {
        return whole().locator("[data-piece][tabindex='0']:focus").count() == 1;
    }

    /** Clicks where a piece is on top of whatever else is there. Nothing happens if it is nowhere to be hit. */
    public boolean hit(Locator piece) {
        List<?> point = (List<?>) piece.evaluate(UPPERMOST);
        if (point == null) {
            return false;
        }
        page.mouse().click(((Number) point.get(0)).doubleValue(), ((Number) point.get(1)).doubleValue());
        return true;
    }

    /** The piece that has the keyboard, such as "environ 2221"; nothing if none has it. */
    public String focused() {
        return (String) page.evaluate(FOCUSED);
    }
}
