package fitg.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Reads the map (section 5.0): provinces, star systems, planets, environs and routes. */
final class GalaxyLoader {

    /** The galaxy with everything that lives in it. */
    record Galaxy(
            List<Province> provinces,
            List<StarSystem> systems,
            List<Planet> planets,
            List<Environ> environs,
            List<SpaceRoute> routes,
            List<MapPosition> mapPositions,
            List<Race> races,
            List<IrateLocals> irateLocals,
            List<Sovereign> sovereigns,
            List<Creature> creatures) {}

    private static final int MOST_ENVIRONS = 3;

    /** Case 31.1. */
    private static final int SECRETS = 16;

    /** Case 34.1. */
    private static final int BASE_CANDIDATES = 18;

    private final CsvTable provinces;
    private final CsvTable systems;
    private final CsvTable planets;
    private final CsvTable environs;
    private final CsvTable routes;
    private final CsvTable positions;
    private final InhabitantLoader inhabitants;
    private final CreatureLoader creatures;

    GalaxyLoader(ContentSource source, CharacterCombatTable combatTable) {
        provinces = CsvTable.read(source, "provinces.csv", "id,name,capital_planet_id,throne_planet_id")
                .numbered("id", 1, 5);
        systems = CsvTable.read(source, "star_systems.csv", "id,name,province")
                .identified("id", 11, 59)
                .unique("name")
                .exactly(25);
        planets = CsvTable.read(
                        source,
                        "planets.csv",
                        "id,name,system_id,kind,home_of_race,has_secret,rebel_base_candidate,"
                                + "start_loyalty_S,start_loyalty_A,armageddon_rebel_controlled")
                .identified("id", 111, 599)
                .unique("name")
                .exactly(51);
        environs = CsvTable.read(
                        source,
                        "environs.csv",
                        "id,planet_id,index,type,size,resource,resource_starred,coup_rating,races,creature,sovereign")
                .identified("id", 1111, 5999)
                .unique("planet_id", "type")
                .uniqueIfPresent("creature")
                .uniqueIfPresent("sovereign")
                .exactly(83);
        routes = CsvTable.read(source, "space_routes.csv", "system_a,system_b,navigation_stars")
                .unique("system_a", "system_b")
                .exactly(42);
        positions = CsvTable.read(source, "map_positions.csv", "system_id,name,x_percent,y_percent")
                .unique("system_id")
                .exactly(25);
        inhabitants = new InhabitantLoader(source);
        creatures = new CreatureLoader(source, combatTable);
    }

    Galaxy load() {
        checkEnvironReferences();
        List<Creature> allCreatures = creatures.load(environs);
        List<IrateLocals> chart = inhabitants.irateLocals();
        List<Planet> allPlanets = planets();
        return new Galaxy(
                provinces(),
                systems(allPlanets),
                allPlanets,
                environs(allPlanets, allCreatures, chart),
                routes(),
                positions(),
                inhabitants.races(planets, environs),
                chart,
                inhabitants.sovereigns(environs),
                allCreatures);
    }

    /** Before anything else, so that a wrong name in an environ is not blamed on the file it fails to name. */
    private void checkEnvironReferences() {
        Set<String> planetIds = planets.values("id");
        for (Row row : environs.rows()) {
            row.reference("planet_id", planetIds);
            row.text("races");
            row.list("races").forEach(race -> row.known("races", race, inhabitants.raceNames()));
            row.optionalReference("creature", creatures.names());
            row.optionalReference("sovereign", inhabitants.sovereignNames());
        }
    }

    private List<Province> provinces() {
        return provinces.rows().stream().map(this::province).toList();
    }

    private Province province(Row row) {
        String capital = row.reference("capital_planet_id", planets.values("id"));
        row.require(
                planets.find("id", capital).orElseThrow().cell("kind").equals("capital"),
                "planet " + capital + " is not a capital");
        row.optionalReference("throne_planet_id", planets.values("id"))
                .ifPresent(throne -> row.require(
                        planets.find("id", throne).orElseThrow().cell("kind").equals("throne"),
                        "planet " + throne + " is not the throne planet"));
        return new Province(
                row.number("id", 1, 5),
                row.text("name"),
                Integer.parseInt(capital),
                row.optionalId("throne_planet_id", planets.values("id")));
    }

    private List<StarSystem> systems(List<Planet> allPlanets) {
        List<StarSystem> all = new ArrayList<>();
        for (Row row : systems.rows()) {
            int id = row.number("id", 11, 59);
            int province = Integer.parseInt(row.reference("province", provinces.values("id")));
            row.require(id / 10 == province, "star system " + id + " cannot lie in province " + province);
            List<Integer> members = allPlanets.stream()
                    .filter(planet -> planet.systemId() == id)
                    .map(Planet::index)
                    .toList();
            row.require(!members.isEmpty(), "no planet in star system " + id);
            all.add(new StarSystem(id, row.text("name"), province, members));
        }
        return List.copyOf(all);
    }

