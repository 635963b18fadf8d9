package fitg.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.LoadState;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.GoldenGame;
import fitg.e2e.browser.InBrowser;
import fitg.e2e.browser.Player;
import fitg.e2e.browser.Screen;
import fitg.e2e.page.Campaign;
import fitg.e2e.page.HomePage;
import fitg.e2e.page.TablePage;
import fitg.server.client.Seat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** How long people wait: for the first picture, and for an answer to what they do on a full map. */
@ExtendWith(InBrowser.class)
@Tag("long")
class MeasureTest {

    /** Between two clicks of a hand in a hurry, in milliseconds. */
    private static final int PACE = 200;

    /** Decisions of a campaign that has gone on for days. */
    private static final int LONG_WAR = 3_000;

    private static final String FIRST_PAINT = """
            () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime""";

    /** After the picture in which star systems are drawn for the first time. */
    private static final String NOTE_WHEN_THE_MAP_STANDS = """
            (() => {
              const look = () => {
                const table = document.querySelector('fitg-app')?.shadowRoot?.querySelector('table-page');
                const map = table?.shadowRoot?.querySelector('star-map');
                if (!map?.shadowRoot?.querySelector('.system')) requestAnimationFrame(look);
                else requestAnimationFrame(() => (window.mapStands = performance.now()));
              };
              requestAnimationFrame(look);
            })();""";

    /** From now on remembers how long each interaction took until its next picture, and each picture after the last. */
    private static final String WATCH = """
            () => {
              window.interactions = [];
              window.frames = [];
              new PerformanceObserver(list => {
                for (const entry of list.getEntries()) if (entry.interactionId) interactions.push(entry.duration);
              }).observe({type: 'event', durationThreshold: 16});
              let last = performance.now();
              const next = now => {
                frames.push(now - last);
                last = now;
                requestAnimationFrame(next);
              };
              requestAnimationFrame(next);
            }""";

    private static final String TELL = """
            () => {
              const sorted = list => list.toSorted((a, b) => a - b);
              const at = (list, part) => list[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0;
              const times = sorted(interactions);
              const pictures = sorted(frames);
              interactions = [];
              frames = [];
              return {count: times.length, worst: Math.round(at(times, 0.98)), usual: Math.round(at(times, 0.5)),
                pictures: pictures.length, slow: Math.round(at(pictures, 0.95)), slowest: Math.round(at(pictures, 1))};
            }""";

    /** 150 ms there and back, 1.6 Mbit/s; of another server if one is named, to compare (-Dmeasure.address=...). */
    @Test
    void aSlowLine(GameInBrowser game) {
        String address = System.getProperty("measure.address", game.house().address());
        game.troubles().expect("404"); // there is no such game, but its page comes all the same
        for (String place : List.of("/", "/new", "/rules", "/games/AAAAAAAAAAAAAAAA")) {
            Page page = game.withPainter().player("far away").page();
            CDPSession line = page.context().newCDPSession(page);
            line.send("Network.enable");
            JsonObject slow = new JsonObject();
            slow.addProperty("offline", false);
            slow.addProperty("latency", 150);
            slow.addProperty("downloadThroughput", 200_000);
            slow.addProperty("uploadThroughput", 100_000);
            line.send("Network.emulateNetworkConditions", slow);
            for (String visit : List.of("first", "second")) {
                AtomicInteger asked = new AtomicInteger();
                page.onRequestFinished(request -> asked.incrementAndGet());
                long begun = System.nanoTime();
                page.navigate(address + place);
                page.waitForLoadState(LoadState.NETWORKIDLE);
                Measures.note(
                        "%s visit of %s over a slow line: %s, still after %d ms, %d requests of which %s over the line",
                        visit,
                        place,
                        paint(page),
                        (System.nanoTime() - begun) / 1_000_000,
                        asked.get(),
                        page.evaluate(
                                "() => performance.getEntriesByType('resource').filter(e => e.transferSize > 0).length"));
                page.navigate("about:blank");
            }
        }
    }

    @Test
    void theFirstLoad(GameInBrowser game) {
        Seat seat = game.house().client().table("flight-to-egrix")[0];
        for (Screen screen : List.of(Screen.DESKTOP, Screen.PHONE)) {
            HomePage home = HomePage.open(game.withPainter().player("at home", screen));
            Measures.note("first load of the first page, %s: %s", screen, paint(home.page()));

            TablePage table = TablePage.open(game.withPainter().player("at the table", screen), seat);
            assertThat(table.map().whole()).isVisible();
            Number board = (Number) table.page().evaluate("() => performance.now()");
            Measures.note(
                    "first load of a table, %s: %s, the map after %d ms",
                    screen, paint(table.page()), board.intValue());
        }
    }

