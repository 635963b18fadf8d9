package fitg.content;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads the scenarios, and refuses what could not be set up. */
final class ScenarioLoader {

    private static final List<String> FIELDS = List.of(
            "title",
            "source",
            "edition",
            "level",
            "systems",
            "loyalty",
            "last turn",
            "points to win",
            "pdbs",
            "pdbs down",
            "rebel characters",
            "rebel units",
            "rebel ships",
            "imperial characters",
            "imperial units",
            "imperial ships",
            "placed",
            "missions",
            "scoring",
            "special",
            "reinforcements",
            "rebel wins at once",
            "imperial wins at once",
            "minutes",
            "balance",
            "summary",
            "description",
            "goals");

    /** What only campaigns and the wider games of 1979 say; their rules understand it. */
    private static final List<String> DECREES = List.of(
            "funds",
            "seats",
            "income",
            "rebel points",
            "events without",
            "assignments",
            "secrets",
            "enemy secrets",
            "points at the end",
            "imperial posts",
            "rebel groups",
            "suggested",
            "suggested pdbs",
            "suggested base",
            "suggested groups",
            "imperial purse",
            "imperial pilots",
            "rebel purse",
            "rebel start",
            "rebel cards",
            "rebel grants",
            "camps");

    private static final String ALL = "all";

    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9-]*");
    private static final Pattern COUNTED = Pattern.compile("(.+) (\\d)");
    private static final Pattern BALANCE = Pattern.compile("(\\d{1,2}) of (\\d{1,5})");

    private final ContentSource source;
    private final GalaxyLoader.Galaxy galaxy;
    private final CardLoader.Cards cards;
    private final List<UnitType> unitTypes;

    ScenarioLoader(ContentSource source, GalaxyLoader.Galaxy galaxy, CardLoader.Cards cards, List<UnitType> unitTypes) {
        this.source = source;
        this.galaxy = galaxy;
        this.cards = cards;
        this.unitTypes = unitTypes;
    }

    /** @param file the scenarios on offer, or those that are not yet */
    List<ScenarioSheet> load(String file) {
        List<ScenarioSheet> sheets = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        List<String> fields = Stream.concat(FIELDS.stream(), DECREES.stream()).toList();
        for (Row row : SheetParser.read(source, file, fields)) {
            ScenarioSheet sheet = sheet(row);
            row.require(ids.add(sheet.id()), sheet.id() + " appears twice");
            sheets.add(sheet);
        }
        return List.copyOf(sheets);
    }

    private ScenarioSheet sheet(Row row) {
        String id = row.cell(SheetParser.HEADING);
        row.require(ID.matcher(id).matches(), "a heading has small letters, digits and hyphens: " + id);
        List<Integer> systems = systems(row);
        List<Planet> planets = planets(systems);
        boolean armageddon = loyalty(row);
        GameLevel level = known(
                row,
                "level",
                GameLevel.named(row.text("level")),
                Arrays.stream(GameLevel.values()).map(GameLevel::id));
        Map<Side, ScenarioSheet.Forces> forces =
                Map.of(Side.REBEL, forces(row, Side.REBEL, level), Side.IMPERIAL, forces(row, Side.IMPERIAL, level));
        Edition edition = known(
                row,
                "edition",
                Edition.of(row.text("edition")),
                Arrays.stream(Edition.values()).map(Edition::year));
        if (edition == Edition.FIRST && level == GameLevel.STAR_SYSTEM) {
            checkSetUp(row, planets, armageddon, forces);
        }
        return new ScenarioSheet(
                id,
                row.text("title"),
                row.text("source"),
                edition,
                level,
                systems,
                armageddon,
                row.number("last turn", 1, 20),
                row.number("points to win", 1, 99),
                pdbLevels(row, planets),
                forces,
                row.cell("reinforcements"),
                Map.of(
                        Side.REBEL, list(row, "rebel wins at once"),
                        Side.IMPERIAL, list(row, "imperial wins at once")),
                new ScenarioSheet.Phrases(
                        list(row, "placed"),
                        list(row, "pdbs down"),
                        list(row, "scoring"),
                        list(row, "missions"),
                        list(row, "special"),
                        decrees(row)),
                new ScenarioSheet.Texts(row.text("summary"), row.text("description"), row.text("goals")),
                row.number("minutes", 1, 999),
                balance(row),
                row.lines());
    }

    private static Map<String, List<String>> decrees(Row row) {
        return DECREES.stream()
                .filter(field -> !row.isBlank(field))
                .collect(Collectors.toUnmodifiableMap(field -> field, field -> list(row, field)));
    }

    private List<Integer> systems(Row row) {
        if (row.text("systems").equals(ALL)) {
            return galaxy.systems().stream().map(StarSystem::id).toList();
        }
        List<Integer> systems = new ArrayList<>();
        for (String each : list(row, "systems")) {
            int number = row.number("systems", each, 0, 99);
            named(row, "systems", galaxy.systems(), system -> String.valueOf(system.id()), each);
            row.require("systems", !systems.contains(number), "systems: " + number + " appears twice");
            systems.add(number);
        }
        return List.copyOf(systems);
    }

    private List<Planet> planets(List<Integer> systems) {
        return galaxy.planets().stream()
                .filter(planet -> systems.contains(planet.systemId()))
                .toList();
    }

    /** Case 16.11: whether loyalty starts on A. */
    private static boolean loyalty(Row row) {
        String word = row.text("loyalty");
        row.require(
                "loyalty",
                word.equals("start") || word.equals("armageddon"),
                "loyalty must be start or armageddon: " + word);
        return word.equals("armageddon");
    }

    private static Map<Integer, Integer> pdbLevels(Row row, List<Planet> planets) {
        Map<Integer, Integer> levels = new LinkedHashMap<>();
        if (row.cell("pdbs").startsWith(ALL + " ")) {
            int level =
                    row.number("pdbs", counted(row, "pdbs", row.cell("pdbs")).group(2), 0, 2);
            planets.forEach(planet -> levels.put(planet.id(), level));
            return levels;
        }
        for (String each : list(row, "pdbs")) {
            Matcher counted = counted(row, "pdbs", each);
            Planet planet = named(row, "pdbs", planets, Planet::name, counted.group(1));
            int level = row.number("pdbs", counted.group(2), 0, 2);
            row.require("pdbs", levels.put(planet.id(), level) == null, "pdbs: " + planet.name() + " appears twice");
        }
        for (Planet planet : planets) {
            row.require("pdbs", levels.containsKey(planet.id()), "pdbs: " + planet.name() + " has no PDB level");
        }
        return levels;
    }

    private ScenarioSheet.Forces forces(Row row, Side side, GameLevel level) {
        String whose = whose(side);
        return new ScenarioSheet.Forces(
                characters(row, whose + "characters", side),
                units(row, whose + "units", side, level),
                ships(row, whose + "ships", side));
    }

    /** The first word of the fields of a side. */
    private static String whose(Side side) {
        return side.name().toLowerCase(Locale.ROOT) + " ";
    }

    private List<CharacterCard> characters(Row row, String field, Side side) {
        if (row.text(field).equals(ALL)) {
            return cards.characters().stream()
                    .filter(card -> card.side() == side)
                    .toList();
        }
        List<CharacterCard> found = new ArrayList<>();
        for (String name : list(row, field)) {
            CharacterCard card =
                    named(row, field, cards.characters(), each -> each.side() == side, CharacterCard::name, name);
            row.require(field, card.side() == side, field + ": " + name + " is on the other side");
            row.require(field, !found.contains(card), field + ": " + name + " appears twice");
            found.add(card);
        }
        return List.copyOf(found);
    }

    private List<UnitType> units(Row row, String field, Side side, GameLevel level) {
        List<UnitType> found = new ArrayList<>();
        for (String each : list(row, field)) {
            Matcher counted = counted(row, field, each);
            UnitType type = named(
                    row,
                    field,
                    unitTypes,
                    known -> known.side() == side && known.games().contains(level),
                    UnitType::name,
                    counted.group(1));
            row.require(field, type.side() == side, field + ": " + type + " is on the other side");
            row.require(field, type.games().contains(level), field + ": there is no " + type + " at this level");
            row.require(field, !found.contains(type), field + ": " + type + " appears twice");
            int count = row.number(field, counted.group(2), 1, Math.min(9, type.counterMix()));
            for (int i = 0; i < count; i++) {
                found.add(type);
            }
        }
        return List.copyOf(found);
    }

    private List<Spaceship> ships(Row row, String field, Side side) {
        List<Spaceship> found = new ArrayList<>();
        for (String name : list(row, field)) {
            List<Spaceship> free = cards.ships().stream()
                    .filter(ship -> ship.side() == side && !found.contains(ship))
                    .toList();
            found.add(named(row, field, free, Spaceship::name, name));
        }
        return List.copyOf(found);
    }

    /** What the set-up would ask for must have an answer (cases 16.12, 16.13 and 14.62). */
    private void checkSetUp(Row row, List<Planet> planets, boolean armageddon, Map<Side, ScenarioSheet.Forces> forces) {
        for (Side side : Side.values()) {
            List<Environ> own = planets.stream()
                    .filter(planet -> (armageddon && planet.armageddonRebelControlled()) == (side == Side.REBEL))
                    .flatMap(planet -> planet.environs().stream().map(galaxy.environs()::get))
                    .toList();
            ScenarioSheet.Forces force = forces.get(side);
            String units = whose(side) + "units";
            for (UnitType type : Set.copyOf(force.units())) {
                row.require(
                        units,
                        own.stream().anyMatch(environ -> type.mayBeRaisedIn(environ.type())),
                        type + " has no environ to begin in");
            }
            int room = own.stream().mapToInt(Environ::size).sum();
            row.require(units, force.units().size() <= room, "there is room for " + room + " units of a side only");
            row.require(
                    whose(side) + "ships",
                    !own.isEmpty() || !force.ships().isEmpty(),
                    "who comes from space needs a ship");
        }
        for (Spaceship ship : forces.get(Side.IMPERIAL).ships()) {
            boolean redjacs = ship.index() == Spaceship.REDJACS;
            row.require(
                    whose(Side.IMPERIAL) + "ships",
                    forces.get(Side.IMPERIAL).characters().stream()
                            .anyMatch(card -> redjacs ? card.has(Ability.PILOTS_REDJACS_SPACESHIP) : card.knight()),
                    ship.name() + " has nobody who could hold it");
        }
    }

    private static Optional<ScenarioSheet.Balance> balance(Row row) {
        if (row.isBlank("balance")) {
            return Optional.empty();
        }
        Matcher matcher = BALANCE.matcher(row.cell("balance"));
        row.require("balance", matcher.matches(), "balance must be like 41 of 2000, not " + row.cell("balance"));
        return Optional.of(
                new ScenarioSheet.Balance(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))));
    }

    private static Matcher counted(Row row, String field, String words) {
        Matcher matcher = COUNTED.matcher(words);
        row.require(field, matcher.matches(), field + ": " + words + " is not a name and a number");
        return matcher;
    }

    private static List<String> list(Row row, String field) {
        return row.isBlank(field)
                ? List.of()
                : Arrays.stream(row.cell(field).split(";", -1))
                        .map(String::strip)
                        .toList();
    }

    private static <T> T known(Row row, String field, Optional<T> found, Stream<String> known) {
        return found.orElseThrow(() -> unknown(row, field, row.cell(field), known));
    }

    private static <T> T named(Row row, String field, List<T> all, Function<T, String> name, String wanted) {
        return named(row, field, all, each -> true, name, wanted);
    }

    /** @param fitting which of them are told to somebody who has misspelt one */
    private static <T> T named(
            Row row, String field, List<T> all, Predicate<T> fitting, Function<T, String> name, String wanted) {
        return all.stream()
                .filter(each -> name.apply(each).equals(wanted))
                .findFirst()
                .orElseThrow(() ->
                        unknown(row, field, wanted, all.stream().filter(fitting).map(name)));
    }

    private static ContentException unknown(Row row, String field, String wanted, Stream<String> known) {
        return row.fault(
                field,
                field + ": unknown " + wanted + "; known are "
                        + known.distinct().collect(Collectors.joining(", ")));
    }
}
