package fitg.rules.combat.second;

import fitg.content.PieceSet;
import fitg.edition.second.Completion;
import fitg.rules.force.second.Fighters;
import fitg.rules.force.second.Sovereigns;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Company;
import fitg.state.theatre.Theatre;

/** Who can still fight, and with how many dice. */
@Completion({"C-COMBAT-4", "C-COMBAT-6"})
final class FightForces {

    private FightForces() {}

    /** Of a set those who are alive, free, not stunned and have not left because they were damaged (E5.3.b.5). */
    static long able(Position s, long fighters) {
        Company company = Theatre.company(s);
        long able = PieceSet.NONE;
        for (long rest = fighters & ~company.stunned(); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            able |= isThere(s, company, each) ? PieceSet.only(each) : PieceSet.NONE;
        }
        return able;
    }

    private static boolean isThere(Position s, Company company, int fighter) {
        if (Company.isCharacter(fighter)) {
            return s.people().isFree(fighter);
        }
        if (Company.isSovereign(fighter)) {
            return Sovereigns.isInPlay(s, fighter);
        }
        if (Company.isEscort(fighter)) {
            return company.escortOf(fighter) != Holder.NOBODY;
        }
        boolean fled = PieceSet.has(company.wounded(), fighter)
                && !PieceSet.has(company.opponents().stubborn(), fighter);
        return company.opponents().endurance(fighter) > 0 && !fled;
    }

    /** E5.3.c.2 and E5.3.d.1: the dice of one who attacks. */
    static int attackDice(Position s, int fighter, boolean stun, boolean surprise) {
        return Math.max(0, Fighters.attack(s, fighter) - (stun ? 1 : 0) + (surprise ? 1 : 0));
    }

    /** E5.3.a.5 and E5.3.d.1: the dice of one who defends; S-R92: with his intelligence against some. */
    static int defenceDice(Position s, int fighter, boolean byIntelligence, boolean failed, boolean surprised) {
        int base = byIntelligence && Company.isCharacter(fighter)
                ? Fighters.printedIntelligence(fighter)
                : Fighters.attack(s, fighter);
        return Math.max(0, base - (failed ? 1 : 0) - (surprised ? 1 : 0));
    }
}
