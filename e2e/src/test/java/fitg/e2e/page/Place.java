package fitg.e2e.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.BUTTON;
import static com.microsoft.playwright.options.AriaRole.MAIN;
import static com.microsoft.playwright.options.AriaRole.TAB;
import static com.microsoft.playwright.options.AriaRole.TABPANEL;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.LoadState;
import fitg.e2e.browser.GameHouse;
import fitg.e2e.browser.GoldenGame;
import fitg.server.client.Client;
import fitg.server.client.Seat;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

/** Every kind of page the client has, and how a server comes to have one. */
public enum Place {
    HOME(house -> "/"),
    NEW_GAME(house -> "/new"),
    LEARN(house -> "/learn"),
    EXERCISES(house -> "/exercises"),
    JOIN(house -> "/join#" + invitation(house.client())),
    RULES(house -> "/rules"),
    RULES_LOOKED_FOR(house -> "/rules?q=break-off"),
    SETTINGS(house -> "/", page -> button(page, "Settings")),
    WAITING_TABLE(house -> waiting(house.client())),
    TABLE(house -> address(house.client().table("flight-to-egrix")[0])),
    TABLE_OF_A_SPECTATOR(
            house -> "/games/" + house.client().table("flight-to-egrix")[0].game()),
    GUIDED_TABLE(house -> address(house.client().table("flight-to-egrix")[0]).replace("#", "?guide=1#")),
    SET_UP(house -> address(house.client().table("varu-powderkeg")[1])),
    RULES_OF_BOTH_EDITIONS(house -> "/rules?in=editions"),
    ORBIT(house -> address(Breakout.orbit(house))),
    JUMP(house -> address(Breakout.jump(house)), page -> open(page, "Why: Orning")),
    SECOND_FIGHT(house -> address(Breakout.fight(house))),
    MISSION(house -> moment(house, "rebel", "MISSION")),
    FIGHT(house -> moment(house, "rebel", "BREAK_OFF")),
    REFERENCE(house -> moment(house, "rebel", "MOVE"), page -> button(page, "Rule 9.0")),
    FORCES(house -> moment(house, "imperial", "MOVE"), page -> tab(page, "Forces")),
    GAME_MENU(house -> address(house.client().table("flight-to-egrix")[0]), page -> tab(page, "Game")),
    REPLAY(house -> egrix().finished(house) + "/replay?at=200&as=rebel"),
    PLAY_ON(house -> egrix().finished(house) + "/replay", page -> button(page, "Play on from here")),
    FINISHED_TABLE(house -> finished(house.client())),
    NOBODYS_TABLE(house -> "/games/AAAAAAAAAAAAAAAA");

    private final Function<GameHouse, String> address;
    private final Consumer<Page> then;

    Place(Function<GameHouse, String> address) {
        this(address, page -> {});
    }

    /** @param then what to do there first */
    Place(Function<GameHouse, String> address, Consumer<Page> then) {
        this.address = address;
        this.then = then;
    }

    /** Makes what the page shows, and says where it is. */
    public String prepare(GameHouse house) {
        return address.apply(house);
    }

    /** Goes there and waits until everything has come. */
    public void show(Page page, String at) {
        page.navigate(at);
        page.waitForLoadState(LoadState.NETWORKIDLE);
        assertThat(page.getByRole(MAIN)).isVisible();
        assertThat(page.getByRole(MAIN)).not().hasText("");
        then.accept(page);
    }

    private static void button(Page page, String name) {
        page.getByRole(BUTTON, new GetByRoleOptions().setName(name)).first().click();
        assertThat(page.locator("dialog[open]")).isVisible();
    }

    private static void open(Page page, String name) {
        page.getByRole(BUTTON, new GetByRoleOptions().setName(name)).click();
        assertThat(page.locator("jump-table")).isVisible();
    }

    private static void tab(Page page, String name) {
        page.getByRole(TAB, new GetByRoleOptions().setName(name)).click();
        assertThat(page.getByRole(TABPANEL)).not().hasText("");
    }

    private static GoldenGame egrix() {
        return GoldenGame.of("flight-to-egrix-rebel-by-points");
    }

    private static String moment(GameHouse house, String side, String question) {
        GoldenGame golden = egrix();
        return address(golden.seatAt(house, golden.moment(side, question, 1)));
    }

    private static String address(Seat seat) {
        return "/games/" + seat.game() + "#" + seat.token();
    }

    private static String invitation(Client client) {
        return client.open("flight-to-egrix", "human", "open")
                .get("invitations")
                .get("imperial")
                .asText();
    }

    private static String waiting(Client client) {
        var opened = client.open("flight-to-egrix", "human", "open");
        return "/games/" + opened.get("game").get("id").asText() + "#"
                + opened.get("tokens").get("rebel").asText();
    }

    private static String finished(Client client) {
        Seat[] seats = client.table("flight-to-egrix");
        seats[1].post("/resignation", Map.of()).ok();
        return address(seats[0]);
    }
}
