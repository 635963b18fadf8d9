package fitg.lab.bench;

import fitg.content.Side;
import fitg.lab.Seeds;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.players.mind.Player;
import fitg.procedure.Action;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.LongStream;

/**
 * How long a player takes to answer, over whole games of some scenarios with the same player in both seats.
 *
 * @param nanos of each decision with more than one answer, the shortest first
 * @param longestGame the time both together took for their answers in the slowest game, in nanoseconds
 */
public record Replies(long[] nanos, long longestGame) {

    /** Answers before the machine has warmed to its work do not count; who asks for few games waits for few. */
    private static final int WARM_UP = 6;

    /** @param scenarios played in turn */
    public static Replies of(LongFunction<Player> player, List<Scenario> scenarios, int games) {
        LongStream.Builder all = LongStream.builder();
        long longest = 0;
        for (int game = -Math.min(WARM_UP, games); game < games; game++) {
            Scenario scenario = scenarios.get(Math.floorMod(game, scenarios.size()));
            long[] replies = play(scenario, player, Seeds.ofGame(1, Math.abs(game)));
            if (game >= 0) {
                Arrays.stream(replies).forEach(all);
                longest = Math.max(longest, Arrays.stream(replies).sum());
            }
        }
        return new Replies(all.build().sorted().toArray(), longest);
    }

    private static long[] play(Scenario scenario, LongFunction<Player> players, long seed) {
        Game game = Game.silent(scenario, Options.standard(), KeyedChance.ofSeed(seed));
        Player rebel = players.apply(Seeds.ofPlayer(seed, Side.REBEL));
        Player imperial = players.apply(Seeds.ofPlayer(seed, Side.IMPERIAL));
        LongStream.Builder replies = LongStream.builder();
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            PlayerView view = game.viewFor(Viewer.of(decision.side()));
            long begun = System.nanoTime();
            Action action = (decision.side() == Side.REBEL ? rebel : imperial).choose(view, decision);
            if (decision.actions().size() > 1) {
                replies.add(System.nanoTime() - begun);
            }
            game.play(action);
        }
        return replies.build().toArray();
    }

    /** So many of 1000 answers came within this time, in milliseconds. */
    public double milliseconds(int perMille) {
        int place = (int) Math.min(nanos.length - 1L, nanos.length * (long) perMille / 1000);
        return nanos[place] / 1e6;
    }

    public int count() {
        return nanos.length;
    }

    public double longestGameInMilliseconds() {
        return longestGame / 1e6;
    }
}
