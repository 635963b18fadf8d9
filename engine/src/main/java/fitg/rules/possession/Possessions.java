package fitg.rules.possession;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Card;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Possession;
import fitg.procedure.Chapters;
import fitg.procedure.Event;
import fitg.procedure.Event.PossessionGone.Fate;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;

/** Cases 14.1 to 14.27: who has which card, how many he may have, and how cards come and go. */
public final class Possessions {

    private static final long SHIPS = PieceSet.first(Card.SHIPS);

    private Possessions() {}

    /** The cards still to be found, ships among them. */
    public static long deck(Position s) {
        long deck = 0;
        for (int card = 0; card < Card.COUNT; card++) {
            deck |= isInDeck(s, card) ? PieceSet.only(card) : 0;
        }
        return deck;
    }

    public static boolean anyInDeck(Position s) {
        for (int card = 0; card < Card.COUNT; card++) {
            if (isInDeck(s, card)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isInDeck(Position s, int card) {
        return card < Card.SHIPS
                ? s.gear().shipAt(card) == Place.POOL
                : s.gear().owner(card) == Holder.DECK;
    }

    /** Case 14.13: any number of weapons and objects, one companion, one spaceship. */
    public static boolean mayHold(Position s, int character, int card) {
        if (Cast.isSovereign(character)) {
            return false; // case 25.23
        }
        if (card < Card.SHIPS) {
            return Ships.heldBy(s, character) == Holder.NOBODY;
        }
        boolean companion = PieceSet.has(Card.COMPANIONS, card);
        return !companion || (s.gear().possessionsOf(character) & Card.COMPANIONS & ~PieceSet.only(card)) == 0;
    }

    /** A character gets a card from the deck; a ship stands where he is. */
    public static void give(Resolution r, int card, int character) {
        GameState s = r.state();
        if (card < Card.SHIPS) {
            Ships.bringIn(r, card, character, s.people().at(character));
            return;
        }
        s.gear().setOwner(card, character);
        s.gear().setRevealed(card, false);
        if (r.listening()) {
            r.tell(new Event.PossessionGained(card, false, character, "14.11"));
        }
    }

    /** Case 14.2: the card is shown, and stays so (RUL-36). */
    public static void show(Resolution r, int card) {
        GameState s = r.state();
        r.shown();
        s.gear().setRevealed(card, true);
        if (r.listening()) {
            r.tell(new Event.PossessionUsed(card, s.gear().owner(card), "14.2"));
        }
    }

    /** Case 14.22: after a use the die may break the card; whether that loses it depends on the game. */
    public static void rollForBreakage(Resolution r, int card) {
        Possession printed = PRINTED.possession(card);
        int die = r.die(printed.name());
        if (r.listening()) {
            r.tell(new Event.DieRolled(printed.name(), die, "14.22"));
        }
        if (!breaks(card, die)) {
            return;
        }
        if (Chapters.of(r).repairsPossessions()) {
            setBroken(r, card, true, "14.22");
        } else {
            lose(r, card, "14.24");
        }
    }

    /** 2-province, 11.5: carried but useless, or of use again. */
    public static void setBroken(Resolution r, int card, boolean broken, String ruleCase) {
        r.state().gear().setBroken(card, broken);
        if (r.listening()) {
            r.tell(new Event.PossessionBroken(card, r.state().gear().owner(card), broken, ruleCase));
        }
    }

    public static boolean breaks(int card, int die) {
        return die >= PRINTED.possession(card).breaksFrom();
    }

    /** Case 14.24: lost cards go back to the deck. */
    public static void lose(Resolution r, int card, String ruleCase) {
        leave(r, card, Holder.DECK, Fate.BACK_TO_DECK, ruleCase);
    }

    public static void remove(Resolution r, int card, String ruleCase) {
        leave(r, card, Holder.REMOVED, Fate.OUT_OF_GAME, ruleCase);
    }

    /** Case 14.25: everything a dead character carried is destroyed, ships excepted. */
    public static void destroy(Resolution r, int character) {
        for (long rest = r.state().gear().possessionsOf(character); rest != 0; rest = PieceSet.rest(rest)) {
            remove(r, PieceSet.lowest(rest), "14.25");
        }
    }

    /** Case 14.26: the Imperial player keeps what a captive carried, ships excepted, and may not use it. */
    public static void seize(Resolution r, int character) {
        for (long rest = r.state().gear().possessionsOf(character); rest != 0; rest = PieceSet.rest(rest)) {
            r.shown();
            leave(r, PieceSet.lowest(rest), Holder.IMPERIAL_HANDS, Fate.TAKEN_BY_EMPIRE, "14.26");
        }
    }

    private static void leave(Resolution r, int card, int where, Fate fate, String ruleCase) {
        GameState s = r.state();
        if (r.listening()) {
            r.tell(new Event.PossessionGone(
                    card, s.gear().isRevealed(card), s.gear().owner(card), fate, ruleCase));
        }
        s.gear().setOwner(card, where);
        s.gear().setRevealed(card, false);
        s.gear().setBroken(card, false);
    }

    /** Whether a card lies shown under somebody of a set and counts without further ado. */
    public static boolean countsFor(Position s, int card, long set) {
        int owner = s.gear().owner(card);
        return owner >= 0
                && PieceSet.has(set, owner)
                && s.gear().isRevealed(card)
                && !s.gear().isBroken(card);
    }

    /** Whether anybody of a set has any card that is not a ship. */
    static boolean anyHeld(Position s, long set) {
        for (long rest = s.gear().owned() & ~SHIPS; rest != 0; rest = PieceSet.rest(rest)) {
            if (PieceSet.has(set, s.gear().owner(PieceSet.lowest(rest)))) {
                return true;
            }
        }
        return false;
    }

    /** Case 2.8: whether anybody of a set who is free to use it has a card the Empire has not seen. */
    public static boolean anyFaceDown(Position s, long set) {
        for (long rest = s.gear().owned() & ~SHIPS; rest != 0; rest = PieceSet.rest(rest)) {
            int card = PieceSet.lowest(rest);
            int owner = s.gear().owner(card);
            if (PieceSet.has(set, owner) && !s.gear().isRevealed(card) && Characters.isFree(s, owner)) {
                return true;
            }
        }
        return false;
    }

    /** Companions the Empire has not seen. */
    public static int faceDownCompanions(Position s, int character) {
        int unseen = 0;
        for (long rest = s.gear().possessionsOf(character) & Card.COMPANIONS; rest != 0; rest = PieceSet.rest(rest)) {
            unseen += s.gear().isRevealed(PieceSet.lowest(rest)) ? 0 : 1;
        }
        return unseen;
    }
}
