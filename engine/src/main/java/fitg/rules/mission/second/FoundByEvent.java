package fitg.rules.mission.second;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.combat.second.Assaults;
import fitg.rules.force.second.Dazed;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Theatre;

/**
 * S-D56: an event has found a group without a roll; the enemy may send a patrol, whose kind chance names (S-R90), or attack with
 * all his characters there. They are not detected by it (RUL-70).
 */
final class FoundByEvent extends Procedure {

    private final int environ;
    private final long found;
    private final boolean patrolOnly;
    private int kind = Holder.NOBODY;

    private FoundByEvent(int environ, long found, boolean patrolOnly) {
        this.environ = environ;
        this.found = found;
        this.patrolOnly = patrolOnly;
    }

    static FoundByEvent byAnybody(int environ, long found) {
        return new FoundByEvent(environ, found, false);
    }

    static FoundByEvent byPatrol(int environ, long found) {
        return new FoundByEvent(environ, found, true);
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        Side enemy = s.turn().phasing().opponent();
        boolean units = Theatre.counters(s).groundUnits(environ, enemy) > 0;
        if (units && kind == Holder.NOBODY) {
            kind = Encounters.kindAtRandom(r, environ, enemy).ordinal();
        }
        r.ask(Query.FOUND, enemy, environ);
        if (units) {
            r.or(Kind.PATROL, kind);
        }
        if (attackers(r) != 0) {
            r.or(Kind.CHARACTERS);
        }
        r.or(Kind.DECLINE);
    }

    private long attackers(Resolution r) {
        Position s = r.state();
        return patrolOnly
                ? PieceSet.NONE
                : Characters.free(s, environ, s.turn().phasing().opponent()) & ~Dazed.of(r);
    }

    @Override
    public void answer(Resolution r, Action action) {
        GameState s = r.state();
        long group = found & s.people().free();
        r.finish();
        if (action.kind() == Kind.PATROL) {
            Encounters.send(r, environ, Soldier.at(kind), group);
        } else if (action.kind() == Kind.CHARACTERS) {
            long attackers = attackers(r);
            s.people().leaveMilitary(attackers);
            Side enemy = s.turn().phasing().opponent();
            r.call(Assaults.byCharacters(s, environ, enemy, attackers, group));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(found).add(patrolOnly ? 1 : 0).add(kind);
    }
}
