package fitg.e2e.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static com.microsoft.playwright.options.AriaRole.GROUP;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.TimeoutError;
import fitg.e2e.browser.Player;
import fitg.server.client.Client;
import fitg.server.client.Seat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Somebody who plays with the mouse what the Captain would, and gives the standing orders a sensible player gives: told by the page,
 * or out of her own head. Every click is counted by the browser itself, with the player-turn it fell into, and those on the story
 * apart.
 */
public final class HintFollower {

    /** What one says once and for all, because one would always say it. */
    private static final Set<String> SENSIBLE =
            Set.of("draw", "bonus", "next-environ", "exchange", "organise", "event-roll", "mission-place");

    private static final Pattern ADDRESS = Pattern.compile(".*/games/([^/?#]+).*#(.+)");
    private static final int LONGEST_GAME = 1500;

    private static final String COUNT = """
            window.tally = {};
            window.story = {};
            addEventListener('click', event => {
              const page = document.querySelector('fitg-app')?.shadowRoot?.querySelector('table-page');
              const board = page?.table?.view?.board;
              if (!event.isTrusted || !board || board.segment.id === 'set-up') return;
              const path = event.composedPath();
              const told = path.some(each => /^(happening-stage|since-last-turn|board-ceremony|fate-line)$/.test(each.localName)) || path.some(each => each.localName === 'button' && each.textContent === 'Show now');
              const [counted, turn] = told ? [story, board.turn] : [tally, `${board.turn} ${board.phasing}`];
              counted[turn] = (counted[turn] ?? 0) + 1;
            }, true);""";

    /** What is asked, in which player-turn, and whether it only goes on with what she began herself. */
    private record Asked(String question, String turn, boolean goesOn, boolean setUp) {}

    private final TablePage table;
    private final Seat seat;
    private final String side;
    private boolean guided;
    /** Whether she knows by herself what she wants, and never asks. */
    private final boolean alone;

    private final Map<String, Integer> stops = new LinkedHashMap<>();

    private HintFollower(TablePage table, Seat seat, boolean alone) {
        this.table = table;
        this.alone = alone;
        this.seat = seat;
        this.side = seat.view().get("viewer").asText();
        this.guided = table.page().url().contains("guide=1");
    }

    /** Before the player opens a page: her clicks are counted from now on. */
    public static Player counted(Player player) {
        player.context().addInitScript(COUNT);
        return player;
    }

    /** At a table of her own, whose address has the seat in it. */
    public static HintFollower at(TablePage table, Client client) {
        return new HintFollower(table, seat(table, client), false);
    }

    /** Who asks for no advice and clicks one answer after the other; she reads no story to its end. */
    public static HintFollower withoutAdvice(TablePage table, Client client) {
        return new HintFollower(table, seat(table, client), true);
    }

    private static Seat seat(TablePage table, Client client) {
        var address = ADDRESS.matcher(table.page().url());
        if (!address.matches()) {
            throw new AssertionError("no seat in " + table.page().url());
        }
        return new Seat(client, address.group(1), address.group(2));
    }

    public HintFollower playToTheEnd() {
        play(LONGEST_GAME);
        table.expectOver();
        return this;
    }

    /** So many stops, or fewer when the game ends before. */
    public void play(int stops) {
        for (int answers = 0; answers < stops && !isOver(); answers++) {
            answer();
        }
    }

    /** Whether the game is over; a story that stands before a question is shown to its end with a click. */
    private boolean isOver() {
        Locator shown = decision("Show now");
        while (true) {
            table.page().waitForCondition(() -> table.mayAnswer() || table.isOver() || shown.isVisible());
            if (table.isOver() || table.mayAnswer()) {
                return table.isOver();
            }
            skip(shown);
        }
    }

    private static void skip(Locator shown) {
        try {
            shown.click(new Locator.ClickOptions().setTimeout(1000));
        } catch (TimeoutError meanwhile) {
            // the story has come to its end by itself
        }
    }

