package fitg.lab.bench;

import fitg.play.Game;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import fitg.rules.scenario.Scenarios;
import java.util.SplittableRandom;

/** Positions from the middle of random games of both scenarios. */
final class Positions {

    private static final int DECISIONS = 80;
    private static final int COUNT = 64;

    private Positions() {}

    static Game[] midGame() {
        Game[] positions = new Game[COUNT];
        SplittableRandom dice = new SplittableRandom(2);
        long seed = 0;
        for (int i = 0; i < COUNT; i++) {
            while (positions[i] == null) {
                positions[i] = after(Scenarios.all().get(i % 2), seed++, dice);
            }
        }
        return positions;
    }

    /** Null if the game was over sooner. */
    private static Game after(Scenario scenario, long seed, SplittableRandom dice) {
        Game game = Game.silent(scenario, Options.standard(), KeyedChance.ofSeed(seed));
        while (game.number() < DECISIONS && !game.isOver()) {
            game.playOption(dice.nextInt(game.optionCount()));
        }
        return game.isOver() ? null : game;
    }
}
