package fitg.rules.flight.second;

import fitg.edition.second.Completion;
import fitg.state.Position;
import fitg.state.theatre.Theatre;

/** E5.3.a.7 and C-SHIP-2: how a spaceship gets away from the starship that hunts it. */
@Completion("C-SHIP-2")
public final class Escape {

    /** E5.3.a.7: what is taken off the die for a jump. */
    private static final int WARP = 2;

    private Escape() {}

    /** The hunter's attack factor less the spaceship's and its evasion value. */
    public static int differential(Position s, int ship, int hunter) {
        int evasion = Spaceships.evasion(s, ship, Spaceships.crew(s, ship));
        return Theatre.counters(s).attack(hunter) - Spaceships.attack(s, ship) - evasion;
    }

    /** What is added to the die. */
    public static int modifier(int earlierTries, boolean warp) {
        return -earlierTries - (warp ? WARP : 0);
    }
}
