package fitg.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import com.fasterxml.jackson.databind.JsonNode;
import fitg.play.FairDice;
import fitg.server.Settings;
import fitg.server.TestServer;
import fitg.server.client.Answer;
import fitg.server.client.Client;
import fitg.server.client.Socket;
import fitg.server.common.ServerSettings;
import fitg.server.http.DescribedClient.Player;
import fitg.server.metrics.Metrics;
import fitg.server.store.Store;
import fitg.server.store.StoreSettings;
import fitg.server.table.Tables;
import java.net.URI;
import java.net.http.HttpRequest;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/** What a real server answers is what the description says: whole games, everything around them, and every problem. */
class OpenApiAnswersTest {

    private static final String SEATS = "\"seats\":{\"rebel\":{\"kind\":\"%s\"%s},\"imperial\":{\"kind\":\"%s\"%s}}";
    private static final String NO_ACTION = "rating:combat"; // legal only where a drug is taken

    private final Description description = Description.read();
    private final SplittableRandom random = new SplittableRandom(11);
    private boolean fought;

    @Test
    void everyRouteAnswersAsDescribed() {
        try (TestServer server = TestServer.start()) {
            DescribedClient api = new DescribedClient(description, server.client());
            reference(api);
            Player[] seats = table(api, "flight-to-egrix");
            play(seats[0], seats[1], Integer.MAX_VALUE);
            while (!fought) { // as the dice will have it
                Player[] others = table(api, "varu-powderkeg");
                play(others[0], others[1], Integer.MAX_VALUE);
            }
            afterTheGame(seats[0], seats[1]);
            againstTheComputer(api);
            links(api);
            assertThat(api.granted()).containsExactlyInAnyOrderElementsOf(description.routes());
        }
    }

    /** Other planets, units and characters. */
    @Test
    void theOtherScenarioAnswersAsDescribed() {
        try (TestServer server = TestServer.start()) {
            Player[] seats = table(new DescribedClient(description, server.client()), "varu-powderkeg");
            play(seats[0], seats[1], 150);
        }
    }

    private static void reference(DescribedClient api) {
        for (String path : List.of(
                "/api",
                "/api/scenarios",
                "/api/players",
                "/api/catalogue",
                "/api/rulebook",
                "/api/words/de",
                "/api/rules?q=break-off",
                "/api/rules?q=pdb&limit=3",
                "/api/rules/9.3",
                "/api/rules/RUL-84",
                "/healthz",
                "/readyz",
                "/metrics")) {
            assertThat(api.get(path, null).status()).as(path).isEqualTo(200);
        }
    }

    // ---- a whole game

    /** One opens the game, the other is invited; both sit down. */
    private static Player[] table(DescribedClient api, String scenario) {
        JsonNode opened = api.post(
                        "/api/games",
                        null,
                        "{\"scenario\":\"" + scenario + "\",\"options\":{\"worstDetection\":false},"
                                + seats("human", "open") + ",\"spectators\":true,\"spectatorDelay\":0}")
                .ok();
        String game = opened.get("game").get("id").asText();
        Player rebel = new Player(api, game, opened.get("tokens").get("rebel").asText());
        rebel.view();
        rebel.get("/decision").ok();
        rebel.get("/log").ok();
        rebel.get("/export").ok();
        rebel.sitDown();
        JsonNode invitation = api.post(
                        "/api/invitation",
                        null,
                        "{\"invitation\":" + opened.get("invitations").get("imperial") + "}")
                .ok();
        assertThat(invitation.get("side").asText()).isEqualTo("imperial");
        JsonNode joined = api.post(
                        "/api/join",
                        null,
                        "{\"invitation\":" + opened.get("invitations").get("imperial")
                                + ",\"name\":\"Grace\",\"promise\":\"" + FairDice.promise(Client.NONCE) + "\"}")
                .ok();
        assertThat(joined.at("/game/dice/missing")).hasSize(1);
        Player imperial = new Player(api, game, joined.get("token").asText());
        imperial.post("/seat/nonce", "{\"nonce\":\"" + Client.NONCE + "\"}").ok();
        return new Player[] {rebel, imperial};
    }

