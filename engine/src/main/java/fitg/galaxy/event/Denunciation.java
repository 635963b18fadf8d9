package fitg.galaxy.event;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.EventCard;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.loyalty.Cause;
import fitg.rules.loyalty.LoyaltyShift;
import fitg.state.Digest;

/** 124: the Rebel player may shift Mrane, or two of four other planets of the Suvans. */
final class Denunciation extends Procedure {

    private static final int MRANE = PRINTED.planetById(
                    EventCard.printed(EventCard.SUVAN_DENUNCIATION).figure("option_a"))
            .index();
    private static final int HOW_MANY = 2;

    private int picked;
    private long taken;
    private boolean done;

    @Override
    public void advance(Resolution r) {
        long open = done ? PieceSet.NONE : open(r);
        if (open == 0) {
            r.finish();
            return;
        }
        r.ask(Affair.EVENT_CHOICE, Side.REBEL, EventCard.SUVAN_DENUNCIATION)
                .orEach(Kind.PLANET, open)
                .or(Kind.END);
    }

    private long open(Resolution r) {
        long all = GalacticEvents.of(r.state(), EventCard.SUVAN_DENUNCIATION);
        long planets = picked == 0 ? all : all & ~PieceSet.only(MRANE);
        return ChosenShifts.movable(r.state(), planets & ~taken, Side.REBEL);
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.END) {
            done = true;
            return;
        }
        int planet = action.argument();
        picked++;
        taken |= PieceSet.only(planet);
        done = picked == HOW_MANY || planet == MRANE;
        r.call(LoyaltyShift.of(planet, Side.REBEL, 1, Cause.GALACTIC_EVENT));
    }

    @Override
    protected void digest(Digest d) {
        d.add(picked).add(taken).add(done ? 1 : 0);
    }
}
