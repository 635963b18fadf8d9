package fitg.second.campaign;

import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.galaxy.scenario.Terms;
import fitg.galaxy.state.Realm;
import fitg.galaxy.taxation.Crown;
import fitg.procedure.Resolution;
import fitg.second.Completion;
import fitg.second.force.Defences;
import fitg.state.Position;

/** C-PDB-3 and K-R15: which PDBs a side may put Up for a point, and which may gain a level for three. */
@Completion("C-PDB-3")
final class PdbWorks {

    private static final int NO_WORKS = 122;

    private PdbWorks() {}

    /** In the Resource Phase and at both interphases. */
    static boolean mayPutUp(Resolution r, int planet, Side side) {
        Position s = r.state();
        if (s.planets().pdbUp(planet)
                || Realm.of(s).isDestroyed(planet)
                || Realm.of(s).points(side) < Purse.UP) {
            return false;
        }
        return side == Side.IMPERIAL ? isImperialSite(r, planet) : isRebelSite(s, planet);
    }

    /** In the Resource Phase only, one level of each PDB; it must be Up. */
    static boolean mayRaise(Resolution r, int planet, Side side) {
        Position s = r.state();
        if (!s.planets().pdbUp(planet)
                || s.planets().pdbLevel(planet) == Purse.HIGHEST_LEVEL
                || Realm.of(s).points(side) < Purse.LEVEL) {
            return false;
        }
        // K-R11: the rebels need an open base for it.
        return side == Side.REBEL
                ? Realm.of(s).baseRevealed() && Defences.controller(s, planet) == side
                : Terms.of(r.rules().scenario())
                                .raisesLevels(Terms.province(planet), s.turn().number())
                        && isImperialSite(r, planet);
    }

    /** 33.34 and event 122: his own planets, in provinces whose capital is his. */
    private static boolean isImperialSite(Resolution r, int planet) {
        return !Realm.of(r.state()).isEvent(NO_WORKS)
                && Crown.holds(r, planet)
                && Crown.hasSeat(r)
                && Crown.holdsCapitalOf(r, planet);
    }

    /** 34.43: planets he controls, and those in rebellion without Imperial ground units. */
    private static boolean isRebelSite(Position s, int planet) {
        boolean rising = s.planets().state(planet) == PlanetState.REBELLION
                && !Defences.hasGroundUnits(s, planet, Side.IMPERIAL);
        return rising || Defences.controller(s, planet) == Side.REBEL;
    }
}
