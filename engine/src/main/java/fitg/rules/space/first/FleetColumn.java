package fitg.rules.space.first;

import static fitg.procedure.Resolution.PRINTED;

/**
 * Cases 22.1 to 22.4: the column of a fight in orbit, and what moves it towards the attacker.
 *
 * @param leaders the leadership of the attacker's leader less that of the defender's
 * @param pdb for a PDB that aids the defender, or for one that is attacked while it is Down or nobody's
 * @param determined every loss counts twice
 */
public record FleetColumn(int base, int leaders, int pdb, boolean determined) {

    private static final int TWICE = 2;

    public static FleetColumn of(int attack, int defence, int leaders, int pdb, boolean determined) {
        return new FleetColumn(PRINTED.militaryCombat().baseColumn(attack, defence), leaders, pdb, determined);
    }

    /** Case 22.21: what a PDB of that level moves it by when it aids the defender. */
    public static int aid(int level) {
        return PRINTED.battleShifts().space().aid(level);
    }

    /** Case 22.22: the same of a PDB that is attacked while it is Down or nobody's. */
    public static int weakPdb() {
        return PRINTED.battleShifts().space().pdbDown();
    }

    public int column() {
        int shift = determined ? PRINTED.battleShifts().space().determined() : 0;
        return PRINTED.militaryCombat().clamp(base + leaders + pdb + shift);
    }

    /** The points the defender must lose for the attacker's die. */
    public int defenderLoses(int die) {
        return times() * PRINTED.militaryCombat().defenderLoss(column(), die);
    }

    public int attackerLoses(int die) {
        return times() * PRINTED.militaryCombat().attackerLoss(column(), die);
    }

    private int times() {
        return determined ? TWICE : 1;
    }
}
