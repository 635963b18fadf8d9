package fitg.play;

import fitg.content.Catalogue;
import fitg.content.CharacterCard;
import fitg.content.Environ;
import fitg.content.GameLevel;
import fitg.content.Planet;
import fitg.content.Side;
import fitg.content.UnitRoster;
import fitg.content.UnitType;
import fitg.play.cases.CaseReader;
import fitg.play.words.Names;
import fitg.procedure.KeyedChance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A lively position of the Province Game drawn by lot and written as text: fleets above planets at every stage of rebellion, loads,
 * ships that drift or are damaged, prisoners aboard, sovereigns who have been summoned.
 */
final class ProvinceRandomPosition {

    private static final Catalogue PRINTED = Catalogue.standard();

    private static final List<String> STEPS = List.of(
            "interplanetary movement",
            "interplanetary movement",
            "character movement",
            "planetary movement",
            "missions",
            "search");

    private static final List<String> LOYALTIES = List.of("patriotic", "loyal", "neutral", "dissent", "unrest");

    private static final List<List<Integer>> GROUNDS = List.of(
            List.of(21, 22), List.of(22, 23), List.of(23, 24), List.of(14, 16), List.of(11, 12), List.of(32, 33));

    private final Random random;
    private final List<String> lines = new ArrayList<>();
    private final List<Planet> planets;
    private final List<String> ships;
    private final Map<UnitType, Integer> used = new HashMap<>();

    private ProvinceRandomPosition(long seed) {
        random = new Random(seed);
        List<Integer> ground = GROUNDS.get(random.nextInt(GROUNDS.size()));
        planets = PRINTED.planets().stream()
                .filter(planet -> ground.contains(planet.systemId()))
                .toList();
        ships = new ArrayList<>(List.of(
                "Explorer",
                "Star Cruiser",
                "S-XIII",
                "Imperial Spaceship 1",
                "Imperial Spaceship 2",
                "Redjac's Spaceship"));
        String name = ground.stream()
                .map(id -> PRINTED.system(id).name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining("+"));
        String side = random.nextBoolean() ? "rebels" : "empire";
        lines.add("given  open-1979-province-" + name + ", turn " + (1 + random.nextInt(6)) + ", " + side + " "
                + STEPS.get(random.nextInt(STEPS.size())));
        planets.forEach(this::planet);
        characters(Side.REBEL);
        characters(Side.IMPERIAL);
    }

    static Game of(long seed) {
        ProvinceRandomPosition lot = new ProvinceRandomPosition(seed);
        String text = "case   24.0  By lot\n" + String.join("\n       ", lot.lines) + "\n";
        return CaseReader.readOne(text).open(KeyedChance.ofSeed(seed));
    }

    private void planet(Planet planet) {
        boolean sovereign = planet.environs().stream()
                .anyMatch(environ -> PRINTED.environ(environ).sovereign().isPresent());
        String state = switch (random.nextInt(5)) {
            case 0 -> ", Rebellion";
            case 1 -> sovereign ? "" : ", Rebel control";
            case 2 -> ", Rebellion Stopped";
            default -> "";
        };
        String up = random.nextInt(4) == 0 ? "down" : "up";
        lines.add(planet.name() + ": " + LOYALTIES.get(random.nextInt(5)) + state + ", PDB " + random.nextInt(3) + " "
                + up);
        for (int environ : planet.environs()) {
            garrisons(PRINTED.environ(environ));
        }
        fleets(planet);
    }

    private void garrisons(Environ environ) {
        List<String> units = new ArrayList<>();
        for (Side side : Side.values()) {
            int room = Math.min(3, environ.size());
            List<UnitType> fitting = fitting(side, environ);
            for (int i = fitting.isEmpty() ? 0 : random.nextInt(room + 1); i > 0; i--) {
                take(fitting.get(random.nextInt(fitting.size())), units);
            }
        }
        if (random.nextInt(9) == 0) {
            take(UnitRoster.of(GameLevel.PROVINCE).squad(), units);
        }
        if (random.nextInt(8) == 0) {
            units.add("camp since 1");
        }
        add(Names.environ(environ.index()), units);
        environ.sovereign()
                .filter(name -> random.nextInt(3) > 0)
                .ifPresent(name -> lines.add(name + ": " + summoned(name)));
    }

    private String summoned(String name) {
        Side side = PRINTED.sovereigns().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow()
                .allegiance()
                .orElse(Side.REBEL);
        return (side == Side.REBEL ? "rebel" : "imperial") + (random.nextBoolean() ? ", detected" : "");
    }

