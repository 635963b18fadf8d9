package fitg.lab.selfplay;

import fitg.content.Side;
import fitg.lab.Seeds;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.players.Players;
import fitg.players.learned.Judgement;
import fitg.players.learned.Mind;
import fitg.players.learned.Net;
import fitg.players.learned.Sketch;
import fitg.players.mind.Player;
import fitg.procedure.Action;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import fitg.procedure.Verdict;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Plays the games one learns from. Each follows from its seed and the weights alone. */
final class Actor {

    /** How far one looks ahead for what a decision was worth. */
    private static final double PATIENCE = 0.97;

    private static final double TO_THE_END = 1;

    /** What winning counts; the rest is by how much. */
    private static final double VICTORY = 0.8;

    private final Scenario scenario;
    private final Sketch sketch = new Sketch();
    private final Judgement judgement = new Judgement();

    Actor(Scenario scenario) {
        this.scenario = scenario;
    }

    /** Sees every decision somebody takes. */
    interface Watcher {
        void sees(Side side, Sketch sketch, int answer);
    }

    // ---- watching a teacher

    /** A game of somebody against himself, who now and then does anything; what he would have done is told. */
    Verdict watch(String teacher, double straying, long gameSeed, Watcher watcher) {
        Game game = Game.silent(scenario, Options.standard(), KeyedChance.ofSeed(gameSeed));
        SplittableRandom mood = new SplittableRandom(gameSeed);
        Map<Side, Player> players = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            players.put(
                    side, Players.named(teacher, Seeds.ofPlayer(gameSeed, side)).orElseThrow());
        }
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            List<Action> answers = decision.actions();
            if (answers.size() == 1) {
                game.play(answers.getFirst());
                continue;
            }
            PlayerView view = game.viewFor(Viewer.of(decision.side()));
            Action taught = players.get(decision.side()).choose(view, decision);
            watcher.sees(decision.side(), sketch.draw(view, decision), answers.indexOf(taught));
            game.play(mood.nextDouble() < straying ? answers.get(mood.nextInt(answers.size())) : taught);
        }
        return game.outcome().orElseThrow();
    }

    Played copy(String teacher, double straying, Mind mind, long gameSeed) {
        Map<Side, Experience> lessons = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            lessons.put(side, new Experience());
        }
        Verdict verdict = watch(
                teacher,
                straying,
                gameSeed,
                (side, seen, answer) -> lessons.get(side).add(mind.of(side), seen, answer, 1, 0));
        lessons.forEach((side, each) -> each.close(outcome(verdict, side), TO_THE_END));
        return new Played(lessons, verdict);
    }

    // ---- playing

    /** A game between two nets by chance, each answer as likely as it seems good; only {@code learning} sides learn. */
    Played play(Map<Side, Net> nets, Iterable<Side> learning, long gameSeed) {
        Game game = Game.silent(scenario, Options.standard(), KeyedChance.ofSeed(gameSeed));
        game.thinkOnly();
        SplittableRandom luck = new SplittableRandom(gameSeed);
        Map<Side, Experience> lessons = new EnumMap<>(Side.class);
        learning.forEach(side -> lessons.put(side, new Experience()));
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            if (decision.actions().size() == 1) {
                game.play(decision.actions().getFirst());
                continue;
            }
            PlayerView view = game.glimpseFor(Viewer.of(decision.side()));
            game.play(tried(nets.get(decision.side()), view, decision, luck, lessons.get(decision.side())));
        }
        return closed(game, lessons);
    }

    /** A game of a net in one seat against somebody who stays as he is. */
    Played play(Net net, Side learning, Player other, long gameSeed) {
        Game game = Game.silent(scenario, Options.standard(), KeyedChance.ofSeed(gameSeed));
        SplittableRandom luck = new SplittableRandom(gameSeed);
        Experience lesson = new Experience();
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            PlayerView view = game.viewFor(Viewer.of(decision.side()));
            boolean chosen = decision.side() == learning && decision.actions().size() > 1;
            game.play(chosen ? tried(net, view, decision, luck, lesson) : other.choose(view, decision));
        }
        return closed(game, Map.of(learning, lesson));
    }

    /** @param lesson null for whoever does not learn */
    private Action tried(Net net, PlayerView view, Decision decision, SplittableRandom luck, Experience lesson) {
        judgement.of(net, sketch.draw(view, decision));
        int answer = judgement.drawn(luck);
        if (lesson != null) {
            lesson.add(net, sketch, answer, judgement.chance(answer), judgement.worth());
        }
        return decision.actions().get(answer);
    }

    private Played closed(Game game, Map<Side, Experience> lessons) {
        Verdict verdict = game.outcome().orElseThrow();
        lessons.forEach((side, each) -> each.close(outcome(verdict, side), PATIENCE));
        return new Played(lessons, verdict);
    }

    /** From -1 to 1: most of it for winning, a little for by how much. */
    private double outcome(Verdict verdict, Side side) {
        double scale = Math.max(3, 0.4 * scenario.pointsToWin());
        double lead = StrictMath.tanh((verdict.points() - scenario.pointsToWin()) / scale);
        double won = verdict.winner() == side ? 1 : -1;
        return VICTORY * won + (1 - VICTORY) * (side == Side.REBEL ? lead : -lead);
    }
}
