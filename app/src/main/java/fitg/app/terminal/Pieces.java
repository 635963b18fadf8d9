package fitg.app.terminal;

import fitg.content.Catalogue;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.play.PlayerView;
import fitg.play.words.Names;
import fitg.state.Cast;
import fitg.state.province.Supply;
import fitg.state.theatre.Theatre;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What stands in an environ, as one viewer may know it, in the order it is listed on the board. */
final class Pieces {

    private static final Catalogue PRINTED = Catalogue.standard();

    private Pieces() {}

    /** Whether counters, hits and orbits are on the table, which have a board and cards of their own. */
    static boolean hasTheatre(PlayerView view) {
        return view.further(Theatre.class) != null;
    }

    /** Whether there are orbits, in either edition. */
    static boolean hasOrbits(PlayerView view) {
        return hasTheatre(view) || Supply.isKept(view);
    }

    /** The members of a set, in ascending order. */
    static List<Integer> members(long set) {
        return IntStream.range(0, PieceSet.CAPACITY)
                .filter(each -> PieceSet.has(set, each))
                .boxed()
                .toList();
    }

    static boolean holds(long set, int member) {
        return PieceSet.has(set, member);
    }

    /** "2 Militia, 1 Line"; mobile units are only counted for those who see them face down. */
    static List<String> units(PlayerView view, int environ, Side side) {
        List<String> parts = new ArrayList<>();
        UnitSet known = view.mobileUnitsKnown(environ);
        int faceDown = 0;
        for (UnitType kind : view.forces().roster().of(side)) {
            int there = view.forces().units(environ, kind);
            int count = kind.hidden() ? known.count(kind) : there;
            faceDown += there - count;
            if (count > 0) {
                parts.add(count + " " + (kind.side() == Side.REBEL ? kind.name() : Names.unit(kind)));
            }
        }
        if (faceDown > 0) {
            parts.add(faceDown + " face down");
        }
        return parts;
    }

    static List<Integer> free(PlayerView view, int environ, Side side, boolean military) {
        long stack = military ? view.people().military() : ~view.people().military();
        return members(view.free(environ, side) & stack);
    }

    /** The prisoners a side holds in an environ. */
    static List<Integer> heldBy(PlayerView view, int environ, Side captor) {
        return members(view.people().prisoners() & Cast.of(captor.opponent())).stream()
                .filter(prisoner -> view.people().at(prisoner) == environ)
                .toList();
    }

    static List<Integer> shipsOf(PlayerView view, int holder) {
        return ships(view).stream()
                .filter(ship -> view.gear().shipHolder(ship) == holder)
                .toList();
    }

    /** The ships of a side in an environ that nobody holds. */
    static List<Integer> unheldShips(PlayerView view, int environ, Side side) {
        return ships(view).stream()
                .filter(ship ->
                        view.gear().shipAt(ship) == environ && view.gear().shipHolder(ship) < 0)
                .filter(ship -> PRINTED.ship(ship).side() == side)
                .toList();
    }

    /** The spaceships of characters that are in the game. */
    static List<Integer> ships(PlayerView view) {
        return IntStream.range(0, Spaceship.COUNT)
                .filter(ship -> view.gear().shipAt(ship) >= 0)
                .boxed()
                .toList();
    }

    static String ship(PlayerView view, int ship) {
        return ship(ship) + (Supply.of(view).isDamaged(ship) ? " (damaged)" : "");
    }

    static String ship(int ship) {
        Spaceship printed = PRINTED.ship(ship);
        boolean named = printed.side() == Side.REBEL || ship == Spaceship.REDJACS;
        return named ? printed.name() : "Imperial spaceship";
    }

    /** The cards of a character: those the viewer knows by name, the others as a number. */
    static List<String> cards(PlayerView view, int character) {
        List<String> cards = new ArrayList<>();
        int unnamed = view.faceDownCards(character);
        for (int card : members(view.gear().possessionsOf(character))) {
            if (card >= Spaceship.REBEL_SHIPS) {
                boolean shown = view.gear().isRevealed(card);
                cards.add(Names.card(card) + (shown ? "" : " (face down)"));
                unnamed -= shown ? 0 : 1;
            }
        }
        if (unnamed > 0) {
            cards.add(unnamed == 1 ? "1 card face down" : unnamed + " cards face down");
        }
        return cards;
    }
}
