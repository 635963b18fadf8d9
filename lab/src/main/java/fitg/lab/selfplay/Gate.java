package fitg.lab.selfplay;

import fitg.content.Side;
import fitg.lab.Interval;
import fitg.lab.Seeds;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.players.Players;
import fitg.players.learned.LearnedPlayer;
import fitg.players.learned.Mind;
import fitg.players.mind.Player;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import java.util.Locale;
import java.util.function.LongFunction;
import java.util.stream.IntStream;

/**
 * How a mind does against somebody: a fixed number of games, half of them in each seat, on the same dice. It gives the answer that
 * seems best to it and never looks ahead.
 */
public final class Gate {

    private final String opponent;
    private final LongFunction<Player> opponents;
    private final int games;
    private final long seed;

    private Gate(String opponent, LongFunction<Player> opponents, int games, long seed) {
        if (games < 2 || games % 2 != 0) {
            throw new IllegalArgumentException(
                    "A gate has an even number of games, so that both seats come up equally often; not " + games + ".");
        }
        this.opponent = opponent;
        this.opponents = opponents;
        this.games = games;
        this.seed = seed;
    }

    /** Against a player by his name. */
    public static Gate against(String player, int games, long seed) {
        return new Gate(player, gameSeed -> Players.named(player, gameSeed).orElseThrow(), games, seed);
    }

    /** Against what somebody knew before. */
    public static Gate against(Mind mind, String called, int games, long seed) {
        return new Gate(called, gameSeed -> new LearnedPlayer(mind, gameSeed), games, seed);
    }

    /** Wins in each seat, each of half of the games. */
    public record Result(String opponent, int games, int asRebel, int asImperial) {

        int wins() {
            return asRebel + asImperial;
        }

        public Interval share() {
            return Interval.ofShare(wins(), games);
        }

        public String line() {
            Interval share = share();
            return String.format(
                    Locale.ROOT,
                    "against %s: %.1f %% (%.1f to %.1f) of %d games, as the rebels %.0f %%, as the Empire %.0f %%",
                    opponent,
                    100 * share.value(),
                    100 * share.low(),
                    100 * share.high(),
                    games,
                    200.0 * asRebel / games,
                    200.0 * asImperial / games);
        }
    }

    public Result test(Mind mind, int threads) {
        Scenario scenario = Scenarios.named(mind.scenario()).orElseThrow();
        boolean[] won = new boolean[games];
        try (Crew crew = new Crew(threads)) {
            crew.share(games, game -> won[game] = isWon(scenario, mind, seat(game), Seeds.ofGame(seed, game / 2)));
        }
        return new Result(opponent, games, wins(won, Side.REBEL), wins(won, Side.IMPERIAL));
    }

    private static Side seat(int game) {
        return game % 2 == 0 ? Side.REBEL : Side.IMPERIAL;
    }

    private int wins(boolean[] won, Side side) {
        return (int) IntStream.range(0, games)
                .filter(game -> seat(game) == side && won[game])
                .count();
    }

    private boolean isWon(Scenario scenario, Mind mind, Side seat, long gameSeed) {
        Player learned = new LearnedPlayer(mind, Seeds.ofPlayer(gameSeed, seat));
        Player other = opponents.apply(Seeds.ofPlayer(gameSeed, seat.opponent()));
        Game game = Game.silent(scenario, Options.standard(), KeyedChance.ofSeed(gameSeed));
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            Player player = decision.side() == seat ? learned : other;
            game.play(player.choose(game.viewFor(Viewer.of(decision.side())), decision));
        }
        return game.outcome().orElseThrow().winner() == seat;
    }
}
