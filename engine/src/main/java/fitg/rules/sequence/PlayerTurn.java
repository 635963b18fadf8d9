package fitg.rules.sequence;

import fitg.content.Side;
import fitg.procedure.Event;
import fitg.procedure.Phase;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Digest;
import fitg.state.GameState;
import java.util.List;

/** Case 4.0: one player-turn, phase by phase as the ruleset lists them. */
public final class PlayerTurn extends Procedure {

    private final Side side;
    private int next;
    private boolean announced;
    private boolean opened;

    public PlayerTurn(Side side) {
        this(side, 0);
    }

    /** A player-turn that is taken up in the middle, with a phase counted from 0. */
    public PlayerTurn(Side side, int next) {
        this.side = side;
        this.next = next;
    }

    /** The phase that comes next, counted from 0. */
    public int next() {
        return next;
    }

    /** Takes a player-turn that has not begun up with a later phase. */
    public void takeUp(int phase) {
        next = phase;
    }

    @Override
    public void advance(Resolution r) {
        List<Phase> phases = r.ruleset().playerTurn();
        Phase phase = phases.get(next);
        if (!announced) {
            r.stepBegins();
            announced = true;
            announce(r, phase);
        }
        if (!opened && goesOn(r)) {
            opened = true;
            if (phase.hasOpening()) {
                phase.opening().carryOut(r, side);
            }
        }
        if (opened && goesOn(r)) {
            announced = false;
            opened = false;
            next++;
            if (next == phases.size()) {
                r.finish();
            }
            phase.course().carryOut(r, side);
        }
    }

    /** Whether what was done last neither called nor asked for anything nor ended the game. */
    private boolean goesOn(Resolution r) {
        return r.underWay() == this && r.question() == null && !r.over();
    }

    /** The segment begins, and with it the Helian Drug may end; what that changes is settled before anything else. */
    private void announce(Resolution r, Phase phase) {
        GameState s = r.state();
        s.turn().setPhasing(side);
        s.turn().setSegment(phase.segment());
        if (r.listening()) {
            r.tell(new Event.SegmentBegan(side, phase.segment(), r.ruleset().sequenceCase()));
        }
        if (s.turn().drugWearsOff()) {
            HelianDrug.end(r);
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal()).add(next).add(announced ? 1 : 0).add(opened ? 1 : 0);
    }
}
