package fitg.server.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.server.Settings;
import fitg.server.TestServer;
import fitg.server.client.Answer;
import fitg.server.client.Client;
import fitg.server.client.Seat;
import fitg.server.hostile.Fuzzer.Request;
import fitg.server.hostile.Fuzzer.Template;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Thousands of requests that are nearly right, or not at all, against a server with a running and a finished game. */
class FuzzTest {

    private static final int WORKERS = 4;
    private static final long SEED = 20_261;
    private static final long MOST_GAMES = 200;
    private static final String SCENARIO = "flight-to-egrix";
    private static final Pattern PLAYS = Pattern.compile("POST /api/games/[^/]+/(actions|undo)/? ");
    private static final List<String> NEVER = List.of(
            "Exception",
            "at fitg.",
            "java.",
            "org.eclipse",
            "io.javalin",
            "com.fasterxml",
            "Caused by",
            "jdbc:",
            Path.of("").toAbsolutePath().toString(),
            System.getProperty("user.home") + "/",
            "fitg-server");

    @Test
    void nothingBreaksTheServer() throws Exception {
        fuzz(3_000);
    }

    @Test
    @Tag("long")
    void nothingBreaksTheServerInTheLongRun() throws Exception {
        fuzz(Integer.getInteger("fuzz.requests", 100_000));
    }

    private static void fuzz(int requests) throws Exception {
        try (TestServer server =
                new Settings().memory(2L << 20).mostGames(MOST_GAMES).start()) {
            new Attack(server).run(requests);
        }
    }

    private static final class Attack {

        private final TestServer server;
        private final Seat asked;
        private final Seat other;
        private final Seat finished;
        private final List<Template> templates;
        private final List<String> secrets = new ArrayList<>();
        private final Map<String, LongAdder> statuses = new ConcurrentSkipListMap<>();
        private final AtomicBoolean played = new AtomicBoolean();
        private final Queue<String> findings = new ConcurrentLinkedQueue<>();

        Attack(TestServer server) {
            this.server = server;
            Seat[] running = server.client().table(SCENARIO);
            boolean rebelFirst = running[0].view().has("decision");
            asked = running[rebelFirst ? 0 : 1];
            other = running[rebelFirst ? 1 : 0];
            secrets.addAll(server.secretsOf(asked.game()));
            secrets.addAll(List.of(asked.token(), other.token()));
            finished = finished();
            templates = templates();
        }

        /** A game with a story, given up in the end. */
        private Seat finished() {
            Seat[] seats = server.client().table(SCENARIO);
            SplittableRandom random = new SplittableRandom(SEED);
            for (int i = 0; i < 30; i++) {
                Seat seat = seats[0].view().has("decision") ? seats[0] : seats[1];
                play(seat, random);
            }
            seats[0].post("/resignation", "").ok();
            return seats[0];
        }

        private static void play(Seat seat, SplittableRandom random) {
            JsonNode decision = seat.view().get("decision");
            JsonNode choices = decision.get("actions");
            String key = choices.get(random.nextInt(choices.size())).get("key").asText();
            seat.play(decision.get("number").asInt(), key).ok();
        }

        private List<Template> templates() {
            String game = "/api/games/" + asked.game();
            String over = "/api/games/" + finished.game();
            String key = asked.view()
                    .get("decision")
                    .get("actions")
                    .get(0)
                    .get("key")
                    .asText();
            int stale = asked.view().get("number").asInt() - 1;
            String seats = "\"seats\":{\"rebel\":{\"kind\":\"human\",\"name\":\"Ada\"},"
                    + "\"imperial\":{\"kind\":\"computer\",\"level\":\"random\"}}";
            String file = finished.get("/export").body();
            List<Template> all = new ArrayList<>(List.of(
                    post(game + "/actions", "{\"number\":" + stale + ",\"actions\":[\"" + key + "\"]}"),
                    post(game + "/actions", "{\"number\":" + stale + ",\"actions\":[\"" + key + "\",\"pass\"]}"),
                    post(game + "/undo", "{\"number\":" + stale + ",\"actions\":1}"),
                    post(game + "/undo", "{\"number\":" + stale + ",\"to\":\"segment-start\"}"),
                    post(game + "/chat", "{\"text\":\"hello\"}"),
                    post(game + "/seen", "{\"log\":0}"),
                    post(game + "/seat", "{\"name\":\"Eve\",\"nonce\":\"" + Client.NONCE + "\"}"),
                    post(game + "/fork", "{\"action\":1," + seats + "}"),
                    post(game + "/rematch", ""),
                    post(game + "/seats/rebel/invitation", ""),
                    post(over + "/fork", "{\"action\":3," + seats + ",\"spectators\":true}"),
                    post(over + "/rematch", ""),
                    post("/api/join", "{\"invitation\":\"x\",\"name\":\"Eve\",\"nonce\":\"" + Client.NONCE + "\"}"),
                    post("/api/invitation", "{\"invitation\":\"a\"}"),
                    post("/api/my-games", "{\"tokens\":[\"a\",\"b\"]}"),
                    post("/api/games", "{\"scenario\":\"" + SCENARIO + "\"," + seats + ",\"spectatorDelay\":5}"),
                    post("/api/games/import", "{\"game\":" + file + "," + seats + "}"),
                    post("/api/games/import", "{\"game\":" + file + "," + seats + "}"),
                    new Template("POST", game + "/resignation", "", false),
                    new Template("POST", game + "/seat/renew", "", false),
                    new Template("DELETE", game + "/seats/rebel/invitation", "", true)));
            for (String path :
                    List.of("", "/view", "/decision", "/log", "/moments", "/since-last-turn", "/chat", "/export")) {
                all.add(get(game + path));
                all.add(get(over + path));
            }
            for (String path : List.of("/", "/index.html", "/api", "/api/players", "/healthz", "/readyz", "/metrics")) {
                all.add(get(path));
            }
            all.add(get(over + "/view?at=5&as=imperial"));
            all.add(get("/api/rules?q=combat&limit=3"));
            all.add(get("/api/rules/9.32"));
            return all;
        }

