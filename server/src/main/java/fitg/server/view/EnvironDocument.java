package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Environ;
import fitg.content.EnvironType;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.play.PlayerView;
import fitg.play.words.Names;
import fitg.server.shape.Is;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import fitg.state.Mark;
import fitg.state.province.Supply;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says("An environ in play with its military units. Characters and ships say themselves where they are.")
public record EnvironDocument(
        int id,
        int planet,
        String name,
        @Is(EnvironType.class) String type,
        List<UnitsDocument> units,

        @Says("The game-turn in which the Rebel camp came.") @Maybe
        Integer campSince,

        @Is(Mark.class) List<String> marks,

        @Says("Units that were bought or raised and wait for room.")
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
        for (Side side : Side.values()) {
            waiting.addAll(UnitsDocument.of(Supply.of(view).waiting(environ.index(), side), view.knowsMobileUnits()));
        }
        return List.copyOf(waiting);
    }
}