    /**
     * Each on a first visit, with nothing of ours in the browser, and on a second one; on a server that has the game ready and on
     * one that plays it again from its journal. The page notes itself when the map stands, whatever the test is doing then.
     */
    @Test
    void aLongCampaign(GameInBrowser game) {
        Seat seat = Campaign.after(game.house(), LONG_WAR);
        for (String server : List.of("just brought in", "ready", "from its journal", "ready again")) {
            for (Screen screen : List.of(Screen.DESKTOP, Screen.PHONE)) {
                if (server.equals("from its journal")) {
                    game.house().goDown();
                    game.house().comeBack();
                }
                Player general = game.withPainter().player("a general", screen);
                general.context().addInitScript(NOTE_WHEN_THE_MAP_STANDS);
                for (String visit : List.of("first", "second")) {
                    TablePage table = TablePage.open(general, seat);
                    assertThat(table.map().whole()).isVisible();
                    table.page().waitForCondition(() -> table.page().evaluate("() => window.mapStands") != null);
                    Measures.note(
                            "%s visit of a campaign after %d decisions, the game %s, %s: %s, the map after %d ms",
                            visit,
                            LONG_WAR,
                            server,
                            screen,
                            paint(table.page()),
                            ((Number) table.page().evaluate("() => window.mapStands")).intValue());
                    table.page().navigate("about:blank");
                }
            }
        }
    }

    private static String paint(Page page) {
        page.waitForCondition(() -> page.evaluate(FIRST_PAINT) != null);
        return "something to see after " + ((Number) page.evaluate(FIRST_PAINT)).intValue() + " ms";
    }

    @Test
    void aFullGalaxy(GameInBrowser game) {
        GoldenGame golden = GoldenGame.of("flight-to-egrix-rebel-by-points");
        Seat seat = golden.seatAt(game.house(), golden.moment("rebel", "MOVE", 1));
        for (Screen screen : List.of(Screen.DESKTOP, Screen.PHONE)) {
            Player player = game.withPainter().player("at " + screen.width(), screen);
            FullGalaxy.fillFor(player.page(), game.house().client());
            TablePage table = TablePage.open(player, seat);
            assertThat(table.map().whole()).isVisible();
            player.page().waitForLoadState(LoadState.NETWORKIDLE);
            table.putAnyNewsAway();
            table.wholeGalaxy();
            player.page().evaluate(WATCH);

            drag(table);
            tell("dragging", screen, player.page());
            zoom(table);
            tell("zooming", screen, player.page());
            click(table);
            tell("clicking", screen, player.page());
        }
    }

    private static void drag(TablePage table) {
        Mouse mouse = table.page().mouse();
        BoundingBox box = table.map().whole().boundingBox();
        double x = box.x + box.width / 2;
        double y = box.y + box.height / 2;
        for (int turn = 0; turn < 5; turn++) {
            mouse.move(x, y);
            mouse.down();
            mouse.move(x + 120 * (turn % 2 == 0 ? 1 : -1), y + 60, new Mouse.MoveOptions().setSteps(30));
            mouse.up();
        }
    }

    /** From the middle of the galaxy: over empty space a zoom changes no picture, and there would be nothing to wait for. */
    private static void zoom(TablePage table) {
        table.wholeGalaxy();
        table.map().whole().hover();
        for (int turn = 0; turn < 10; turn++) {
            table.page().mouse().wheel(0, turn < 5 ? -120 : 120);
            table.page().evaluate("() => new Promise(requestAnimationFrame)");
        }
        for (Locator tool : List.of(table.nearer(), table.farther())) {
            for (int turn = 0; turn < 5; turn++) {
                tool.click();
                table.page().waitForTimeout(PACE);
            }
        }
    }

    private static void click(TablePage table) {
        BoundingBox box = table.map().whole().boundingBox();
        for (int turn = 1; turn < 10; turn++) {
            table.page().mouse().click(box.x + box.width * turn / 10, box.y + box.height * turn / 10);
        }
    }

    private static void tell(String doing, Screen screen, Page page) {
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))");
        Map<?, ?> told = (Map<?, ?>) page.evaluate(TELL);
        Measures.note(
                "%s on a full galaxy, %s: %s interactions of 16 ms or more, usually %s ms, at worst %s ms to the next picture;"
                        + " of %s pictures one in twenty took %s ms or more, the slowest %s ms",
                doing,
                screen,
                told.get("count"),
                told.get("usual"),
                told.get("worst"),
                told.get("pictures"),
                told.get("slow"),
                told.get("slowest"));
        assertThat(told.get("pictures")).isNotEqualTo(0);
    }
}
