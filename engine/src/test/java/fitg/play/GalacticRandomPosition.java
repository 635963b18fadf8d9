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
import fitg.state.realm.Secret;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * A war of the Galactic Game of 1979 drawn by lot and written as text: planets at every stage of rebellion, fleets and atrocity units
 * above them, treasuries full and empty, secrets hidden and known, a base that is known or not. The next event is each card in turn.
 */
final class GalacticRandomPosition {

    private static final Catalogue PRINTED = Catalogue.standard();

    private static final List<String> STEPS = List.of(
            "rebels missions",
            "rebels missions",
            "resources",
            "empire missions",
            "rebels interplanetary movement",
            "rebels search",
            "empire character movement",
            "interphase again");

    private static final String EVENT = "galactic event";
    private static final int FIRST_EVENT = 98;
    private static final int EVENTS = PRINTED.campaign().galacticEvents().size();

    private static final List<String> LOYALTIES = List.of("patriotic", "loyal", "neutral", "dissent", "unrest");

    /** What comes to light with more than a marker is left to come to light in the game. */
    private static final Set<Secret> BETTER_HIDDEN = Set.of(Secret.DRUG_WORLD, Secret.DEAD_WORLD, Secret.TRAP);

    private static final List<String> ATROCITY_UNITS = List.of("resolution", "peacemaker", "planet-stabilizer");

    private final Random random;
    private final List<String> lines = new ArrayList<>();
    private final Map<UnitType, Integer> used = new HashMap<>();
    private final Map<Integer, List<String>> orbits = new HashMap<>();
    /** Where most of the people are. */
    private final List<Planet> meeting;

    private GalacticRandomPosition(int seed) {
        random = new Random(seed);
        List<Planet> planets = new ArrayList<>(PRINTED.planets());
        Collections.shuffle(planets, random);
        meeting = planets.subList(0, 3);
        int turn = random.nextInt(3) == 0 ? 14 : 2 + random.nextInt(19);
        String step = beginsWithAnEvent(seed) ? EVENT : STEPS.get(seed / 2 % STEPS.size());
        lines.add("given  campaign-1979, turn " + turn + ", " + step);
        for (String unit : ATROCITY_UNITS) {
            Planet planet = meeting.get(random.nextInt(meeting.size()));
            orbits.computeIfAbsent(planet.id(), id -> new ArrayList<>()).add("1 " + unit);
        }
        realm(step, seed / 2, turn);
        secrets();
        PRINTED.planets().forEach(this::planet);
        for (Side side : Side.values()) {
            characters(side);
        }
    }

    static boolean beginsWithAnEvent(int seed) {
        return seed % 2 == 0;
    }

    static Game of(int seed) {
        GalacticRandomPosition lot = new GalacticRandomPosition(seed);
        String text = "case   29.0  By lot\n" + String.join("\n       ", lot.lines) + "\n";
        return CaseReader.readOne(text).open(KeyedChance.ofSeed(seed));
    }

    private boolean oneIn(int number) {
        return random.nextInt(number) == 0;
    }

    /** Every other war begins with an event, each in its turn; the others with something that is rare. */
    private void realm(String step, int number, int turn) {
        List<String> said = new ArrayList<>();
        said.add("round " + (step.contains("again") ? 2 : 1));
        said.add("Rebel force points " + (oneIn(3) ? random.nextInt(4) : random.nextInt(200)));
        said.add("Imperial force points " + (oneIn(3) ? random.nextInt(4) : random.nextInt(90)));
        said.add((step.equals(EVENT) ? "event deck " : "event in force ") + (FIRST_EVENT + number % EVENTS));
        if (step.contains("missions") && oneIn(2)) {
            said.add("action cards 72 89 93");
        }
        List<Integer> cards = new ArrayList<>();
        for (int card = 127; card <= 140; card++) {
            cards.add(card);
        }
        Collections.shuffle(cards, random);
        List<Integer> last = new ArrayList<>(cards.subList(0, 6));
        if (turn > 14) {
            cards.addAll(last);
        }
        said.add("assignments " + cards.stream().map(String::valueOf).collect(Collectors.joining(" ")));
        said.add("assignments turned " + Math.min(turn - 1, cards.size()));
        if (oneIn(3)) {
            said.add("base revealed");
        } else if (oneIn(4)) {
            said.add("debt 3");
        }
        lines.add("game: " + String.join(", ", said));
        List<Planet> near = meeting.stream().filter(Planet::rebelBaseCandidate).toList();
        List<Planet> candidates = near.isEmpty()
                ? PRINTED.planets().stream().filter(Planet::rebelBaseCandidate).toList()
                : near;
        lines.add(candidates.get(random.nextInt(candidates.size())).name() + ": secret base");
    }

    private void secrets() {
        List<Secret> pile = new ArrayList<>(List.of(Secret.values()));
        Collections.shuffle(pile, random);
        for (Planet planet : PRINTED.planets()) {
            if (planet.hasSecret()) {
                Secret secret = pile.removeLast();
                String how = oneIn(3) && !BETTER_HIDDEN.contains(secret) ? "revealed" : "hidden";
                lines.add(planet.name() + ": " + how + " secret "
                        + secret.name().toLowerCase(Locale.ROOT).replace('_', ' '));
            }
        }
    }

