package fitg.rules.sequence.second;

import fitg.content.Ability;
import fitg.content.Card;
import fitg.content.PieceSet;
import fitg.edition.second.Completion;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.rules.character.Ratings;
import fitg.rules.force.second.Passage;
import fitg.rules.force.second.Stacks;
import fitg.rules.possession.Possessions;
import fitg.state.Cast;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Theatre;
import java.util.function.IntUnaryOperator;

/** E2.4.6: possessions at an interphase: the Medi-kit heals, and what is broken is mended (C-POSS-2). */
@Completion("C-POSS-2")
final class CardRepair {

    private static final long MECHANICS = Cast.with(Ability.AUTOMATIC_REPAIR);

    private CardRepair() {}

    /** The owner of a Medi-kit that works, if somebody of his stack or ship is hurt; or NOBODY. */
    static int medic(Resolution r) {
        Position s = r.state();
        int owner = s.gear().owner(Card.MEDI_KIT);
        boolean able = owner >= 0
                && s.people().isFree(owner)
                && !s.gear().isBroken(Card.MEDI_KIT)
                && Rest.patients(r, owner) != 0;
        return able ? owner : Holder.NOBODY;
    }

    /**
     * Who is asked whether he uses it: the medic; or, because asking must tell nothing (K-R38), whoever has a card nobody has seen
     * while somebody with him is hurt.
     */
    static int asked(Resolution r) {
        Position s = r.state();
        int medic = medic(r);
        if (medic != Holder.NOBODY) {
            return medic;
        }
        for (int card = Card.SHIPS; card < Card.COUNT; card++) {
            int owner = s.gear().owner(card);
            boolean unseen = owner >= 0 && !s.gear().isRevealed(card);
            if (unseen && s.people().isFree(owner) && Rest.patients(r, owner) != 0) {
                return owner;
            }
        }
        return Holder.NOBODY;
    }

    /** E5.4.b.2; then the die may break it (14.22). */
    static void useMedikit(Resolution r) {
        int owner = medic(r);
        Possessions.show(r, Card.MEDI_KIT);
        Rest.heal(r, Rest.patients(r, owner), "E5.4.b.2");
        Possessions.rollForBreakage(r, Card.MEDI_KIT);
    }

    /** Broken cards somebody could try. */
    static long repairable(Position s, long busy, boolean onlyWhoCan) {
        long found = PieceSet.NONE;
        for (long rest = s.gear().broken(); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            found |= repairers(s, each, busy, onlyWhoCan) != 0 ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }

    /** E5.4.a.3 and S-R85: the owner or an unwounded friend of his stack or ship, not busy with another repair. */
    static long repairers(Position s, int card, long busy, boolean onlyWhoCan) {
        int owner = s.gear().owner(card);
        boolean hopeless = owner < 0
                || !s.people().isFree(owner)
                || Passage.isDead(s, s.people().at(owner));
        if (hopeless) {
            return PieceSet.NONE;
        }
        long there = Stacks.around(s, owner) & ~Theatre.company(s).wounded() & ~busy;
        return onlyWhoCan ? whoCan(s, there, each -> Ratings.intelligence(s, each)) : there;
    }

    /**
     * C-POSS-2: those of a set who need no die, or have something of the rating it must not exceed. The Helian Drug makes something of
     * nothing, and because asking must tell nothing (K-R38) so does every card that nobody has seen.
     */
    static long whoCan(Position s, long characters, IntUnaryOperator rating) {
        long found = PieceSet.NONE;
        for (long rest = characters; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            boolean able = PieceSet.has(MECHANICS, each) || rating.applyAsInt(each) > 0 || mayTakeTheDrug(s, each);
            found |= able ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }

    private static boolean mayTakeTheDrug(Position s, int character) {
        long cards = s.gear().possessionsOf(character);
        boolean shown = PieceSet.has(cards, Card.HELIAN_DRUG);
        for (long rest = cards; rest != 0 && !shown; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            shown = each >= Card.SHIPS && !s.gear().isRevealed(each);
        }
        return shown;
    }

    /** C-POSS-2: a die up to his intelligence; who repairs automatically needs none. */
    static void attempt(Resolution r, int card, int character) {
        boolean works = PieceSet.has(MECHANICS, character);
        if (!works) {
            int die = r.die("repair");
            works = die <= Ratings.intelligence(r.state(), character);
            if (r.listening()) {
                r.tell(new Event.DieRolled("repair", die, "E2.4.6"));
            }
        }
        if (works) {
            Possessions.setBroken(r, card, false, "E2.4.6");
        }
    }
}
