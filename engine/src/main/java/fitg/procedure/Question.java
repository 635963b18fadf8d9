package fitg.procedure;

import fitg.procedure.Action.Piece;

/**
 * A question the game can ask, with its decision point and the case it follows. Those of the Star System Game are in
 * {@link Ask}; other levels and editions bring enums of their own. A question that continues an act under way (a passenger
 * of a flight already declared) shares the act's number.
 */
public interface Question {

    /** The constant it is known by. */
    String name();

    /** The decision point of the specification. */
    String point();

    String ruleCase();

    /** What the number that comes with the question names. */
    Subject subject();

    boolean continuesAct();

    /** The piece or place a question is about. */
    enum Subject {
        NONE,
        ENVIRON,
        PLANET,
        CHARACTER,
        UNIT,
        SHIP,
        POSSESSION,
        MISSION,
        PLACE,
        COUNTER,
        FIGHTER;

        /** The same as actions name it. */
        public Piece piece() {
            return Piece.valueOf(name());
        }
    }
}
