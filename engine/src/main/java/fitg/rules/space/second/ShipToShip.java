package fitg.rules.space.second;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.edition.second.Happening;
import fitg.procedure.Action.Kind;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Pieces;
import fitg.rules.prisoner.second.Seats;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Company;
import fitg.state.theatre.CompanyState;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/** E5.2.a.9, E5.2.a.12 and E5.2.b.1: shuttles between the ships of a side in one orbit box. */
public final class ShipToShip {

    private ShipToShip() {}

    /** Everybody a side has aboard its starships there, its prisoners too. */
    public static long passengers(Position s, int orbit, Side side) {
        Company company = Theatre.company(s);
        long free = s.people().free() & Cast.of(side);
        long captives = s.people().prisoners() & Cast.of(side.opponent());
        long found = PieceSet.NONE;
        for (long rest = s.people().present(orbit, free | captives); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            found |= company.starshipOf(each) != Holder.NOBODY ? PieceSet.only(each) : PieceSet.NONE;
        }
        return found;
    }

    /** Whether there is another ship of his side he could go to. */
    public static boolean hasWay(Position s, int orbit, Side side, int character) {
        Counters counters = Theatre.counters(s);
        for (int each = counters.firstIn(orbit); each >= 0; each = counters.nextIn(each)) {
            if (isOtherStarship(s, orbit, side, character, each)) {
                return true;
            }
        }
        for (int ship = 0; ship < Spaceship.COUNT; ship++) {
            if (isOpenSpaceship(s, orbit, side, character, ship)) {
                return true;
            }
        }
        return false;
    }

    public static void offer(Resolution r, int orbit, Side side, int character) {
        Position s = r.state();
        Counters counters = Theatre.counters(s);
        for (int each = counters.firstIn(orbit); each >= 0; each = counters.nextIn(each)) {
            if (isOtherStarship(s, orbit, side, character, each)) {
                r.or(Kind.BOARD, each);
            }
        }
        for (int ship = 0; ship < Spaceship.COUNT; ship++) {
            if (isOpenSpaceship(s, orbit, side, character, ship)) {
                r.or(Kind.BOARD_SHIP, ship);
            }
        }
    }

    private static boolean isOtherStarship(Position s, int orbit, Side side, int character, int counter) {
        return Theatre.counters(s).isStarship(counter, orbit, side)
                && Theatre.company(s).starshipOf(character) != counter;
    }

    /** Seats of spaceships hold (S-R14). */
    private static boolean isOpenSpaceship(Position s, int orbit, Side side, int character, int ship) {
        return s.gear().shipAt(ship) == orbit
                && Ships.side(ship) == side
                && Theatre.company(s).spaceshipOf(character) != ship
                && Seats.free(s, ship) >= Seats.of(s, character);
    }

    public static void boardStarship(Resolution r, int character, int counter) {
        CompanyState company = TheatreState.company(r.state());
        company.boardStarship(character, counter);
        tell(r, character, r.listening() ? Pieces.counter(r.state(), counter) : null);
    }

    public static void boardSpaceship(Resolution r, int character, int ship) {
        TheatreState.company(r.state()).boardSpaceship(character, ship);
        tell(r, character, r.listening() ? Pieces.spaceship(ship) : null);
    }

    private static void tell(Resolution r, int character, Happening.Piece ship) {
        GameState s = r.state();
        if (r.listening()) {
            r.tell(new Happening.Boarded(character, ship, s.people().at(character), "E5.2.a.12"));
        }
    }
}