    private List<Planet> planets() {
        List<Planet> all = new ArrayList<>();
        for (Row row : planets.rows()) {
            all.add(planet(all.size(), row));
        }
        long secrets = all.stream().filter(Planet::hasSecret).count();
        long candidates = all.stream().filter(Planet::rebelBaseCandidate).count();
        if (secrets != SECRETS || candidates != BASE_CANDIDATES) {
            throw planets.fault(SECRETS + " planets have a secret and " + BASE_CANDIDATES
                    + " may be the Rebel base, not " + secrets + " and " + candidates);
        }
        return List.copyOf(all);
    }

    private Planet planet(int index, Row row) {
        int id = row.number("id", 111, 599);
        int systemId = Integer.parseInt(row.reference("system_id", systems.values("id")));
        row.require(id / 10 == systemId, "planet " + id + " cannot lie in star system " + systemId);
        boolean rebelControlled = row.flag("armageddon_rebel_controlled");
        Loyalty armageddon = row.code("start_loyalty_A", Loyalty.class);
        row.require(!rebelControlled || armageddon == Loyalty.UNREST, "a Rebel-controlled planet starts at Unrest");
        List<Integer> own = new ArrayList<>();
        for (int i = 0; i < environs.rows().size(); i++) {
            if (environs.rows().get(i).cell("planet_id").equals(row.cell("id"))) {
                own.add(i);
            }
        }
        row.require(!own.isEmpty(), "no environ on planet " + id);
        return new Planet(
                index,
                id,
                row.text("name"),
                systemId,
                row.code("kind", Planet.Kind.class),
                row.optionalReference("home_of_race", inhabitants.raceNames()),
                row.flag("has_secret"),
                row.flag("rebel_base_candidate"),
                row.code("start_loyalty_S", Loyalty.class),
                armageddon,
                rebelControlled,
                List.copyOf(own));
    }

    private List<Environ> environs(List<Planet> allPlanets, List<Creature> allCreatures, List<IrateLocals> chart) {
        Map<Integer, Planet> planetOfId =
                allPlanets.stream().collect(Collectors.toMap(Planet::id, Function.identity()));
        Map<String, Creature> creatureNamed =
                allCreatures.stream().collect(Collectors.toMap(Creature::name, Function.identity()));
        List<Environ> all = new ArrayList<>();
        for (Row row : environs.rows()) {
            Planet planet = planetOfId.get(row.number("planet_id", 111, 599));
            Optional<Creature> creature = row.optionalText("creature").map(creatureNamed::get);
            all.add(environ(all.size(), row, planet, creature, chart));
        }
        return List.copyOf(all);
    }

    private Environ environ(int index, Row row, Planet planet, Optional<Creature> creature, List<IrateLocals> chart) {
        int id = row.number("id", 1111, 5999);
        int number = row.number("index", 1, MOST_ENVIRONS);
        row.require(
                id == planet.id() * 10 + number,
                "environ " + id + " cannot be number " + number + " of planet " + planet.id());
        row.require(planet.environs().indexOf(index) == number - 1, "the environs of a planet must be in order");
        row.require(
                row.isBlank("coup_rating") || row.isBlank("sovereign"),
                "an environ has a coup rating or a sovereign, not both");
        EnvironType type = row.code("type", EnvironType.class);
        List<String> races = row.list("races");
        // Case 13.47: the race named first is the one that attacks.
        Optional<IrateLocals> locals = chart.stream()
                .filter(line -> line.race().equals(races.getFirst()) && line.environType() == type)
                .findFirst();
        row.require(locals.isPresent(), "irate_locals.csv has no line for " + races.getFirst() + " in " + type);
        return new Environ(
                index,
                id,
                planet.index(),
                type,
                row.number("size", 2, 6),
                row.number("resource", 1, 10),
                row.flag("resource_starred"),
                row.numberOrZero("coup_rating", 3),
                races,
                creature,
                row.optionalText("sovereign"),
                locals);
    }

    private List<SpaceRoute> routes() {
        Set<String> ids = systems.values("id");
        List<SpaceRoute> all = new ArrayList<>();
        for (Row row : routes.rows()) {
            int a = Integer.parseInt(row.reference("system_a", ids));
            int b = Integer.parseInt(row.reference("system_b", ids));
            row.require(a < b, "the lower star number comes first, so that no route appears twice");
            all.add(new SpaceRoute(a, b, row.number("navigation_stars", 0, 1)));
        }
        return List.copyOf(all);
    }

    private List<MapPosition> positions() {
        List<MapPosition> all = new ArrayList<>();
        for (Row row : positions.rows()) {
            Row system = systems.find("id", row.reference("system_id", systems.values("id")))
                    .orElseThrow();
            row.require(system.cell("name").equals(row.text("name")), "the star is called " + system.cell("name"));
            all.add(new MapPosition(
                    row.number("system_id", 11, 59),
                    row.text("name"),
                    row.percent("x_percent"),
                    row.percent("y_percent")));
        }
        return List.copyOf(all);
    }

    /** The star systems as references for other files. */
    Set<String> systemIds() {
        return systems.values("id");
    }

    Set<String> planetIds() {
        return planets.values("id");
    }

    Set<String> raceNames() {
        return inhabitants.raceNames();
    }
}
