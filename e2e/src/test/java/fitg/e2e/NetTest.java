package fitg.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Route;
import fitg.e2e.browser.ClientModules;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.InBrowser;
import fitg.play.FairDice;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The client's side of the wire: seats kept in this browser, and what becomes of refusals. */
@ExtendWith(InBrowser.class)
class NetTest {

    private static final String SEAT = "(n, game = 'g' + n, side = 'rebel') => ({game, side, token: 'token' + n})";

    private static Object seats(GameInBrowser game, String then) {
        return game.player("Ada").modules().run("""
                async () => {
                  const {mySeats, remember, forget, seatAddress, myName, rememberName} = await import('/net/my-seats.js');
                  const seat = %s;
                  %s
                }""".formatted(SEAT, then));
    }

    @Test
    void seatsAreKeptTheNewestFirst(GameInBrowser game) {
        assertThat(seats(game, "remember(seat(1)); remember(seat(2)); return mySeats().map(each => each.token);"))
                .isEqualTo(List.of("token2", "token1"));
    }

    @Test
    void aSideOfAGameHasOneSecret(GameInBrowser game) {
        String then = "remember(seat(1, 'g')); remember(seat(2, 'g')); remember(seat(3, 'g', 'imperial'));"
                + "return mySeats().map(each => each.token);";

        assertThat(seats(game, then)).isEqualTo(List.of("token3", "token2"));
    }

    @Test
    void noSeatIsDropped(GameInBrowser game) {
        String then = "for (let n = 0; n < 250; n++) remember(seat(n));"
                + "return [mySeats().length, mySeats()[0].token, mySeats()[249].token];";

        assertThat(seats(game, then)).isEqualTo(List.of(250, "token249", "token0"));
    }

    @Test
    void manySeatsAreAskedForInPages(GameInBrowser game) {
        ClientModules page = game.player("Ada").modules();

        Object asked = page.run("""
                async () => {
                  const sizes = [];
                  window.fetch = async (path, {body}) => {
                    const {tokens} = JSON.parse(body);
                    sizes.push(tokens.length);
                    return new Response(JSON.stringify({games: [{side: tokens[0]}]}), {headers: {'Content-Type': 'application/json'}});
                  };
                  const {myGames} = await import('/net/my-seats.js');
                  const games = await myGames(Array.from({length: 250}, (_, n) => ({game: 'g', side: 'rebel', token: `t${n}`})));
                  return [sizes, games.map(each => each.side)];
                }""");

        assertThat(asked).isEqualTo(List.of(List.of(100, 100, 50), List.of("t0", "t100", "t200")));
    }

    @Test
    void aPromiseIsTheHashOfTheNonce(GameInBrowser game) {
        String nonce = FairDice.freshNonce();

        assertThat(game.player("Ada").modules().run("""
                async () => {
                  const {sha256, sha256OfHex} = await import('/net/sha256.js');
                  return [sha256OfHex('%s'), sha256(new Uint8Array(1000))];
                }""".formatted(nonce)))
                .isEqualTo(List.of(FairDice.promise(nonce), FairDice.promise("00".repeat(1000))));
    }

    @Test
    void aSeatIsForgottenByItsSecret(GameInBrowser game) {
        assertThat(seats(game, "remember(seat(1)); remember(seat(2)); forget('token1'); return mySeats();"))
                .isEqualTo(List.of(Map.of("game", "g2", "side", "rebel", "token", "token2")));
    }

    @Test
    void whatIsNotASeatListIsNone(GameInBrowser game) {
        assertThat(seats(game, "localStorage.setItem('fitg.seats', '{nonsense'); return mySeats();"))
                .isEqualTo(List.of());
    }

    @Test
    void aSeatsSecretStandsWhereBrowsersDoNotSendIt(GameInBrowser game) {
        assertThat(seats(game, "return seatAddress(seat(7));")).isEqualTo("/games/g7#token7");
    }

    @Test
    void aNameIsRemembered(GameInBrowser game) {
        assertThat(seats(game, "const before = myName(); rememberName('Ada'); return [before, myName()];"))
                .isEqualTo(List.of("", "Ada"));
    }

    // ---- requests

    private static final String REFUSED = """
            async path => {
              const {get, post, Refused} = await import('/net/api.js');
              try {
                await (path === '/api/join' ? post(path, {invitation: 'none', nonce: '0'.repeat(32)}) : get(path));
                return 'not refused';
              } catch (refused) {
                return [refused instanceof Refused, refused.message, refused.problem.status ?? null];
              }
            }""";

    @Test
    void aRefusalSaysWhatTheServerSaid(GameInBrowser game) {
        game.troubles().expect("404");
        String unknown = "/api/rules/99.99";
        String said = game.house().client().get(unknown).json().get("detail").asText();

        Object refused = game.player("Ada").modules().run(REFUSED, unknown);

        assertThat(refused).isEqualTo(List.of(true, said, 404));
        assertThat(said).endsWith(".");
    }

    @Test
    void anAnswerThatIsNoDocumentIsARefusalToo(GameInBrowser game) {
        game.troubles().expect("502");
        ClientModules modules = game.player("Ada").modules();
        modules.page()
                .route(
                        "**/api/scenarios",
                        route -> route.fulfill(new Route.FulfillOptions()
                                .setStatus(502)
                                .setContentType("text/html")
                                .setBody("<h1>Bad gateway</h1>")));

        Object refused = modules.run(REFUSED, "/api/scenarios");

        assertThat(refused).isEqualTo(Arrays.asList(true, "The server refused.", null));
    }

    @Test
    void aServerThatIsAwayIsARefusalInWords(GameInBrowser game) {
        game.troubles().expect("ERR_CONNECTION_REFUSED");
        ClientModules modules = game.player("Ada").modules();
        modules.run("async () => void (await import('/net/api.js'))");
        game.house().goDown();

        Object refused = modules.run(REFUSED, "/api/scenarios");

        assertThat(refused).isEqualTo(Arrays.asList(true, "The server cannot be reached.", null));
    }

    @Test
    void theSecretOfASeatTravelsInAHeader(GameInBrowser game) {
        var seat = game.house().client().table("flight-to-egrix")[0];

        Object viewer = game.player("Ada")
                .modules()
                .run("""
                async ({path, token}) => (await (await import('/net/api.js')).get(path, token)).view.viewer""", Map.of("path", "/api/games/" + seat.game() + "/view", "token", seat.token()));

        assertThat(viewer).isEqualTo("rebel");
    }

    @Test
    void noncesAreLongAndNeverTheSame(GameInBrowser game) {
        Object nonces = game.player("Ada").modules().run("""
                async () => {
                  const {freshNonce} = await import('/net/api.js');
                  return [freshNonce(), freshNonce()];
                }""");

        assertThat((List<?>) nonces)
                .doesNotHaveDuplicates()
                .allSatisfy(nonce -> assertThat((String) nonce).matches("[0-9a-f]{64}"));
    }
}