    private void answer() {
        Asked asked = asked();
        if (asked.setUp() && table.mayDeploy()) {
            table.setUpInOneStep();
            return;
        }
        if (!asked.setUp() && !asked.goesOn()) {
            stops.merge(asked.turn(), 1, Integer::sum);
        }
        Locator order = order();
        if (SENSIBLE.contains(asked.question()) && order.count() > 0) {
            table.doAndSee(order.first()::click);
        } else {
            byHint();
        }
    }

    /**
     * Whoever is guided is told the whole act. Others click what they want where it stands, until it is more than one answer:
     * then they ask to be advised too.
     */
    private void byHint() {
        if (table.answers().count() == 1) {
            table.takeFirst();
            return;
        }
        if (guided) {
            asAdvised();
            return;
        }
        JsonNode hint = seat.get("/hint").ok();
        if (alone) {
            byHerself(hint.get("action").asText());
            return;
        }
        if (hint.get("act").size() > 1) {
            decision("What would a Captain do.").click();
            decision("Advise me every time").click();
            asAdvised();
            guided = true;
        } else {
            table.takeKey(hint.get("action").asText());
        }
    }

    /** A form is sent as it stands, with whom it begins; everything else is clicked where it stands. */
    private void byHerself(String key) {
        Locator form = table.decision().locator("run-form .primary:enabled");
        if (table.decision().locator("run-form fieldset").count() > 0 && form.count() > 0) {
            table.doAndSee(form::click);
        } else {
            table.takeKey(key);
        }
    }

    private void asAdvised() {
        Locator agree = decision("Do it|Do all of it");
        assertThat(agree.or(table.suggestion()).first()).isVisible();
        if (agree.isVisible()) {
            table.doAndSee(agree::click);
        } else {
            table.takeSuggestion();
        }
    }

    private Locator decision(String name) {
        return table.decision()
                .getByRole(BUTTON, new Locator.GetByRoleOptions().setName(Pattern.compile("^(" + name + ")$")));
    }

    private Locator order() {
        return table.decision()
                .getByRole(GROUP, new Locator.GetByRoleOptions().setName("Standing orders"))
                .locator(".offered");
    }

    private Asked asked() {
        Map<?, ?> told = (Map<?, ?>) table.page().evaluate("""
                () => {
                  const {decision, board} = document.querySelector('fitg-app').shadowRoot.querySelector('table-page').table.view;
                  return {question: decision?.question ?? '', turn: `${board.turn} ${board.phasing}`, goesOn: (decision?.soFar.length ?? 0) > 0, setUp: board.segment.id === 'set-up'};
                }""");
        return new Asked(
                (String) told.get("question"), (String) told.get("turn"), (Boolean) told.get("goesOn"), (Boolean)
                        told.get("setUp"));
    }

    // ---- what it took

    /** The clicks of each of her own player-turns. */
    public List<Integer> clicks() {
        Map<?, ?> tally = (Map<?, ?>) table.page().evaluate("() => window.tally");
        return turns(true).stream()
                .map(turn -> tally.get(turn) instanceof Number clicks ? clicks.intValue() : 0)
                .toList();
    }

    /** The clicks on the story in each game-turn. */
    public List<Integer> storyClicks() {
        Map<?, ?> told = (Map<?, ?>) table.page().evaluate("() => window.story");
        int last = Integer.parseInt(asked().turn().split(" ")[0]);
        return IntStream.rangeClosed(1, last)
                .mapToObj(turn -> told.get(String.valueOf(turn)) instanceof Number clicks ? clicks.intValue() : 0)
                .toList();
    }

    /** How often the game stopped for her in each player-turn of the other side. */
    public List<Integer> interruptions() {
        return turns(false).stream().map(turn -> stops.getOrDefault(turn, 0)).toList();
    }

    /** The player-turns that were played, the Rebels' first in each turn. */
    private List<String> turns(boolean own) {
        String last = asked().turn();
        List<String> turns = new ArrayList<>();
        for (int turn = 1; !turns.contains(last); turn++) {
            turns.add(turn + " rebel");
            if (!turns.contains(last)) {
                turns.add(turn + " imperial");
            }
        }
        return turns.stream().filter(turn -> turn.endsWith(side) == own).toList();
    }
}