    // ---- planets and units

    private void planet(Planet planet) {
        String state = switch (random.nextInt(7)) {
            case 0 -> ", Rebellion";
            case 1 -> ", Rebel control";
            case 2 -> ", Rebellion Stopped";
            default -> "";
        };
        lines.add(planet.name() + ": " + LOYALTIES.get(random.nextInt(5)) + state + ", PDB " + random.nextInt(3)
                + (oneIn(3) ? " down" : " up"));
        planet.environs().forEach(environ -> garrison(PRINTED.environ(environ)));
        List<String> above = orbits.getOrDefault(planet.id(), new ArrayList<>());
        for (Side side : Side.values()) {
            for (int ship = oneIn(4) ? 1 + random.nextInt(3) : 0; ship > 0; ship--) {
                take(any(side, UnitType::carries), above);
            }
        }
        write("orbit of " + planet.name(), above);
    }

    private void garrison(Environ environ) {
        List<String> units = new ArrayList<>();
        for (Side side : Side.values()) {
            boolean crowded = meeting.contains(PRINTED.planet(environ.planet()));
            int room = Math.min(crowded ? 3 : 2, environ.size());
            for (int unit = oneIn(crowded ? 1 : 2) ? random.nextInt(room + 1) : 0; unit > 0; unit--) {
                take(
                        any(side, type -> !type.isSquad() && !type.isBoundToSpace() && type.isAtHomeIn(environ.type())),
                        units);
            }
        }
        if (oneIn(20)) {
            take(UnitRoster.of(GameLevel.GALACTIC).squad(), units);
        }
        write(Names.environ(environ.index()), units);
    }

    private UnitType any(Side side, Predicate<UnitType> wanted) {
        List<UnitType> fitting = Arrays.stream(UnitRoster.of(GameLevel.GALACTIC).of(side))
                .filter(wanted)
                .toList();
        return fitting.isEmpty() ? null : fitting.get(random.nextInt(fitting.size()));
    }

    /** As long as there are counters of it. */
    private void take(UnitType type, List<String> units) {
        if (type != null && used.merge(type, 1, Integer::sum) <= type.counterMix()) {
            units.add("1 " + type.key());
        }
    }

    private void write(String place, List<String> units) {
        if (!units.isEmpty()) {
            lines.add(place + ": "
                    + units.stream()
                            .collect(Collectors.groupingBy(unit -> unit, TreeMap::new, Collectors.counting()))
                            .entrySet()
                            .stream()
                            .map(each -> each.getValue() + each.getKey().substring(1))
                            .collect(Collectors.joining(", ")));
        }
    }

    // ---- people

    private void characters(Side side) {
        List<CharacterCard> cast = new ArrayList<>(PRINTED.characters().stream()
                .filter(card -> card.side() == side)
                .toList());
        Collections.shuffle(cast, random);
        List<String> ships = side == Side.REBEL
                ? List.of("Explorer", "Star Cruiser", "S-XIII")
                : List.of("Imperial Spaceship 1", "Imperial Spaceship 2", "Imperial Spaceship 3");
        for (int each = 0; each < 9; each++) {
            Planet planet = meeting.get(random.nextInt(meeting.size()));
            int environ = planet.environs().get(random.nextInt(planet.environs().size()));
            String name = cast.get(each).name();
            lines.add(name + ": in " + Names.environ(environ) + (oneIn(3) ? ", detected" : ""));
            if (each < ships.size() && cast.get(each).navigation() > 0) {
                lines.add(ships.get(each) + ": held by " + name);
            }
        }
        for (CharacterCard card : cast.subList(9, cast.size())) {
            if (oneIn(3)) {
                lines.add(card.name() + ": out of the game");
            }
        }
        if (side == Side.REBEL) {
            lines.add("Advisor Android: with " + cast.getFirst().name());
            lines.add("Medi-kit of Ptolus: with " + cast.get(1).name());
        } else {
            lines.addAll(captive(cast.getFirst().name()));
        }
    }

    /** One of the Rebels is in the hands of the first of the Empire's people. */
    private List<String> captive(String guard) {
        List<String> placed = lines.stream()
                .filter(line -> line.contains(": in "))
                .map(line -> line.substring(0, line.indexOf(':')))
                .toList();
        String where = lines.stream()
                .filter(line -> line.startsWith(guard + ": in "))
                .map(line -> line.substring(line.indexOf(": in ") + 5).replace(", detected", ""))
                .findFirst()
                .orElseThrow();
        for (CharacterCard card : PRINTED.characters()) {
            if (card.side() == Side.REBEL && !placed.contains(card.name()) && oneIn(3)) {
                lines.removeIf(line -> line.startsWith(card.name() + ":"));
                return List.of(card.name() + ": in " + where + ", prisoner of " + guard);
            }
        }
        return List.of();
    }
}
