package fitg.e2e.page;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import fitg.content.Side;
import fitg.e2e.browser.GameHouse;
import fitg.play.Decision;
import fitg.play.Scenarios;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import fitg.saves.GameFile;
import fitg.saves.Recording;
import fitg.saves.ReplayException;
import fitg.saves.SavedChance;
import fitg.server.client.Client;
import fitg.server.client.Seat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;

/** Moments of the campaign, most of the short one, played by suggestions from a seed: the same in every run. */
public final class Campaign {

    public static final String SCENARIO = "campaign-2002-short";

    private static final String WHOLE_WAR = "campaign-2002";

    private static final int LONGEST_GAME = 12_000;
    private static final int GAMES = 20;

    private Campaign() {}

    /** The finished game, as {@code /games/ID}. */
    public static String finished(GameHouse house) {
        Recording game = played(SCENARIO, 1, decision -> false);
        JsonNode imported = house.client()
                .post("/api/games/import", Map.of("game", file(game)))
                .ok();
        return "/games/" + imported.at("/game/id").asText();
    }

    /** The seat of the side that is asked this, in the first game in which it comes up. */
    public static Seat at(GameHouse house, Side side, String question) {
        for (int seed = 1; seed <= GAMES; seed++) {
            Recording game = played(
                    SCENARIO,
                    seed,
                    decision -> decision.side() == side
                            && decision.question().toString().equals(question));
            if (!game.game().isOver()) {
                return seat(house, game, side);
            }
        }
        throw new AssertionError(question + " did not come up in " + GAMES + " games");
    }

    /** The seat of the side that is asked after so many decisions of the whole war. */
    public static Seat after(GameHouse house, int decisions) {
        AtomicInteger made = new AtomicInteger();
        Recording game = played(WHOLE_WAR, 1, decision -> made.getAndIncrement() == decisions);
        return seat(house, game, game.game().pending().orElseThrow().side());
    }

    private static Recording played(String name, long seed, Predicate<Decision> enough) {
        try {
            Scenario scenario = Scenarios.named(name).orElseThrow();
            Recording game = Recording.start(scenario, Options.standard(), new SavedChance.Seed(seed), Map.of());
            for (int answers = 0; answers < LONGEST_GAME; answers++) {
                Decision asked = game.game().pending().orElse(null);
                if (asked == null || enough.test(asked)) {
                    return game;
                }
                game.play(asked.suggested());
            }
            throw new AssertionError("a game without an end");
        } catch (ReplayException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static JsonNode file(Recording game) {
        try {
            return new JsonMapper().readTree(GameFile.toText(game.saved()));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Seat seat(GameHouse house, Recording game, Side side) {
        Map<String, Object> wanted = Map.of(
                "game", file(game), "seats", Map.of("rebel", Client.seat("human"), "imperial", Client.seat("human")));
        JsonNode opened = house.client().post("/api/games/import", wanted).ok();
        Seat seat = null;
        for (Side each : Side.values()) {
            String name = each.name().toLowerCase(Locale.ROOT);
            Seat taken = new Seat(
                    house.client(),
                    opened.at("/game/id").asText(),
                    opened.at("/tokens/" + name).asText());
            taken.sitDown(name);
            seat = each == side ? taken : seat;
        }
        return seat;
    }
}
