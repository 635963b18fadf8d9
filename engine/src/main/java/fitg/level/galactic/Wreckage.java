package fitg.level.galactic;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.procedure.Resolution;
import fitg.rules.combat.Casualties;
import fitg.rules.combat.first.Units;
import fitg.rules.control.Control;
import fitg.rules.force.first.Fleets;
import fitg.rules.spaceship.Ships;
import fitg.state.GameState;
import fitg.state.province.Supply;
import fitg.state.province.SupplyState;

/** Case 36.34 and 3.3: what is left of a planet that has stopped turning. */
final class Wreckage {

    private static final String CASE = "36.34";

    private Wreckage() {}

    /** Units that waited for room there are gone, and so are its sovereigns. */
    static void clear(GameState s, int planet) {
        SupplyState supply = SupplyState.of(s);
        for (int environ : Control.environsOf(planet)) {
            for (UnitType type : s.forces().roster().of(Side.REBEL)) {
                if (supply.waiting(environ, type) > 0) {
                    supply.setWaiting(environ, type, 0);
                }
            }
        }
        for (int each = 0; each < PRINTED.sovereigns().size(); each++) {
            if (PRINTED.sovereigns().get(each).planetId()
                    == PRINTED.planet(planet).id()) {
                supply.setSovereign(each, Supply.Fate.GONE);
            }
        }
    }

    /** Everybody and everything on it and above it dies, on both sides. */
    static void leaveNobody(Resolution r, int planet) {
        for (int environ : Control.environsOf(planet)) {
            clearOut(r, environ);
        }
        clearOut(r, Place.orbit(planet));
        clearOut(r, Place.interception(planet));
    }

    private static void clearOut(Resolution r, int place) {
        GameState s = r.state();
        for (long rest = s.people().present(place, s.people().onMap()); rest != 0; rest = PieceSet.rest(rest)) {
            Casualties.kill(r, PieceSet.lowest(rest), CASE);
        }
        for (Side side : Side.values()) {
            for (long rest = Fleets.ships(s, place, side); rest != 0; rest = PieceSet.rest(rest)) {
                Ships.destroy(r, PieceSet.lowest(rest), CASE);
            }
            Units.eliminate(r, place, side, s.forces().in(place, side), CASE);
        }
    }
}
