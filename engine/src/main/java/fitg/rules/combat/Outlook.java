package fitg.rules.combat;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.CharacterCombatTable;
import fitg.state.GameState;
import java.util.ArrayList;
import java.util.List;

/** What everybody at the table can read off the chart for a character combat at this moment. */
public final class Outlook {

    private final GameState s;
    private final Force force;
    private final Edge edge;
    private final long defenders;
    private final long active;
    private final boolean firefight;
    private final boolean capture;
    private final int round;
    private final int column;
    private final CharacterCombatTable table = PRINTED.characterCombat();

    Outlook(
            GameState s,
            Force force,
            Edge edge,
            long defenders,
            long active,
            boolean firefight,
            boolean capture,
            int round,
            int column) {
        this.s = s;
        this.force = force;
        this.edge = edge;
        this.defenders = defenders;
        this.active = active;
        this.firefight = firefight;
        this.capture = capture;
        this.round = round;
        this.column = column;
    }

    public Fight fight() {
        long fighting = active == 0 ? defenders : active;
        return new Fight(
                force.strength(s, edge, defenders),
                force.enduranceLeft(s),
                firefight,
                defenders,
                active,
                edge.sum(s, fighting),
                force.isOrdinary() && !capture);
    }

    /** The round at hand. */
    public RoundChances round() {
        return chances(column, active, firefight);
    }

    /** A first round for which weapons and aim are not chosen: if all are active, and before anybody shows a card. */
    RoundChances first(boolean shots, boolean captures) {
        int differential = force.strength(s, edge, defenders) - edge.sum(s, defenders);
        int shift = force.surpriseShift(1) + (captures ? CharacterCombat.CAPTURE_SHIFT : 0);
        return chances(table.clamp(table.columnOf(differential) + shift), defenders, shots);
    }

    private RoundChances chances(int inColumn, long fighting, boolean shots) {
        List<Integer> toDefenders = new ArrayList<>();
        List<Integer> toAttacker = new ArrayList<>();
        boolean answered = !force.cannotBeFought() && edge.sum(s, fighting) > 0;
        for (int die = 1; die <= 6; die++) {
            toDefenders.add(Volley.effective(s, table.defenderWounds(inColumn, die), defenders, shots));
            if (answered) {
                toAttacker.add(Volley.effective(s, table.attackerWounds(inColumn, die), force.survivors(s), shots));
            }
        }
        return new RoundChances(
                table.columnName(inColumn), force.attackRolls(), List.copyOf(toDefenders), List.copyOf(toAttacker));
    }

    public BreakOffChances breakOff() {
        return new BreakOffChances(
                table.columnName(column),
                table.breakOffActive(column) - force.breakOffModifier(round),
                table.breakOffInactive(column) - force.breakOffModifier(round),
                (defenders & ~active) != 0);
    }
}
