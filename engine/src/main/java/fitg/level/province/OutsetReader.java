package fitg.level.province;

import fitg.content.Catalogue;
import fitg.content.CharacterCard;
import fitg.content.Environ;
import fitg.content.Place;
import fitg.content.Planet;
import fitg.content.ScenarioSheet;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.content.StarSystem;
import fitg.level.province.Outset.Berth;
import fitg.level.province.Outset.Grant;
import fitg.level.province.Outset.Post;
import fitg.level.province.Outset.Purse;
import fitg.level.province.Outset.Raised;
import fitg.level.province.Outset.Start;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Understands what a scenario of the Province Game says, or tells what it does not understand. */
final class OutsetReader {

    private static final Catalogue PRINTED = Catalogue.standard();

    private static final Pattern PURSE =
            Pattern.compile("(\\d+), at most (\\d) elites and (\\d) suicide squads?; (\\d+) in each turn from turn 2");
    private static final Pattern POST = Pattern.compile("([^:]+): (each |together )?in (.+)");
    private static final Pattern BERTH = Pattern.compile("(.+?) of (.+)");
    private static final Pattern RAISED = Pattern.compile("(\\d+) in (.+)");
    private static final Pattern ABOARD = Pattern.compile("in ships above planets other than (.+)");
    private static final Pattern CARDS = Pattern.compile("(\\d)(, each to another)?");
    private static final Pattern GRANT = Pattern.compile(
            "(\\d+) in (turn|turns from) (\\d+)(?: in (one group|two groups of at least (\\d+)))? from (.+)");
    private static final String OR_ORBIT = " or its orbit";
    private static final int LAST = 99;

    private final ScenarioSheet sheet;

    private OutsetReader(ScenarioSheet sheet) {
        this.sheet = sheet;
    }

    static Outset read(ScenarioSheet sheet) {
        if (sheet.phrases().decrees().isEmpty()) {
            return Outset.NOTHING;
        }
        OutsetReader reader = new OutsetReader(sheet);
        Matcher cards = reader.only("rebel cards", CARDS);
        return new Outset(
                reader.purse(),
                reader.posts(),
                reader.berths(),
                reader.raised(),
                reader.start(),
                Integer.parseInt(cards.group(1)),
                cards.group(2) != null,
                reader.all("camps")
                        .map(name -> reader.planet("camps", name).index())
                        .toList(),
                reader.all("rebel grants").map(reader::grant).toList());
    }

    private Stream<String> all(String field) {
        return sheet.phrases().decree(field).stream();
    }

    /** The one phrase of a field, however many semicolons it has. */
    private Matcher only(String field, Pattern form) {
        Matcher matcher = form.matcher(String.join("; ", sheet.phrases().decree(field)));
        if (!matcher.matches()) {
            throw fault(field, "it is not like \"" + form + "\"");
        }
        return matcher;
    }

    private Matcher match(String field, Pattern form, String phrase) {
        Matcher matcher = form.matcher(phrase);
        if (!matcher.matches()) {
            throw fault(field, phrase + " is not like \"" + form + "\"");
        }
        return matcher;
    }

    private Purse purse() {
        Matcher purse = only("imperial purse", PURSE);
        return new Purse(number(purse, 1), number(purse, 2), number(purse, 3), number(purse, 4));
    }

    private static int number(Matcher matcher, int group) {
        return Integer.parseInt(matcher.group(group));
    }

    private List<Post> posts() {
        List<Post> posts = new ArrayList<>();
        List<String> phrases = sheet.phrases().decree("imperial posts");
        for (int group = 0; group < phrases.size(); group++) {
            Matcher post = match("imperial posts", POST, phrases.get(group));
            boolean together = "together ".equals(post.group(2));
            List<Integer> places = places("imperial posts", post.group(3));
            for (String name : post.group(1).split(", ")) {
                posts.add(new Post(character("imperial posts", name), group, together, places));
            }
        }
        return List.copyOf(posts);
    }

