package fitg.rules.mission.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Card;
import fitg.content.EnvironType;
import fitg.content.IrateLocals;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.edition.first.Engagements;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.mission.Mishaps;
import fitg.rules.mission.Missions;
import fitg.rules.mission.MutantPeople;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;

/** Case 13.47: irate locals attack one group; not the rebels on a planet that has risen (R12.2). */
public final class LocalsEvent extends Procedure {

    /** Of Mutant World, hand to hand (4.3). */
    private static final IrateLocals MUTANTS = new IrateLocals("Mutant", EnvironType.WILD, 8, 8, false);

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
        if (!MutantPeople.areLocalsIrate(s, s.turn().phasing(), environ)) {
            r.finish();
            return;
        }
        if (MutantPeople.show(r, environ)) {
            return;
        }
        int mission = Missions.pickGroup(r, environ, Missions.distinctGroups(s));
        members = mission == Holder.NOBODY ? 0 : s.missions().group(mission);
        if (members == 0 || Mishaps.isBeloved(members)) {
            r.finish();
        } else if (!PossessionUse.offered(r, Moment.IRATE_LOCALS, members)) {
            fight(r, false);
        }
    }

    private void fight(Resolution r, boolean scrambled) {
        r.finish();
        r.call(attack(r.state(), Engagements.of(r), scrambled));
    }

    public Procedure attack(GameState s, Engagements chapters, boolean scrambled) {
        IrateLocals locals = MutantPeople.liveIn(s, environ)
                ? MUTANTS
                : PRINTED.environ(environ).irateLocals().orElseThrow();
        Side enemy = s.turn().phasing().opponent();
        return chapters.fightByLocals(environ, enemy, locals, scrambled, members);
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(members);
    }
}
