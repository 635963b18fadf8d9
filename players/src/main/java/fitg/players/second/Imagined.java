package fitg.players.second;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.players.mind.Luck;
import fitg.procedure.Action;

/** One game played on in thought, by rule of thumb on both sides, for some player-turns. */
final class Imagined {

    private final Game game;
    private final Judge worth;
    private final long world;
    private final int horizon;
    private final int patience;
    private Side phasing;
    private int turns;
    private int answers;

    /**
     * @param phasing whose player-turn is under way
     * @param horizon whole player-turns that are played after it
     * @param patience after so many answers it is judged where it stands
     */
    Imagined(Game game, Side phasing, long world, Judge worth, int horizon, int patience) {
        this.game = game;
        this.worth = worth;
        this.world = world;
        this.horizon = horizon;
        this.patience = patience;
        game.thinkOnly();
        this.phasing = phasing;
        game.useChance(new Luck(world));
    }

    /** The chance of the Rebels to win after this answer; the mean of what each beginning of a player-turn promised. */
    double after(Action opening) {
        game.play(opening);
        double judged = 0;
        int judgements = 0;
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            PlayerView view = game.glimpseFor(Viewer.of(decision.side()));
            if (isNewPlayerTurn(view)) {
                judged += worth.ofRebels(view);
                judgements++;
                if (judgements > horizon) {
                    return judged / judgements;
                }
            }
            if (answers == patience) {
                return (judged + worth.ofRebels(view)) / (judgements + 1);
            }
            answers++;
            game.play(
                    decision.actions().size() == 1 ? decision.actions().getFirst() : new Thumb(view, decision).best());
        }
        return game.outcome().orElseThrow().winner() == Side.REBEL ? 1 : 0;
    }

    int answers() {
        return answers;
    }

    /** Then all openings meet the same luck again, however much of it they used up. */
    private boolean isNewPlayerTurn(PlayerView view) {
        if (view.turn().phasing() == phasing) {
            return false;
        }
        phasing = view.turn().phasing();
        turns++;
        game.useChance(new Luck(world + turns));
        return true;
    }
}
