package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Environ;
import fitg.content.UnitType;
import fitg.play.Names;
import fitg.play.PlayerView;
import fitg.state.Mark;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * An environ in play with the military units in it; characters and ships say themselves where they are.
 *
 * @param campSince the game-turn in which the Rebel camp came; absent if there is none
 * @param pending Rebel units bought that wait for room
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record EnvironDocument(
        int id,
        int planet,
        String name,
        String type,
        List<UnitsDocument> units,
        Integer campSince,
        List<String> marks,
        List<UnitsDocument> pending) {

    static EnvironDocument of(PlayerView view, int environ) {
        Environ printed = Printed.CATALOGUE.environ(environ);
        int camp = view.places().campSince(environ);
        return new EnvironDocument(
                printed.id(),
                Printed.planet(printed.planet()),
                Names.environ(environ),
                Printed.word(printed.type()),
                UnitsDocument.in(view, environ),
                camp == 0 ? null : camp,
                marks(view, environ),
                pending(view, printed));
    }

    private static List<String> marks(PlayerView view, int environ) {
        return Arrays.stream(Mark.values())
                .filter(mark -> view.places().has(mark, environ))
                .map(Printed::word)
                .toList();
    }

    private static List<UnitsDocument> pending(PlayerView view, Environ environ) {
        List<UnitsDocument> waiting = new ArrayList<>();
        for (int strength = 1; strength <= 2; strength++) {
            int count = view.places().pending(environ.index(), strength);
            if (count > 0) {
                UnitType type = view.forces().roster().raised(environ.type(), strength);
                waiting.add(UnitsDocument.of(type, count));
            }
        }
        return List.copyOf(waiting);
    }
}
