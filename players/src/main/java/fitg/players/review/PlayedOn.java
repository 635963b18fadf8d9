package fitg.players.review;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.players.mind.Luck;
import fitg.procedure.Action;
import java.util.SplittableRandom;

/** One imagined game after an answer, played on by an expert in both seats for some player-turns. */
final class PlayedOn {

    private final Game game;
    private final Expert expert;
    private final long world;
    private final int horizon;
    private final SplittableRandom mood;
    private Side phasing;
    private int turns;
    private double judged;

    /** @param horizon whole player-turns that are played after the one under way before it is judged */
    PlayedOn(Game game, Expert expert, long world, int horizon) {
        this.game = game;
        this.expert = expert;
        this.world = world;
        this.horizon = horizon;
        this.mood = new SplittableRandom(world);
        this.phasing = game.phasing();
        game.thinkOnly();
        game.useChance(new Luck(world));
    }

    /** For one side, from 0 to 1: the mean of what each beginning of a player-turn promised it, or of how it ended. */
    double after(Action answer, Side side) {
        game.play(answer);
        double rebels = ofRebels();
        return side == Side.REBEL ? rebels : 1 - rebels;
    }

    /** Played to its end from where it stands. */
    boolean isWonBy(Side side) {
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            game.play(
                    decision.actions().size() == 1
                            ? decision.actions().getFirst()
                            : expert.quick(game, decision, mood));
        }
        return game.outcome().orElseThrow().winner() == side;
    }

    /** Who wins when it is played to its end after an answer; in every player-turn all answers meet the same luck again. */
    Side toTheEndAfter(Action answer) {
        game.play(answer);
        while (!game.isOver()) {
            isNewPlayerTurn();
            Decision decision = game.pending().orElseThrow();
            game.play(
                    decision.actions().size() == 1
                            ? decision.actions().getFirst()
                            : expert.quick(game, decision, mood));
        }
        return game.outcome().orElseThrow().winner();
    }

    /** The Rebel victory points of a game that is over. */
    int points() {
        return game.outcome().orElseThrow().points();
    }

    private double ofRebels() {
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            if (decision.actions().size() == 1) {
                game.play(decision.actions().getFirst());
                continue;
            }
            if (isNewPlayerTurn()) {
                judged += expert.ofRebels(game, decision);
                if (turns > horizon) {
                    return judged / turns;
                }
            }
            game.play(expert.quick(game, decision, mood));
        }
        int won = game.outcome().orElseThrow().winner() == Side.REBEL ? 1 : 0;
        return (judged + won) / (turns + 1);
    }

    /** Then all answers meet the same luck again, however much of it they used up. */
    private boolean isNewPlayerTurn() {
        if (game.phasing() == phasing) {
            return false;
        }
        phasing = game.phasing();
        turns++;
        game.useChance(new Luck(world + turns));
        return true;
    }
}
