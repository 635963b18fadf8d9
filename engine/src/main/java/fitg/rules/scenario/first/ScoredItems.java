package fitg.rules.scenario.first;

import fitg.content.Place;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.procedure.Scenario;
import fitg.procedure.Scored;
import fitg.procedure.Scored.Why;
import fitg.rules.control.Control;
import fitg.rules.scenario.Victory;
import fitg.state.Cast;
import fitg.state.Position;
import java.util.ArrayList;
import java.util.List;

/** Case 16.17 item by item: what {@link Victory#points} adds up. */
public final class ScoredItems {

    private ScoredItems() {}

    public static List<Scored> of(Scenario scenario, Position s) {
        List<Scored> items = new ArrayList<>();
        for (int planet : scenario.planets()) {
            items.add(Scored.of(why(s, planet), planet, Victory.planetPoints(s, planet)));
        }
        for (int character = 0; character < Cast.COUNT; character++) {
            Why why = s.people().at(character) == Place.OUT_OF_GAME ? Why.DEAD : Why.PRISONER;
            items.add(Scored.of(why, character, Victory.characterPoints(s, character)));
        }
        for (Side side : Side.values()) {
            items.add(Scored.of(Why.INFORMATION, side, 1, Victory.informationPoints(s, side)));
        }
        items.removeIf(item -> item.points() == 0);
        return List.copyOf(items);
    }

    private static Why why(Position s, int planet) {
        PlanetState state = s.planets().state(planet);
        return Control.of(s, planet) == Side.REBEL ? Why.HELD : state.usesLoyaltyMarker() ? Why.LOYALTY : Why.RISEN;
    }
}
