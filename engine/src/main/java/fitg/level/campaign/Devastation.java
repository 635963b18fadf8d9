package fitg.level.campaign;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Spaceship;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.rules.loss.second.Losses;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.TheatreState;

/** 36.34: everything on a planet and in its orbit dies, and nobody takes to the pods. */
final class Devastation {

    private static final String CASE = "C-OTHER-1";

    private Devastation() {}

    static void carryOut(Resolution r, int planet) {
        for (int environ : Control.environsOf(planet)) {
            at(r, environ);
        }
        at(r, Place.orbit(planet));
    }

    private static void at(Resolution r, int place) {
        GameState s = r.state();
        for (long rest = s.people().present(place, s.people().onMap()); rest != 0; rest = PieceSet.rest(rest)) {
            Losses.kill(r, PieceSet.lowest(rest), CASE);
        }
        for (int ship = 0; ship < Spaceship.COUNT; ship++) {
            if (s.gear().shipAt(ship) == place) {
                Losses.spaceshipInHyperspace(r, ship, CASE);
            }
        }
        CountersState counters = TheatreState.counters(s);
        for (int each = 0; each < counters.count(); each++) {
            if (counters.place(each) == place && counters.carrier(each) == Holder.NOBODY) {
                if (counters.type(each).isStarship()) {
                    Losses.starshipInHyperspace(r, each, CASE);
                } else {
                    Losses.groundUnit(r, each, CASE);
                }
            }
        }
    }
}
