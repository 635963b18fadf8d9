package fitg.rules.force.second;

import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.rules.control.Control;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;

/** Who has a planet and its PDB, and what a PDB is worth. */
@Completion({"C-PDB-1", "C-PDB-2"})
public final class Defences {

    private static final int[] ATTACK = {1, 4, 8};
    private static final int[] ENDURANCE = {3, 4, 5};
    private static final int RAKING_DICE = 4;

    private Defences() {}

    /**
     * C-PDB-1 and K-R23: a planet in rebellion, or whose rebellion was stopped, is nobody's, and so is its PDB. K-R25: others are lost
     * while the PDB is down and only the enemy has ground units there.
     */
    public static Side controller(Position s, int planet) {
        PlanetState state = s.planets().state(planet);
        return switch (state) {
            case IMPERIAL_CONTROL -> unlessLost(s, planet, Side.IMPERIAL);
            case REBEL_CONTROL -> unlessLost(s, planet, Side.REBEL);
            case REBELLION, REBELLION_STOPPED -> null;
        };
    }

    private static Side unlessLost(Position s, int planet, Side side) {
        boolean lost = !s.planets().pdbUp(planet)
                && hasGroundUnits(s, planet, side.opponent())
                && !hasGroundUnits(s, planet, side);
        return lost || Realm.of(s).isDestroyed(planet) ? null : side;
    }

    /** K-R2: only ground units in environs hold a planet. */
    public static boolean hasGroundUnits(Position s, int planet, Side side) {
        Counters counters = Theatre.counters(s);
        for (int environ : Control.environsOf(planet)) {
            if (counters.groundUnits(environ, side) > 0) {
                return true;
            }
        }
        return false;
    }

    public static boolean isUp(Position s, int planet, Side owner) {
        return s.planets().pdbUp(planet) && controller(s, planet) == owner;
    }

    public static int attack(Position s, int planet) {
        return ATTACK[s.planets().pdbLevel(planet)];
    }

    public static int endurance(Position s, int planet) {
        return ENDURANCE[s.planets().pdbLevel(planet)];
    }

    /** C-PDB-2: four dice a level at what passes between environ and orbit; level 0 rakes nobody (S-R25). */
    public static int rakingDice(Position s, int planet, Side owner) {
        return isUp(s, planet, owner) ? RAKING_DICE * s.planets().pdbLevel(planet) : 0;
    }
}
