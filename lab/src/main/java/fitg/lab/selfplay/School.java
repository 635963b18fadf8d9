package fitg.lab.selfplay;

import fitg.content.Side;
import fitg.lab.Seeds;
import fitg.players.Players;
import fitg.players.learned.Mind;
import fitg.players.learned.Net;
import fitg.players.learned.Vocabulary;
import fitg.players.mind.Player;
import fitg.procedure.Scenario;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/** A course under way: the nets as they are, what they need to go on learning, and some of what they were before. */
public final class School {

    private static final int CENSUS = 200;
    private static final double STRAYING = 0.05;

    private static final int PASSES_COPYING = 2;
    private static final int PASSES = 2;

    /** In such a share of the games one side is played by an earlier net, so that what was learned once is not forgotten. */
    private static final double AGAINST_EARLIER = 0.25;

    /** And in such by the teacher: whoever knows only himself can go in a circle and lose to him again. */
    private static final double AGAINST_TEACHER = 0.15;

    private static final int KEPT = 8;
    private static final int KEEP_EVERY = 8;

    /** Paces fade as learning goes on, whatever its end may be: half after so many rounds, a third after twice as many. */
    private static final double PACE = 1e-3;

    private static final double HALF_PACE = 60;
    private static final double CURIOSITY = 0.01;
    private static final double LEAST_CURIOSITY = 0.002;

    private final Course course;
    private final Scenario scenario;
    private final Map<Side, Descent> pupils;
    private final List<Mind> earlier;
    private int round;

    School(Course course, Map<Side, Descent> pupils, List<Mind> earlier, int round) {
        this.course = course;
        this.scenario = course.played();
        this.pupils = pupils;
        this.earlier = new ArrayList<>(earlier);
        this.round = round;
    }

    /** Looks which signs there are; nothing is learned yet. */
    public static School begin(Course course, int threads) {
        try (Crew crew = new Crew(threads)) {
            Census census = Census.of(
                    course.played(), course.teacher(), Math.min(CENSUS, course.lessons()), course.seed(), crew);
            Map<Side, Descent> pupils = new EnumMap<>(Side.class);
            for (Side side : Side.values()) {
                SplittableRandom luck = new SplittableRandom(course.seed() + side.ordinal());
                Net net = ignorant(census.positions(side), census.answers(side), course, luck);
                pupils.put(side, new Descent(net, new Descent.Memory(net.weights().length)));
            }
            return new School(course, pupils, List.of(), 0);
        }
    }

    private static Net ignorant(Vocabulary positions, Vocabulary answers, Course course, SplittableRandom luck) {
        Net net = new Net(
                positions,
                answers,
                course.wide(),
                course.narrow(),
                new float[Net.size(positions.size(), answers.size(), course.wide(), course.narrow())]);
        scatter(net.weights(), 0, net.firstBias(), 0.05, luck);
        scatter(net.weights(), net.second(0), net.secondBias(), Math.sqrt(2.0 / course.wide()), luck);
        scatter(net.weights(), net.answer(0), net.answerBias(0), 0.02, luck);
        scatter(net.weights(), net.worth(), net.worthBias(), 0.02, luck);
        return net;
    }

    /** The sum of four is near enough to a normal distribution. */
    private static void scatter(float[] weights, int from, int to, double spread, SplittableRandom luck) {
        for (int each = from; each < to; each++) {
            double sum = luck.nextDouble() + luck.nextDouble() + luck.nextDouble() + luck.nextDouble() - 2;
            weights[each] = (float) (spread * Math.sqrt(3) * sum);
        }
    }

    // ---- what there is

    public Course course() {
        return course;
    }

    /** Rounds done, copying included. */
    public int round() {
        return round;
    }

    /** Games played so far, those of the teacher included. */
    public long played() {
        long copied = Math.min(round, course.copies());
        return copied * course.lessons() + (round - copied) * course.games();
    }

    Descent pupil(Side side) {
        return pupils.get(side);
    }

    List<Mind> earlier() {
        return List.copyOf(earlier);
    }

    /** The nets as they are now; they go on learning. */
    public Mind mind() {
        return new Mind(
                course.scenario(),
                pupils.get(Side.REBEL).net(),
                pupils.get(Side.IMPERIAL).net(),
                "");
    }

    // ---- a round

    /**
     * What a round was like.
     *
     * @param copying whether somebody was copied in it
     * @param rebels the share of games the rebels won, without those in which one side was an earlier net or the teacher
     */
    public record Figures(
            int round,
            boolean copying,
            int games,
            double rebels,
            Map<Side, Descent.Report> sides,
            double playing,
            double learning) {

        /** The words the figures go by. */
        public static String heading() {
            return "round,kind,games,rebels won,seconds playing,seconds learning,decisions,agreed,disorder,shift,error,"
                    + "decisions (Empire),agreed (Empire),disorder (Empire),shift (Empire),error (Empire)";
        }

        public String line() {
            StringBuilder line = new StringBuilder(String.format(
                    Locale.ROOT,
                    "%d,%s,%d,%.3f,%.1f,%.1f",
                    round,
                    copying ? "copying" : "playing",
                    games,
                    rebels,
                    playing,
                    learning));
            for (Side side : Side.values()) {
                Descent.Report each = sides.get(side);
                line.append(String.format(
                        Locale.ROOT,
                        ",%d,%.3f,%.3f,%.4f,%.3f",
                        each.rows(),
                        each.agreed(),
                        each.disorder(),
                        each.shift(),
                        each.error()));
            }
            return line.toString();
        }
    }

