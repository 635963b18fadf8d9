package fitg.app.terminal;

import fitg.content.Catalogue;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.content.UnitKind;
import fitg.play.Names;
import fitg.play.PlayerView;
import fitg.state.Cast;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What stands in an environ, as one viewer may know it, in the order it is listed on the board. */
final class Pieces {

    private static final Catalogue PRINTED = Catalogue.standard();

    private Pieces() {}

    /** The members of a set, in ascending order. */
    static List<Integer> members(int set) {
        return IntStream.range(0, Integer.SIZE)
                .filter(each -> (set & 1 << each) != 0)
                .boxed()
                .toList();
    }

    static boolean holds(int set, int member) {
        return (set & 1 << member) != 0;
    }

    /** "2 Militia, 1 Line"; mobile units are only counted for those who see them face down. */
    static List<String> units(PlayerView view, int environ, Side side) {
        List<String> parts = new ArrayList<>();
        for (int each = UnitKind.first(side); each <= UnitKind.last(side); each++) {
            UnitKind kind = UnitKind.at(each);
            int count = view.units(environ, kind);
            if (count > 0) {
                parts.add(count + " " + unitName(view, environ, kind));
            }
        }
        return parts;
    }

    private static String unitName(PlayerView view, int environ, UnitKind kind) {
        if (kind.side() == Side.REBEL) {
            return Names.word(kind.environType()) + (kind.mobile() ? " 2-1" : " 1-0");
        }
        return kind.hidden() && !view.knowsMobileUnits(environ) ? "face down" : Names.unit(kind);
    }

    static List<Integer> free(PlayerView view, int environ, Side side, boolean military) {
        int stack = military ? view.military() : ~view.military();
        return members(view.free(environ, side) & stack);
    }

    /** The prisoners a side holds in an environ. */
    static List<Integer> heldBy(PlayerView view, int environ, Side captor) {
        return members(view.prisoners() & Cast.of(captor.opponent())).stream()
                .filter(prisoner -> view.at(prisoner) == environ)
                .toList();
    }

    static List<Integer> shipsOf(PlayerView view, int holder) {
        return ships(view).stream()
                .filter(ship -> view.shipHolder(ship) == holder)
                .toList();
    }

    /** The ships of a side in an environ that nobody holds. */
    static List<Integer> unheldShips(PlayerView view, int environ, Side side) {
        return ships(view).stream()
                .filter(ship -> view.shipAt(ship) == environ && view.shipHolder(ship) < 0)
                .filter(ship -> PRINTED.ship(ship).side() == side)
                .toList();
    }

    private static List<Integer> ships(PlayerView view) {
        return IntStream.range(0, Spaceship.COUNT)
                .filter(ship -> view.shipAt(ship) >= 0)
                .boxed()
                .toList();
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
        for (int card : members(view.knownCards(character))) {
            if (card >= Spaceship.REBEL_SHIPS) {
                boolean shown = view.isShown(card);
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
