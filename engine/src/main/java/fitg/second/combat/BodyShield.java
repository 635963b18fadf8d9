package fitg.second.combat;

import fitg.content.Card;
import fitg.content.PieceSet;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.second.Completion;
import fitg.second.state.CompanyState;
import fitg.second.state.TheatreState;
import fitg.state.GameState;

/**
 * C-POSS-1: the Personal Body Shield takes two hits of every round off its owner's group. It costs nothing and never wears out, so
 * nobody is asked: it is shown with the first hits it takes (E5.1.b.2).
 */
@Completion("C-POSS-1")
final class BodyShield {

    private static final int HITS = 2;

    private BodyShield() {}

    /** From the hits of a round that wait to take effect: the owner's first, then the others' in their order. */
    static void absorb(Resolution r, long group) {
        GameState s = r.state();
        int owner = s.gear().owner(Card.BODY_SHIELD);
        if (owner < 0 || !PieceSet.has(FightForces.able(s, group), owner)) {
            return;
        }
        CompanyState company = TheatreState.company(s);
        int left = take(company, owner, HITS);
        for (long rest = group & ~PieceSet.only(owner); left > 0 && rest != 0; rest = PieceSet.rest(rest)) {
            left = take(company, PieceSet.lowest(rest), left);
        }
        if (left < HITS && !s.gear().isRevealed(Card.BODY_SHIELD)) {
            r.shown();
            s.gear().setRevealed(Card.BODY_SHIELD, true);
            if (r.listening()) {
                r.tell(new Event.PossessionUsed(Card.BODY_SHIELD, owner, "C-POSS-1"));
            }
        }
    }

    /** Returns how many hits it can still take. */
    private static int take(CompanyState company, int fighter, int left) {
        int taken = Math.min(left, company.pending(fighter));
        company.setPending(fighter, company.pending(fighter) - taken);
        return left - taken;
    }
}
