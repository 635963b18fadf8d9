package fitg.level.campaign;

import fitg.content.Catalogue;
import fitg.content.CounterType;
import fitg.content.Environ;
import fitg.content.EnvironType;
import fitg.content.Place;
import fitg.content.Planet;
import fitg.content.Provinces;
import fitg.content.Rating;
import fitg.content.ScenarioSheet;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Question;
import fitg.rules.scenario.second.Briefing.Placement;
import fitg.rules.scenario.second.BriefingReader;
import fitg.state.Cast;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A way to set up a campaign: what is deployed where besides the garrisons, which PDBs are worth raising, where the base is and
 * where the groups begin. It says what should stand, not in which order, and answers the questions of a set-up from that and from
 * what stands already; where it says nothing it does what is usual (4b, 1.2).
 *
 * @param pdbs the level each PDB should have, Up; planets by their place in the catalogue
 * @param base a planet, or NOBODY
 * @param planets where groups and knights begin, the first that is open first
 */
public record WarPlan(List<Placement> units, Map<Integer, Integer> pdbs, int base, List<Integer> planets) {

    private static final Catalogue PRINTED = Catalogue.standard();
    private static final Pattern LEVEL = Pattern.compile("(.+) ([012])");

    /** The phrases of a sheet, or of whoever plans for its scenario. */
    public static WarPlan of(
            ScenarioSheet sheet, List<String> units, List<String> pdbs, List<String> base, List<String> planets) {
        Map<Integer, Integer> levels = new LinkedHashMap<>();
        for (String phrase : pdbs) {
            Matcher matcher = LEVEL.matcher(phrase);
            if (!matcher.matches()) {
                throw sheet.fault(phrase + " is not a planet and the level of its PDB");
            }
            levels.put(planet(sheet, matcher.group(1)), Integer.parseInt(matcher.group(2)));
        }
        return new WarPlan(
                BriefingReader.placements(sheet, units),
                Collections.unmodifiableMap(levels),
                base.isEmpty() ? Holder.NOBODY : planet(sheet, base.getFirst()),
                planets.stream().map(name -> planet(sheet, name)).toList());
    }

    private static int planet(ScenarioSheet sheet, String name) {
        return PRINTED.planets().stream()
                .filter(each ->
                        sheet.systems().contains(each.systemId()) && each.name().equals(name))
                .findFirst()
                .orElseThrow(() -> sheet.fault("unknown planet " + name))
                .index();
    }

    /** The answer to one question of a set-up; empty if it is another question, or the answer is not legal any more. */
    public Optional<Action> answer(Position s, Question question, int subject, List<Action> options) {
        if (!(question instanceof Affair affair)) {
            return Optional.empty();
        }
        Action wanted = switch (affair) {
            case ASSIGNMENT_ORDER -> Action.of(Kind.SHUFFLE);
            case BASE -> base == Holder.NOBODY ? options.getFirst() : Action.of(Kind.PLANET, base);
            case GARRISON -> options.getFirst();
            case DEPLOYMENT -> next(s, subject, options);
            case WHERE -> where(s, CounterType.at(subject), options);
            case BARCA -> options.getFirst();
            case KNIGHT -> knight(options);
            case KNIGHTS_BOX -> roomiest(options);
            case POSSESSION_HOLDER, CRUISER_HOLDER -> cleverest(options);
            case GROUP_PLACE -> group(options);
            default -> null;
        };
        return Optional.ofNullable(wanted).filter(options::contains);
    }

    /** Whether every unit and every PDB it wants stands. */
    public boolean isCarriedOut(Position s) {
        return units.stream()
                        .noneMatch(placement ->
                                placement.counters().stream().anyMatch(type -> isShort(s, placement, type)))
                && pdbs.entrySet().stream()
                        .allMatch(wish -> s.planets().pdbUp(wish.getKey())
                                && s.planets().pdbLevel(wish.getKey()) >= wish.getValue());
    }

    // ---- units and PDBs

