package fitg.rules.stacking.first;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;

/**
 * Case 9.57: at the end of the movement segment the phasing player sorts his characters into the military stack of
 * their environ or the character stack. Whoever is with the units does no mission this turn.
 */
public final class Organisation extends Procedure {

    private final Side side;
    private long considered;

    public Organisation(Side side) {
        this.side = side;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        r.ask(Ask.ORGANISE, side);
        for (long rest = s.people().free()
                        & Cast.of(side)
                        & ~considered
                        & ~s.people().disabled();
                rest != 0;
                rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int at = s.people().at(each);
            if (Place.isEnviron(at) && s.forces().units(at, side) > 0) {
                r.or(Kind.SWITCH, each);
            }
        }
        r.or(Kind.END);
    }

    @Override
    public void answer(Resolution r, Action action) {
        GameState s = r.state();
        if (action.kind() == Kind.END) {
            s.people().barFromMissions(s.people().military() & s.people().free() & Cast.of(side));
            r.finish();
            r.settle();
            return;
        }
        int each = action.argument();
        considered |= PieceSet.first(each + 1);
        change(r, each, !PieceSet.has(s.people().military(), each));
    }

    public static void change(Resolution r, int character, boolean toMilitary) {
        GameState s = r.state();
        if (toMilitary) {
            s.people().joinMilitary(PieceSet.only(character));
        } else {
            s.people().leaveMilitary(PieceSet.only(character));
        }
        if (r.listening()) {
            r.tell(new Event.StackChanged(PieceSet.only(character), s.people().at(character), toMilitary, "9.57"));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal()).add(considered);
    }
}
