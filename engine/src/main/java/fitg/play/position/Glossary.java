package fitg.play.position;

import fitg.content.Catalogue;
import fitg.content.CounterType;
import fitg.content.Place;
import fitg.play.words.Names;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Numbers and what they are called; capitals make no difference to a reader. */
final class Glossary {

    private static final Catalogue PRINTED = Catalogue.standard();

    static final Glossary PLANETS = of("planet", PRINTED.planets().size(), Names::planet);
    static final Glossary CHARACTERS = of("character", PRINTED.characters().size(), Names::character);
    static final Glossary SHIPS = of("ship", PRINTED.ships().size(), Names::ship);
    static final Glossary CARDS = of("possession", PRINTED.possessions().size(), Names::card);
    static final Glossary COUNTER_TYPES = of(
            "kind of counter",
            PRINTED.counterTypes().size(),
            index -> CounterType.at(index).name());
    static final Glossary SOVEREIGNS = of(
            "sovereign",
            PRINTED.sovereigns().size(),
            index -> PRINTED.sovereigns().get(index).name());

    /** Military counters of 2002 by their number in the game. */
    static final int MOST_COUNTERS = 512;

    static final Glossary COUNTERS = of("counter", MOST_COUNTERS, number -> "counter " + number);

    /** By name and by the word of an action's key: "Angoff Urban" and "2221". */
    static final Glossary PLACES = of("place", Place.COUNT, Glossary::place).and(Place.COUNT, Place::key);

    private final String what;
    private final IntFunction<String> names;
    private final Map<String, Integer> numbers = new HashMap<>();

    private Glossary(String what, IntFunction<String> names) {
        this.what = what;
        this.names = names;
    }

    static Glossary of(String what, int count, IntFunction<String> names) {
        return new Glossary(what, names).and(count, names);
    }

    /** The constants of an enum in words: "imperial control". */
    static Glossary of(String what, List<? extends Enum<?>> constants) {
        return of(what, constants.size(), index -> words(constants.get(index)));
    }

    static String words(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private Glossary and(int count, IntFunction<String> more) {
        IntStream.range(0, count)
                .forEach(number -> numbers.putIfAbsent(more.apply(number).toLowerCase(Locale.ROOT), number));
        return this;
    }

    /** The boxes beside the map are two, and have no names. */
    private static String place(int place) {
        return Place.zone(place) == Place.Zone.OFF_MAP ? Place.key(place) : Names.place(place);
    }

    String name(int number) {
        return names.apply(number);
    }

    OptionalInt find(String words) {
        Integer number = numbers.get(words.toLowerCase(Locale.ROOT));
        return number == null ? OptionalInt.empty() : OptionalInt.of(number);
    }

    int number(String words) {
        return find(words)
                .orElseThrow(() -> new Nonsense("there is no " + what + " called \"" + words + "\""
                        + (numbers.size() <= 12 ? "; there are " + all() : "")));
    }

    private String all() {
        return numbers.keySet().stream().sorted().collect(Collectors.joining(", "));
    }
}