    private List<Berth> berths() {
        List<Integer> ships = new ArrayList<>(sheet.forces().get(Side.IMPERIAL).ships().stream()
                .map(Spaceship::index)
                .toList());
        List<Berth> berths = new ArrayList<>();
        for (String phrase : sheet.phrases().decree("imperial pilots")) {
            Matcher berth = match("imperial pilots", BERTH, phrase);
            Integer ship = ships.stream()
                    .filter(each -> PRINTED.ship(each).name().equals(berth.group(1)))
                    .findFirst()
                    .orElseThrow(() -> fault("imperial pilots", "no further " + berth.group(1)));
            ships.remove(ship);
            berths.add(new Berth(
                    ship,
                    Arrays.stream(berth.group(2).split(" or "))
                            .map(name -> character("imperial pilots", name))
                            .toList()));
        }
        return List.copyOf(berths);
    }

    private Raised raised() {
        Matcher raised = only("rebel purse", RAISED);
        return new Raised(number(raised, 1), places("rebel purse", raised.group(2)));
    }

    private Start start() {
        String phrase = String.join("; ", sheet.phrases().decree("rebel start"));
        Matcher aboard = ABOARD.matcher(phrase);
        if (!aboard.matches()) {
            return new Start(false, places("rebel start", phrase));
        }
        List<String> without = List.of(aboard.group(1).split(", "));
        without.forEach(name -> planet("rebel start", name));
        return new Start(
                true,
                planets()
                        .filter(planet -> !without.contains(planet.name()))
                        .map(planet -> Place.orbit(planet.index()))
                        .toList());
    }

    private Grant grant(String phrase) {
        Matcher grant = match("rebel grants", GRANT, phrase);
        int from = number(grant, 3);
        boolean once = grant.group(2).equals("turn");
        int routes = grant.group(4) == null ? 0 : grant.group(5) == null ? 1 : 2;
        List<Integer> stars = Arrays.stream(grant.group(6).split(", "))
                .map(name -> Place.entryStar(star(name)))
                .toList();
        int least = grant.group(5) == null ? 0 : number(grant, 5);
        return new Grant(number(grant, 1), from, once ? from : LAST, routes, least, stars);
    }

    // ---- names

    /** One or more of "PLANET", "PLANET or its orbit" and "PLANET TYPE", with "and" between. */
    private List<Integer> places(String field, String words) {
        List<Integer> found = new ArrayList<>();
        for (String part : words.split(" and ")) {
            boolean orbit = part.endsWith(OR_ORBIT);
            String name = orbit ? part.substring(0, part.length() - OR_ORBIT.length()) : part;
            List<Integer> here = planets()
                    .flatMap(planet -> planet.environs().stream()
                            .filter(environ -> name.equals(planet.name())
                                    || name.equals(planet.name() + " " + typeOf(PRINTED.environ(environ)))))
                    .toList();
            if (here.isEmpty()) {
                throw fault(field, "unknown place " + name);
            }
            found.addAll(here);
            if (orbit) {
                found.add(Place.orbit(Place.planet(here.getFirst())));
            }
        }
        return List.copyOf(found);
    }

    private static String typeOf(Environ environ) {
        String name = environ.type().name();
        return name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT);
    }

    private Stream<Planet> planets() {
        return PRINTED.planets().stream().filter(planet -> sheet.systems().contains(planet.systemId()));
    }

    private Planet planet(String field, String name) {
        return named(field, planets().toList(), Planet::name, name);
    }

    private int character(String field, String name) {
        return named(field, PRINTED.characters(), CharacterCard::name, name).index();
    }

    private int star(String name) {
        return PRINTED.systems().indexOf(named("rebel grants", PRINTED.systems(), StarSystem::name, name));
    }

    private <T> T named(String field, List<T> all, Function<T, String> name, String wanted) {
        return all.stream()
                .filter(each -> name.apply(each).equals(wanted))
                .findFirst()
                .orElseThrow(() -> fault(field, "unknown " + wanted));
    }

    private RuntimeException fault(String field, String reason) {
        return sheet.fault(field, field + ": " + reason);
    }
}
