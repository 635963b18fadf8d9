package fitg.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Route;
import fitg.e2e.browser.ClientModules;
import fitg.e2e.browser.GameInBrowser;
import fitg.e2e.browser.InBrowser;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** How the client keeps what the server tells of a game, over a socket that the test holds in its hands. */
@ExtendWith(InBrowser.class)
class TableTest {

    /** A socket that notes what is said into it; the test speaks for the server. */
    private static final String A_TABLE = """
            async () => {
              window.sockets = [];
              window.WebSocket = class {
                constructor(address) {
                  this.address = address;
                  sockets.push(this);
                }
                send(text) {
                  this.said = JSON.parse(text);
                }
                close() {
                  this.closed = true;
                }
              };
              window.news = (number, from, texts) => ({view: {number}, log: {from, entries: texts.map(text => ({text}))}});
              window.tell = (number, from, texts, chat = [], sequence = sockets.at(-1).told ?? 0) => {
                sockets.at(-1).told = sequence + 1;
                sockets.at(-1).onmessage({data: JSON.stringify({...news(number, from, texts), chat, sequence})});
              };
              const {Table} = await import('/net/table.js');
              window.table = new Table('AAAA', 'secret');
              window.changes = 0;
              table.addEventListener('change', () => changes++);
              sockets[0].onopen();
            }""";

    private ClientModules page;

    @BeforeEach
    void openATable(GameInBrowser game) {
        page = game.player("Ada").modules();
        page.page().clock().install();
        page.run(A_TABLE);
    }

    private Object story() {
        return page.run("() => table.log.map(entry => entry.text)");
    }

    @Test
    void theSocketIsToldWhoAsksForWhichGame() {
        String name = (String) page.run("() => table.socketName");
        assertThat(name).hasSize(32);
        assertThat(page.run("() => sockets[0].said"))
                .isEqualTo(Map.of("game", "AAAA", "token", "secret", "socket", name, "presence", true, "turns", 2));
        assertThat((String) page.run("() => sockets[0].address")).matches("ws://127.0.0.1:\\d+/api/socket");
    }

    @Test
    void theLogGrowsByWhatIsNew() {
        page.run("() => tell(1, 0, ['one', 'two'])");
        page.run("() => tell(2, 2, ['three'])");

        assertThat(story()).isEqualTo(List.of("one", "two", "three"));
        assertThat(page.run("() => changes")).isEqualTo(2);
    }

    @Test
    void anUndoTakesItsLinesBack() {
        page.run("() => tell(1, 0, ['one', 'two', 'three'])");
        page.run("() => tell(2, 1, ['another'])");

        assertThat(story()).isEqualTo(List.of("one", "another"));
    }

    @Test
    void chatIsAddedToTheChat() {
        page.run("() => tell(1, 0, [], [{text: 'hello'}])");
        page.run("() => tell(1, 0, [], [{text: 'there'}])");

        assertThat(page.run("() => table.chat.map(line => line.text)")).isEqualTo(List.of("hello", "there"));
    }

    @Test
    void aLostConnectionIsTriedAgainAndTellsEverythingAnew() {
        page.run("() => tell(1, 0, ['one'], [{text: 'hello'}])");
        page.run("() => sockets[0].onclose({code: 1006, reason: ''})");
        assertThat(page.run("() => table.connection")).isEqualTo("reconnecting");

        page.page().clock().runFor(350);
        page.run("() => sockets[1].onopen()");
        page.run("() => tell(1, 0, ['one', 'two'], [{text: 'hello'}])");

        assertThat(page.run("() => table.connection")).isEqualTo("connected");
        assertThat(story()).isEqualTo(List.of("one", "two"));
        assertThat(page.run("() => table.chat.length")).isEqualTo(1);
    }

    @Test
    void whoIsAwayLongIsAskedLessOften() {
        for (int attempt = 0; attempt < 8; attempt++) {
            page.run("() => sockets.at(-1).onclose({code: 1006, reason: ''})");
            page.page().clock().runFor(10_050);
        }
        assertThat(page.run("() => sockets.length")).isEqualTo(9);

        page.run("() => sockets.at(-1).onclose({code: 1006, reason: ''})");
        page.page().clock().runFor(5_000);

        assertThat(page.run("() => sockets.length")).isEqualTo(9);
    }

