package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.procedure.Action;
import fitg.procedure.Options;
import fitg.saves.GameFile;
import fitg.saves.Recording;
import fitg.saves.Replay;
import fitg.saves.ReplayException;
import fitg.saves.SavedChance;
import fitg.saves.SavedGame;
import fitg.server.client.Answer;
import fitg.server.client.Client;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A campaign of thousands of decisions is brought in, opened, read, looked back at, taken up elsewhere, saved and checked. */
class LongCampaignTest {

    private static final Logger LOG = LoggerFactory.getLogger(LongCampaignTest.class);
    private static final int LONG = 3000;

    @Test
    void aWholeCampaignOpensReplaysExportsForksAndVerifies() throws Exception {
        SavedGame saved = campaign();
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
            took("the moment after it", () -> client.get(game + "/view?at=" + (middle + 1)));
            Answer export = took("export", () -> client.get(game + "/export"));
            SavedGame again = GameFile.fromText(export.body());
            assertThat(again.journal()).isEqualTo(saved.journal());
            assertThat(took("replay", () -> replayed(again)).hash()).isEqualTo(saved.hash());
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

    private static Game replayed(SavedGame saved) {
        try {
            return Replay.of(saved).game();
        } catch (ReplayException e) {
            throw new AssertionError(e);
        }
    }

    /** Played at random to its own end. */
    private static SavedGame campaign() throws ReplayException {
        Recording recording = Recording.start(
                Scenarios.named("campaign-2002").orElseThrow(), Options.standard(), new SavedChance.Seed(3), Map.of());
        Random random = new Random(3);
        while (!recording.game().isOver()) {
            List<Action> actions = recording.game().pending().orElseThrow().actions();
            recording.play(actions.get(random.nextInt(actions.size())));
        }
        return recording.saved();
    }

    /** How long it takes depends on the machine and is noted, never asserted. */
    private static <T> T took(String what, Supplier<T> act) {
        long start = System.nanoTime();
        T result = act.get();
        LOG.info("long campaign, {}: {} ms", what, (System.nanoTime() - start) / 1_000_000);
        return result;
    }
}
