package fitg.server.client;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.content.Side;
import fitg.play.FairDice;
import fitg.play.Scenarios;
import fitg.procedure.Action;
import fitg.procedure.Options;
import fitg.saves.GameFile;
import fitg.saves.Recording;
import fitg.saves.ReplayException;
import fitg.saves.SavedChance;
import fitg.saves.SavedGame;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Wars played at random, the same in every run. */
public final class LongGame {

    private static final String SEATS = "\"seats\":{\"rebel\":{\"kind\":\"human\"},\"imperial\":{\"kind\":\"human\"}}";

    private LongGame() {}

    /** A campaign of so many actions, or to its own end if that comes first. */
    public static SavedGame campaign(int actions) {
        try {
            Recording recording = Recording.start(
                    Scenarios.named("campaign-2002").orElseThrow(), Options.standard(), dice(), Map.of());
            Random random = new Random(3);
            while (!recording.game().isOver() && recording.entries() < actions) {
                List<Action> choices = recording.game().pending().orElseThrow().actions();
                recording.play(choices.get(random.nextInt(choices.size())));
            }
            return recording.saved();
        } catch (ReplayException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** The same between two people at this client, as {rebel, imperial}; onlookers are so many seconds behind. */
    public static Seat[] table(Client client, int actions, int spectatorDelay) {
        JsonNode opened = client.post(
                        "/api/games/import",
                        "{\"game\":%s,\"spectatorDelay\":%d,%s}"
                                .formatted(GameFile.toText(campaign(actions)), spectatorDelay, SEATS))
                .ok();
        String id = opened.at("/game/id").asText();
        Seat rebel = new Seat(client, id, opened.at("/tokens/rebel").asText());
        Seat imperial = new Seat(client, id, opened.at("/tokens/imperial").asText());
        rebel.sitDown("Ada");
        imperial.sitDown("Grace");
        return new Seat[] {rebel, imperial};
    }

    /** Dice as the server promises them, the same in every run. */
    private static SavedChance dice() {
        Map<Side, String> nonces = Map.of(Side.REBEL, "1".repeat(64), Side.IMPERIAL, "2".repeat(64));
        return SavedChance.Fair.promised(
                FairDice.of("a".repeat(64), "b".repeat(64)),
                nonces,
                Map.of(
                        Side.REBEL, FairDice.promise(nonces.get(Side.REBEL)),
                        Side.IMPERIAL, FairDice.promise(nonces.get(Side.IMPERIAL))));
    }
}
