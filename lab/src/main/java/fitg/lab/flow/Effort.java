package fitg.lab.flow;

import fitg.content.Side;
import fitg.lab.Seeds;
import fitg.lab.Table;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.players.deployment.Deployments;
import fitg.players.mind.Player;
import fitg.procedure.Action;
import fitg.procedure.KeyedChance;
import fitg.procedure.Question;
import fitg.state.Segment;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Plays games as people would, without advice, and counts how often each side has to answer. */
public final class Effort {

    /** What is answered for a player without asking him; empty where he is asked. */
    public interface Spared {
        Optional<Action> answer(PlayerView view);
    }

    private static final double NINE_OF_TEN = 0.9;

    private final Table table;
    private final long seed;
    private final Spared spared;
    private final boolean sheets;
    private final Map<Side, List<Account>> accounts = new EnumMap<>(Side.class);

    /** @param sheets whether they give whole orders on sheets, or answer one question after the other */
    public Effort(Table table, long seed, Spared spared, boolean sheets) {
        this.table = table;
        this.seed = seed;
        this.spared = spared;
        this.sheets = sheets;
        for (Side side : Side.values()) {
            accounts.put(side, new ArrayList<>());
        }
    }

    /**
     * What a side had to do.
     *
     * @param turn the mean of its answers in a game-turn
     * @param ninth nine of ten game-turns have no more
     * @param game the mean of its answers in a whole game, and {@code setUp} those of them that set it up
     * @param forced questions it was asked that had one answer, in all games
     * @param spared answers given for it, in all games
     */
    public record Figures(
            Side side, int turns, double turn, int ninth, double game, double setUp, int forced, int spared) {}

    /** Plays games and counts. */
    public Effort play(int games, Runnable finished) {
        for (int game = 0; game < games; game++) {
            play(Seeds.ofGame(seed, game));
            finished.run();
        }
        return this;
    }

    private void play(long gameSeed) {
        Game game = Game.silent(table.scenario(), table.options(), KeyedChance.ofSeed(gameSeed));
        Map<Side, Player> players = new EnumMap<>(Side.class);
        Map<Side, Account> own = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            players.put(side, table.player(side, gameSeed));
            own.put(side, new Account(side));
            accounts.get(side).add(own.get(side));
        }
        while (!game.isOver()) {
            own.values().forEach(each -> each.stands(game));
            Decision decision = game.pending().orElseThrow();
            PlayerView view = game.viewFor(Viewer.of(decision.side()));
            own.get(decision.side().opponent()).otherSide();
            Account account = own.get(decision.side());
            Optional<Action> unasked = spared.answer(view);
            if (unasked.isPresent()) {
                account.spared();
                game.play(unasked.get());
            } else {
                answer(game, view, players.get(decision.side()), account);
            }
        }
    }

    private void answer(Game game, PlayerView view, Player player, Account account) {
        Decision decision = view.decision().orElseThrow();
        List<Action> plan = sheets ? plan(game, decision.side()) : List.of();
        if (plan.size() > 1) {
            account.planned(game, decision);
            plan.subList(0, plan.size() - 1).forEach(game::play);
        } else if (sheets && Intention.isAsked(view)) {
            Intention intention = Intention.of(game, view, player);
            account.ordered(game, decision, intention, () -> Blank.of(view));
            intention.answers().forEach(game::play);
        } else {
            Action answer = player.choose(view, decision);
            account.asked(game, decision, answer);
            game.play(answer);
        }
    }

    /** A deployment that is offered in set-up, but for its last piece, as the client lays it out. */
    private static List<Action> plan(Game game, Side side) {
        return game.segment() == Segment.SET_UP
                ? Deployments.offeredTo(side, game).stream()
                        .findFirst()
                        .map(Deployments.Offer::actions)
                        .orElse(List.of())
                : List.of();
    }

    public Figures figures(Side side) {
        List<Account> all = accounts.get(side);
        List<Integer> turns =
                all.stream().flatMap(each -> each.turns().stream()).sorted().toList();
        return new Figures(
                side,
                turns.size(),
                turns.stream().mapToInt(each -> each).average().orElse(0),
                turns.isEmpty() ? 0 : turns.get((int) Math.ceil(NINE_OF_TEN * turns.size()) - 1),
                all.stream().mapToInt(Account::answers).average().orElse(0),
                all.stream().mapToInt(Account::setUp).average().orElse(0),
                all.stream().mapToInt(Account::forced).sum(),
                all.stream().mapToInt(Account::answeredFor).sum());
    }

    /** The questions that took most answers of a side, with how many a game, most first. */
    public List<Map.Entry<Question, Double>> questions(Side side) {
        Map<Question, Integer> counts = new HashMap<>();
        accounts.get(side)
                .forEach(each -> each.questions().forEach((what, count) -> counts.merge(what, count, Integer::sum)));
        double games = accounts.get(side).size();
        return counts.entrySet().stream()
                .filter(each -> each.getValue() > 0)
                .sorted(Comparator.comparing((Map.Entry<Question, Integer> each) -> -each.getValue())
                        .thenComparing(each -> each.getKey().name()))
                .map(each -> Map.entry(each.getKey(), each.getValue() / games))
                .toList();
    }
}