    /** What is missing in a province: units first, then PDBs. */
    private Action next(Position s, int province, List<Action> options) {
        for (Placement placement : units) {
            if (Provinces.of(Place.planet(placement.place())) != province) {
                continue;
            }
            for (CounterType type : placement.counters()) {
                Action buy = Action.of(Kind.BUY, type.index());
                if (isShort(s, placement, type) && options.contains(buy)) {
                    return buy;
                }
            }
        }
        return nextPdb(s, province, options);
    }

    private Action nextPdb(Position s, int province, List<Action> options) {
        for (Map.Entry<Integer, Integer> wish : pdbs.entrySet()) {
            int planet = wish.getKey();
            Action up = Action.of(Kind.PDB_UP, planet);
            Action level = Action.of(Kind.PDB_LEVEL, planet);
            if (Provinces.of(planet) != province) {
                continue;
            }
            if (options.contains(up)) {
                return up;
            }
            if (s.planets().pdbLevel(planet) < wish.getValue() && options.contains(level)) {
                return level;
            }
        }
        return Action.of(Kind.END);
    }

    private Action where(Position s, CounterType type, List<Action> options) {
        return units.stream()
                .filter(placement -> isShort(s, placement, type))
                .map(placement -> Action.of(Kind.PLACE, placement.place()))
                .filter(options::contains)
                .findFirst()
                .orElseGet(() -> roomiest(options));
    }

    private static boolean isShort(Position s, Placement placement, CounterType type) {
        Counters counters = Theatre.counters(s);
        int there = 0;
        for (int each = counters.firstIn(placement.place()); each >= 0; each = counters.nextIn(each)) {
            there += counters.type(each) == type ? 1 : 0;
        }
        return there < Collections.frequency(placement.counters(), type) + garrison(placement.place(), type);
    }

    /** The conscript every planet has, where it stands by itself. */
    private static int garrison(int place, CounterType type) {
        boolean conscript = type.garrison() && !type.elite();
        return conscript && Place.isEnviron(place) && place == usual(PRINTED.planet(Place.planet(place))) ? 1 : 0;
    }

    /** The first Urban environ of a planet, else its largest. */
    private static int usual(Planet planet) {
        return roomiest(planet.environs().stream()
                        .map(environ -> Action.of(Kind.PLACE, environ))
                        .toList())
                .argument();
    }

    private static Action roomiest(List<Action> options) {
        Predicate<Action> environ = option -> Place.isEnviron(option.argument());
        Optional<Action> urban = options.stream()
                .filter(environ)
                .filter(option -> PRINTED.environ(option.argument()).type() == EnvironType.URBAN)
                .findFirst();
        return urban.orElseGet(() -> best(
                options,
                option -> environ.test(option)
                        ? PRINTED.environ(option.argument()).size()
                        : 0));
    }

    // ---- people

    /** A planet of the plan, else a home planet. */
    private Action knight(List<Action> options) {
        return best(
                options,
                option -> planets.contains(option.argument())
                        ? 2
                        : PRINTED.planet(option.argument()).homeOfRace().isPresent() ? 1 : 0);
    }

    private Action group(List<Action> options) {
        List<Action> planned = new ArrayList<>();
        for (int planet : planets) {
            options.stream()
                    .filter(option -> PRINTED.environ(option.argument()).planet() == planet)
                    .forEach(planned::add);
        }
        if (planned.isEmpty()) {
            return best(options, option -> size(PRINTED.environ(option.argument())));
        }
        int first = PRINTED.environ(planned.getFirst().argument()).planet();
        planned.removeIf(option -> PRINTED.environ(option.argument()).planet() != first);
        return best(planned, option -> size(PRINTED.environ(option.argument())));
    }

    private static int size(Environ environ) {
        return environ.size();
    }

    private static Action cleverest(List<Action> options) {
        return best(options, option -> Cast.printed(option.argument(), Rating.INTELLIGENCE));
    }

    /** The first of those that are worth most. */
    private static Action best(List<Action> options, ToIntFunction<Action> worth) {
        return options.stream().max(firstOfBest(worth, options)).orElseThrow();
    }

    private static Comparator<Action> firstOfBest(ToIntFunction<Action> worth, List<Action> options) {
        return Comparator.comparingInt(worth)
                .thenComparing(Comparator.comparingInt((Action option) -> options.indexOf(option))
                        .reversed());
    }
}
