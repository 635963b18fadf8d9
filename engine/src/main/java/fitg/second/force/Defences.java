package fitg.second.force;

import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.second.Completion;
import fitg.state.Position;

/** Who has a planet and its PDB, and what a PDB is worth. */
@Completion({"C-PDB-1", "C-PDB-2"})
public final class Defences {

    private static final int[] ATTACK = {1, 4, 8};
    private static final int[] ENDURANCE = {3, 4, 5};
    private static final int RAKING_DICE = 4;

    private Defences() {}

    /** C-PDB-1: a planet in rebellion, or whose rebellion was stopped, is nobody's, and so is its PDB. */
    public static Side controller(Position s, int planet) {
        PlanetState state = s.planets().state(planet);
        return switch (state) {
            case IMPERIAL_CONTROL -> Side.IMPERIAL;
            case REBEL_CONTROL -> Side.REBEL;
            case REBELLION, REBELLION_STOPPED -> null;
        };
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
