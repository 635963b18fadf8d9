package fitg.rules.pdb.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.MilitaryCombatTable;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.edition.first.Dispatch;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.combat.first.BattleLosses;
import fitg.rules.combat.first.FleetLosses;
import fitg.rules.combat.first.Units;
import fitg.rules.force.first.Fleets;
import fitg.state.Digest;

/** Case 20.6: a PDB rakes a stack that crosses between orbit and an environ, and nobody returns its fire. */
public final class RakingAttack extends Procedure {

    private final int planet;
    private final Side moving;
    private boolean fired;

    public RakingAttack(int planet, Side moving) {
        this.planet = planet;
        this.moving = moving;
    }

    /** Case 20.61: the column is fixed, and nothing shifts it. */
    public static int column(int level) {
        return level == 2 ? MilitaryCombatTable.FOUR_TO_ONE : MilitaryCombatTable.TWO_TO_ONE;
    }

    /** The strength in space the stack must lose for a die. */
    public static int unitsLose(int level, int die) {
        return PRINTED.militaryCombat().defenderLoss(column(level), die);
    }

    public int planet() {
        return planet;
    }

    @Override
    public void advance(Resolution r) {
        if (fired) {
            FleetLosses.inCombat(r, Place.UNDER_WAY, moving, r.unitsHanded(), "20.6");
            r.finish();
            r.settle();
        } else {
            r.ask(Matter.RAKE, moving.opponent(), planet).or(Kind.RAKE).or(Kind.DECLINE);
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.DECLINE) {
            r.finish();
            return;
        }
        fired = true;
        int level = r.state().planets().pdbLevel(planet);
        int die = r.die("raking attack");
        int points = unitsLose(level, die);
        if (r.listening()) {
            r.tell(new Dispatch.Raked(planet, moving.opponent(), column(level), die, points, "20.6"));
        }
        UnitSet stack = r.state().forces().in(Place.UNDER_WAY, moving);
        if (points > 0 && moving == Side.IMPERIAL) {
            Units.show(r, Place.UNDER_WAY, stack, "19.15");
        }
        r.call(new BattleLosses(moving, Fleets.fighting(stack, true), points, true));
    }

    @Override
    public int unitsShownIn() {
        return fired ? Place.UNDER_WAY : -1;
    }

    @Override
    protected void digest(Digest d) {
        d.add(planet).add(moving.ordinal()).add(fired ? 1 : 0);
    }
}
