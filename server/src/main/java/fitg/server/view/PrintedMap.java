package fitg.server.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Catalogue;
import fitg.content.Creature;
import fitg.content.Environ;
import fitg.content.MapPosition;
import fitg.content.Planet;
import fitg.content.Province;
import fitg.content.StarSystem;
import fitg.play.words.Names;
import fitg.server.shape.Called;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import java.util.List;

/** The map in printed terms. What only the larger games use (secrets, bases) is left out. */
public final class PrintedMap {

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("A province with its capital planet.")
    @Called("Province")
    public record ProvinceFacts(
            int id, String name, int capital, @Maybe Integer throne) {}

    @Says("A star system.")
    @Called("System")
    public record SystemFacts(
            int id,
            String name,
            int province,

            @Says("Where its star stands, in percent of the width of the map.")
            double x,

            @Says("The same of its height.") double y,
            List<Integer> planets) {}

    @Says("A route between two star systems, with the navigation stars printed on it.")
    @Called("Route")
    public record RouteFacts(int from, int to, int navigationStars) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("A planet as it is printed.")
    public record PlanetFacts(
            int id,
            String name,
            int system,
            String kind,
            @Maybe String homeOfRace,
            String startLoyalty,
            String armageddonLoyalty,
            boolean armageddonRebelControlled,
            List<Integer> environs) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("An environ as it is printed.")
    public record EnvironFacts(
            int id,
            int planet,
            String name,
            String type,
            int size,
            int resource,

            @Says("Whether the resource rating is printed with a star.")
            boolean starred,

            @Maybe Integer coupRating,
            List<String> races,
            @Maybe String creature,
            @Maybe String sovereign,
            LocalsFacts irateLocals) {}

    @Says("A row of the Irate Locals Chart.")
    @Called("IrateLocals")
    public record LocalsFacts(String race, String environType, int strength, int endurance, boolean firefight) {}

    private PrintedMap() {}

    static List<ProvinceFacts> provinces(Catalogue catalogue) {
        return catalogue.provinces().stream().map(PrintedMap::province).toList();
    }

    private static ProvinceFacts province(Province province) {
        var throne = province.thronePlanetId();
        return new ProvinceFacts(
                province.id(),
                province.name(),
                province.capitalPlanetId(),
                throne.isPresent() ? throne.getAsInt() : null);
    }

    static List<SystemFacts> systems(Catalogue catalogue) {
        return catalogue.systems().stream()
                .map(system -> system(system, position(catalogue, system)))
                .toList();
    }

    private static MapPosition position(Catalogue catalogue, StarSystem system) {
        return catalogue.mapPositions().stream()
                .filter(position -> position.systemId() == system.id())
                .findFirst()
                .orElseThrow();
    }

    private static SystemFacts system(StarSystem system, MapPosition position) {
        return new SystemFacts(
                system.id(),
                system.name(),
                system.province(),
                position.xPercent(),
                position.yPercent(),
                system.planets().stream().map(Printed::planet).toList());
    }

    static List<RouteFacts> routes(Catalogue catalogue) {
        return catalogue.spaceRoutes().stream()
                .map(route -> new RouteFacts(route.systemA(), route.systemB(), route.navigationStars()))
                .toList();
    }

    static List<PlanetFacts> planets(Catalogue catalogue) {
        return catalogue.planets().stream().map(PrintedMap::planet).toList();
    }

    private static PlanetFacts planet(Planet planet) {
        return new PlanetFacts(
                planet.id(),
                planet.name(),
                planet.systemId(),
                Printed.word(planet.kind()),
                planet.homeOfRace().orElse(null),
                Printed.word(planet.startLoyalty()),
                Printed.word(planet.armageddonLoyalty()),
                planet.armageddonRebelControlled(),
                planet.environs().stream().map(Printed::environ).toList());
    }

    static List<EnvironFacts> environs(Catalogue catalogue) {
        return catalogue.environs().stream().map(PrintedMap::environ).toList();
    }

    private static EnvironFacts environ(Environ environ) {
        return new EnvironFacts(
                environ.id(),
                Printed.planet(environ.planet()),
                Names.environ(environ.index()),
                Printed.word(environ.type()),
                environ.size(),
                environ.resource(),
                environ.starred(),
                environ.hasCoupRating() ? environ.coupRating() : null,
                environ.races(),
                environ.creature().map(Creature::name).orElse(null),
                environ.sovereign().orElse(null),
                environ.irateLocals().map(PrintedInhabitants::locals).orElse(null));
    }
}
