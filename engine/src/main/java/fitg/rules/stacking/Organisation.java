package fitg.rules.stacking;

import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Question;
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
    private int considered;

    public Organisation(Side side) {
        this.side = side;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        r.ask(Question.ORGANISE, side);
        for (int rest = s.free() & Cast.of(side) & ~considered & ~s.disabled(); rest != 0; rest &= rest - 1) {
            int each = Integer.numberOfTrailingZeros(rest);
            if (s.units(s.at(each), side) > 0) {
                r.or(Kind.SWITCH, each);
            }
        }
        r.or(Kind.END);
    }

    @Override
    public void answer(Resolution r, Action action) {
        GameState s = r.state();
        if (action.kind() == Kind.END) {
            s.barFromMissions(s.military() & s.free() & Cast.of(side));
            r.finish();
            r.call(new Settlement());
            return;
        }
        int each = action.argument();
        considered |= (1 << each) | (1 << each) - 1;
        change(r, each, (s.military() & 1 << each) == 0);
    }

    public static void change(Resolution r, int character, boolean toMilitary) {
        GameState s = r.state();
        if (toMilitary) {
            s.joinMilitary(1 << character);
        } else {
            s.leaveMilitary(1 << character);
        }
        if (r.listening()) {
            r.tell(new Event.StackChanged(1 << character, s.at(character), toMilitary, "9.57"));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal()).add(considered);
    }
}