        private static Template post(String path, String body) {
            return new Template("POST", path, body, true);
        }

        private static Template get(String path) {
            return new Template("GET", path, "", true);
        }

        void run(int requests) throws InterruptedException {
            String before = views();
            long begun = System.nanoTime();
            send(requests / 3, 1);
            long early = usedHeap();
            send(requests - requests / 3, 2);
            double seconds = (System.nanoTime() - begun) / 1e9;
            long late = usedHeap();
            System.out.printf(
                    "%d requests, %.0f a second; answers %s; heap %d MB after a third, %d MB at the end%n",
                    requests, requests / seconds, statuses, early >> 20, late >> 20);

            assertThat(findings).isEmpty();
            if (!played.get()) {
                assertThat(views()).isEqualTo(before);
            }
            assertThat(late).as("used heap").isLessThan(early + early / 4 + (8L << 20));
            String after = views();
            play(asked.view().has("decision") ? asked : other, new SplittableRandom(SEED));
            assertThat(views()).isNotEqualTo(after);
        }

        private String views() {
            return asked.get("/view").body() + other.get("/view").body();
        }

        private static long usedHeap() {
            System.gc();
            System.gc();
            return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
        }

        private void send(int requests, long part) throws InterruptedException {
            SplittableRandom random = new SplittableRandom(SEED + part);
            List<Thread> workers = new ArrayList<>();
            for (int i = 0; i < WORKERS; i++) {
                Fuzzer fuzzer = new Fuzzer(server.port(), templates, List.of(asked, other, finished), random.split());
                workers.add(Thread.ofPlatform().start(() -> work(fuzzer, requests / WORKERS)));
            }
            for (Thread worker : workers) {
                worker.join();
            }
        }

        private void work(Fuzzer fuzzer, int requests) {
            Raw kept = null;
            for (int i = 0; i < requests; i++) {
                Request request = fuzzer.next();
                boolean onKept = request.whole() && kept != null;
                Raw raw = onKept ? kept : new Raw(server.port());
                boolean goesOn = exchange(raw, request);
                if (goesOn) {
                    kept = raw;
                } else {
                    raw.close();
                    kept = onKept ? null : kept;
                }
            }
            if (kept != null) {
                kept.close();
            }
        }

        /** Whether the connection can be used again. */
        private boolean exchange(Raw raw, Request request) {
            try {
                raw.send(request.bytes());
                if (!request.whole()) {
                    String all = raw.done().rest();
                    count(all.startsWith("HTTP/1.1 ") ? all.substring(9, 12) : "none");
                    inspect(request, status(all), all);
                    return false;
                }
                Answer answer = raw.answer();
                count(String.valueOf(answer.status()));
                inspect(request, answer.status(), answer.headers().map() + answer.body());
                return !answer.header("Connection").equals("close");
            } catch (SocketTimeoutException hanging) {
                findings.add("no answer to " + shown(request));
            } catch (IOException ended) {
                count("ended");
            }
            return false;
        }

        private static int status(String all) {
            return all.startsWith("HTTP/1.1 ") ? Integer.parseInt(all.substring(9, 12)) : 0;
        }

        private void count(String status) {
            statuses.computeIfAbsent(status, key -> new LongAdder()).increment();
        }

        private void inspect(Request request, int status, String answer) {
            String sent = new String(request.bytes(), StandardCharsets.ISO_8859_1);
            if (status == 200 && PLAYS.matcher(sent).lookingAt() && sent.contains(asked.game())) {
                played.set(true); // nearly right was right for once
            }
            boolean noRoom = status == 503 && answer.contains("/api/problems/no-room");
            boolean otherHttp = status == 505;
            if (status >= 500 && !noRoom && !otherHttp) {
                findings.add(status + " to " + shown(request));
            }
            for (String secret : secrets) {
                if (answer.contains(secret)) {
                    findings.add("a secret in the answer to " + shown(request));
                }
            }
            for (String leak : NEVER) {
                if (answer.contains(leak) && !sent.contains(leak)) {
                    findings.add("\"" + leak + "\" in the answer to " + shown(request));
                }
            }
        }

        private static String shown(Request request) {
            String text = new String(request.bytes(), StandardCharsets.ISO_8859_1);
            return text.substring(0, Math.min(1500, text.length()));
        }
    }
}
