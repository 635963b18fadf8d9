package fitg.rules.loyalty;

import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Chapters;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Digest;

/**
 * A shift of loyalty with everything that belongs to it: the Imperial player may first show a secret that forbids it (4.2 b), and
 * a planet that rises does so at once unless the caller waits. Its result is how far the marker moved, or RISES.
 */
public final class LoyaltyShift extends Procedure {

    /** Of the sections of the Domino Effect the one about who is shifted, and how far. */
    private static final int SHIFTS = 4;

    private enum Step {
        INTERRUPT,
        SHIFT,
        RISEN
    }

    private final int planet;
    private final Side side;
    private final int spaces;
    private final Cause cause;
    private final boolean atOnce;
    private Step step = Step.INTERRUPT;

    private LoyaltyShift(int planet, Side side, int spaces, Cause cause, boolean atOnce) {
        this.planet = planet;
        this.side = side;
        this.spaces = spaces;
        this.cause = cause;
        this.atOnce = atOnce;
    }

    /** The planet rises at once if it does. */
    public static LoyaltyShift of(int planet, Side side, int spaces, Cause cause) {
        return new LoyaltyShift(planet, side, spaces, cause, true);
    }

    /** Rising is left to the caller (case 23.47). */
    public static LoyaltyShift waiting(int planet, Side side, Cause cause) {
        return new LoyaltyShift(planet, side, 1, cause, false);
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case INTERRUPT -> {
                step = Step.SHIFT;
                boolean shielded = side == Side.REBEL && cause.comesFromOutside();
                if (shielded && Loyalties.canMove(r.state(), planet, side, cause)) {
                    Chapters.of(r).loyaltyThreatened(r, planet);
                }
            }
            case SHIFT -> shift(r);
            case RISEN -> r.finish(Loyalties.RISES);
        }
    }

    private void shift(Resolution r) {
        int moved =
                Loyalties.shift(r, planet, side, spaces, cause, Chapters.of(r).caseOfDomino(SHIFTS));
        if (moved == Loyalties.RISES && atOnce) {
            step = Step.RISEN;
            r.call(Chapters.of(r).rebellion(planet, Place.OUT_OF_GAME));
            return;
        }
        r.finish(moved);
    }

    @Override
    protected void digest(Digest d) {
        d.add(planet).add(side.ordinal()).add(spaces).add(cause.ordinal());
        d.add(atOnce ? 1 : 0).add(step.ordinal());
    }
}
