package fitg.e2e.page;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.content.Side;
import fitg.e2e.browser.GameHouse;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.saves.Recording;
import fitg.server.client.Seat;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;

/** Moments of the campaign, most of the short one, played by suggestions from a seed: the same in every run. */
public final class Campaign {

    public static final String SCENARIO = "campaign-2002-short";

    private static final String WHOLE_WAR = "campaign-2002";

    private static final int GAMES = 20;

    private Campaign() {}

    /** The finished game, as {@code /games/ID}. */
    public static String finished(GameHouse house) {
        Recording game = played(SCENARIO, 1, now -> false);
        JsonNode imported = house.client()
                .post("/api/games/import", Map.of("game", Prepared.file(game)))
                .ok();
        return "/games/" + imported.at("/game/id").asText();
    }

    /** The seat of the side that is asked this, in the first game in which it comes up. */
    public static Seat at(GameHouse house, Side side, String question) {
        for (int seed = 1; seed <= GAMES; seed++) {
            Recording game = played(SCENARIO, seed, now -> asks(now, side, question));
            if (!game.game().isOver()) {
                return Prepared.seat(house, game);
            }
        }
        throw new AssertionError(question + " did not come up in " + GAMES + " games");
    }

    private static boolean asks(Game game, Side side, String question) {
        Decision asked = game.pending().orElseThrow();
        return asked.side() == side && asked.question().toString().equals(question);
    }

    /** The seat of the side that is asked after so many decisions of the whole war. */
    public static Seat after(GameHouse house, int decisions) {
        AtomicInteger made = new AtomicInteger();
        return Prepared.seat(house, played(WHOLE_WAR, 1, now -> made.getAndIncrement() == decisions));
    }

    private static Recording played(String name, long seed, Predicate<Game> wanted) {
        return Prepared.played(name, seed, Decision::suggested, wanted);
    }
}
