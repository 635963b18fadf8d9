package fitg.level.campaign;

import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Provinces;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.galaxy.scenario.Terms;
import fitg.galaxy.taxation.Crown;
import fitg.procedure.Resolution;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.force.second.Defences;
import fitg.state.Position;
import fitg.state.realm.Realm;

/** C-PDB-3 and K-R15: which PDBs a side may put Up for a point, and which may gain a level for three. */
@Completion("C-PDB-3")
final class PdbWorks {

    private PdbWorks() {}

    /** The planets whose PDB may be put Up, in the Resource Phase and at both interphases. */
    static long mayPutUp(Resolution r, Side side) {
        Position s = r.state();
        long found = PieceSet.NONE;
        if (Realm.of(s).points(side) >= Purse.UP && mayWork(r, side)) {
            long planets = s.area().planetSet() & ~Realm.of(s).destroyed();
            for (long rest = planets; rest != 0; rest = PieceSet.rest(rest)) {
                int planet = PieceSet.lowest(rest);
                boolean may = !s.planets().pdbUp(planet)
                        && (side == Side.IMPERIAL ? isImperialSite(r, planet) : isRebelSite(s, planet));
                found |= may ? PieceSet.only(planet) : PieceSet.NONE;
            }
        }
        return found;
    }

    /** The planets whose PDB may gain a level, in the Resource Phase only, one level of each PDB; it must be Up. */
    static long mayRaise(Resolution r, Side side) {
        Position s = r.state();
        long found = PieceSet.NONE;
        if (Realm.of(s).points(side) >= Purse.LEVEL && mayWork(r, side)) {
            for (int planet : s.area().planets()) {
                boolean may = s.planets().pdbUp(planet)
                        && s.planets().pdbLevel(planet) != Purse.HIGHEST_LEVEL
                        && mayRaise(r, planet, side);
                found |= may ? PieceSet.only(planet) : PieceSet.NONE;
            }
        }
        return found;
    }

    /** K-R11: the rebels need an open base for it. */
    private static boolean mayRaise(Resolution r, int planet, Side side) {
        Position s = r.state();
        return side == Side.REBEL
                ? Realm.of(s).baseRevealed() && Defences.controller(s, planet) == side
                : Terms.of(r.rules().scenario())
                                .raisesLevels(Provinces.of(planet), s.turn().number())
                        && isImperialSite(r, planet);
    }

    /** 33.35 and event 122: an Empire without a seat builds nothing, nor does it this year. */
    private static boolean mayWork(Resolution r, Side side) {
        return side == Side.REBEL || Circumstances.now(r.state()).buildsPdbs() && Crown.hasSeat(r);
    }

    /** 33.34: his own planets, in provinces whose capital is his. */
    private static boolean isImperialSite(Resolution r, int planet) {
        return Crown.holds(r, planet) && Crown.holdsCapitalOf(r, planet);
    }

    /** 34.43: planets he controls, and those in rebellion without Imperial ground units. */
    private static boolean isRebelSite(Position s, int planet) {
        boolean rising = s.planets().state(planet) == PlanetState.REBELLION
                && !Defences.hasGroundUnits(s, planet, Side.IMPERIAL);
        return rising || Defences.controller(s, planet) == Side.REBEL;
    }
}
