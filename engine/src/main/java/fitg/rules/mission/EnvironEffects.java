package fitg.rules.mission;

import fitg.content.Place;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.procedure.Chapters;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.state.GameState;

/** Case 13.2: what missions do in an environ alike in every game. */
public final class EnvironEffects {

    private EnvironEffects() {}

    /** Cases 15.2 and 15.3: the planet rises, or its rebellion is stopped; both are heard of (case 23.2). */
    public static void rebellion(Resolution r, int environ, String ruleCaseOfStop) {
        GameState s = r.state();
        int planet = Place.planet(environ);
        if (s.turn().phasing() == Side.REBEL) {
            r.call(Chapters.of(r).rebellion(planet, environ));
        } else if (!s.planets().state(planet).usesLoyaltyMarker()) {
            Control.setState(r, planet, PlanetState.REBELLION_STOPPED, ruleCaseOfStop);
        }
    }

    public static void pitchCamp(Resolution r, int environ, String ruleCase) {
        GameState s = r.state();
        s.places().setCampSince(environ, s.turn().number());
        if (r.listening()) {
            r.tell(new Event.CampPlaced(environ, true, ruleCase));
        }
    }
}