    /** At random, to the end or until one gives up after so many actions. */
    private void play(Player rebel, Player imperial, int most) {
        DescribedClient api = rebel.api();
        try (Socket rebelSocket = api.watch(rebel.game(), rebel.token());
                Socket onlooker = api.watch(rebel.game(), null)) {
            api.next(rebelSocket);
            api.next(onlooker);
            boolean refusedInPart = false;
            boolean undone = false;
            JsonNode view = rebel.view();
            for (int actions = 0; !isOver(view); actions++) {
                boolean rebels = view.get("game").get("waitingFor").asText().equals("rebel");
                Player player = rebels ? rebel : imperial;
                if (actions % 10 == 0) {
                    lookRound(player, rebels ? imperial : rebel);
                }
                if (actions == most) {
                    view = player.post("/resignation", "").ok();
                    continue;
                }
                JsonNode own = view.has("decision") ? view : player.view();
                if (own.at("/decision/fight").asBoolean() && !fought) {
                    fought = true;
                    view = fightOn(player, own.get("decision"));
                    continue;
                }
                if (actions % 7 == 0) {
                    view = actBySheet(player, own.get("decision"));
                    continue;
                }
                JsonNode played = act(player, own.get("decision"), refusedInPart);
                refusedInPart |= played.has("refused");
                view = played.get("view");
                if (view.path("undo").path("actions").asInt() > 0 && (!undone || random.nextInt(10) == 0)) {
                    view = undo(player, view);
                    undone = true;
                }
            }
            assertThat(refusedInPart).as("a batch was refused in part").isTrue();
            assertThat(undone).as("something was taken back").isTrue();
            for (JsonNode update = api.next(rebelSocket); !isOver(update.get("view")); ) {
                update = api.next(rebelSocket);
            }
            for (JsonNode update = api.next(onlooker); !isOver(update.get("view")); ) {
                update = api.next(onlooker);
            }
        }
    }

    private static boolean isOver(JsonNode view) {
        return view.get("game").get("status").asText().equals("finished");
    }

    /** Plays a random action, with nonsense after it if there may be a die in it and that has not been tried yet. */
    private JsonNode act(Player player, JsonNode decision, boolean plainly) {
        JsonNode choice = decision.get("actions")
                .get(random.nextInt(decision.get("actions").size()));
        int number = decision.get("number").asInt();
        String key = choice.get("key").asText();
        if (choice.has("odds") && !plainly) {
            Answer batch = player.play(number, key, NO_ACTION);
            if (batch.status() == 200) {
                assertThat(batch.json().get("accepted").asInt()).isEqualTo(1);
                return batch.json();
            }
        }
        return player.play(number, key).ok();
    }

    /** The suggested answer as an order, and what is left of the sheet given up. */
    private static JsonNode actBySheet(Player player, JsonNode decision) {
        player.put(
                        "/sheet",
                        "{\"number\":" + decision.get("number") + ",\"entries\":[{\"question\":"
                                + decision.get("question") + ",\"actions\":[" + decision.get("suggested") + ","
                                + decision.get("suggested") + "]}]}")
                .ok();
        return player.delete("/sheet").ok();
    }

    /** Says how a fight goes on, and says it no more. */
    private static JsonNode fightOn(Player player, JsonNode decision) {
        player.put("/fight", "{\"number\":" + decision.get("number") + ",\"press\":\"half\",\"prisoners\":true}")
                .ok();
        return player.delete("/fight").ok();
    }

    private static JsonNode undo(Player player, JsonNode view) {
        String how = view.get("undo").get("toSegmentStart").asInt() > 0 ? "\"to\":\"segment-start\"" : "\"actions\":1";
        return player.post("/undo", "{\"number\":" + view.get("number") + "," + how + ",\"socket\":\"elsewhere\"}")
                .ok()
                .get("view");
    }

