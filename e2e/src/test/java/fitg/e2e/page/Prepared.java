package fitg.e2e.page;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import fitg.content.Side;
import fitg.e2e.browser.GameHouse;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.procedure.Action;
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
import java.util.function.Function;
import java.util.function.Predicate;

/** Games played at home, from a seed, up to a moment worth looking at, and then brought along: the same in every run. */
final class Prepared {

    private static final int LONGEST_GAME = 12_000;

    private Prepared() {}

    /** A game up to the moment that is wanted, or to its end. */
    static Recording played(String name, long seed, Function<Decision, Action> way, Predicate<Game> wanted) {
        try {
            Scenario scenario = Scenarios.named(name).orElseThrow();
            Recording game = Recording.start(scenario, Options.standard(), new SavedChance.Seed(seed), Map.of());
            for (int answers = 0; answers < LONGEST_GAME; answers++) {
                if (game.game().isOver() || wanted.test(game.game())) {
                    return game;
                }
                game.play(way.apply(game.game().pending().orElseThrow()));
            }
            throw new AssertionError("a game without an end");
        } catch (ReplayException impossible) {
            throw new AssertionError(impossible);
        }
    }

    static JsonNode file(Recording game) {
        try {
            return new JsonMapper().readTree(GameFile.toText(game.saved()));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The seat of the side that is asked, both seats being taken by people. */
    static Seat seat(GameHouse house, Recording game) {
        Map<String, Object> wanted = Map.of(
                "game", file(game), "seats", Map.of("rebel", Client.seat("human"), "imperial", Client.seat("human")));
        JsonNode opened = house.client().post("/api/games/import", wanted).ok();
        Side asked = game.game().pending().orElseThrow().side();
        Seat seat = null;
        for (Side each : Side.values()) {
            String name = each.name().toLowerCase(Locale.ROOT);
            Seat taken = new Seat(
                    house.client(),
                    opened.at("/game/id").asText(),
                    opened.at("/tokens/" + name).asText());
            taken.sitDown(name);
            seat = each == asked ? taken : seat;
        }
        return seat;
    }
}