    private static List<UnitType> fitting(Side side, Environ environ) {
        return Arrays.stream(UnitRoster.of(GameLevel.PROVINCE).of(side))
                .filter(type -> !type.isSquad() && type.isAtHomeIn(environ.type()))
                .toList();
    }

    private void fleets(Planet planet) {
        List<String> units = new ArrayList<>();
        for (Side side : Side.values()) {
            List<UnitType> able = Arrays.stream(
                            UnitRoster.of(GameLevel.PROVINCE).of(side))
                    .filter(UnitType::carries)
                    .toList();
            List<String> carriers = new ArrayList<>();
            int ships = random.nextInt(3) == 0 ? 0 : random.nextInt(4);
            for (int i = 0; i < ships; i++) {
                take(able.get(random.nextInt(able.size())), carriers);
            }
            units.addAll(carriers);
            if (!carriers.isEmpty() && random.nextInt(3) == 0) {
                take(named(side == Side.REBEL ? "urban-1-0" : "militia"), units);
            }
        }
        add("orbit of " + planet.name(), units);
        if (random.nextInt(6) == 0) {
            List<String> drifting = new ArrayList<>();
            take(named("veteran"), drifting);
            take(named("wild-4-3"), drifting);
            add(
                    "Drift " + (1 + random.nextInt(2)) + " of "
                            + PRINTED.system(planet.systemId()).name(),
                    drifting);
        }
    }

    private static UnitType named(String key) {
        return Arrays.stream(UnitRoster.of(GameLevel.PROVINCE).all())
                .filter(type -> type.key().equals(key))
                .findFirst()
                .orElseThrow();
    }

    /** As long as there are counters of it. */
    private void take(UnitType type, List<String> units) {
        if (used.merge(type, 1, Integer::sum) <= type.counterMix()) {
            units.add("1 " + type.key());
        }
    }

    private void add(String place, List<String> units) {
        if (!units.isEmpty() && lines.stream().noneMatch(line -> line.startsWith(place + ":"))) {
            lines.add(place + ": " + merged(units));
        }
    }

    private static String merged(List<String> units) {
        return units.stream()
                .collect(Collectors.groupingBy(unit -> unit, TreeMap::new, Collectors.counting()))
                .entrySet()
                .stream()
                .map(each -> each.getKey().startsWith("1 ")
                        ? each.getValue() + each.getKey().substring(1)
                        : each.getKey())
                .collect(Collectors.joining(", "));
    }

    private void characters(Side side) {
        List<CharacterCard> cast = new ArrayList<>(PRINTED.characters().stream()
                .filter(card -> card.side() == side)
                .toList());
        Collections.shuffle(cast, random);
        for (int i = 0; i < 5; i++) {
            Planet planet = planets.get(random.nextInt(planets.size()));
            int environ = planet.environs().get(random.nextInt(planet.environs().size()));
            String detected = random.nextInt(3) == 0 ? ", detected" : "";
            String wounds = random.nextInt(4) == 0 && cast.get(i).endurance() > 1 ? ", wounds 1" : "";
            String name = cast.get(i).name();
            if (i < 2) {
                aboard(side, name, planet, environ, detected);
            } else {
                lines.add(name + ": in " + Names.environ(environ) + detected + wounds);
            }
        }
        captive(side, cast.get(5).name());
    }

    /** In a ship of his own, above a planet or on it. */
    private void aboard(Side side, String name, Planet planet, int environ, String detected) {
        boolean above = random.nextBoolean();
        String place = above ? "orbit of " + planet.name() : Names.environ(environ);
        String ship = side == Side.REBEL
                ? ships.removeFirst()
                : ships.remove(ships.indexOf(
                        ships.contains("Imperial Spaceship 1") ? "Imperial Spaceship 1" : "Imperial Spaceship 2"));
        lines.add(name + ": in " + place + detected);
        lines.add(ship + ": held by " + name + (random.nextInt(3) == 0 ? ", damaged" : ""));
    }

    /** Whom units of the enemy hold, above a planet where they can. */
    private void captive(Side side, String name) {
        String key = side == Side.REBEL
                ? "(line|veteran|elite-army|elite-navy|patrol|militia)"
                : "(\\w+-2-1|\\w+-4-3|\\w+-2-3|\\w+-4-4|\\w+-1-0)";
        lines.stream()
                .filter(line -> line.startsWith("orbit of") || line.contains(" Urban:") || line.contains(" Wild:"))
                .filter(line -> Pattern.compile(key).matcher(line).find())
                .findFirst()
                .ifPresent(line ->
                        lines.add(name + ": in " + line.substring(0, line.indexOf(':')) + ", prisoner of the units"));
    }
}