    @Test
    void aRefusalIsFinalAndSaysWhy() {
        page.run("() => sockets[0].onclose({code: 4404, reason: 'There is no such game.'})");
        page.page().clock().runFor(20_000);

        assertThat(page.run("() => [table.connection, table.error, sockets.length]"))
                .isEqualTo(List.of("refused", "There is no such game.", 1));
    }

    @Test
    void aClosedTableStaysClosed() {
        page.run("() => { table.close(); sockets[0].onclose({code: 1000, reason: ''}); }");
        page.page().clock().runFor(20_000);

        assertThat(page.run("() => [sockets[0].closed, sockets.length]")).isEqualTo(List.of(true, 1));
    }

    @Test
    void aRefusedActionLeavesItsSentence(GameInBrowser game) {
        game.troubles().expect("409");
        page.run("() => tell(5, 0, [])");
        page.page()
                .route(
                        "**/api/games/AAAA/actions",
                        route -> route.fulfill(new Route.FulfillOptions()
                                .setStatus(409)
                                .setContentType("application/problem+json")
                                .setBody("{\"detail\": \"That question has been answered.\"}")));

        page.run("() => table.play('pass')");

        assertThat(page.run("() => [table.error, table.busy]"))
                .isEqualTo(List.of("That question has been answered.", false));
    }

    @Test
    void anActionNamesTheQuestionItAnswers() {
        page.run("() => tell(5, 0, [])");
        page.page()
                .route(
                        "**/api/games/AAAA/actions",
                        route -> route.fulfill(new Route.FulfillOptions()
                                .setContentType("application/json")
                                .setBody("{}")));

        var request = page.page().waitForRequest("**/api/games/AAAA/actions", () -> page.run("""
                () => {
                  const played = table.play('fly:36');
                  tell(6, 0, ['flown']);
                }"""));

        String socket = (String) page.run("() => table.socketName");
        assertThat(request.postData())
                .isEqualTo("{\"number\":5,\"actions\":[\"fly:36\"],\"socket\":\"" + socket + "\"}");
        assertThat(request.headers()).containsEntry("authorization", "Bearer secret");
    }

    /** The answer to an action has the same news as the socket would have; whichever is later must not win. */
    @Test
    void whatTheAnswerTellsIsTakenInItsOrder() {
        page.run("() => tell(5, 0, ['one'])");
        page.page()
                .route(
                        "**/api/games/AAAA/actions",
                        route -> route.fulfill(new Route.FulfillOptions()
                                .setContentType("application/json")
                                .setBody("{\"accepted\":1,\"sequence\":2,\"view\":{\"number\":7},"
                                        + "\"log\":{\"from\":2,\"entries\":[{\"text\":\"three\"}]}}")));
        page.run("() => table.play('pass')");
        assertThat(page.run("() => [table.view.number, table.busy]")).isEqualTo(List.of(5, false));

        page.run("() => tell(6, 1, ['two'], [], 1)");

        assertThat(story()).isEqualTo(List.of("one", "two", "three"));
        assertThat(page.run("() => table.view.number")).isEqualTo(7);
    }

    /** The clock stands still: who waited for the socket would wait for ever. */
    @Test
    void whatIsTakenBackShowsWithTheAnswer() {
        page.run("() => tell(5, 0, ['one', 'two'])");
        page.page()
                .route(
                        "**/api/games/AAAA/undo",
                        route -> route.fulfill(new Route.FulfillOptions()
                                .setContentType("application/json")
                                .setBody("{\"sequence\":1,\"view\":{\"number\":4},"
                                        + "\"log\":{\"from\":1,\"entries\":[]}}")));
        page.page().clock().pauseAt(System.currentTimeMillis() + 60_000);

        var request = page.page().waitForRequest("**/api/games/AAAA/undo", () -> page.run("() => table.undo()"));

        String socket = (String) page.run("() => table.socketName");
        assertThat(request.postData()).isEqualTo("{\"number\":5,\"actions\":1,\"socket\":\"" + socket + "\"}");
        assertThat(story()).isEqualTo(List.of("one"));
        assertThat(page.run("() => [table.view.number, table.busy]")).isEqualTo(List.of(4, false));
    }
}
