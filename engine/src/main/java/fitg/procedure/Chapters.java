package fitg.procedure;

import fitg.content.ActionEvent;
import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.state.Position;

/**
 * What the chapters of both editions call across each other, and what they leave to the game they are played in. What a smaller
 * game does not have is answered here: nothing happens, nobody has it. An edition and a level add to it what their own chapters
 * ask.
 */
public interface Chapters {

    /** Those of the game being played. */
    static Chapters of(Resolution r) {
        return r.ruleset().chapters();
    }

    /** Specification 2.9: puts right what must hold at all times. */
    Procedure settlement();

    /** Who controls a planet now, or null. */
    Side controller(Position s, int planet);

    /**
     * A planet rises.
     *
     * @param missionEnviron where the mission was that raised it, or nowhere
     */
    Procedure rebellion(int planet, int missionEnviron);

    // ---- what happens besides

    /** What was done on a planet has moved its loyalty so many spaces towards a side, perhaps none. */
    default void loyaltyMoved(Resolution r, int planet, Side favour, int spaces) {}

    /** Something from outside is about to move a planet's loyalty, or to raise it. */
    default void loyaltyThreatened(Resolution r, int planet) {}

    /** A planet has come into another political state. */
    default void planetChanged(Resolution r, int planet, PlanetState from) {}

    /** A planet has gone into rebellion; its units are still to be raised. */
    default void planetRises(Resolution r, int planet) {}

    /** A planet has risen, and its units are raised. */
    default void rebellionRaised(Resolution r, int planet) {}

    /** Whether others hear of what happens on a planet, so that a domino can start there. */
    default boolean isHeardOf(Resolution r, int planet) {
        return true;
    }

    /** The case a domino goes by: 1 to 3 by what started it, 4 for the shifts it brings. */
    default String caseOfDomino(int section) {
        return "C-DOMINO-1";
    }

    /** A planet is gone. */
    default void planetDestroyed(Resolution r, int planet) {}

    /** A side has learned a secret of the other; which one is for those who keep some to say. */
    default void secretLearned(Resolution r, Side learner) {}

    /** A step of the sequence of play, or of a chapter, is over: what was put off to its end begins. */
    default void stepEnds(Resolution r) {}

    /** The same for an effect outside such steps; true if something begins, and the procedure goes on when that is done. */
    default boolean effectEnds(Resolution r) {
        return false;
    }

    // ---- what there is in a game

    /** Whether an event of an action card has a meaning; nobody commits atrocities in a smaller game. */
    default boolean knows(ActionEvent.Type event) {
        return event != ActionEvent.Type.ATROCITY;
    }

    /** Whether a possession that breaks can be repaired (2-province, 11.5); otherwise it is lost. */
    default boolean repairsPossessions() {
        return false;
    }

    /** The possessions a creature can give away (C-SO-3). */
    default long gifts(Position s) {
        return PieceSet.NONE;
    }

    /** 37.12: whether a side may torture its prisoners; only where a secret can be learned by it. */
    default boolean mayTorture(Side side) {
        return false;
    }
}
