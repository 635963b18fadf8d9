package fitg.players.review;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.players.mind.Advice;
import fitg.procedure.Action;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * What becomes of some answers to a question: each is played on to the end of the same imagined games, which fit what the seat knows, with the
 * same luck and an expert in both seats.
 */
public final class Playoff {

    private final PlayerView view;
    private final Decision decision;
    private final Expert expert;

    private Playoff(PlayerView view, Decision decision, Expert expert) {
        this.view = view;
        this.decision = decision;
        this.expert = expert;
    }

    /** Played by whoever knows the scenario best. */
    public static Playoff of(PlayerView view, Decision decision) {
        return new Playoff(view, decision, Expert.on(view.scenario()));
    }

    /** Played by the book, whatever was learned about the scenario. */
    public static Playoff byTheBook(PlayerView view, Decision decision) {
        Expert book = Expert.BY_THE_BOOK.of(view.scenario()).apply(view.scenario());
        return new Playoff(view, decision, book);
    }

    /** The answers an expert likes best, the best first. */
    public List<Action> liked(int most) {
        return expert.options(view, decision).stream()
                .limit(most)
                .map(Advice.Option::action)
                .toList();
    }

    /** How good each answer seems at the end of the next player-turn, from 0 to 1: a quick look. */
    public double[] glance(List<Action> answers, int worlds, long seed) {
        double[] sum = new double[answers.size()];
        SplittableRandom seeds = seeds(seed);
        for (int each = 0; each < worlds; each++) {
            long world = seeds.nextLong();
            for (int answer = 0; answer < sum.length; answer++) {
                sum[answer] += imagined(world).after(answers.get(answer), decision.side()) / worlds;
            }
        }
        return sum;
    }

    /** @param seed other games for another one */
    public Result playOut(List<Action> answers, int worlds, long seed) {
        boolean[][] won = new boolean[answers.size()][worlds];
        double[] points = new double[answers.size()];
        SplittableRandom seeds = seeds(seed);
        for (int each = 0; each < worlds; each++) {
            long world = seeds.nextLong();
            for (int answer = 0; answer < won.length; answer++) {
                PlayedOn game = imagined(world);
                Side winner = game.toTheEndAfter(answers.get(answer));
                won[answer][each] = winner == decision.side();
                points[answer] += (double) game.points() / worlds;
            }
        }
        return new Result(answers, won, points);
    }

    private SplittableRandom seeds(long seed) {
        return new SplittableRandom(view.fingerprint() ^ seed);
    }

    private PlayedOn imagined(long world) {
        return new PlayedOn(view.imagine(world), expert, world, 1);
    }

    /** Which answer won which of the games. */
    public static final class Result {

        private final List<Action> answers;
        private final boolean[][] won;
        private final double[] points;

        private Result(List<Action> answers, boolean[][] won, double[] points) {
            this.answers = answers;
            this.won = won;
            this.points = points;
        }

        public int worlds() {
            return won[0].length;
        }

        public int won(Action answer) {
            boolean[] games = won[answers.indexOf(answer)];
            int sum = 0;
            for (boolean game : games) {
                sum += game ? 1 : 0;
            }
            return sum;
        }

        /** The mean of the Rebel victory points at the end. */
        public double points(Action answer) {
            return points[answers.indexOf(answer)];
        }

        /** The answers, who won most first; among equals as they were given. */
        public List<Action> ranking() {
            Integer[] order = new Integer[answers.size()];
            Arrays.setAll(order, each -> each);
            Arrays.sort(order, (one, other) -> won(answers.get(other)) - won(answers.get(one)));
            return Arrays.stream(order).map(answers::get).toList();
        }

        /** In shares of the games, from -1 to 1. */
        public double lead(Action one, Action other) {
            return (double) (won(one) - won(other)) / worlds();
        }

        /** The standard error of that lead: games that both win or both lose say nothing about it. */
        public double error(Action one, Action other) {
            boolean[] ones = won[answers.indexOf(one)];
            boolean[] others = won[answers.indexOf(other)];
            int differing = 0;
            for (int game = 0; game < ones.length; game++) {
                differing += ones[game] == others[game] ? 0 : 1;
            }
            double lead = lead(one, other);
            return Math.sqrt(Math.max(0, (double) differing / worlds() - lead * lead) / worlds());
        }
    }
}
