package fitg.rules.rebellion.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.EnvironType;
import fitg.content.Side;
import fitg.content.UnitRoster;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.combat.first.Units;
import fitg.rules.movement.first.MilitaryMove;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Position;

/** Case 15.44: units raised by a rebellion take their places as far as the environ has room. */
public final class PendingUnits extends Procedure {

    private final int environ;

    public PendingUnits(int environ) {
        this.environ = environ;
    }

    public static boolean isDue(Position s, int environ) {
        boolean any = s.places().pending(environ, 1) + s.places().pending(environ, 2) > 0;
        return any && MilitaryMove.room(s, environ, Side.REBEL) > 0;
    }

    /** When not all fit, the Rebel player says how many 2-1 come; the 1-0 fill the rest. */
    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        int room = MilitaryMove.room(s, environ, Side.REBEL);
        if (room <= 0) {
            r.finish();
            return;
        }
        int twos = s.places().pending(environ, 2);
        int least = Math.min(twos, Math.max(0, room - s.places().pending(environ, 1)));
        r.ask(Ask.PENDING_UNITS, Side.REBEL, environ);
        for (int count = Math.min(room, twos); count >= least; count--) {
            r.or(Kind.COUNT, count);
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        GameState s = r.state();
        EnvironType type = PRINTED.environ(environ).type();
        int twos = action.argument();
        int ones = Math.min(s.places().pending(environ, 1), MilitaryMove.room(s, environ, Side.REBEL) - twos);
        s.places().setPending(environ, 2, s.places().pending(environ, 2) - twos);
        s.places().setPending(environ, 1, s.places().pending(environ, 1) - ones);
        UnitRoster roster = s.forces().roster();
        Units.place(r, Side.REBEL, environ, roster.raised(type, 2), twos, "15.43");
        Units.place(r, Side.REBEL, environ, roster.raised(type, 1), ones, "15.43");
        boolean waiting = s.places().pending(environ, 1) + s.places().pending(environ, 2) > 0;
        if (waiting && r.listening()) {
            r.tell(new Event.UnitsWaiting(
                    environ, s.places().pending(environ, 1), s.places().pending(environ, 2), "15.44"));
        }
        r.finish();
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ);
    }
}
