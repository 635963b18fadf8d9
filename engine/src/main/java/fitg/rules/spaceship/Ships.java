package fitg.rules.spaceship;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Ability;
import fitg.content.Card;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.character.Ratings;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;

/** Cases 14.5 and 14.6: spaceships, their pilots and their loss. */
public final class Ships {

    private static final int[] MANEUVER =
            PRINTED.ships().stream().mapToInt(Spaceship::maneuver).toArray();

    private static final boolean[] FULL_MANEUVER = fullManeuver();
    private static final long REBEL = PieceSet.first(Spaceship.REBEL_SHIPS);
    private static final long IMPERIAL = PieceSet.first(Spaceship.COUNT) & ~REBEL;

    private Ships() {}

    private static boolean[] fullManeuver() {
        boolean[] full = new boolean[Spaceship.COUNT];
        PRINTED.ships().forEach(ship -> full[ship.index()] = ship.keepsFullManeuver());
        return full;
    }

    public static Side side(int ship) {
        return ship < Spaceship.REBEL_SHIPS ? Side.REBEL : Side.IMPERIAL;
    }

    /** The ships of a side as a set. */
    public static long of(Side side) {
        return side == Side.REBEL ? REBEL : IMPERIAL;
    }

    public static int first(Side side) {
        return side == Side.REBEL ? 0 : Spaceship.FIRST_IMPERIAL;
    }

    public static int last(Side side) {
        return side == Side.REBEL ? Spaceship.REBEL_SHIPS - 1 : Spaceship.REDJACS;
    }

    /** The ship a character holds, or NOBODY. */
    public static int heldBy(Position s, int character) {
        for (long rest = s.gear().heldShips(); rest != 0; rest = PieceSet.rest(rest)) {
            int ship = PieceSet.lowest(rest);
            if (s.gear().shipHolder(ship) == character && s.gear().shipAt(ship) != Place.POOL) {
                return ship;
            }
        }
        return Holder.NOBODY;
    }

    /** The ship a free character can fly now (case 14.51: Navigation 1 or more, RUL-01; it moves once); or NOBODY. */
    public static int flownBy(Position s, int character) {
        int ship = heldBy(s, character);
        boolean ready = ship != Holder.NOBODY
                && !PieceSet.has(s.gear().movedShips(), ship)
                && s.gear().shipAt(ship) == s.people().at(character)
                && isPilot(s, character);
        return ready ? ship : Holder.NOBODY;
    }

    /** Case 14.51: Navigation 1 or more (RUL-01). */
    public static boolean isPilot(Position s, int character) {
        return Ratings.navigation(s, character) >= 1;
    }

    /** Case 14.57: seats that a character takes: himself, his companion and the prisoners he guards (RUL-12). */
    public static int seats(Position s, int character) {
        int companions = PieceSet.size(s.gear().possessionsOf(character) & Card.COMPANIONS);
        return 1 + companions + PieceSet.size(Characters.guardedBy(s, character));
    }

    /** Case 9.56: the passenger rating counts the pilot, companions and prisoners too (RUL-12). */
    public static int seats(int ship) {
        return PRINTED.ship(ship).passengers();
    }

    /** The seats that all of them take together. */
    public static int seatsTaken(Position s, long aboard) {
        int seats = 0;
        for (long rest = aboard; rest != 0; rest = PieceSet.rest(rest)) {
            seats += seats(s, PieceSet.lowest(rest));
        }
        return seats;
    }

    /** Case 14.52: neither rating counts for more than one above the other; the S-XIII keeps its maneuver (14.58). */
    public static int evasion(Position s, int ship, int pilot, long aboard) {
        return evasion(ship, Ratings.navigation(s, pilot, aboard));
    }

    /** The same for a pilot of this navigation. */
    public static int evasion(int ship, int navigation) {
        int maneuver = MANEUVER[ship];
        int usedNavigation = Math.min(navigation, maneuver + 1);
        int usedManeuver = FULL_MANEUVER[ship] ? maneuver : Math.min(maneuver, navigation + 1);
        return usedManeuver + usedNavigation;
    }

    /** Case 14.55: the ship of one who is lost in another environ passes to whoever is with it (RUL-104). */
    public static void orphan(GameState s, int character) {
        int ship = heldBy(s, character);
        if (ship != Holder.NOBODY && s.gear().shipAt(ship) != s.people().at(character)) {
            s.gear().setShipHolder(ship, Holder.ORPHANED);
        }
    }

    public static void bringIn(Resolution r, int ship, int holder, int place) {
        r.state().gear().setShipAt(ship, place);
        assign(r, ship, holder, "14.5");
    }

    public static void assign(Resolution r, int ship, int holder, String ruleCase) {
        if (r.listening() && r.state().gear().shipHolder(ship) != holder) {
            r.tell(new Event.ShipAssigned(ship, holder, ruleCase));
        }
        r.state().gear().setShipHolder(ship, holder);
    }

    /** RUL-38: a ship that is lost goes to the deck; Redjac's never comes back (case 14.63). */
    public static void lose(Resolution r, int ship, String ruleCase) {
        leavePlay(r, ship, ship == Spaceship.REDJACS ? Place.OUT_OF_GAME : Place.POOL, ruleCase);
    }

    /** RUL-38: a Rebel ship shot down is out of the game; Imperial ones may be replaced (case 14.61). */
    public static void destroy(Resolution r, int ship, String ruleCase) {
        boolean replaceable = side(ship) == Side.IMPERIAL && ship != Spaceship.REDJACS;
        leavePlay(r, ship, replaceable ? Place.POOL : Place.OUT_OF_GAME, ruleCase);
    }

    private static void leavePlay(Resolution r, int ship, int where, String ruleCase) {
        if (r.listening()) {
            r.tell(new Event.ShipLost(ship, r.state().gear().shipAt(ship), ruleCase));
        }
        r.state().gear().setShipAt(ship, where);
        r.state().gear().setShipHolder(ship, Holder.NOBODY);
    }

    /** Case 14.53: the owner of a ship brings it along if it is in the deck. */
    public static void bringOwned(Resolution r, int character) {
        int ship = ownedBy(character);
        if (ship != Holder.NOBODY && r.state().gear().shipAt(ship) == Place.POOL) {
            bringIn(r, ship, character, r.state().people().at(character));
        }
    }

    /** The ship printed as this character's own, or NOBODY. */
    public static int ownedBy(int character) {
        var abilities = PRINTED.character(character).abilities();
        if (abilities.contains(Ability.OWNS_EXPLORER)) {
            return 0;
        }
        if (abilities.contains(Ability.OWNS_PLANETARY_PRIVATEER)) {
            return 3;
        }
        return abilities.contains(Ability.OWNS_SOLAR_MERCHANT) ? 4 : Holder.NOBODY;
    }
}
