package fitg.rules.pdb.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.MilitaryCombatTable;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.combat.first.BattleLosses;
import fitg.rules.combat.first.Units;
import fitg.rules.control.Control;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Position;

/** Case 9.2: a PDB fires at military units that leave or reach its planet. Hands down the units lost. */
public final class PdbAttack extends Procedure {

    private final int planet;
    private final int environ;
    private final Side moving;
    private UnitSet units;
    private boolean fired;

    /** @param environ the environ the units leave or are about to enter */
    public PdbAttack(int environ, Side moving, UnitSet units) {
        this.planet = Control.planetOf(environ);
        this.environ = environ;
        this.moving = moving;
        this.units = units;
    }

    /** Case 9.22: only an Up PDB of level 1 or 2 on a planet the enemy controls can fire. */
    public static boolean isPossible(Position s, int planet, Side moving) {
        return s.planets().pdbLevel(planet) >= 1 && Control.hasUsablePdb(s, planet, moving.opponent());
    }

    /** The units it can fire at. */
    public UnitSet units() {
        return units;
    }

    /** Case 7.22: face-down units lie open while losses are chosen among them. */
    public UnitSet shown() {
        return fired && moving == Side.IMPERIAL ? units.onlyHidden() : UnitSet.EMPTY;
    }

    /** Case 9.22: the column is fixed, and nothing shifts it (RUL-16). */
    public static int column(int level) {
        return level == 2 ? MilitaryCombatTable.THREE_TO_ONE : MilitaryCombatTable.ONE_TO_ONE;
    }

    /** The points of strength the units must lose for the die of the PDB. */
    public static int unitsLose(int level, int die) {
        return PRINTED.militaryCombat().defenderLoss(column(level), die);
    }

    /** The points the PDB suffers for the die of the units. */
    public static int pdbLoses(int level, int die) {
        return PRINTED.militaryCombat().attackerLoss(column(level), die);
    }

    /** Case 9.25: two points put the PDB Down. */
    public static boolean goesDown(int points) {
        return points >= 2;
    }

    /** Case 9.25: three or more cost it a level besides (RUL-57). */
    public static boolean losesLevel(int points) {
        return points >= 3;
    }

    @Override
    public void advance(Resolution r) {
        if (fired) {
            r.finish(r.unitsHanded());
        } else {
            r.ask(Ask.PDB_ATTACK, moving.opponent(), planet).or(Kind.ATTACK).or(Kind.DECLINE);
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.DECLINE) {
            r.finish(UnitSet.EMPTY);
            return;
        }
        fired = true;
        GameState s = r.state();
        int level = s.planets().pdbLevel(planet);
        int attackDie = r.die("PDB attack");
        int defenceDie = r.die("defence against the PDB");
        int unitsLose = unitsLose(level, attackDie);
        int pdbLoses = pdbLoses(level, defenceDie);
        if (r.listening()) {
            r.tell(new Event.PdbAttacked(
                    planet,
                    moving.opponent(),
                    column(level),
                    attackDie,
                    unitsLose,
                    defenceDie,
                    pdbLoses,
                    goesDown(pdbLoses),
                    losesLevel(pdbLoses),
                    "9.2"));
        }
        if (unitsLose > 0 && moving == Side.IMPERIAL) {
            Units.show(r, environ, units, "7.22");
        }
        suffer(r, pdbLoses);
        r.call(new BattleLosses(moving, units, unitsLose));
    }

    private void suffer(Resolution r, int points) {
        int level = r.state().planets().pdbLevel(planet);
        if (losesLevel(points)) {
            Control.setPdb(r, planet, Math.max(0, level - 1), false, "9.25");
        } else if (goesDown(points)) {
            Control.putPdbDown(r, planet, "9.25");
        }
    }

    @Override
    public void turnFaceDown() {
        units = units.turnedFaceDown();
    }

    @Override
    public void imagine(UnitSet hidden) {
        units = units.onlyOpen().plus(hidden);
    }

    @Override
    protected void digest(Digest d) {
        d.add(planet).add(environ).add(moving.ordinal()).add(units.digest()).add(fired ? 1 : 0);
    }
}
