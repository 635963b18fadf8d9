package fitg.content;

/** The Squad Chart (case 12.12): what a squad of military units is worth in character combat. */
public final class SquadChart {

    private final int[] combat;
    private final int[] endurance;
    private final int leaderEndurance;
    private final int eliteCombat;

    /** Combat and endurance by strength of the units from 0 up; the last entry also serves all larger strengths. */
    SquadChart(int[] combat, int[] endurance, int leaderEndurance, int eliteCombat) {
        this.combat = combat;
        this.endurance = endurance;
        this.leaderEndurance = leaderEndurance;
        this.eliteCombat = eliteCombat;
    }

    public int combat(int strength) {
        return combat[Math.clamp(strength, 0, combat.length - 1)];
    }

    public int endurance(int strength) {
        return endurance[Math.clamp(strength, 0, endurance.length - 1)];
    }

    /** What a leader with the units adds (RUL-21). */
    public int leaderEndurance() {
        return leaderEndurance;
    }

    /** Case 19.51: what an elite unit adds in the larger games. */
    public int eliteCombat() {
        return eliteCombat;
    }
}
