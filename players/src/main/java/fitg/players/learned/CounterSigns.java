package fitg.players.learned;

import fitg.content.Side;
import fitg.play.PlayerView;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;

/** The military counters of 2002 by type and place, and the hits of PDBs. */
final class CounterSigns {

    private CounterSigns() {}

    static void draw(PlayerView view, Sketch sketch) {
        if (view.further(Theatre.class) == null) {
            return;
        }
        Theatre theatre = Theatre.of(view);
        Counters counters = Theatre.counters(view);
        for (Side side : Side.values()) {
            double strength = 0;
            for (int place = counters.firstHeld(side); place >= 0; place = counters.nextHeld(side, place)) {
                strength += place(counters, side, place, sketch);
            }
            sketch.add(Token.COUNT, 3, side.ordinal(), strength / 20);
        }
        for (int planet : view.area().planets()) {
            sketch.add(Token.PDB, planet, 3, theatre.pdbHits(planet) / 3.0);
        }
        if (theatre.cellLeft()) {
            sketch.add(Token.FLAG, 64, 0);
        }
    }

    private static double place(Counters counters, Side side, int place, Sketch sketch) {
        double strength = counters.groundAttack(place, side) + counters.starshipAttack(place, side);
        sketch.add(Token.STRENGTH, place, side.ordinal(), strength / 6);
        for (int each = counters.firstIn(place); each >= 0; each = counters.nextIn(each)) {
            if (counters.side(each) == side) {
                sketch.add(Token.COUNTERS, place, counters.type(each).index(), 0.5);
                state(counters, each, place, side, sketch);
            }
        }
        return strength;
    }

    private static void state(Counters counters, int each, int place, Side side, Sketch sketch) {
        int what = 4 * side.ordinal();
        sketch.add(Token.COUNTER_STATE, place, what, counters.is(CounterMark.MOVED, each) ? 0.5 : 0);
        sketch.add(Token.COUNTER_STATE, place, what + 1, counters.isDamaged(each) ? 0.5 : 0);
        sketch.add(Token.COUNTER_STATE, place, what + 2, counters.carrier(each) >= 0 ? 0.5 : 0);
        sketch.add(Token.COUNTER_STATE, place, what + 3, counters.hits(each) / 2.0);
    }
}
