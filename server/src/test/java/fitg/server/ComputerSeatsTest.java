package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.content.Side;
import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.players.RandomPlayer;
import fitg.players.deployment.Deployments;
import fitg.procedure.Action;
import fitg.server.client.Client;
import fitg.server.client.Seat;
import fitg.server.computer.PlayerSource;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** Computers play in the background, and no trouble of one game is the trouble of another. */
class ComputerSeatsTest {

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private static Seat against(Client client, String rebel, String imperial, String mine) {
        JsonNode opened = client.open("flight-to-egrix", rebel, imperial);
        return new Seat(
                client,
                opened.get("game").get("id").asText(),
                opened.get("tokens").get(mine).asText());
    }

    private static void until(BooleanSupplier condition) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("in time").isLessThan(end);
            Thread.sleep(5);
        }
    }

    private static boolean isMyTurnOrOver(Seat seat) {
        JsonNode view = seat.view();
        return view.has("decision") || view.get("game").get("status").asText().equals("finished");
    }

    @Test
    void aPersonPlaysAgainstTheComputerToTheEnd() throws Exception {
        try (TestServer server = TestServer.start()) {
            Seat rebel = against(server.client(), "human", "recruit", "rebel");
            rebel.sitDown("Ada");
            SplittableRandom random = new SplittableRandom(5);
            JsonNode view = rebel.view();
            while (!view.get("game").get("status").asText().equals("finished")) {
                until(() -> isMyTurnOrOver(rebel));
                view = rebel.view();
                if (view.has("decision")) {
                    JsonNode choices = view.get("decision").get("actions");
                    rebel.play(
                                    view.get("number").asInt(),
                                    choices.get(random.nextInt(choices.size()))
                                            .get("key")
                                            .asText())
                            .ok();
                }
            }
            assertThat(view.get("game").has("verdict")).isTrue();
        }
    }

    @Test
    void computersPlayAmongThemselves() throws Exception {
        try (TestServer server = TestServer.start()) {
            String id = server.client()
                    .open("varu-powderkeg", "recruit", "random")
                    .get("game")
                    .get("id")
                    .asText();
            until(() -> server.client()
                    .get("/api/games/" + id)
                    .ok()
                    .get("status")
                    .asText()
                    .equals("finished"));
        }
    }

    @Test
    void aPlayerWhoFailsGetsTheSuggestedAnswer() throws Exception {
        PlayerSource failing = (level, seed) -> (view, decision) -> {
            throw new IllegalStateException("out of ideas");
        };
        try (TestServer server = new Settings().start(failing)) {
            Seat rebel = against(server.client(), "human", "recruit", "rebel");
            rebel.sitDown("Ada");
            until(() -> isMyTurnOrOver(rebel));
            assertThat(server.client().get("/metrics").body()).containsPattern("fitg_computer_failures_total [1-9]");
        }
    }

    /** A player is made anew for every decision; with another seed each time it would forget what it was about. */
    @Test
    void aSeatHasOneSeedForTheWholeGame() throws Exception {
        Map<String, Set<Long>> seeds = new ConcurrentHashMap<>();
        PlayerSource listening = (level, seed) -> {
            seeds.computeIfAbsent(level, none -> ConcurrentHashMap.newKeySet()).add(seed);
            return new RandomPlayer(seed);
        };
        try (TestServer server = new Settings().start(listening)) {
            playedOut(server.client(), "recruit", "captain");
            assertThat(seeds.get("recruit")).hasSize(1);
            assertThat(seeds.get("captain")).hasSize(1).doesNotContainAnyElementsOf(seeds.get("recruit"));
            playedOut(server.client(), "recruit", "captain");
            assertThat(seeds.get("recruit")).as("another game").hasSize(2);
        }
    }

    /** Each piece placed by the same plan; who has learned sets up as he has learned. */
    @Test
    void aCaptainByTheBookSetsUpByOneOfTheDeployments() throws Exception {
        List<List<String>> known =
                Deployments.offeredTo(Side.IMPERIAL, Game.ofSeed(Scenarios.FLIGHT_TO_EGRIX, 1)).stream()
                        .map(offer -> offer.actions().stream().map(Action::key).toList())
                        .toList();
        assertThat(known).hasSizeGreaterThan(1);
        int length = known.getFirst().size();
        try (TestServer server = TestServer.start()) {
            for (int game = 0; game < 4; game++) {
                JsonNode journal =
                        playedOut(server.client(), "random", "captain-2").get("journal");
                List<String> setUp = StreamSupport.stream(journal.spliterator(), false)
                        .limit(length)
                        .map(entry -> entry.get("action").asText())
                        .toList();
                assertThat(known).contains(setUp);
            }
        }
    }

    /** The file of a game between two computers, when it is over. */
    private static JsonNode playedOut(Client client, String rebel, String imperial) throws InterruptedException {
        String game = "/api/games/"
                + client.open("flight-to-egrix", rebel, imperial)
                        .get("game")
                        .get("id")
                        .asText();
        until(() -> client.get(game).ok().get("status").asText().equals("finished"));
        return client.get(game + "/export").ok();
    }

    /** One player never comes back; the other games go on, and a person can take his place. */
    @Test
    void aPlayerWhoNeverComesBackBlocksNobodyElse() throws Exception {
        Semaphore sentHome = new Semaphore(0);
        PlayerSource mixed = (level, seed) -> level.equals("recruit")
                ? (view, decision) -> {
                    sentHome.acquireUninterruptibly();
                    return decision.suggested();
                }
                : new RandomPlayer(seed);
        try (TestServer server =
                new Settings().computers(1, Duration.ofMillis(200)).start(mixed)) {
            Client client = server.client();
            Seat stuck = against(client, "human", "recruit", "rebel");
            stuck.sitDown("Ada");
            String lively = client.open("flight-to-egrix", "random", "random")
                    .get("game")
                    .get("id")
                    .asText();
            until(() -> client.get("/api/games/" + lively)
                    .ok()
                    .get("status")
                    .asText()
                    .equals("finished"));

            String invitation = stuck.post("/seats/imperial/invitation", "{}")
                    .ok()
                    .get("invitation")
                    .asText();
            JsonNode taken = client.post("/api/join", Map.of("invitation", invitation, "name", "Grace"))
                    .ok();
            Seat imperial = new Seat(client, stuck.game(), taken.get("token").asText());
            assertThat(imperial.view()
                            .get("game")
                            .get("seats")
                            .get("imperial")
                            .get("kind")
                            .asText())
                    .isEqualTo("human");
        } finally {
            sentHome.release();
        }
    }

    @Test
    void afterARestartTheComputerPlaysOn() throws Exception {
        String database = TestServer.freshSqlite();
        PlayerSource asleep = (level, seed) -> (view, decision) -> {
            try {
                Thread.sleep(60_000);
            } catch (InterruptedException woken) {
                Thread.currentThread().interrupt();
            }
            return decision.suggested();
        };
        Seat before;
        try (TestServer server = TestServer.start(TestServer.settings(database), asleep)) {
            before = against(server.client(), "human", "random", "rebel");
            before.sitDown("Ada");
        }
        try (TestServer server = TestServer.start(database)) {
            Seat after = new Seat(server.client(), before.game(), before.token());
            until(() -> isMyTurnOrOver(after));
        }
    }
}
