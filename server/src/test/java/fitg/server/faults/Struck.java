package fitg.server.faults;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import fitg.content.Side;
import fitg.server.TestServer;
import fitg.server.client.Seat;
import fitg.server.history.Acts;
import fitg.server.history.History;
import fitg.server.history.History.Act;
import fitg.server.history.History.End;
import fitg.server.history.Verdict;
import fitg.server.table.LaidTable;
import fitg.server.table.Table;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * One game, both of whose sides several clients play at once, while its house is struck again and again. Each remembers what it asked
 * and was told; some do not wait for their answers.
 */
final class Struck {

    private static final int CLIENTS = 3;
    private static final int MOST_BETWEEN = 12;
    private static final Duration LONGEST_WITHOUT = Duration.ofSeconds(3);
    private static final Duration PATIENCE = Duration.ofSeconds(8);
    private static final JsonMapper JSON = new JsonMapper();

    private final SplittableRandom random;
    private final House house;
    private final History history = History.counting();
    private final List<String> strikes = new ArrayList<>();
    private final Map<Side, String> links = new TreeMap<>();
    private final String game;
    private volatile boolean over;

    /**
     * @param unheard what was played, though whoever sent it got no answer
     * @param findings none if all was well
     */
    record Outcome(long acknowledged, long unheard, List<String> strikes, List<String> findings) {}

    private Struck(long seed, House house) {
        this.random = new SplittableRandom(seed);
        this.house = house;
        Seat[] seats = house.servers().getFirst().client().table("flight-to-egrix");
        this.game = seats[0].game();
        links.put(Side.REBEL, seats[0].token());
        links.put(Side.IMPERIAL, seats[1].token());
    }

    static Outcome play(long seed, House house, int blows) throws Exception {
        return new Struck(seed, house).play(blows);
    }

    private Outcome play(int blows) throws Exception {
        List<Thread> clients = new ArrayList<>();
        try (HttpClient http = HttpClient.newHttpClient()) {
            for (int client = 0; client < CLIENTS; client++) {
                SplittableRandom own = random.split();
                String name = "client " + client;
                clients.add(Thread.ofVirtual().start(() -> live(http, name, own)));
            }
            for (int blow = 0; blow < blows; blow++) {
                playOn();
                strikes.add(house.strike(random));
            }
            playOn();
            over = true;
            for (Thread client : clients) {
                client.join();
            }
        }
        return judged();
    }

    /** Until some more actions were acknowledged, or it takes too long. */
    private void playOn() {
        long enough = history.acknowledged() + 1 + random.nextInt(MOST_BETWEEN);
        long latest = System.nanoTime() + LONGEST_WITHOUT.toNanos();
        while (history.acknowledged() < enough && System.nanoTime() < latest) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
        }
    }

    private Outcome judged() {
        TestServer server = house.servers().getFirst();
        Table table = server.tables().current(game);
        Map<String, Integer> last = new TreeMap<>();
        for (Side side : Side.values()) {
            last.put(side.name(), table.play().number(side));
        }
        Acts journal = Acts.in(LaidTable.beginning(table), server.store().journal(game, 0));
        return new Outcome(
                history.acknowledged(), history.unheard(journal.all()), strikes, Verdict.on(history, journal, last));
    }

    // ---- clients

    private void live(HttpClient http, String name, SplittableRandom own) {
        while (!over) {
            Side side = own.nextInt(4) == 0 ? Side.REBEL : Side.IMPERIAL;
            long asked = history.now();
            HttpResponse<String> answer = send(http, request(own, "/view", side).GET());
            if (answer != null && answer.statusCode() == 200) {
                JsonNode view = view(answer);
                history.shown(side.name(), name, asked, view.get("number").asInt());
                if (view.hasNonNull("decision")) {
                    act(http, name, own, side, view);
                }
            }
        }
    }

    private void act(HttpClient http, String name, SplittableRandom own, Side side, JsonNode view) {
        JsonNode actions = view.at("/decision/actions");
        String key = actions.get(own.nextInt(actions.size())).get("key").asText();
        Act act = new Act(side.name(), view.get("number").asInt(), key);
        String body = "{\"number\":%d,\"actions\":[\"%s\"]}".formatted(act.number(), key);
        HttpRequest.Builder request = request(own, "/actions", side).POST(BodyPublishers.ofString(body));
        if (own.nextInt(10) == 0) {
            request.timeout(Duration.ofMillis(1 + own.nextInt(4)));
        }
        long asked = history.now();
        HttpResponse<String> answer = send(http, request.header("Content-Type", "application/json"));
        history.played(act, asked, end(answer));
        if (end(answer) == End.ACKNOWLEDGED) {
            history.shown(side.name(), name, asked, view(answer).get("number").asInt());
        }
    }

    /** Only what says so is a refusal; anything else says nothing about whether it was played. */
    private static End end(HttpResponse<String> answer) {
        int status = answer == null ? 0 : answer.statusCode();
        return status == 200 ? End.ACKNOWLEDGED : status >= 400 && status < 500 ? End.REFUSED : End.UNKNOWN;
    }

    private HttpRequest.Builder request(SplittableRandom own, String path, Side side) {
        List<TestServer> servers = house.servers();
        int port = servers.get(own.nextInt(servers.size())).port();
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:%d/api/games/%s%s".formatted(port, game, path)))
                .timeout(PATIENCE)
                .header("Authorization", "Bearer " + links.get(side));
    }

    /** Null when no answer came. */
    private static HttpResponse<String> send(HttpClient http, HttpRequest.Builder request) {
        try {
            return http.send(request.build(), BodyHandlers.ofString());
        } catch (IOException gone) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(5));
            return null;
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    private static JsonNode view(HttpResponse<String> answer) {
        try {
            return JSON.readTree(answer.body()).get("view");
        } catch (IOException unreadable) {
            throw new IllegalStateException("not JSON: " + answer.body(), unreadable);
        }
    }
}
