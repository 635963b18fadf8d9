package fitg.lab.exercise;

import fitg.content.Side;
import fitg.lab.Seeds;
import fitg.lab.Table;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.play.cases.Chronicle;
import fitg.play.order.StandingOrders;
import fitg.play.words.Narrator;
import fitg.players.Players;
import fitg.players.mind.Player;
import fitg.players.review.Playoff;
import fitg.procedure.Action;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Rules;
import fitg.procedure.Scenario;
import fitg.state.Segment;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Looks for exercises in games of computer players: moments in which another answer than the one that suggests itself, by the book and at a glance, wins
 * clearly more of the games that fit what the seat knows, and clearly more than any third. First at a glance, then all answers a little, then the best few thoroughly, each time in
 * other games, so that nobody is chosen for his luck.
 */
public final class Finder {

    private static final int FEWEST_ANSWERS = 3;
    private static final int MOST_ANSWERS = 40;
    private static final int GLANCED_AT = 4;
    private static final int TRIED = 12;
    private static final int KEPT = 5;

    private static final int GLANCE = 10;
    private static final int FEW = 60;
    /** So many games are played on after each answer that is written down. */
    public static final int MANY = 300;

    private static final int BY_THE_BOOK = 80;

    /** By so much an answer must lead the obvious one and any other, in shares of the games. */
    private static final double GLANCED_LEAD = 0.06;

    private static final double OBVIOUS_LEAD = 0.09;
    private static final double LEAD = 0.07;
    private static final double SURE = 2.5;

    /** Where everybody wins or loses there is nothing to find. */
    private static final double LEAST_WON = 0.15;

    /** More of the same question teach little that is new. */
    private static final int ALIKE = 2;

    private final Scenario scenario;
    private final String player;
    private final long seed;
    /** How often each side's questions have made an exercise. */
    private final Map<String, Integer> made = new HashMap<>();

    /** @param player who plays both sides, or one of them against a Recruit */
    public Finder(Scenario scenario, String player, long seed) {
        this.scenario = scenario;
        this.player = player;
        this.seed = seed;
    }

