package fitg.rules.possession;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Possession;
import fitg.procedure.Event;
import fitg.procedure.Event.PossessionGone.Fate;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.spaceship.Ships;
import fitg.state.GameState;

/** Cases 14.1 to 14.27: who has which card, how many he may have, and how cards come and go. */
public final class Possessions {

    private Possessions() {}

    /** The cards still to be found, ships among them. */
    public static int deck(GameState s) {
        int deck = 0;
        for (int card = 0; card < Card.COUNT; card++) {
            boolean there = card < Card.SHIPS ? s.shipAt(card) == GameState.POOL : s.owner(card) == GameState.DECK;
            if (there) {
                deck |= 1 << card;
            }
        }
        return deck;
    }

    /** Case 14.13: any number of weapons and objects, one companion, one spaceship. */
    public static boolean mayHold(GameState s, int character, int card) {
        if (card < Card.SHIPS) {
            return Ships.heldBy(s, character) == GameState.NOBODY;
        }
        boolean companion = (Card.COMPANIONS & 1 << card) != 0;
        return !companion || (s.possessionsOf(character) & Card.COMPANIONS & ~(1 << card)) == 0;
    }

    /** A character gets a card from the deck; a ship stands where he is. */
    public static void give(Resolution r, int card, int character) {
        GameState s = r.state();
        if (card < Card.SHIPS) {
            Ships.bringIn(r, card, character, s.at(character));
            return;
        }
        s.setOwner(card, character);
        s.setRevealed(card, false);
        if (r.listening()) {
            r.tell(new Event.PossessionGained(card, false, character, "14.11"));
        }
    }

    /** Case 14.2: the card is shown, and stays so (RUL-36). */
    public static void show(Resolution r, int card) {
        GameState s = r.state();
        r.shown();
        s.setRevealed(card, true);
        if (r.listening()) {
            r.tell(new Event.PossessionUsed(card, s.owner(card), "14.2"));
        }
    }

    /** Case 14.22: after a use the die may break the card; in this game that loses it. */
    public static void rollForBreakage(Resolution r, int card) {
        Possession printed = PRINTED.possession(card);
        int die = r.die(printed.name());
        if (r.listening()) {
            r.tell(new Event.DieRolled(printed.name(), die, "14.22"));
        }
        if (breaks(card, die)) {
            lose(r, card, "14.24");
        }
    }

    public static boolean breaks(int card, int die) {
        return die >= PRINTED.possession(card).breaksFrom();
    }

    /** Case 14.24: lost cards go back to the deck. */
    public static void lose(Resolution r, int card, String ruleCase) {
        leave(r, card, GameState.DECK, Fate.BACK_TO_DECK, ruleCase);
    }

    public static void remove(Resolution r, int card, String ruleCase) {
        leave(r, card, GameState.REMOVED, Fate.OUT_OF_GAME, ruleCase);
    }

    /** Case 14.25: everything a dead character carried is destroyed, ships excepted. */
    public static void destroy(Resolution r, int character) {
        for (int rest = r.state().possessionsOf(character); rest != 0; rest &= rest - 1) {
            remove(r, Integer.numberOfTrailingZeros(rest), "14.25");
        }
    }

    /** Case 14.26: the Imperial player keeps what a captive carried, ships excepted, and may not use it. */
    public static void seize(Resolution r, int character) {
        for (int rest = r.state().possessionsOf(character); rest != 0; rest &= rest - 1) {
            r.shown();
            leave(r, Integer.numberOfTrailingZeros(rest), GameState.IMPERIAL_HANDS, Fate.TAKEN_BY_EMPIRE, "14.26");
        }
    }

    private static void leave(Resolution r, int card, int where, Fate fate, String ruleCase) {
        GameState s = r.state();
        if (r.listening()) {
            r.tell(new Event.PossessionGone(card, s.isRevealed(card), s.owner(card), fate, ruleCase));
        }
        s.setOwner(card, where);
        s.setRevealed(card, false);
    }

    /** Whether a card lies shown under somebody of a set and counts without further ado. */
    public static boolean countsFor(GameState s, int card, int set) {
        int owner = s.owner(card);
        return owner >= 0 && (set & 1 << owner) != 0 && s.isRevealed(card);
    }

    /** Whether anybody of a set has any card that is not a ship. */
    static boolean anyHeld(GameState s, int set) {
        for (int card = Card.SHIPS; card < Card.COUNT; card++) {
            int owner = s.owner(card);
            if (owner >= 0 && (set & 1 << owner) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Case 2.8: whether anybody of a set who is free to use it has a card the Empire has not seen. */
    public static boolean anyFaceDown(GameState s, int set) {
        for (int card = Card.SHIPS; card < Card.COUNT; card++) {
            int owner = s.owner(card);
            if (owner >= 0 && (set & 1 << owner) != 0 && !s.isRevealed(card) && Characters.isFree(s, owner)) {
                return true;
            }
        }
        return false;
    }

    /** Companions the Empire has not seen. */
    public static int faceDownCompanions(GameState s, int character) {
        int unseen = 0;
        for (int rest = s.possessionsOf(character) & Card.COMPANIONS; rest != 0; rest &= rest - 1) {
            unseen += s.isRevealed(Integer.numberOfTrailingZeros(rest)) ? 0 : 1;
        }
        return unseen;
    }

    /** Case 14.3: companions take a seat aboard. */
    public static int companions(GameState s, int character) {
        return Integer.bitCount(s.possessionsOf(character) & Card.COMPANIONS);
    }
}