    /** Plays the games of one round and learns from them. */
    public Figures next(int threads) {
        long begun = System.nanoTime();
        boolean copying = round < course.copies();
        long seed = Seeds.ofGame(course.seed(), 1_000_000 + round);
        try (Crew crew = new Crew(threads)) {
            Played[] played = copying ? copies(seed, crew) : games(seed, crew);
            long playing = System.nanoTime();
            Map<Side, Descent.Report> reports = new EnumMap<>(Side.class);
            for (Side side : Side.values()) {
                reports.put(side, learn(side, played, copying, seed, crew));
            }
            round++;
            if (!copying && (round - course.copies()) % KEEP_EVERY == 0 || round == course.copies()) {
                keep();
            }
            return new Figures(
                    round,
                    copying,
                    played.length,
                    rebels(played),
                    reports,
                    (playing - begun) / 1e9,
                    (System.nanoTime() - playing) / 1e9);
        }
    }

    private Played[] copies(long seed, Crew crew) {
        Played[] played = new Played[course.lessons()];
        Mind mind = mind();
        crew.share(
                played.length,
                game -> played[game] =
                        new Actor(scenario).copy(course.teacher(), STRAYING, mind, Seeds.ofGame(seed, game)));
        return played;
    }

    private Played[] games(long seed, Crew crew) {
        Played[] played = new Played[course.games()];
        crew.share(played.length, game -> played[game] = game(Seeds.ofGame(seed, game)));
        return played;
    }

    private Played game(long gameSeed) {
        SplittableRandom luck = new SplittableRandom(gameSeed ^ course.seed());
        if (course.against().isPresent()) {
            return against(course.against().get(), gameSeed, luck);
        }
        if (luck.nextDouble() < AGAINST_TEACHER) {
            return against(course.teacher(), gameSeed, luck);
        }
        Map<Side, Net> nets = new EnumMap<>(Side.class);
        List<Side> learning = new ArrayList<>(List.of(Side.values()));
        for (Side side : Side.values()) {
            nets.put(side, pupils.get(side).net());
        }
        if (!earlier.isEmpty() && luck.nextDouble() < AGAINST_EARLIER) {
            Side other = luck.nextInt(2) == 0 ? Side.REBEL : Side.IMPERIAL;
            nets.put(other, earlier.get(luck.nextInt(earlier.size())).of(other));
            learning.remove(other);
        }
        return new Actor(scenario).play(nets, learning, gameSeed);
    }

    private Played against(String player, long gameSeed, SplittableRandom luck) {
        Side learning = luck.nextInt(2) == 0 ? Side.REBEL : Side.IMPERIAL;
        Player other = Players.named(player, Seeds.ofPlayer(gameSeed, learning.opponent()))
                .orElseThrow();
        return new Actor(scenario).play(pupils.get(learning).net(), learning, other, gameSeed);
    }

    private Descent.Report learn(Side side, Played[] played, boolean copying, long seed, Crew crew) {
        List<Experience> games = Stream.of(played)
                .filter(each -> each.lessons().containsKey(side))
                .map(each -> each.lessons().get(side))
                .toList();
        int fading = Math.max(0, round - course.copies());
        Lesson lesson = copying ? new Lesson.Copying() : improving(games, fading);
        double pace = PACE / (1 + fading / HALF_PACE);
        Descent.Report last = null;
        for (int pass = 0; pass < (copying ? PASSES_COPYING : PASSES); pass++) {
            last = pupils.get(side).pass(games, lesson, pace, Seeds.ofGame(seed, -2 - pass), crew);
        }
        return last;
    }

    private static Lesson improving(List<Experience> games, int fading) {
        double sum = 0;
        double squares = 0;
        long rows = 0;
        for (Experience game : games) {
            for (int row = 0; row < game.rows(); row++) {
                sum += game.advantage(row);
                squares += game.advantage(row) * (double) game.advantage(row);
                rows++;
            }
        }
        double mean = sum / Math.max(1, rows);
        double spread = Math.sqrt(Math.max(0, squares / Math.max(1, rows) - mean * mean)) + 1e-6;
        double curiosity = Math.max(LEAST_CURIOSITY, CURIOSITY / (1 + fading / HALF_PACE));
        return new Lesson.Improving(mean, spread, curiosity);
    }

    private double rebels(Played[] played) {
        List<Played> between = Stream.of(played)
                .filter(each -> course.against().isPresent() || each.lessons().size() == Side.values().length)
                .toList();
        return between.stream()
                        .filter(each -> each.verdict().winner() == Side.REBEL)
                        .count()
                / (double) Math.max(1, between.size());
    }

    /** The nets of today are those of yesterday later on: some of them recent, some old. */
    private void keep() {
        Mind now = mind();
        earlier.add(new Mind(
                course.scenario(),
                now.rebel().with(Halves.rounded(now.rebel().weights())),
                now.imperial().with(Halves.rounded(now.imperial().weights())),
                ""));
        if (earlier.size() > KEPT) {
            earlier.remove(new SplittableRandom(course.seed() + round).nextInt(KEPT));
        }
    }
}
