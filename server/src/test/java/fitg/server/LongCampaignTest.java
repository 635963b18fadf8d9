package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.management.OperatingSystemMXBean;
import fitg.content.Side;
import fitg.play.Game;
import fitg.saves.GameFile;
import fitg.saves.Replay;
import fitg.saves.ReplayException;
import fitg.saves.SavedChance;
import fitg.saves.SavedGame;
import fitg.server.client.Answer;
import fitg.server.client.Client;
import fitg.server.client.LongGame;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A campaign of thousands of decisions is brought in, opened, read, looked back at, taken up elsewhere, saved and checked. */
class LongCampaignTest {

    private static final Logger LOG = LoggerFactory.getLogger(LongCampaignTest.class);
    private static final OperatingSystemMXBean PROCESSORS =
            ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

    private static final int LONG = 3000;
    /** So many moments make up the curves of a whole war: two for each game-turn. */
    private static final int CURVES = 40;

    @Test
    void aWholeCampaignOpensReplaysExportsForksAndVerifies() throws Exception {
        SavedGame saved = LongGame.campaign(Integer.MAX_VALUE);
        assertThat(saved.journal().size()).isGreaterThan(LONG);
        String database = TestServer.freshSqlite();
        String id;
        try (TestServer server = TestServer.start(database)) {
            JsonNode opened = took(
                    "import",
                    () -> server.client()
                            .post("/api/games/import", "{\"game\":" + GameFile.toText(saved) + "}")
                            .ok());
            id = opened.get("game").get("id").asText();
        }

        try (TestServer cold = TestServer.start(database)) {
            Client client = cold.client();
            String game = "/api/games/" + id;
            JsonNode view = took("cold view", () -> client.get(game + "/view").ok());
            assertThat(view.at("/view/game/status").asText()).isEqualTo("finished");
            took("warm view", () -> client.get(game + "/view").ok());
            JsonNode log = took("log page", () -> client.get(game + "/log").ok());
            assertThat(log.toString()).contains("Galactic event");
            JsonNode moments =
                    took("moments", () -> client.get(game + "/moments").ok()).get("moments");
            int middle = moments.get(moments.size() / 2).asInt();
            took(
                    "a moment gone by",
                    () -> client.get(game + "/view?at=" + middle).ok());
            took(
                    "a moment near it",
                    () -> client.get(game + "/view?at=" + (middle + 1)).ok());
            took("forty moments", () -> momentsOf(client, game, moments));
            Answer export = took("export", () -> client.get(game + "/export"));
            SavedGame again = GameFile.fromText(export.body());
            assertThat(again.journal()).isEqualTo(saved.journal());
            assertThat(took("replay", () -> replayed(again)).hash()).isEqualTo(saved.hash());
            took("warm replay", () -> replayed(again));
            assertThat(replayFailure(withAnotherNonce(again))).contains("is not the one it promised");
            JsonNode fork = took(
                    "fork",
                    () -> client.post(
                                    game + "/fork",
                                    Map.of(
                                            "action",
                                            LONG / 2,
                                            "seats",
                                            Map.of("rebel", Client.seat("human"), "imperial", Client.seat("human"))))
                            .ok());
            assertThat(fork.at("/game/status").asText()).isNotEqualTo("finished");
        }
    }

    /** As the curves of a finished game ask for them. */
    private static List<JsonNode> momentsOf(Client client, String game, JsonNode moments) {
        return IntStream.range(0, CURVES)
                .map(i -> moments.get(i * (moments.size() - 1) / (CURVES - 1)).asInt())
                .mapToObj(at -> client.get(game + "/view?at=" + at).ok())
                .toList();
    }

    /** What `fitg verify` does: every action, every roll, and the promises behind the dice. */
    private static Game replayed(SavedGame saved) {
        try {
            return Replay.of(saved).game();
        } catch (ReplayException e) {
            throw new AssertionError(e);
        }
    }

    private static String replayFailure(SavedGame saved) {
        return assertThrows(ReplayException.class, () -> Replay.of(saved)).getMessage();
    }

    private static SavedGame withAnotherNonce(SavedGame saved) {
        SavedChance.Fair dice = (SavedChance.Fair) saved.chance();
        Map<Side, String> nonces = Map.of(Side.REBEL, "1".repeat(64), Side.IMPERIAL, "3".repeat(64));
        return new SavedGame(
                saved.rulesVersion(),
                saved.scenario(),
                saved.options(),
                new SavedChance.Fair(dice.commitment(), dice.dice(), nonces, dice.promises()),
                saved.players(),
                saved.journal(),
                saved.verdict(),
                saved.hash());
    }

    /** How long it takes depends on the machine and is noted, never asserted: by the clock, and by the processors of all. */
    private static <T> T took(String what, Supplier<T> act) {
        long start = System.nanoTime();
        long worked = PROCESSORS.getProcessCpuTime();
        T result = act.get();
        LOG.info(
                "long campaign, {}: {} ms, {} ms of the processors",
                what,
                (System.nanoTime() - start) / 1_000_000,
                (PROCESSORS.getProcessCpuTime() - worked) / 1_000_000);
        return result;
    }
}