    /** Everything there is to see, from every side. */
    private static void lookRound(Player player, Player other) {
        int log = player.view().get("log").asInt();
        String seen = "{\"log\":" + other.view().get("log") + "}";
        assertThat(other.post("/seen", seen).status()).isEqualTo(204);
        player.api().get("/api/games/" + player.game() + "/view", null).ok();
        player.get("/decision").ok();
        other.get("/decision").ok();
        player.get("/deployments").ok();
        player.get("/hint");
        attempt(player);
        other.get("/orders").ok();
        other.put("/orders", "{\"off\":[\"draws\"]}").ok();
        other.put("/orders/use-possession", "{\"answer\":\"pass\",\"until\":\"turn\"}")
                .ok();
        other.delete("/orders/use-possession").ok();
        player.get("/log?since=" + log / 2).ok();
        player.get("/view?at=" + log / 2).ok();
        player.get("/moments").ok();
        other.get("/since-last-turn").ok();
        other.get("/since-last-turn?turns=1").ok();
        player.post("/chat", "{\"text\":\"My log has " + log + " entries.\"}").ok();
        other.get("/chat?since=1").ok();
        other.get("/export").ok();
        other.get("").ok();
    }

    /** The first answer tried, and then something that never fits. */
    private static void attempt(Player player) {
        JsonNode decision = player.view().get("decision");
        String key = decision.get("actions").get(0).get("key").asText();
        String actions = "[\"" + key + "\",\"" + NO_ACTION + "\"]";
        player.post("/tentative", "{\"number\":" + decision.get("number") + ",\"actions\":" + actions + "}")
                .ok();
        player.post("/forms", "{\"number\":" + decision.get("number") + ",\"actions\":[]}")
                .ok();
    }

    // ---- after a game

    private static void afterTheGame(Player rebel, Player imperial) {
        DescribedClient api = rebel.api();
        String game = "/api/games/" + rebel.game();
        rebel.get("/decision").ok();
        for (String viewer : List.of("rebel", "imperial", "spectator")) {
            api.get(game + "/log?as=" + viewer, null).ok();
            api.get(game + "/moments?as=" + viewer, null).ok();
            assertThat(api.get(game + "/view?at=30&as=" + viewer, null).ok().has("action"))
                    .isTrue();
        }

        rebel.get("/review").ok();
        rebel.post("/rematch", "").ok();
        imperial.delete("/rematch").ok();
        imperial.post("/rematch", "").ok();
        rebel.post("/rematch", "").ok();
        JsonNode claimed = rebel.post("/rematch/seat", "").ok();
        assertThat(claimed.get("side").asText()).isEqualTo("imperial");

        String export = api.get(game + "/export", null).body();
        api.post("/api/games/import", null, "{\"game\":" + export + "}").ok();

        JsonNode forked = api.post(
                        game + "/fork", null, "{\"action\":20," + seats("human", "human") + ",\"spectators\":false}")
                .ok();
        Player one = seat(api, forked, "rebel");
        Player two = seat(api, forked, "imperial");
        one.sitDown();
        two.sitDown();
        one.view();
        expect("game-running", one.delete(""));
        two.post("/resignation", "").ok();
        one.get("/export").ok();
        assertThat(one.delete("").ok().get("wishedBy").asText()).isEqualTo("rebel");
        assertThat(two.delete("").ok().get("removed").asBoolean()).isTrue();
        expect("unknown", two.delete(""));
        expect("no-seat", api.post("/api/games/" + one.game() + "/restoration", "nonsense", ""));
        one.post("/restoration", "").ok();
        expect("unknown", one.post("/restoration", ""));
        String forkedExport = one.get("/export").body();
        assertThat(forkedExport).contains("\"dice\":").contains("\"resigned\":");
        api.post("/api/games/import", null, "{\"game\":" + forkedExport + "}").ok();
    }

    private static Player seat(DescribedClient api, JsonNode opened, String side) {
        return new Player(
                api,
                opened.get("game").get("id").asText(),
                opened.get("tokens").get(side).asText());
    }

    // ---- computers and links

