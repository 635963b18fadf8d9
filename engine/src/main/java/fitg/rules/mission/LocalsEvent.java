package fitg.rules.mission;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Ability;
import fitg.content.Card;
import fitg.content.IrateLocals;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;

/** Case 13.47: irate locals attack one group; not the rebels on a planet that has risen (R12.2). */
final class LocalsEvent extends Procedure {

    private static final long BELOVED = Cast.with(Ability.IGNORES_IRATE_LOCALS);

    private final int environ;
    private long members;

    LocalsEvent(int environ) {
        this.environ = environ;
    }

    @Override
    public void advance(Resolution r) {
        if (members == 0) {
            begin(r);
        } else {
            fight(r, PieceSet.has(r.result(), Card.SCRAMBLER));
        }
    }

    private void begin(Resolution r) {
        GameState s = r.state();
        boolean risen = !s.planets().state(Control.planetOf(environ)).usesLoyaltyMarker();
        if (s.turn().phasing() == Side.REBEL && risen) {
            r.finish();
            return;
        }
        int mission = Missions.pickGroup(r, environ, Missions.groupsOfCharacters(s));
        members = mission == Holder.NOBODY ? 0 : s.missions().group(mission);
        if (members == 0 || (members & BELOVED) != 0) {
            r.finish();
        } else if (!PossessionUse.offered(r, Moment.IRATE_LOCALS, members)) {
            fight(r, false);
        }
    }

    private void fight(Resolution r, boolean scrambled) {
        IrateLocals locals = PRINTED.environ(environ).irateLocals().orElseThrow();
        Side enemy = r.state().turn().phasing().opponent();
        r.finish();
        r.call(r.ruleset().fightByLocals(environ, enemy, locals, scrambled, members));
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(members);
    }
}
