package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.play.Names;
import fitg.play.PlayerView;
import fitg.rules.scenario.Victory;
import fitg.server.shape.Is;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.Most;
import fitg.server.shape.Says;

@JsonInclude(JsonInclude.Include.NON_NULL)
@Says("A planet in play.")
public record PlanetDocument(
        int id,
        String name,
        @Is(Loyalty.class) String loyalty,

        @Says("Whether the loyalty marker lies on its track in this state.")
        boolean loyaltyInUse,

        @Is(PlanetState.class) LabelDocument state,

        @Says("Who controls it now; absent if nobody does.") @Maybe @Is(Side.class)
        String control,

        @Least(0) @Most(2) int pdbLevel,
        boolean pdbUp,

        @Says("What it adds to the Rebel victory points, or takes.")
        int points) {

    static PlanetDocument of(PlayerView view, int planet) {
        PlanetState state = view.planets().state(planet);
        return new PlanetDocument(
                Printed.planet(planet),
                Names.planet(planet),
                Printed.word(view.planets().loyalty(planet)),
                state.usesLoyaltyMarker(),
                LabelDocument.of(state),
                view.control(planet).map(Printed::side).orElse(null),
                view.planets().pdbLevel(planet),
                view.planets().pdbUp(planet),
                Victory.planetPoints(view, planet));
    }
}
