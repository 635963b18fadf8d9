package fitg.rules.sequence;

import fitg.content.Side;
import fitg.procedure.Phase;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Digest;
import java.util.List;

/** Case 4.0: the set-up, then game-turns, each as the ruleset lists them. */
public final class GameSequence extends Procedure {

    private boolean settingUp;
    private int next;

    private GameSequence(boolean settingUp, int next) {
        this.settingUp = settingUp;
        this.next = next;
    }

    public static GameSequence fromSetUp() {
        return new GameSequence(true, 0);
    }

    /** A game taken up with a step of the game-turn, counted from 0. */
    public static GameSequence at(int step) {
        return new GameSequence(false, step);
    }

    public boolean isSettingUp() {
        return settingUp;
    }

    /** The step of the game-turn that comes next, counted from 0. */
    public int next() {
        return next;
    }

    @Override
    public void advance(Resolution r) {
        List<Phase> steps = settingUp ? r.ruleset().setUp() : r.ruleset().gameTurn();
        if (next == steps.size()) {
            settingUp = false;
            next = 0;
            steps = r.ruleset().gameTurn();
        }
        r.stepBegins();
        steps.get(next++).course().carryOut(r, Side.REBEL);
    }

    @Override
    protected void digest(Digest d) {
        d.add(settingUp ? 1 : 0).add(next);
    }
}