    /** Plays one game and reports what is found in it, at most one exercise for each side. */
    public void search(int number, Consumer<Exercise> found) {
        long gameSeed = Seeds.ofGame(seed, number);
        Map<Side, String> seats = seats(number);
        Table table = new Table(scenario, seats);
        Map<Side, Player> players = new EnumMap<>(Side.class);
        Set<Side> asked = EnumSet.noneOf(Side.class);
        for (Side side : Side.values()) {
            players.put(side, table.player(side, gameSeed));
            if (seats.get(side).equals(player)) {
                asked.add(side);
            }
        }
        Rules rules = new Rules(scenario, Options.standard(), Rules.NEWEST);
        Chronicle chronicle = Chronicle.of(rules, KeyedChance.ofSeed(gameSeed));
        Game game = chronicle.game();
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            PlayerView view = game.viewFor(Viewer.of(decision.side()));
            Action chosen = players.get(decision.side()).choose(view, decision);
            if (asked.contains(decision.side()) && isWorthALook(game, view, decision)) {
                Optional<Exercise> exercise = weigh(chronicle, view, decision, number);
                if (exercise.isPresent()) {
                    asked.remove(decision.side());
                    made.merge(kind(decision), 1, Integer::sum);
                    found.accept(exercise.get());
                }
            }
            chronicle.play(chosen);
        }
    }

    /** Against others than their like they come into positions of another kind. */
    private Map<Side, String> seats(int number) {
        return switch (number % 3) {
            case 0 -> Map.of(Side.REBEL, player, Side.IMPERIAL, player);
            case 1 -> Map.of(Side.REBEL, player, Side.IMPERIAL, Players.RECRUIT);
            default -> Map.of(Side.REBEL, Players.RECRUIT, Side.IMPERIAL, player);
        };
    }

    /** What the server answers for most people is not asked of them. */
    private boolean isWorthALook(Game game, PlayerView view, Decision decision) {
        int answers = decision.actions().size();
        return game.segment() != Segment.SET_UP
                && made.getOrDefault(kind(decision), 0) < ALIKE
                && answers >= FEWEST_ANSWERS
                && answers <= MOST_ANSWERS
                && StandingOrders.USUAL.answer(view).isEmpty();
    }

    private static String kind(Decision decision) {
        return decision.side() + " " + decision.question().name();
    }

    private Optional<Exercise> weigh(Chronicle chronicle, PlayerView view, Decision decision, int number) {
        Playoff playoff = Playoff.of(view, decision);
        Action obvious = Playoff.byTheBook(view, decision).liked(1).getFirst();
        if (!isDoubtful(playoff, obvious)) {
            return Optional.empty();
        }
        Playoff.Result few = playoff.playOut(with(obvious, playoff.liked(TRIED)), FEW, 1);
        Action first = few.ranking().getFirst();
        if (first.equals(obvious) || few.lead(first, obvious) < OBVIOUS_LEAD) {
            return Optional.empty();
        }
        List<Action> best = with(obvious, few.ranking().stream().limit(KEPT).toList());
        Playoff.Result many = playoff.playOut(best, MANY, 2);
        return isClear(many, obvious) && isSoByTheBook(view, decision, many, obvious)
                ? Optional.of(written(chronicle, decision, many, obvious, number))
                : Optional.empty();
    }

    private static boolean isDoubtful(Playoff playoff, Action obvious) {
        List<Action> answers = with(obvious, playoff.liked(GLANCED_AT));
        double[] worth = playoff.glance(answers, GLANCE, 0);
        double own = worth[answers.indexOf(obvious)];
        return IntStream.range(0, worth.length).anyMatch(each -> worth[each] - own >= GLANCED_LEAD);
    }

    private static List<Action> with(Action obvious, List<Action> others) {
        List<Action> all = new ArrayList<>(others);
        if (!all.contains(obvious)) {
            all.add(obvious);
        }
        return all;
    }

    private static boolean isClear(Playoff.Result many, Action obvious) {
        List<Action> ranking = many.ranking();
        Action best = ranking.getFirst();
        return !best.equals(obvious)
                && many.won(best) >= LEAST_WON * many.worlds()
                && many.lead(best, obvious) >= OBVIOUS_LEAD
                && ranking.stream()
                        .skip(1)
                        .allMatch(each -> many.lead(best, each) >= LEAD
                                && many.lead(best, each) >= SURE * many.error(best, each));
    }

    /** What only one way to play on makes good is no lesson. */
    private static boolean isSoByTheBook(PlayerView view, Decision decision, Playoff.Result many, Action obvious) {
        Action best = many.ranking().getFirst();
        Playoff.Result book = Playoff.byTheBook(view, decision).playOut(List.of(best, obvious), BY_THE_BOOK, 3);
        return book.lead(best, obvious) > 0;
    }

    private Exercise written(Chronicle chronicle, Decision decision, Playoff.Result many, Action obvious, int number) {
        String side = decision.side() == Side.REBEL ? "rebel" : "imperial";
        String name = scenario.id() + "-" + side + "-" + seed + "-" + number;
        List<Exercise.Tried> answers = many.ranking().stream()
                .map(each -> new Exercise.Tried(each.key(), many.won(each), Narrator.describe(decision, each)))
                .sorted(Comparator.comparingInt(Exercise.Tried::won).reversed())
                .toList();
        String position = chronicle.text("").lines().skip(1).reduce("", (all, line) -> all + line + "\n");
        return new Exercise(name, "?", "?", points(many), many.worlds(), answers, obvious.key(), position);
    }

    /** For whoever writes down why. */
    private static String points(Playoff.Result many) {
        return "Rebel points: "
                + String.join(
                        ", ",
                        many.ranking().stream()
                                .map(each -> "%s %.1f".formatted(each.key(), many.points(each)))
                                .toList());
    }
}
