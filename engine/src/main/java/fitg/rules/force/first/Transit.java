package fitg.rules.force.first;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.rules.character.Characters;
import fitg.state.Cast;
import fitg.state.GameState;

/** Moves whole stacks, with everybody and everything in them, from one place to another. */
public final class Transit {

    private Transit() {}

    /** Everybody and everything of a side there, prisoners and loads included; its units count as moved. */
    public static void everything(GameState s, Side side, int from, int to) {
        units(s, from, to, s.forces().in(from, side));
        people(s, company(s, from, side), to);
        ships(s, Fleets.ships(s, from, side), to);
    }

    public static void units(GameState s, int from, int to, UnitSet units) {
        s.forces().remove(from, units);
        s.forces().addMoved(to, units);
    }

    public static void people(GameState s, long set, int to) {
        for (long rest = set; rest != 0; rest = PieceSet.rest(rest)) {
            s.people().setAt(PieceSet.lowest(rest), to);
        }
    }

    public static void ships(GameState s, long set, int to) {
        for (long rest = set; rest != 0; rest = PieceSet.rest(rest)) {
            s.gear().setShipAt(PieceSet.lowest(rest), to);
        }
    }

    /** Whom the units of a side held in a place goes with them when the last of them have gone (case 12.82). */
    public static void captives(GameState s, int from, int to, Side side) {
        if (s.forces().units(from, side) == 0) {
            people(s, Characters.heldByUnits(s, from, side), to);
        }
    }

    /** The free characters of a side in a place and those they and the units with them hold. */
    public static long company(GameState s, int place, Side side) {
        long prisoners = s.people().prisoners() & Cast.of(side.opponent());
        return Characters.free(s, place, side) | s.people().present(place, prisoners);
    }
}
