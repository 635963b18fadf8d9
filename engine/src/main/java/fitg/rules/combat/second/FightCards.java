package fitg.rules.combat.second;

import fitg.content.Card;
import fitg.content.CardFigures;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.procedure.Resolution;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.rules.possession.Possessions;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.CompanyState;
import fitg.state.theatre.TheatreState;

/** C-POSS-1: what possessions do in a character combat. Combat is the attack factor, and a wound is two hits. */
@Completion("C-POSS-1")
final class FightCards {

    private static final long CHARACTERS = PieceSet.first(Cast.COUNT);

    private FightCards() {}

    /** Before the dice of a round the rebels may show what they carry; whether they are asked. */
    static boolean offered(
            Resolution r,
            Side attackerSide,
            boolean mental,
            long attackers,
            long active,
            long inactive,
            boolean norrocks) {
        long spent = norrocks ? PieceSet.only(Card.NORROCKS) : PieceSet.NONE;
        if (attackerSide == Side.REBEL) {
            return PossessionUse.offered(r, Moment.ATTACKING, attackers & CHARACTERS, 0, 0, spent);
        }
        Moment moment = mental ? Moment.MENTAL_COMBAT : Moment.DEFENDING;
        return PossessionUse.offered(r, moment, active & CHARACTERS, inactive & CHARACTERS, 0, spent);
    }

    /** The rebels may let Norrocks take a wound that somebody of their force is about to take. */
    static boolean offeredToAbsorb(Resolution r, long force) {
        CompanyState company = TheatreState.company(r.state());
        boolean any = false;
        for (long rest = force; rest != 0; rest = PieceSet.rest(rest)) {
            any |= company.pending(PieceSet.lowest(rest)) > 0;
        }
        return any && PossessionUse.offered(r, Moment.WOUNDS, force & CHARACTERS);
    }

    /** Dice that cards add to those of a fighter. */
    static int dice(Position s, int fighter, int bladeOf, boolean norrocks) {
        boolean accompanied = norrocks && s.gear().owner(Card.NORROCKS) == fighter;
        return (fighter == bladeOf ? CardFigures.BLADE_COMBAT : 0) + (accompanied ? CardFigures.NORROCKS_COMBAT : 0);
    }

    /** C-POSS-1: the Body Shield cancels two hits a round on the group of its owner. */
    static void shield(GameState s, long force) {
        if (Possessions.countsFor(s, Card.BODY_SHIELD, force & CHARACTERS)) {
            cancel(s, force);
        }
    }

    /** Two hits less, from those who have most to take. */
    static void cancel(GameState s, long force) {
        CompanyState company = TheatreState.company(s);
        for (int hit = 0; hit < Opponent.HITS_OF_A_WOUND; hit++) {
            int worst = Holder.NOBODY;
            for (long rest = force; rest != 0; rest = PieceSet.rest(rest)) {
                int each = PieceSet.lowest(rest);
                boolean worse = worst == Holder.NOBODY || company.pending(each) > company.pending(worst);
                worst = worse ? each : worst;
            }
            if (worst != Holder.NOBODY && company.pending(worst) > 0) {
                company.setPending(worst, company.pending(worst) - 1);
            }
        }
    }

    /** RUL-73: after a combat in which Norrocks fought, the die may break it. */
    static void rest(Resolution r, boolean norrocks) {
        if (norrocks && r.state().gear().owner(Card.NORROCKS) >= 0) {
            Possessions.rollForBreakage(r, Card.NORROCKS);
        }
    }
}
