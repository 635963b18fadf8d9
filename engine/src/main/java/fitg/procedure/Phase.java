package fitg.procedure;

import fitg.content.Side;
import fitg.state.Segment;

/**
 * One step of the sequence of play.
 *
 * @param segment what it is called
 * @param opening what happens when it begins, before anybody acts in it
 * @param course what is carried out in it
 */
public record Phase(Segment segment, Act opening, Act course) {

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
        return new Phase(segment, NOTHING, course);
    }

    /** The same step with something that happens first. */
    public Phase openedBy(Act first) {
        return new Phase(segment, first, course);
    }

    /** A step in which nobody acts. */
    public static Phase opening(Segment segment, Act opening) {
        return new Phase(segment, opening, NOTHING);
    }
}
