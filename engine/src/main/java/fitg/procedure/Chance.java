package fitg.procedure;

import fitg.content.PieceSet;

/** The one door through which luck enters. Every draw names what it decides, for the log and for tests. */
public interface Chance {

    int SIX = 6;

    /** A fair die with so many sides, 1 to {@code sides}. */
    int die(String what, int sides);

    /** The usual die of six sides. */
    default int die(String what) {
        return die(what, SIX);
    }

    /** One of {@code count} equal things, 0 to count - 1. */
    int pick(String what, int count);

    /** One card of the action deck, given as a set of cards. */
    default int actionCard(long deck) {
        return PieceSet.member(deck, pick("action card", PieceSet.size(deck)));
    }

    /** One card of the possession deck, given as a set of cards. */
    default int possession(long deck) {
        return PieceSet.member(deck, pick("possession", PieceSet.size(deck)));
    }

    /** One character of a pool, given as a set of characters. */
    default int character(long pool) {
        return PieceSet.member(pool, pick("character", PieceSet.size(pool)));
    }

    /** Something nobody can foresee and nothing hangs on: one of {@code count}, without a draw. Where there is no key, the first. */
    default int whim(int count) {
        return 0;
    }

    /** What comes when others deal from now on: their luck, after anything that is prepared for this game. */
    default Chance followedBy(Chance next) {
        return next;
    }

    Chance copy();
}
