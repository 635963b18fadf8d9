package fitg.rules.combat.second;

import fitg.content.PieceSet;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.edition.second.Happening.HitsTaken.Fate;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Fighters;
import fitg.rules.force.second.Pieces;
import fitg.rules.loss.second.Losses;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.theatre.Company;
import fitg.state.theatre.CompanyState;
import fitg.state.theatre.TheatreState;

/** C-COMBAT-3, step 7: the hits of a round take effect on fighters; also hits that come from elsewhere. */
@Completion("C-COMBAT-3")
public final class FightHits {

    private FightHits() {}

    /** Normal hits on a character or escort, in a fight or by an accident. */
    public static void take(Resolution r, int fighter, int hits, String ruleCase) {
        take(r, fighter, hits, 0, ruleCase);
    }

    /** E5.3.c.3: of the hits of a round half, rounded up, are stun hits when lasers are on stun. */
    static void takePending(Resolution r, long fighters, boolean stun) {
        CompanyState company = TheatreState.company(r.state());
        for (long rest = fighters; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int hits = company.pending(each);
            company.setPending(each, 0);
            int stunning = stun ? (hits + 1) / 2 : 0;
            if (hits > 0 && !isGone(company, each)) {
                take(r, each, hits - stunning, stunning, "C-COMBAT-3");
            }
        }
    }

    /** An escort whose last character has just fallen is gone before his own hits count (S-R68). */
    private static boolean isGone(Company company, int fighter) {
        return Company.isEscort(fighter) && company.escortOf(fighter) == Holder.NOBODY;
    }

    /** S-R55: stun and normal hits together may stun; then the normal ones may wound or kill. */
    private static void take(Resolution r, int fighter, int normal, int stunning, String ruleCase) {
        GameState s = r.state();
        CompanyState company = TheatreState.company(s);
        int endurance = Fighters.endurance(s, fighter);
        company.setStunHits(fighter, company.stunHits(fighter) + stunning);
        int stun = company.stunHits(fighter);
        boolean stunned = stun > 0 && stun + company.hits(fighter) + normal >= endurance;
        Damage damage = Damage.of(company.hits(fighter), PieceSet.has(company.wounded(), fighter), endurance, normal);
        boolean newlyWounded = damage.damaged() && !PieceSet.has(company.wounded(), fighter);
        boolean leaves = newlyWounded
                && Company.isOpponent(fighter)
                && !PieceSet.has(company.opponents().stubborn(), fighter);
        tell(r, fighter, normal + stunning, stunning, fate(damage, newlyWounded, stunned, leaves), ruleCase);
        if (damage.eliminated()) {
            eliminate(r, fighter, ruleCase);
            return;
        }
        company.setHits(fighter, damage.hits());
        if (damage.damaged()) {
            company.wound(fighter);
        }
        if (stunned) {
            company.stun(fighter);
        }
    }

    private static Fate fate(Damage damage, boolean newlyWounded, boolean stunned, boolean leaves) {
        if (damage.eliminated()) {
            return Fate.ELIMINATED;
        }
        if (leaves) {
            return Fate.FLED;
        }
        if (stunned) {
            return newlyWounded ? Fate.STUNNED_AND_DAMAGED : Fate.STUNNED;
        }
        return newlyWounded ? Fate.DAMAGED : Fate.UNHARMED;
    }

    private static void tell(Resolution r, int fighter, int hits, int stun, Fate fate, String ruleCase) {
        if (r.listening()) {
            r.tell(new Happening.HitsTaken(Pieces.fighter(r.state(), fighter), hits, stun, fate, ruleCase));
        }
    }

    /** A dead opponent has no endurance left, which tells it from one that never was. */
    private static void eliminate(Resolution r, int fighter, String ruleCase) {
        if (Company.isOpponent(fighter)) {
            TheatreState.company(r.state()).removeOpponent(fighter);
        } else {
            Losses.kill(r, fighter, ruleCase);
        }
    }
}
