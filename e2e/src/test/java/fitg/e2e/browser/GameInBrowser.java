package fitg.e2e.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** One test: a server, the people in front of their browsers, and what went wrong behind the scenes. */
public final class GameInBrowser implements AutoCloseable {

    private final Browser browser;
    private final boolean traced;
    private final GameHouse house = new GameHouse();
    private final Troubles troubles = new Troubles();
    private final List<Player> players = new ArrayList<>();
    private boolean painter;
    private boolean workers;

    GameInBrowser(Browser browser, boolean traced) {
        this.browser = browser;
        this.traced = traced;
    }

    public GameHouse house() {
        return house;
    }

    public Troubles troubles() {
        return troubles;
    }

    /**
     * Skies and planets are painted by the pixel in what follows. That takes a second or two of a processor for every page,
     * so the others get blank sheets, and draw what one sees until a picture is there.
     */
    public GameInBrowser withPainter() {
        painter = true;
        return this;
    }

    /** The client is kept for reading without the server, as browsers do; the others are spared the work. */
    public GameInBrowser withWorkers() {
        workers = true;
        return this;
    }

    /** Somebody at an ordinary desk. */
    public Player player(String name) {
        return player(name, Screen.DESKTOP);
    }

    public Player player(String name, Screen screen) {
        Player player = new Player(name, browser.newContext(options(screen)), troubles);
        if (!painter) {
            player.seesBlankSheets();
        }
        if (traced) {
            player.trace();
        }
        players.add(player);
        return player;
    }

    private NewContextOptions options(Screen screen) {
        return screen.options(house.address())
                .setServiceWorkers(workers ? ServiceWorkerPolicy.ALLOW : ServiceWorkerPolicy.BLOCK);
    }

    void keepEvidence(Path folder) {
        Evidence.write(folder.resolve("troubles.txt"), String.join("\n", troubles.all()));
        players.forEach(player -> player.keepEvidence(folder, traced));
    }

    @Override
    public void close() {
        players.forEach(Player::leave);
        house.close();
    }
}
