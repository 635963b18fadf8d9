package fitg.rules.combat.first;

import fitg.content.Creature;
import fitg.content.Creature.AttackKind;
import fitg.content.IrateLocals;
import fitg.content.Side;
import fitg.procedure.Procedure;
import fitg.rules.combat.first.CharacterCombat.Open;
import fitg.state.Holder;
import fitg.state.Position;

/** Case 12.1: who attacks characters, and with which weapons. */
public final class Assault {

    private Assault() {}

    /** Case 12.14: characters that searched, or that found a group, attack with weapons of their choice. */
    public static Procedure byCharacters(int environ, Side side, long attackers, long defenders) {
        Force force = Force.ofCharacters(attackers);
        return new CharacterCombat(environ, side, force, defenders, Open.WEAPONS_AND_AIM, false, false, Holder.NOBODY);
    }

    /** Case 12.12: a squad always uses firearms. */
    public static Procedure bySquad(Position s, int environ, Side side, long defenders) {
        Force squad = Force.squad(s, environ, side);
        return new CharacterCombat(environ, side, squad, defenders, Open.AIM, true, false, Holder.NOBODY);
    }

    public static Procedure byLocals(int environ, Side side, IrateLocals locals, boolean scrambled, long group) {
        Force force = Force.locals(locals, scrambled);
        return new CharacterCombat(environ, side, force, group, Open.NOTHING, locals.firefight(), false, Holder.NOBODY);
    }

    /**
     * Case 13.45: a creature, by its own rules.
     *
     * @param charmed the Charsot takes the surprise out of its attack
     * @param seized the character the Magron holds, or NOBODY
     */
    public static Procedure byCreature(
            int environ, Side side, Creature creature, long group, boolean charmed, int seized) {
        boolean firefight = creature.attackKind() == AttackKind.FIREFIGHT;
        return new CharacterCombat(environ, side, Force.of(creature), group, Open.NOTHING, firefight, charmed, seized);
    }
}
