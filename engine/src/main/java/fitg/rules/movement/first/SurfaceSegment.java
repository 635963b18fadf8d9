package fitg.rules.movement.first;

import fitg.content.Side;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Resolution;
import fitg.rules.stacking.first.Organisation;
import fitg.state.Digest;
import fitg.state.GameState;

/** A4, case 20.3: units move about their planets and come down from orbit; then stacks in environs are sorted (case 20.91). */
public final class SurfaceSegment extends MovingPieces {

    private boolean begun;
    private boolean done;

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        if (!begun) {
            begun = true;
            s.clearMoved();
        }
        if (done) {
            r.finish();
        } else {
            offerMoves(r);
        }
    }

    private void offerMoves(Resolution r) {
        GameState s = r.state();
        Side side = s.turn().phasing();
        r.ask(Matter.SURFACE, side);
        for (int place : s.area().places()) {
            if (SurfaceMove.isPossible(s, place, side)) {
                r.or(Kind.STACK, place);
            }
        }
        offerHandOvers(r, side);
        offerScrambler(r, side);
        r.or(Kind.END);
    }

    @Override
    public void answer(Resolution r, Action action) {
        int argument = action.argument();
        switch (action.kind()) {
            case STACK -> r.call(new SurfaceMove(r.state().turn().phasing(), argument));
            case HAND_OVER -> handOver(r, argument);
            case USE -> useScrambler(r, argument);
            case END -> {
                done = true;
                r.call(new Organisation(r.state().turn().phasing()));
            }
            default -> throw new IllegalArgumentException(action.key());
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(begun ? 1 : 0).add(done ? 1 : 0);
        super.digest(d);
    }
}
