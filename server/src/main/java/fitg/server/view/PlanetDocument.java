package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.PlanetState;
import fitg.play.Names;
import fitg.play.PlayerView;
import fitg.rules.scenario.Victory;

/**
 * A planet in play.
 *
 * @param loyaltyInUse whether the loyalty marker lies on the track in this state of the planet
 * @param control the side that controls it now; absent if nobody does
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record PlanetDocument(
        int id,
        String name,
        String loyalty,
        boolean loyaltyInUse,
        LabelDocument state,
        String control,
        int pdbLevel,
        boolean pdbUp,
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
