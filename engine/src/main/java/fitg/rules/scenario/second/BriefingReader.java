package fitg.rules.scenario.second;

import fitg.content.Catalogue;
import fitg.content.CharacterCard;
import fitg.content.CounterType;
import fitg.content.Environ;
import fitg.content.EnvironType;
import fitg.content.Mission;
import fitg.content.Place;
import fitg.content.Planet;
import fitg.content.ScenarioSheet;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.content.StarSystem;
import fitg.rules.scenario.second.Briefing.Placement;
import fitg.rules.scenario.second.Briefing.Score;
import fitg.rules.scenario.second.Briefing.Score.What;
import fitg.rules.scenario.second.Briefing.Vessel;
import fitg.state.Holder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Understands the phrases of a sheet of 2002, or says which one it does not. */
public final class BriefingReader {

    private static final Catalogue PRINTED = Catalogue.standard();

    private static final String ALL = "all";

    private static final Pattern PLACEMENT = Pattern.compile("([^:]+): (.+)");
    private static final Pattern COUNTED = Pattern.compile("(\\d) (.+)");
    private static final Pattern PRISONER = Pattern.compile("prisoner (.+)");
    private static final Pattern VESSEL = Pattern.compile("(.+) of (.+)");
    private static final Pattern FREE_OUTSIDE = Pattern.compile("(.+) free outside (.+) (-?\\d)");
    private static final Pattern FREE = Pattern.compile("(.+) free (-?\\d)");
    private static final Pattern FATE = Pattern.compile("(Rebel|Imperial) (prisoner|dead) (-?\\d)");
    private static final Pattern CELL = Pattern.compile("cell of (.+) on (.+)");

    private final ScenarioSheet sheet;
    private final List<Integer> shipsTaken = new ArrayList<>();

    private BriefingReader(ScenarioSheet sheet) {
        this.sheet = sheet;
    }

    public static Briefing read(ScenarioSheet sheet) {
        return new BriefingReader(sheet).briefing();
    }

    /** Phrases like those of "placed", for whoever has such phrases of his own. */
    public static List<Placement> placements(ScenarioSheet sheet, List<String> phrases) {
        BriefingReader reader = new BriefingReader(sheet);
        return phrases.stream().map(reader::placement).toList();
    }

    private Briefing briefing() {
        ScenarioSheet.Phrases phrases = sheet.phrases();
        List<Placement> placements =
                phrases.placed().stream().map(this::placement).toList();
        List<Integer> down = pdbsDown(phrases.pdbsDown());
        List<Score> scores = phrases.scoring().stream().map(this::score).toList();
        int cell = Holder.NOBODY;
        int cellPlanet = Holder.NOBODY;
        for (String phrase : phrases.special()) {
            Matcher matcher = CELL.matcher(phrase);
            if (!matcher.matches()) {
                throw sheet.fault("special: " + phrase + " means nothing; known is: cell of CHARACTER on PLANET");
            }
            cell = character("special", matcher.group(1)).index();
            cellPlanet = planet("special", matcher.group(2)).index();
        }
        return new Briefing(placements, down, missions(phrases.missions()), scores, cell, cellPlanet);
    }

    private List<Integer> pdbsDown(List<String> names) {
        if (names.equals(List.of(ALL))) {
            return PRINTED.planets().stream().map(Planet::index).toList();
        }
        return names.stream().map(name -> planet("pdbs down", name).index()).toList();
    }

    // ---- where pieces begin

    private Placement placement(String phrase) {
        Matcher matcher = PLACEMENT.matcher(phrase);
        if (!matcher.matches()) {
            throw sheet.fault("placed: " + phrase + " is not a place, a colon and pieces");
        }
        int place = place(matcher.group(1));
        List<CounterType> counters = new ArrayList<>();
        List<Integer> characters = new ArrayList<>();
        List<Integer> prisoners = new ArrayList<>();
        List<Vessel> ships = new ArrayList<>();
        for (String piece : matcher.group(2).split(", ")) {
            Matcher prisoner = PRISONER.matcher(piece);
            Matcher vessel = VESSEL.matcher(piece);
            Optional<CharacterCard> card = named(PRINTED.characters(), CharacterCard::name, piece);
            if (card.isPresent()) {
                characters.add(card.get().index());
            } else if (prisoner.matches()) {
                prisoners.add(character("placed", prisoner.group(1)).index());
            } else if (vessel.matches()) {
                ships.add(new Vessel(
                        ship(vessel.group(1)),
                        character("placed", vessel.group(2)).index()));
            } else {
                counters.addAll(counters(piece));
            }
        }
        return new Placement(place, counters, characters, prisoners, ships);
    }

