package fitg.second.mission;

import fitg.content.Side;
import fitg.content.Soldier;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.second.Query;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;

/** S-D56: an event has found a group without a roll; the enemy may send a patrol, whose kind chance has named (S-R90). */
final class FoundByPatrol extends Procedure {

    private final int environ;
    private final long found;
    private int kind = Holder.NOBODY;

    FoundByPatrol(int environ, long found) {
        this.environ = environ;
        this.found = found;
    }

    @Override
    public void advance(Resolution r) {
        Side enemy = r.state().turn().phasing().opponent();
        if (kind == Holder.NOBODY) {
            kind = Encounters.kindAtRandom(r, environ, enemy).ordinal();
        }
        r.ask(Query.FOUND, enemy, environ).or(Kind.PATROL, kind).or(Kind.DECLINE);
    }

    @Override
    public void answer(Resolution r, Action action) {
        GameState s = r.state();
        r.finish();
        if (action.kind() == Kind.PATROL) {
            Encounters.send(r, environ, Soldier.at(kind), found & s.people().free());
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(found).add(kind);
    }
}
