package fitg.procedure;

import fitg.content.Side;
import fitg.state.Segment;

/**
 * One step of the sequence of play.
 *
 * @param segment what it is called
 * @param opening what happens when it begins, before anybody acts in it
 * @param course what is carried out in it
 * @param turnOf whose player-turn it is; null for every other step
 */
public record Phase(Segment segment, Act opening, Act course, Side turnOf) {

    /** Something the rules do, usually by calling a procedure. */
    @FunctionalInterface
    public interface Act {
        void carryOut(Resolution r, Side side);
    }

    private static final Act NOTHING = (r, side) -> {};

    /** Whether anything happens when it begins. */
    public boolean hasOpening() {
        return opening != NOTHING;
    }

    /** A step without an opening of its own. */
    public static Phase of(Segment segment, Act course) {
        return new Phase(segment, NOTHING, course, null);
    }

    /** The same step with something that happens first. */
    public Phase openedBy(Act first) {
        return new Phase(segment, first, course, turnOf);
    }

    /** The same step with something else carried out in it. */
    public Phase withCourse(Act other) {
        return new Phase(segment, opening, other, turnOf);
    }

    /** A step in which nobody acts. */
    public static Phase opening(Segment segment, Act opening) {
        return new Phase(segment, opening, NOTHING, null);
    }

    /** The player-turn of a side as a step of the game-turn. */
    public static Phase turnOf(Side side, Act course) {
        return new Phase(Segment.START, NOTHING, course, side);
    }
}