    private int place(String words) {
        for (Planet planet : PRINTED.planets()) {
            if (!sheet.systems().contains(planet.systemId()) || !words.startsWith(planet.name() + " ")) {
                continue;
            }
            String rest = words.substring(planet.name().length() + 1);
            if (rest.equals("orbit")) {
                return Place.orbit(planet.index());
            }
            for (int index : planet.environs()) {
                Environ environ = PRINTED.environ(index);
                if (name(environ.type()).equals(rest)) {
                    return index;
                }
            }
        }
        throw sheet.fault("placed: unknown place " + words);
    }

    private static String name(EnvironType type) {
        return type.name().charAt(0) + type.name().substring(1).toLowerCase(Locale.ROOT);
    }

    private List<CounterType> counters(String words) {
        Matcher counted = COUNTED.matcher(words);
        boolean several = counted.matches();
        String name = several ? counted.group(2) : words;
        int count = several ? Integer.parseInt(counted.group(1)) : 1;
        CounterType type = named(PRINTED.counterTypes(), CounterType::name, name)
                .orElseThrow(() -> sheet.fault("placed: unknown piece " + name));
        return Collections.nCopies(count, type);
    }

    private int ship(String name) {
        Spaceship found = PRINTED.ships().stream()
                .filter(ship -> ship.name().equals(name) && !shipsTaken.contains(ship.index()))
                .findFirst()
                .orElseThrow(() -> sheet.fault("placed: unknown ship " + name));
        shipsTaken.add(found.index());
        return found.index();
    }

    // ---- points and missions

    private Score score(String phrase) {
        Matcher outside = FREE_OUTSIDE.matcher(phrase);
        if (outside.matches()) {
            int character = character("scoring", outside.group(1)).index();
            return new Score(
                    What.FREE_OUTSIDE, character, star(outside.group(2)), null, Integer.parseInt(outside.group(3)));
        }
        Matcher free = FREE.matcher(phrase);
        if (free.matches()) {
            int character = character("scoring", free.group(1)).index();
            return new Score(What.FREE, character, Holder.NOBODY, null, Integer.parseInt(free.group(2)));
        }
        Matcher fate = FATE.matcher(phrase);
        if (fate.matches()) {
            Side side = fate.group(1).equals("Rebel") ? Side.REBEL : Side.IMPERIAL;
            What what = fate.group(2).equals("dead") ? What.DEAD : What.PRISONER;
            return new Score(what, Holder.NOBODY, Holder.NOBODY, side, Integer.parseInt(fate.group(3)));
        }
        throw sheet.fault("scoring: " + phrase + " means nothing");
    }

    private int star(String name) {
        List<StarSystem> systems = PRINTED.systems();
        for (int star = 0; star < systems.size(); star++) {
            if (systems.get(star).name().equals(name)) {
                return star;
            }
        }
        throw sheet.fault("scoring: unknown star system " + name);
    }

    private long missions(List<String> letters) {
        long set = 0;
        if (letters.equals(List.of(ALL))) {
            return Arrays.stream(Mission.values()).mapToLong(Mission::bit).reduce(0, (some, more) -> some | more);
        }
        for (String letter : letters) {
            boolean known = letter.length() == 1
                    && Arrays.stream(Mission.values()).anyMatch(mission -> mission.letter() == letter.charAt(0));
            if (!known) {
                throw sheet.fault("missions: no mission has the letter " + letter);
            }
            set |= Mission.ofLetter(letter.charAt(0)).bit();
        }
        return set;
    }

    // ---- names

    private CharacterCard character(String field, String name) {
        return named(PRINTED.characters(), CharacterCard::name, name)
                .orElseThrow(() -> sheet.fault(field + ": unknown character " + name));
    }

    private Planet planet(String field, String name) {
        return named(PRINTED.planets(), Planet::name, name)
                .orElseThrow(() -> sheet.fault(field + ": unknown planet " + name));
    }

    private static <T> Optional<T> named(List<T> all, Function<T, String> name, String wanted) {
        return all.stream().filter(each -> name.apply(each).equals(wanted)).findFirst();
    }
}
