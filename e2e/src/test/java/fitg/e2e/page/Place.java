package fitg.e2e.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static com.microsoft.playwright.options.AriaRole.MAIN;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.LoadState;
import fitg.e2e.browser.GameHouse;
import fitg.e2e.browser.Player;
import fitg.server.client.Client;
import fitg.server.client.Seat;
import java.util.Map;
import java.util.function.Function;

/** Every kind of page the client has, and how a server comes to have one. */
public enum Place {
    HOME(house -> "/"),
    NEW_GAME(house -> "/new"),
    JOIN(house -> "/join#" + invitation(house.client())),
    RULES(house -> "/rules"),
    WAITING_TABLE(house -> waiting(house.client())),
    TABLE(house -> address(house.client().table("flight-to-egrix")[0])),
    TABLE_OF_A_SPECTATOR(
            house -> "/games/" + house.client().table("flight-to-egrix")[0].game()),
    FINISHED_TABLE(house -> finished(house.client())),
    NOBODYS_TABLE(house -> "/games/AAAAAAAAAAAAAAAA");

    private final Function<GameHouse, String> address;

    Place(Function<GameHouse, String> address) {
        this.address = address;
    }

    /** Makes what the page shows, and says where it is. */
    public String prepare(GameHouse house) {
        return address.apply(house);
    }

    /** Goes there and waits until everything has come. */
    public void show(Player player, String at) {
        Page page = player.open(at);
        page.waitForLoadState(LoadState.NETWORKIDLE);
        assertThat(page.getByRole(MAIN)).isVisible();
        assertThat(page.getByRole(MAIN)).not().hasText("");
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
