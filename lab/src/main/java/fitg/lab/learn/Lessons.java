package fitg.lab.learn;

import fitg.content.Side;
import fitg.lab.Seeds;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.players.Players;
import fitg.players.marshal.Sign;
import fitg.players.marshal.Signs;
import fitg.players.mind.Advice;
import fitg.players.mind.Adviser;
import fitg.players.mind.Player;
import fitg.procedure.Action;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import fitg.state.Segment;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Games between equal players who now and then do not what they think best, so that positions come up that a search
 * will look at and a good player avoids.
 *
 * @param wandering how often, as a share of all decisions
 */
public record Lessons(Scenario scenario, String player, int games, long seed, double wandering) {

    private static final int STRAYS = 4;
    private static final double PENALTY = 1;

    /** One to learn from, and one to see what was learned. */
    public static final int FEWEST = 2;

    /** One of so many games is kept from the learner, to see what he has learned. */
    private static final int EXAMINED = 5;

    public Lessons {
        if (games < FEWEST) {
            throw new IllegalArgumentException("nothing can be learned from fewer than " + FEWEST + " games");
        }
        if (!(wandering >= 0 && wandering <= 1)) {
            throw new IllegalArgumentException("a share of all decisions lies between 0 and 1");
        }
    }

    /**
     * @param weights for each {@link Sign}
     * @param positions learned from
     * @param surprise the mean of -ln of the chance given to what happened, over the games kept back
     * @param surpriseWithoutSigns the same, of one who only knows how often the rebels win
     */
    public record Learned(double[] weights, int positions, double surprise, double surpriseWithoutSigns) {}

    /** Plays all games, on as many threads as there are, and learns from them; the seed decides the result. */
    public Learned learn(Runnable finished) {
        List<List<Regression.Example>> played = IntStream.range(0, games)
                .parallel()
                .mapToObj(game -> {
                    List<Regression.Example> examples = play(Seeds.ofGame(seed, game));
                    finished.run();
                    return examples;
                })
                .toList();
        List<Regression.Example> taught = new ArrayList<>();
        List<Regression.Example> kept = new ArrayList<>();
        for (int game = 0; game < games; game++) {
            (game % EXAMINED == 0 ? kept : taught).addAll(played.get(game));
        }
        double[] weights = new Regression(Sign.values().length, PENALTY).weights(taught);
        double share = taught.stream().mapToInt(each -> each.won() ? 1 : 0).sum() / (double) taught.size();
        double[] alone = new double[weights.length];
        alone[Sign.ALWAYS.ordinal()] = Math.log(share / (1 - share));
        return new Learned(weights, taught.size(), surprise(kept, weights), surprise(kept, alone));
    }

    private static double surprise(List<Regression.Example> examples, double[] weights) {
        return examples.stream()
                .mapToDouble(each -> {
                    double chance = Regression.chance(weights, each.signs());
                    return -Math.log(Math.max(1e-9, each.won() ? chance : 1 - chance));
                })
                .average()
                .orElseThrow();
    }

    private List<Regression.Example> play(long gameSeed) {
        Game game = Game.silent(scenario, Options.standard(), KeyedChance.ofSeed(gameSeed));
        Player rebel = player(gameSeed, Side.REBEL);
        Player imperial = player(gameSeed, Side.IMPERIAL);
        SplittableRandom mood = new SplittableRandom(gameSeed);
        List<double[]> seen = new ArrayList<>();
        Side phasing = null;
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            PlayerView view = game.viewFor(Viewer.of(decision.side()));
            if (view.turn().segment() != Segment.SET_UP && view.turn().phasing() != phasing) {
                phasing = view.turn().phasing();
                seen.add(Signs.of(game.glimpseFor(Viewer.IMPERIAL)));
            }
            game.play(answer(decision.side() == Side.REBEL ? rebel : imperial, view, decision, mood));
        }
        boolean won = game.outcome().orElseThrow().winner() == Side.REBEL;
        return seen.stream().map(signs -> new Regression.Example(signs, won)).toList();
    }

    private Player player(long gameSeed, Side side) {
        return Players.named(player, Seeds.ofPlayer(gameSeed, side)).orElseThrow();
    }

    private Action answer(Player player, PlayerView view, Decision decision, SplittableRandom mood) {
        boolean strays = view.turn().segment() != Segment.SET_UP && mood.nextDouble() < wandering;
        if (strays && player instanceof Adviser adviser) {
            List<Advice.Option> options = adviser.advise(view, decision).options();
            return options.get(mood.nextInt(Math.min(STRAYS, options.size()))).action();
        }
        return player.choose(view, decision);
    }
}
