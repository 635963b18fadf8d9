package fitg.procedure;

import fitg.content.Side;
import fitg.state.Holder;

/**
 * Something that gives Rebel victory points now, or takes some. Who shows points lists these, so that nobody counts for himself.
 *
 * @param piece the planet or the character; NOBODY where a side is meant
 * @param side the side that is meant; null where a piece is
 * @param star for what counts outside a star system
 * @param times how often it counts
 * @param points what it gives in all
 */
public record Scored(Why why, int piece, Side side, int star, int times, int points) {

    public enum Why {
        /** The rebels hold a planet. */
        HELD,
        /** A planet has risen, and nobody holds it for them. */
        RISEN,
        /** What the people of a planet think. */
        LOYALTY,
        DEAD,
        PRISONER,
        FREE,
        FREE_OUTSIDE,
        /** Each dead character of a side. */
        DEATHS,
        /** Each character of a side who was taken. */
        PRISONERS,
        INFORMATION
    }

    public static Scored of(Why why, int piece, int points) {
        return new Scored(why, piece, null, Holder.NOBODY, 1, points);
    }

    public static Scored of(Why why, Side side, int times, int points) {
        return new Scored(why, Holder.NOBODY, side, Holder.NOBODY, times, points);
    }
}