    private static void againstTheComputer(DescribedClient api) {
        JsonNode opened = api.post(
                        "/api/games", null, "{\"scenario\":\"varu-powderkeg\"," + seats("human", "random") + "}")
                .ok();
        Player person = seat(api, opened, "rebel");
        person.sitDown();
        try (Socket socket = api.watch(person.game(), person.token())) {
            while (!api.next(socket).get("view").has("decision")) {
                assertThat(person.view().get("board")).isNotNull();
            }
        }
        JsonNode invited = person.post("/seats/imperial/invitation", "").ok();
        person.delete("/seats/imperial/invitation").ok();
        assertThat(invited.get("invitation").asText()).isNotEmpty();
        person.post("/resignation", "").ok();
        assertThat(person.post("/rematch", "").ok().get("rematch").has("game")).isTrue();
    }

    private static void links(DescribedClient api) {
        JsonNode opened = api.post(
                        "/api/games", null, "{\"scenario\":\"flight-to-egrix\"," + seats("human", "open") + "}")
                .ok();
        Player old = seat(api, opened, "rebel");
        JsonNode renewed = old.post("/seat/renew", "").ok();
        assertThat(old.get("/view").problem()).isEqualTo("no-seat");
        JsonNode mine = api.post(
                        "/api/my-games", null, "{\"tokens\":[" + renewed.get("token") + ",\"" + old.token() + "\"]}")
                .ok();
        assertThat(mine.get("games")).hasSize(1);
    }

    // ---- problems

    @Test
    void everyProblemIsAnsweredAsDescribed() throws SQLException {
        Set<String> met = new TreeSet<>();
        try (TestServer server = TestServer.start()) {
            DescribedClient api = new DescribedClient(description, server.client());
            outsideOfGames(api, server);
            inAGame(api);
            met.addAll(api.problems());
        }
        met.addAll(limited());
        met.addAll(underOtherRules());
        met.addAll(broken());
        Set<String> described = new TreeSet<>();
        description
                .component("schemas", "ProblemType")
                .get("enum")
                .forEach(type -> described.add(type.asText().replace("/api/problems/", "")));
        described.removeAll(List.of("storage-full", "not-served")); // neither can be brought about from here
        assertThat(met).isEqualTo(described);
    }

    private static void outsideOfGames(DescribedClient api, TestServer server) {
        expect("unknown", api.get("/api/nothing", null));
        expect("unknown", api.get("/api/rules/no-such-case", null));
        expect("unknown", api.get("/api/games/AAAAAAAAAAAAAAAA", null));
        expect("wrong-method", api.delete("/api/games", null));
        expect("malformed", api.get("/api/rules", null));
        expect("malformed", api.post("/api/games", null, "{"));
        expect("malformed", api.post("/api/games", null, "{\"scenario\":\"chess\"}"));
        expect("malformed", api.post("/api/my-games", null, "{}"));
        expect("unknown", api.post("/api/join", null, "{\"invitation\":\"x\",\"nonce\":\"" + Client.NONCE + "\"}"));
        expect("unknown", api.post("/api/invitation", null, "{\"invitation\":\"x\"}"));
        expect("malformed", api.post("/api/invitation", null, "{}"));
        expect("not-a-game", api.post("/api/games/import", null, "{\"game\":{}}"));
        expect("too-large", api.post("/api/my-games", null, "\"" + "x".repeat(Requests.MOST_BYTES) + "\""));
        HttpRequest.Builder text = to(server, "/api/games").POST(HttpRequest.BodyPublishers.ofString("{}"));
        expect(
                "wrong-type",
                api.checked("POST", "/api/games", null, server.client().send(text)));
        HttpRequest.Builder elsewhere = to(server, "/api/games")
                .header("Origin", "http://elsewhere.example")
                .POST(HttpRequest.BodyPublishers.noBody());
        expect(
                "forbidden",
                api.checked("POST", "/api/games", null, server.client().send(elsewhere)));
    }

