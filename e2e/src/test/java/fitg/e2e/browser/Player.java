package fitg.e2e.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Tracing;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;

/** Somebody with a browser of their own: nothing in it is shared with the other players'. */
public final class Player {

    /** How long one waits for what shall be seen, in milliseconds. */
    static final int PATIENCE = 30_000;

    /** The tests ask for each question by itself; an empty page keeps nothing. */
    private static final String ASKED_EVERYTHING =
            "if (location.protocol !== 'about:' && !localStorage.getItem('fitg.orders')) localStorage.setItem('fitg.orders', 'ask');";

    private final String name;
    private final BrowserContext context;
    private final Page page;

    Player(String name, BrowserContext context, Troubles troubles) {
        this.name = name;
        this.context = context;
        context.setDefaultTimeout(PATIENCE);
        context.addInitScript(ASKED_EVERYTHING);
        context.onPage(opened -> troubles.listenTo(name, opened));
        this.page = context.newPage();
    }

    /** In place of the painter there is one who hands out a blank sheet for every picture. */
    void seesBlankSheets() {
        context.addInitScript("""
                window.Worker = class {
                  async postMessage({key}) {
                    const picture = await createImageBitmap(new ImageData(1, 1));
                    this.onmessage({data: {key, picture}});
                  }
                };""");
    }

    void trace() {
        context.tracing().start(new Tracing.StartOptions().setScreenshots(true).setSnapshots(true));
    }

    public String name() {
        return name;
    }

    public Page page() {
        return page;
    }

    public BrowserContext context() {
        return context;
    }

    /** Puts the mouse away. Time on the page is in the player's hands from now on. */
    public Keyboard keyboard() {
        page.clock().install();
        return new Keyboard(page);
    }

    /** Listens from now on to what the server tells this browser. */
    public Overheard overhear() {
        return new Overheard(page);
    }

    /** Lets the usual orders answer, as everybody does who has not switched them off. */
    public Player withUsualOrders() {
        context.addInitScript(
                "if (localStorage.getItem('fitg.orders') === 'ask') localStorage.removeItem('fitg.orders');");
        return this;
    }

    /** Has set the cards of what just happened to "off", as one does for the tenth game. */
    public Player inAHurry() {
        context.addInitScript("localStorage.setItem('fitg.settings', JSON.stringify({speed: 'off'}));");
        return this;
    }

    /** Has chosen the colours of the pages. */
    public Player inColours(ColorScheme theme) {
        context.addInitScript("localStorage.setItem('fitg.settings', JSON.stringify({theme: '"
                + theme.name().toLowerCase() + "'}));");
        return this;
    }

    /** Goes to an address of the server such as "/new". */
    public Page open(String address) {
        page.navigate(address);
        return page;
    }

    /** Follows a link within the client, which stays loaded. */
    public Page follow(String address) {
        page.evaluate("async address => (await import('/ui/go.js')).go(address)", address);
        return page;
    }

    /** A page of the server on which the client was not started, so that its modules can be looked at one by one. */
    public ClientModules modules() {
        return ClientModules.on(page);
    }

    void keepEvidence(Path folder, boolean traced) {
        int number = 0;
        for (Page each : context.pages()) {
            Evidence.of(each, folder.resolve(name + (number++ == 0 ? "" : "-" + number)));
        }
        if (traced) {
            context.tracing().stop(new Tracing.StopOptions().setPath(folder.resolve(name + "-trace.zip")));
        }
    }

    void leave() {
        context.close();
    }
}
