package fitg.players.learned;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Viewer;
import fitg.players.mind.Luck;
import fitg.procedure.Action;
import java.util.SplittableRandom;

/** One imagined game, played on for a while by a mind in both seats: each side answers by chance, as likely as it seems good to it. */
final class Rehearsal {

    /** Whole player-turns that are played after the one under way. */
    private static final int HORIZON = 1;

    private final Game game;
    private final long world;
    private final Mind mind;
    private final Sketch sketch;
    private final Judgement judgement;
    private Side phasing;
    private int turns;
    private int answers;

    Rehearsal(Game game, long world, Mind mind, Sketch sketch, Judgement judgement) {
        this.game = game;
        this.world = world;
        this.mind = mind;
        this.sketch = sketch;
        this.judgement = judgement;
        this.phasing = game.phasing();
        game.thinkOnly();
        game.useChance(new Luck(world));
    }

    /** From 0, a defeat of this side, to 1: how it ended, or what the position at the horizon seems worth to whoever is asked there. */
    double after(Action opening, Side side) {
        SplittableRandom mood = new SplittableRandom(world);
        game.play(opening);
        while (!game.isOver()) {
            watchTheTurn();
            Decision decision = game.pending().orElseThrow();
            if (decision.actions().size() == 1) {
                game.play(decision.actions().getFirst());
                continue;
            }
            judgement.of(mind.of(decision.side()), sketch.draw(game.glimpseFor(Viewer.of(decision.side())), decision));
            if (turns > HORIZON) {
                return (1 + (decision.side() == side ? judgement.worth() : -judgement.worth())) / 2;
            }
            answers++;
            game.play(decision.actions().get(judgement.drawn(mood)));
        }
        return game.outcome().orElseThrow().winner() == side ? 1 : 0;
    }

    /** How many decisions were taken in it, by both sides. */
    int answers() {
        return answers;
    }

    /** In a new player-turn all openings meet the same luck again, however much of it they used up. */
    private void watchTheTurn() {
        if (game.phasing() != phasing) {
            phasing = game.phasing();
            turns++;
            game.useChance(new Luck(world + turns));
        }
    }
}
