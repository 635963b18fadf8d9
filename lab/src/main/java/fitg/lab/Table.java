package fitg.lab;

import fitg.content.Side;
import fitg.play.CampaignTally;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.players.Players;
import fitg.players.RandomPlayer;
import fitg.players.mind.Player;
import fitg.procedure.Action;
import fitg.procedure.Event;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import fitg.state.Segment;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Two computer players at a game: who sits where, and the game played to its end. */
public final class Table {

    private final Scenario scenario;
    private final Options options;
    private final Map<Side, String> seats;

    public Table(Scenario scenario, Map<Side, String> seats) {
        this(scenario, Options.standard(), seats);
    }

    public Table(Scenario scenario, Options options, Map<Side, String> seats) {
        seats.values().forEach(name -> player(name, 0));
        this.scenario = scenario;
        this.options = options;
        this.seats = new EnumMap<>(seats);
    }

    private static Player player(String name, long seed) {
        return Players.named(name, seed)
                .orElseThrow(() -> new IllegalArgumentException("There is no player \"" + name + "\"; the players are "
                        + String.join(", ", Players.names()) + "."));
    }

    public Scenario scenario() {
        return scenario;
    }

    /** The player of a seat in the game with this seed. */
    public Player player(Side side, long gameSeed) {
        return player(seats.get(side), Seeds.ofPlayer(gameSeed, side));
    }

    public Options options() {
        return options;
    }

    /** Plays without events; the result follows from the seed. */
    GameRecord play(long gameSeed) {
        Game game = Game.silent(scenario, options, KeyedChance.ofSeed(gameSeed));
        Count count = new Count();
        if (isAllRandom()) {
            playAtRandom(game, new RandomPlayer(Seeds.ofPlayer(gameSeed, Side.REBEL)), count);
        } else {
            Map<Side, Player> players = players(gameSeed);
            while (!game.isOver()) {
                game.play(choose(game, players, count));
            }
        }
        return count.record(game);
    }

    /** The same game, watched: what happens in it is added to the statistics. */
    GameRecord watch(long gameSeed, TurnStatistics statistics) {
        Game game = Game.start(scenario, options, KeyedChance.ofSeed(gameSeed));
        Count count = new Count();
        Map<Side, Player> players = players(gameSeed);
        Chronicle chronicle = new Chronicle(statistics);
        CampaignTally occurrences = statistics.occurrences();
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            Segment segment = game.segment();
            Action chosen = choose(game, players, count);
            List<Event> events = game.play(chosen);
            chronicle.happened(events, () -> game.viewFor(Viewer.SPECTATOR));
            occurrences.answered(decision, segment, chosen);
            events.forEach(occurrences::happened);
        }
        return count.record(game);
    }

    /** Who chooses uniformly needs neither view nor list, and it does not matter whose dice are used. */
    private static void playAtRandom(Game game, RandomPlayer player, Count count) {
        while (!game.isOver()) {
            int options = game.optionCount();
            count.add(options);
            game.playOption(player.chooseOf(options));
        }
    }

    private boolean isAllRandom() {
        return seats.values().stream().allMatch(Players.RANDOM::equals);
    }

    /** Two random players are one, as in {@link #playAtRandom}, so that a game is the same whether watched or not. */
    private Map<Side, Player> players(long gameSeed) {
        if (isAllRandom()) {
            RandomPlayer both = new RandomPlayer(Seeds.ofPlayer(gameSeed, Side.REBEL));
            Player blind = (view, decision) ->
                    decision.actions().get(both.chooseOf(decision.actions().size()));
            return Map.of(Side.REBEL, blind, Side.IMPERIAL, blind);
        }
        return Map.of(
                Side.REBEL, player(Side.REBEL, gameSeed),
                Side.IMPERIAL, player(Side.IMPERIAL, gameSeed));
    }

    private static Action choose(Game game, Map<Side, Player> players, Count count) {
        Decision decision = game.pending().orElseThrow();
        PlayerView view = game.viewFor(Viewer.of(decision.side()));
        long start = System.nanoTime();
        Action chosen = players.get(decision.side()).choose(view, decision);
        count.add(decision.actions().size(), decision.side(), System.nanoTime() - start);
        return chosen;
    }

    private static final class Count {

        private long decisions;
        private long forced;
        private long options;
        private final Map<Side, Thinking> thinking = new EnumMap<>(Side.class);

        /** A question may be asked even with a single answer (RUL-85); that is no decision. */
        void add(int legal) {
            if (legal > 1) {
                decisions++;
                options += legal;
            } else {
                forced++;
            }
        }

        void add(int legal, Side side, long nanos) {
            add(legal);
            if (legal > 1) {
                thinking.merge(side, new Thinking(1, nanos), Thinking::plus);
            }
        }

        GameRecord record(Game game) {
            return new GameRecord(
                    game.outcome().orElseThrow(),
                    decisions,
                    forced + game.forcedSteps(),
                    options,
                    game.hash(),
                    thinking);
        }
    }
}
