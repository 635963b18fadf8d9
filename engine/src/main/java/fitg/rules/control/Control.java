package fitg.rules.control;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Loyalty;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.procedure.Chapters;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.realm.Realm;

/** Cases 15.5 and 8.0: who controls a planet and its PDB. Characters and camps never count (case 15.74). */
public final class Control {

    private static final int[][] ENVIRONS_OF = PRINTED.planets().stream()
            .map(planet ->
                    planet.environs().stream().mapToInt(Integer::intValue).toArray())
            .toArray(int[][]::new);

    private Control() {}

    public static int[] environsOf(int planet) {
        return ENVIRONS_OF[planet];
    }

    public static int planetOf(int environ) {
        return Place.planet(environ);
    }

    /** The table of case 15.8; null when nobody controls the planet, or it is no more. */
    public static Side of(Position s, int planet) {
        return Realm.of(s).isDestroyed(planet) ? null : byUnits(s, planet);
    }

    private static Side byUnits(Position s, int planet) {
        return PRINTED.planetControl()
                .controller(
                        s.planets().state(planet),
                        hasUnits(s, planet, Side.IMPERIAL),
                        hasUnits(s, planet, Side.REBEL),
                        s.planets().pdbUp(planet));
    }

    /** The planets a side controls, as a {@link PieceSet}. */
    public static long heldBy(Position s, Side side) {
        long held = PieceSet.NONE;
        for (long rest = inReachOf(s, side); rest != 0; rest = PieceSet.rest(rest)) {
            int planet = PieceSet.lowest(rest);
            held |= of(s, planet) == side ? PieceSet.only(planet) : 0;
        }
        return held;
    }

    /** The planets whose state lets a side control them; whether it does is a question of units and the PDB. */
    public static long inReachOf(Position s, Side side) {
        long planets = PieceSet.NONE;
        for (PlanetState state : PRINTED.planetControl().statesOf(side)) {
            planets |= s.planets().in(state);
        }
        return planets;
    }

    public static boolean hasUnits(Position s, int planet, Side side) {
        return s.forces().onPlanet(planet, side) > 0;
    }

    /** Case 15.52: a planet in rebellion on which the Empire has no unit; nobody else may have its PDB. */
    public static boolean isRisenWithoutTroops(Position s, int planet) {
        return s.planets().state(planet) == PlanetState.REBELLION && !hasUnits(s, planet, Side.IMPERIAL);
    }

    /** Case 8.2: a PDB serves only the controller of its planet, and only when Up. */
    public static boolean hasUsablePdb(Position s, int planet, Side side) {
        return s.planets().pdbUp(planet) && of(s, planet) == side;
    }

    /** Case 8.31: the PDB goes Down. */
    public static void putPdbDown(Resolution r, int planet, String ruleCase) {
        setPdb(r, planet, r.state().planets().pdbLevel(planet), false, ruleCase);
    }

    public static void setPdb(Resolution r, int planet, int level, boolean up, String ruleCase) {
        GameState s = r.state();
        if (s.planets().pdbLevel(planet) == level && s.planets().pdbUp(planet) == up) {
            return;
        }
        s.planets().setPdbLevel(planet, level);
        s.planets().setPdbUp(planet, up);
        if (r.listening()) {
            r.tell(new Event.PdbChanged(planet, level, up, ruleCase));
        }
    }

    public static void setState(Resolution r, int planet, PlanetState state, String ruleCase) {
        GameState s = r.state();
        if (r.listening()) {
            r.tell(new Event.PlanetChanged(planet, s.planets().state(planet), state, ruleCase));
        }
        PlanetState from = s.planets().state(planet);
        s.planets().setState(planet, state);
        if (state != PlanetState.IMPERIAL_CONTROL) {
            s.planets().setLoyalty(planet, Loyalty.UNREST);
        }
        Chapters.of(r).planetChanged(r, planet, from);
    }

    /** Case 15.1: shifts loyalty towards a side; nothing while the marker is out of use. Returns whether it moved. */
    public static boolean shiftLoyalty(Resolution r, int planet, Side favour, String ruleCase) {
        return setLoyalty(r, planet, r.state().planets().loyalty(planet).shiftedFor(favour), ruleCase);
    }

    public static boolean setLoyalty(Resolution r, int planet, Loyalty to, String ruleCase) {
        GameState s = r.state();
        Loyalty from = s.planets().loyalty(planet);
        if (!s.planets().state(planet).usesLoyaltyMarker() || from == to) {
            return false;
        }
        s.planets().setLoyalty(planet, to);
        if (r.listening()) {
            r.tell(new Event.LoyaltyShifted(planet, from, to, ruleCase));
        }
        return true;
    }
}
