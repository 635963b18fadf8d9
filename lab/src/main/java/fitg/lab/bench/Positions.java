package fitg.lab.bench;

import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.players.Captain;
import fitg.procedure.Ask;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Positions from the middle of games of the two published scenarios. */
final class Positions {

    private static final int DECISIONS = 80;
    private static final int COUNT = 64;
    private static final int EVERY = 7;
    private static final int COUNT_OF_WIDER = 8;

    private Positions() {}

    /** Movements and missions of both sides, in games between Captains. */
    static Game[] worthThinkingAbout() {
        List<Game> positions = new ArrayList<>();
        for (long seed = 0; positions.size() < COUNT; seed++) {
            Scenario scenario = Scenarios.all().get((int) (seed % 2));
            Game game = Game.silent(scenario, Options.standard(), KeyedChance.ofSeed(seed));
            Captain captain = new Captain(seed);
            while (!game.isOver()) {
                Decision decision = game.pending().orElseThrow();
                boolean worth = decision.question() == Ask.MOVE || decision.question() == Ask.MISSION;
                if (worth && game.number() % EVERY == 0) {
                    positions.add(game.silentCopy());
                }
                game.play(captain.choose(game.viewFor(Viewer.of(decision.side())), decision));
            }
        }
        return positions.toArray(Game[]::new);
    }

    /** After many random decisions. */
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

    /** Of one scenario, each after half as many random decisions as the game takes. */
    static Game[] midGame(Scenario scenario) {
        Game[] positions = new Game[COUNT_OF_WIDER];
        for (int seed = 0; seed < COUNT_OF_WIDER; seed++) {
            int length = after(Integer.MAX_VALUE, scenario, seed, new SplittableRandom(seed))
                    .number();
            positions[seed] = after(length / 2, scenario, seed, new SplittableRandom(seed));
        }
        return positions;
    }

    /** Null if the game was over sooner. */
    private static Game after(Scenario scenario, long seed, SplittableRandom dice) {
        Game game = after(DECISIONS, scenario, seed, dice);
        return game.isOver() ? null : game;
    }

    private static Game after(int decisions, Scenario scenario, long seed, SplittableRandom dice) {
        Game game = Game.silent(scenario, Options.standard(), KeyedChance.ofSeed(seed));
        while (game.number() < decisions && !game.isOver()) {
            game.playOption(dice.nextInt(game.optionCount()));
        }
        return game;
    }
}
