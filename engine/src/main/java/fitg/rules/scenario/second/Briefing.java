package fitg.rules.scenario.second;

import fitg.content.CounterType;
import fitg.content.Mission;
import fitg.content.Side;
import fitg.procedure.Scenario;
import fitg.state.Holder;
import java.util.List;

/**
 * What a scenario of 2002 says besides: where the pieces begin, which PDBs are down, which missions there are, what counts
 * points, and whose cell is well guarded.
 *
 * @param pdbsDown planets by their place in the catalogue
 * @param missions a set of {@link Mission#bit()}
 * @param cell the character for whom freeing on his first planet takes two letters (4a, 3.3), or NOBODY
 */
public record Briefing(
        List<Placement> placements, List<Integer> pdbsDown, long missions, List<Score> scores, int cell, int cellPlanet)
        implements Briefed {

    /** Pieces that begin in one place. Characters in space are aboard the spaceship that is placed with them. */
    public record Placement(
            int place,
            List<CounterType> counters,
            List<Integer> characters,
            List<Integer> prisoners,
            List<Vessel> ships) {}

    /** A character spaceship and who holds it. */
    public record Vessel(int ship, int holder) {}

    /** Points for one thing that is so at the end. */
    public record Score(What what, int character, int star, Side side, int points) {

        public enum What {
            /** A named character is free. */
            FREE,
            /** A named character is free outside a star system. */
            FREE_OUTSIDE,
            /** Each character of a side who is a prisoner. */
            PRISONER,
            /** Each character of a side who is dead. */
            DEAD
        }
    }

    public static Briefing of(Scenario scenario) {
        return scenario.further(Briefed.class).briefing();
    }

    @Override
    public Briefing briefing() {
        return this;
    }

    public boolean hasCell() {
        return cell != Holder.NOBODY;
    }
}
