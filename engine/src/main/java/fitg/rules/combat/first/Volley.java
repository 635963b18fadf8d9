package fitg.rules.combat.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.CharacterCombatTable;
import fitg.procedure.Event;
import fitg.procedure.Resolution;

/** Case 12.6: the dice of one round. Both sides roll on the same column and on the strengths of its start. */
final class Volley {

    private final Resolution r;
    private final Force force;
    private final Edge edge;
    private final int column;
    private final CombatTerms terms;
    private final CharacterCombatTable table = PRINTED.characterCombat();

    private int attackDie;
    private int defenceDie;
    int toDefender;
    int toAttacker;
    int captures;

    Volley(Resolution r, Force force, Edge edge, int column, CombatTerms terms) {
        this.r = r;
        this.force = force;
        this.edge = edge;
        this.column = column;
        this.terms = terms;
    }

    void attack(long defenders) {
        for (int roll = 0; roll < force.attackRolls(); roll++) {
            attackDie = r.die("character combat, attacker");
            toDefender +=
                    Blows.toDefenders(column, attackDie, Blows.isShielded(r.state(), defenders), terms.firefight());
            captures += terms.taken(table.defenderAsterisk(column, attackDie));
        }
    }

    void answer(long active) {
        if (force.cannotBeFought()) {
            return;
        }
        defenceDie = r.die("character combat, defender");
        boolean shielded = Blows.isShielded(r.state(), force.survivors(r.state()));
        toAttacker = Blows.toAttacker(column, defenceDie, edge.sum(r.state(), active), shielded, terms.firefight());
        captures += terms.taken(table.attackerAsterisk(column, defenceDie));
    }

    void tell(int environ, int round, int attack, int defence) {
        if (r.listening()) {
            r.tell(new Event.RoundFought(
                    environ, round, attack, defence, column, attackDie, toDefender, defenceDie, toAttacker, "12.6"));
        }
    }
}
