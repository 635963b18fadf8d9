package fitg.server.view;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import fitg.content.Edition;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.players.RandomPlayer;
import fitg.players.Recruit;
import fitg.players.mind.Player;
import fitg.procedure.Scenario;
import java.util.function.Consumer;

/** Games played to their end, shown at every position on the way. */
final class Games {

    static final JsonMapper JSON = JsonMapper.builder().build();

    private Games() {}

    static void busy(int games, Consumer<Game> atEveryPosition) {
        for (Scenario scenario : Scenarios.skirmishes()) {
            for (int seed = 0; seed < games; seed++) {
                play(Game.ofSeed(scenario, seed), player(scenario, seed), atEveryPosition);
            }
        }
    }

    /** A Recruit knows the questions of the first edition. */
    private static Player player(Scenario scenario, int seed) {
        boolean known = scenario.ruleset().edition() == Edition.FIRST;
        return known ? new Recruit(seed) : new RandomPlayer(seed);
    }

    /** Games of the second edition only. */
    static void second(int games, Consumer<Game> atEveryPosition) {
        for (Scenario scenario : Scenarios.skirmishes()) {
            for (int seed = 0; seed < games && scenario.ruleset().edition() == Edition.SECOND; seed++) {
                play(Game.ofSeed(scenario, seed), new RandomPlayer(seed), atEveryPosition);
            }
        }
    }

    static void random(int games, Consumer<Game> atEveryPosition) {
        for (Scenario scenario : Scenarios.skirmishes()) {
            for (int seed = 0; seed < games; seed++) {
                play(Game.ofSeed(scenario, seed), new RandomPlayer(seed), atEveryPosition);
            }
        }
    }

    private static void play(Game game, Player player, Consumer<Game> atEveryPosition) {
        while (!game.isOver()) {
            atEveryPosition.accept(game);
            Decision decision = game.pending().orElseThrow();
            game.play(player.choose(game.viewFor(Viewer.of(decision.side())), decision));
        }
        atEveryPosition.accept(game);
    }

    static JsonNode json(Object document) {
        return JSON.valueToTree(document);
    }

    static String text(Object document) {
        try {
            return JSON.writeValueAsString(document);
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }
}
