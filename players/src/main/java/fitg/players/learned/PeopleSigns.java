package fitg.players.learned;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.play.PlayerView;
import fitg.state.Cast;
import fitg.state.People;
import fitg.state.theatre.Company;
import fitg.state.theatre.Theatre;

/** Who is where and how he is, with his cards and ships. */
final class PeopleSigns {

    private PeopleSigns() {}

    static void draw(PlayerView view, Side side, Sketch sketch) {
        people(view, sketch);
        gatherings(view, sketch);
        gear(view, sketch);
        if (view.further(Theatre.class) != null) {
            company(Theatre.company(view), sketch);
        }
        sketch.add(Token.FIGURE, Cast.COUNT, 0, PieceSet.size(view.people().free() & Cast.of(side)) / 4.0);
        sketch.add(Token.FIGURE, Cast.COUNT, 1, PieceSet.size(view.people().free() & Cast.of(side.opponent())) / 4.0);
    }

    private static void people(PlayerView view, Sketch sketch) {
        People people = view.people();
        long detected = view.detected();
        for (int each = 0; each < Cast.COUNT; each++) {
            int at = people.at(each);
            if (PieceSet.has(people.dead(), each)) {
                sketch.add(Token.FIGURE, each, 0);
            } else if (PieceSet.has(people.onMap(), each)) {
                sketch.add(people.isPrisoner(each) ? Token.PRISONER_AT : Token.FREE_AT, each, at);
                sketch.add(Token.FIGURE, each, 2, people.wounds(each) / 3.0);
                mark(sketch, detected, each, 3);
                mark(sketch, people.military(), each, 4);
                mark(sketch, people.acted(), each, 5);
                mark(sketch, people.moved(), each, 6);
                mark(sketch, people.noMission(), each, 7);
                mark(sketch, people.disabled(), each, 8);
                sketch.add(Token.FIGURE, each, 9, view.faceDownCards(each) / 2.0);
            }
        }
    }

    private static void mark(Sketch sketch, long set, int each, int what) {
        if (PieceSet.has(set, each)) {
            sketch.add(Token.FIGURE, each, what);
        }
    }

    private static void gatherings(PlayerView view, Sketch sketch) {
        for (int environ : view.area().environs()) {
            for (Side side : Side.values()) {
                int here = PieceSet.size(view.free(environ, side));
                sketch.add(Token.STRENGTH, environ, 4 + side.ordinal(), here / 3.0);
            }
        }
    }

    private static void gear(PlayerView view, Sketch sketch) {
        for (long rest = view.gear().owned(); rest != 0; rest = PieceSet.rest(rest)) {
            int card = PieceSet.lowest(rest);
            sketch.add(Token.CARD, card, view.gear().owner(card));
        }
        for (long rest = view.gear().shipsOnMap(); rest != 0; rest = PieceSet.rest(rest)) {
            int ship = PieceSet.lowest(rest);
            sketch.add(Token.SHIP_AT, ship, view.gear().shipAt(ship));
            sketch.add(Token.SHIP_HOLDER, ship, view.gear().shipHolder(ship));
        }
    }

    /** Of a game of 2002: hits, ships, and the escorts. */
    private static void company(Company company, Sketch sketch) {
        for (int each = 0; each < Company.COUNT; each++) {
            sketch.add(Token.ABOARD, each, 0, company.hits(each) / 3.0);
            mark(sketch, company.wounded(), each, 1, Token.ABOARD);
            mark(sketch, company.stunned(), each, 2, Token.ABOARD);
            if (Company.isCharacter(each) && company.isAboard(each)) {
                sketch.add(Token.ABOARD, each, 3);
            }
            if (Company.isEscort(each) && company.escortOf(each) >= 0) {
                sketch.add(Token.ABOARD, each, 4 + company.soldier(each).ordinal());
                sketch.add(Token.FIGURE, company.escortOf(each), 10);
            }
        }
    }

    private static void mark(Sketch sketch, long set, int each, int what, Token token) {
        if (PieceSet.has(set, each)) {
            sketch.add(token, each, what);
        }
    }
}
