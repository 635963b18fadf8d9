package fitg.rules.flight.first;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.rules.assignment.Ways;
import fitg.rules.character.Characters;
import fitg.rules.force.first.Fleets;
import fitg.rules.sovereign.Sovereignty;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.Position;
import fitg.state.province.Supply;

/** Case 20.2: where a spaceship may fly by itself, and what it must not leave behind. */
final class Goals {

    private Goals() {}

    /** Whether there is anywhere it may fly to. */
    static boolean anyWay(Position s, int ship) {
        for (int place : s.area().places()) {
            if (isGoal(s, ship, place)) {
                return true;
            }
        }
        return false;
    }

    static boolean isGoal(Position s, int ship, int place) {
        boolean landing = Place.isEnviron(place) || Place.isOrbit(place);
        return landing && place != s.gear().shipAt(ship) && mayReach(s, ship, place);
    }

    /**
     * Cases 21.4 and 21.5: from Drift 2 only to its own star; a damaged ship goes no further than its star (P-R15), and the S-XIII then
     * comes down (P-R16).
     */
    private static boolean mayReach(Position s, int ship, int place) {
        int from = s.gear().shipAt(ship);
        if (Place.isOrbit(place) && mustComeDown(s, ship)) {
            return false;
        }
        boolean open = PieceSet.has(Ways.open(s, Ships.side(ship), from, false), Place.planet(place));
        boolean near = Place.star(place) == Place.star(from);
        boolean stranded = Place.isDrift(from) && Ways.isDesolate(s, Place.star(from));
        boolean able = Place.zone(from) != Place.Zone.FAR_DRIFT && !Supply.of(s).isDamaged(ship);
        return open && takesAllWhoMustCome(s, ship, place) && (near || able || stranded);
    }

    /** P-R17 and case 25.21: a sovereign who would float comes along, and he goes home only. */
    private static boolean takesAllWhoMustCome(Position s, int ship, int place) {
        int at = s.gear().shipAt(ship);
        Side side = Ships.side(ship);
        long sovereigns = Characters.free(s, at, side) & Cast.SOVEREIGNS;
        return sovereigns == PieceSet.NONE
                || !Place.isInSpace(at)
                || othersHold(s, ship, at, side)
                || Sovereignty.whoMayGo(sovereigns, place) == sovereigns;
    }

    static boolean mustComeDown(Position s, int ship) {
        return ship == Spaceship.S_XIII && Supply.of(s).isDamaged(ship);
    }

    static boolean othersHold(Position s, int ship, int at, Side side) {
        return Fleets.anybody(s, at, side) || (Fleets.ships(s, at, side) & ~PieceSet.only(ship)) != 0;
    }
}