    private static HttpRequest.Builder to(TestServer server, String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path));
    }

    private static void inAGame(DescribedClient api) {
        JsonNode opened = api.post(
                        "/api/games", null, "{\"scenario\":\"flight-to-egrix\"," + seats("human", "human") + "}")
                .ok();
        Player rebel = seat(api, opened, "rebel");
        Player imperial = seat(api, opened, "imperial");
        expect("not-started", rebel.play(0, "end"));
        expect("not-started", rebel.get("/view?at=0"));
        expect("not-started", rebel.get("/moments"));
        expect("not-started", rebel.post("/undo", "{\"number\":0,\"actions\":1}"));
        expect("malformed", rebel.post("/seat", "{}"));
        rebel.sitDown();
        expect("conflict", rebel.post("/seat", "{\"nonce\":\"" + Client.NONCE + "\"}"));
        expect("conflict", imperial.post("/seat/nonce", "{\"nonce\":\"" + Client.NONCE + "\"}"));
        imperial.sitDown();

        expect("game-running", imperial.get("/review"));
        JsonNode decision = imperial.view().get("decision");
        int number = decision.get("number").asInt();
        String key = decision.get("suggested").asText();
        expect("stale", imperial.play(number + 1, key));
        expect("not-legal", imperial.play(number, NO_ACTION));
        expect("not-legal", imperial.play(number, key, NO_ACTION)); // nothing was shown, so nothing was played
        expect("not-your-decision", rebel.play(0, key));
        expect("malformed", imperial.post("/actions", "{\"number\":0}"));
        expect("stale", imperial.post("/undo", "{\"number\":99,\"actions\":1}"));
        expect("not-revocable", imperial.post("/undo", "{\"number\":" + number + ",\"actions\":50}"));
        expect("not-revocable", imperial.post("/undo", "{\"number\":" + number + ",\"to\":\"segment-start\"}"));
        expect("malformed", imperial.post("/undo", "{\"number\":0}"));
        expect("forbidden", rebel.get("/view?as=imperial"));
        expect("forbidden", rebel.get("/log?as=imperial"));
        expect("malformed", rebel.get("/view?as=nobody"));
        expect("malformed", rebel.get("/view?at=9999"));
        expect("malformed", rebel.get("/log?since=x"));
        expect("malformed", rebel.post("/seen", "{\"log\":9999}"));
        expect("malformed", rebel.post("/chat", "{\"text\":\" \"}"));
        expect("malformed", rebel.get("/chat?since=x"));
        expect("forbidden", rebel.post("/seats/imperial/invitation", ""));
        expect("unknown", rebel.post("/seats/nobody/invitation", ""));
        expect("game-running", rebel.post("/fork", "{\"action\":0," + seats("human", "human") + "}"));
        expect("game-running", rebel.post("/rematch", ""));
        expect("game-running", rebel.post("/rematch/seat", ""));
        for (String seatsOnly : List.of("/chat", "/since-last-turn")) {
            expect("no-seat", api.get("/api/games/" + rebel.game() + seatsOnly, null));
        }
        expect("no-seat", api.get("/api/games/" + rebel.game() + "/view", "nonsense"));

        rebel.post("/resignation", "").ok();
        expect("game-over", imperial.play(number, key));
        expect("game-over", imperial.post("/undo", "{\"number\":0,\"actions\":1}"));
        expect("game-over", imperial.post("/resignation", ""));
        expect("conflict", rebel.post("/rematch/seat", ""));
        rebel.post("/rematch", "").ok();
        imperial.post("/rematch", "").ok();
        expect("conflict", rebel.delete("/rematch"));
        expect("malformed", rebel.post("/fork", "{\"action\":99," + seats("human", "human") + "}"));

        for (var greeting : List.of(List.of("AAAAAAAAAAAAAAAA", "4404"), List.of(rebel.game(), "4401"))) {
            try (Socket refused = api.watch(greeting.get(0), "nonsense")) {
                assertThat(refused.closeCode(5000)).isEqualTo(Integer.parseInt(greeting.get(1)));
            }
        }
    }

    /** A server with next to no room and patience. */
    private Set<String> limited() {
        try (TestServer server =
                new Settings().requestsPerSecond(1).mostGames(0).start()) {
            DescribedClient api = new DescribedClient(description, server.client());
            for (int i = 0; i < 40; i++) {
                api.get("/api/players", null);
            }
            assertThat(api.problems()).containsExactly("too-many");
            return withoutRoom(api.problems());
        }
    }

    private Set<String> withoutRoom(Set<String> before) {
        try (TestServer server = new Settings().mostGames(0).start()) {
            DescribedClient api = new DescribedClient(description, server.client());
            String body = "{\"scenario\":\"flight-to-egrix\"," + seats("human", "human") + "}";
            expect("no-room", api.post("/api/games", null, body));
            Set<String> met = new TreeSet<>(before);
            met.addAll(api.problems());
            return met;
        }
    }

    /** A game of a scenario that this server does not know. */
    private Set<String> underOtherRules() throws SQLException {
        String database = TestServer.freshSqlite();
        Player rebel;
        try (TestServer server = TestServer.start(database)) {
            rebel = table(new DescribedClient(description, server.client()), "flight-to-egrix")[0];
        }
        try (var connection = DriverManager.getConnection(database);
                var statement = connection.createStatement()) {
            statement.executeUpdate("update game set scenario = 'a-new-hope'");
        }
        try (TestServer server = TestServer.start(database)) {
            DescribedClient api = new DescribedClient(description, server.client());
            Player again = new Player(api, rebel.game(), rebel.token());
            assertThat(again.view().get("game").has("misfit")).isTrue();
            again.get("").ok();
            again.get("/decision").ok();
            again.get("/export").ok();
            expect("unfit", again.play(0, "end"));
            expect("unfit", again.post("/undo", "{\"number\":0,\"actions\":1}"));
            expect("unfit", again.post("/resignation", ""));
            return api.problems();
        }
    }

    /** A server that is being stopped, one whose store is away, and one that has no tables at all. */
    private Set<String> broken() {
        Logger log = (Logger) LoggerFactory.getLogger(Failures.class);
        log.setLevel(Level.OFF); // the mistake is meant
        try {
            return brokenServers();
        } finally {
            log.setLevel(null);
        }
    }

    private Set<String> brokenServers() {
        ServerSettings settings = TestServer.settings(TestServer.freshSqlite());
        Store store = Store.open(new StoreSettings(settings.database(), 1, Duration.ofSeconds(1)));
        Limits limits = new Limits(1_000_000, System::nanoTime);
        Tables tables = new Tables(store, Clock.systemUTC(), 1 << 20);
        Room away = new Room(tables, null, null, null, null, null, null, null, new Metrics(), limits);
        Room empty = new Room(null, null, null, null, null, null, null, null, new Metrics(), limits);
        store.close();
        Set<String> met = new TreeSet<>();
        met.addAll(ask(
                new Api(settings, Patience.standard(), empty, null, store, () -> true, broken -> {}),
                "/readyz",
                "stopping"));
        met.addAll(ask(
                new Api(settings, Patience.standard(), away, null, store, () -> false, broken -> {}),
                "/readyz",
                "storage-away"));
        String game = "/api/games/AAAAAAAAAAAAAAAA";
        met.addAll(ask(
                new Api(settings, Patience.standard(), away, null, store, () -> false, broken -> {}),
                game,
                "storage-away"));
        met.addAll(ask(
                new Api(settings, Patience.standard(), empty, null, store, () -> false, broken -> {}),
                game,
                "mistake"));
        return met;
    }

    private Set<String> ask(Api server, String path, String problem) {
        server.start();
        try (Client client = new Client(server.port())) {
            DescribedClient api = new DescribedClient(description, client);
            expect(problem, api.get(path, null));
            return api.problems();
        } finally {
            server.stop();
        }
    }

    // ---- words

    private static void expect(String problem, Answer answer) {
        assertThat(answer.problem()).as(answer.body()).isEqualTo(problem);
    }

    private static String seats(String rebel, String imperial) {
        return SEATS.formatted(kind(rebel), level(rebel), kind(imperial), level(imperial));
    }

    private static String kind(String who) {
        return level(who).isEmpty() ? who : "computer";
    }

    private static String level(String who) {
        return who.equals("human") || who.equals("open") ? "" : ",\"level\":\"" + who + "\"";
    }
}
