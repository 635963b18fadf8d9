package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.play.PlayerView;
import fitg.play.words.Names;
import fitg.rules.force.second.Defences;
import fitg.server.shape.Called;
import fitg.server.shape.Is;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.Most;
import fitg.server.shape.Says;
import fitg.state.theatre.Theatre;

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
        int points,

        @Says("Its PDB as a target and as a gun, in games of the second edition.") @Maybe
        BaseDocument base) {

    @Says("A planetary defence base of the second edition.")
    @Called("Base")
    public record BaseDocument(
            int attack,
            int endurance,
            @Says("Since the last interphase.") @Least(0) int hits) {}

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
                view.scenario().ruleset().planetPoints(view, planet),
                base(view, planet));
    }

    private static BaseDocument base(PlayerView view, int planet) {
        Theatre theatre = view.further(Theatre.class);
        return theatre == null
                ? null
                : new BaseDocument(
                        Defences.attack(view, planet), Defences.endurance(view, planet), theatre.pdbHits(planet));
    }
}
