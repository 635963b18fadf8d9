package fitg.level.province;

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

/** Case 28.14: only the Rebel player scores, for how things stand at the end. The dead count nothing. */
final class ProvinceScore {

    private static final int CONTROL = 5;
    private static final int REBELLION = 3;
    private static final int UNREST = 1;
    private static final int PATRIOTIC = -1;

    private ProvinceScore() {}

    /** P-R34, P-R35: a planet that has risen and is held by nobody counts as in rebellion, and not for its unrest. */
    static int planetPoints(Position s, int planet) {
        if (Control.of(s, planet) == Side.REBEL) {
            return CONTROL;
        }
        if (!s.planets().state(planet).usesLoyaltyMarker()) {
            return REBELLION;
        }
        return switch (s.planets().loyalty(planet)) {
            case UNREST -> UNREST;
            case PATRIOTIC -> PATRIOTIC;
            default -> 0;
        };
    }

    private static int characterPoints(Position s, int character) {
        if (!s.people().isPrisoner(character)) {
            return 0;
        }
        return Cast.side(character) == Side.IMPERIAL ? 1 : -1;
    }

    static List<Scored> items(Scenario scenario, Position s) {
        List<Scored> items = new ArrayList<>();
        for (int planet : scenario.planets()) {
            items.add(Scored.of(why(s, planet), planet, planetPoints(s, planet)));
        }
        for (int character = 0; character < Cast.COUNT; character++) {
            items.add(Scored.of(Why.PRISONER, character, characterPoints(s, character)));
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

    static int points(Scenario scenario, Position s) {
        int points = Victory.informationPoints(s, Side.REBEL) + Victory.informationPoints(s, Side.IMPERIAL);
        for (int planet : scenario.planets()) {
            points += planetPoints(s, planet);
        }
        for (int character = 0; character < Cast.COUNT; character++) {
            points += characterPoints(s, character);
        }
        return points;
    }
}
