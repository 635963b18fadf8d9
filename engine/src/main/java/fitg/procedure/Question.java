package fitg.procedure;

import fitg.content.Edition;
import fitg.procedure.Action.Piece;

/**
 * A question the game can ask, with its decision point and the case it follows. Those of the Star System Game are in
 * {@link Ask}; other levels and editions bring enums of their own. A question that continues an act under way (a passenger
 * of a flight already declared) shares the act's number.
 */
public interface Question {

    /** The constant it is known by. */
    String name();

    Facts facts();

    /** The decision point of the specification. */
    default String point() {
        return facts().point();
    }

    default String ruleCase() {
        return facts().ruleCase();
    }

    /** The same in an edition that has a case of its own for it. */
    default String ruleCase(Edition edition) {
        return ruleCase();
    }

    /** What the number that comes with the question names. */
    default Subject subject() {
        return facts().subject();
    }

    default boolean continuesAct() {
        return facts().continuesAct();
    }

    /** Whether the other side may not even count the answers. */
    default boolean isSecret() {
        return false;
    }

    /** What is known of a question before it is asked. */
    record Facts(String point, String ruleCase, Subject subject, boolean continuesAct) {}

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
        FIGHTER,
        COUNTER_TYPE,
        SOVEREIGN,
        /** By its number, 1 to 5. */
        PROVINCE,
        /** A galactic event by the number of its card. */
        EVENT;

        /** The same as actions name it; provinces and events are no pieces. */
        public Piece piece() {
            return this == PROVINCE || this == EVENT ? Piece.NONE : Piece.valueOf(name());
        }
    }
}
