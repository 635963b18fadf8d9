package fitg.galaxy.scenario;

import fitg.content.Catalogue;
import fitg.content.CharacterCard;
import fitg.content.Environ;
import fitg.content.Place;
import fitg.content.Planet;
import fitg.content.Provinces;
import fitg.content.ScenarioSheet;
import fitg.content.Spaceship;
import fitg.galaxy.scenario.Posting.Berth;
import fitg.galaxy.scenario.Posting.Group;
import fitg.galaxy.scenario.Posting.Manner;
import fitg.galaxy.scenario.Posting.Post;
import fitg.state.Holder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Understands what the sheet of a galaxy-wide game says about who begins where, or says which phrase it does not. */
public final class PostingReader {

    private static final Catalogue PRINTED = Catalogue.standard();
    private static final int FIRST_PROVINCE = 1;

    private static final Pattern PLACED = Pattern.compile("([^:]+): (.+)");
    private static final Pattern STRONGEST_OF_PROVINCE = Pattern.compile("strongest stack of province (\\d)");
    private static final Pattern STRONGEST_OF_PLANET = Pattern.compile("strongest stack of (.+)");
    private static final String KNIGHT = "knight";
    private static final Pattern DRAWN = Pattern.compile("(\\d) characters");
    private static final Pattern POSSESSIONS = Pattern.compile("(\\d) possessions?");
    private static final Pattern OWNED = Pattern.compile("(.+) of (.+)");

    private final ScenarioSheet sheet;

    private PostingReader(ScenarioSheet sheet) {
        this.sheet = sheet;
    }

    public static Posting read(ScenarioSheet sheet) {
        PostingReader reader = new PostingReader(sheet);
        return new Posting(
                reader.posts(),
                sheet.phrases().decree("rebel groups").stream()
                        .map(reader::group)
                        .toList());
    }

    // ---- Imperial posts

    private List<Post> posts() {
        List<Post> posts = new ArrayList<>();
        for (String phrase : sheet.phrases().decree("imperial posts")) {
            Matcher matcher = PLACED.matcher(phrase);
            if (!matcher.matches()) {
                throw fault("imperial posts", phrase + " is not characters, a colon and where they begin");
            }
            for (String name : matcher.group(1).split(", ")) {
                posts.add(post(character("imperial posts", name), matcher.group(2)));
            }
        }
        return List.copyOf(posts);
    }

    private Post post(int character, String where) {
        if (where.equals(KNIGHT)) {
            return new Post(character, Manner.KNIGHT, List.of());
        }
        Matcher province = STRONGEST_OF_PROVINCE.matcher(where);
        if (province.matches()) {
            int number = Integer.parseInt(province.group(1));
            return new Post(
                    character,
                    Manner.STRONGEST,
                    boxes(planets().filter(planet -> Provinces.of(planet.index()) == number)));
        }
        Matcher planet = STRONGEST_OF_PLANET.matcher(where);
        return planet.matches()
                ? new Post(character, Manner.STRONGEST, boxes(Stream.of(planet("imperial posts", planet.group(1)))))
                : new Post(character, Manner.ENVIRONS, environs(where));
    }

    private static List<Integer> boxes(Stream<Planet> planets) {
        return planets.flatMap(
                        planet -> Stream.concat(planet.environs().stream(), Stream.of(Place.orbit(planet.index()))))
                .toList();
    }

    /** One or more of "PLANET" (any environ of it) and "PLANET TYPE", with "or" between. */
    private List<Integer> environs(String words) {
        List<Integer> found = new ArrayList<>();
        for (String part : words.split(" or ")) {
            List<Integer> here = planets()
                    .flatMap(planet -> planet.environs().stream()
                            .filter(environ -> part.equals(planet.name())
                                    || part.equals(planet.name() + " " + typeOf(PRINTED.environ(environ)))))
                    .toList();
            if (here.isEmpty()) {
                throw fault("imperial posts", "unknown place " + part);
            }
            found.addAll(here);
        }
        return List.copyOf(found);
    }

    private static String typeOf(Environ environ) {
        String name = environ.type().name();
        return name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT);
    }

    // ---- Rebel groups

    private Group group(String phrase) {
        Matcher placed = PLACED.matcher(phrase);
        List<Integer> planets = placed.matches()
                ? List.of(planet("rebel groups", placed.group(1)).index())
                : hidingPlaces();
        List<Integer> members = new ArrayList<>();
        List<Berth> ships = new ArrayList<>();
        int drawn = 0;
        int possessions = 0;
        for (String piece : (placed.matches() ? placed.group(2) : phrase).split(", ")) {
            Matcher more = DRAWN.matcher(piece);
            Matcher cards = POSSESSIONS.matcher(piece);
            if (more.matches()) {
                drawn = Integer.parseInt(more.group(1));
            } else if (cards.matches()) {
                possessions = Integer.parseInt(cards.group(1));
            } else {
                Optional<Berth> ship = vessel(piece);
                ship.ifPresent(ships::add);
                if (ship.isEmpty()) {
                    members.add(character("rebel groups", piece));
                }
            }
        }
        return new Group(planets, List.copyOf(members), drawn, List.copyOf(ships), possessions);
    }

    /** 38.43: no capital, throne, home or secret planet, and nothing in the First Province. */
    private List<Integer> hidingPlaces() {
        return planets()
                .filter(planet -> planet.kind() == Planet.Kind.ORDINARY
                        && planet.homeOfRace().isEmpty()
                        && !planet.hasSecret()
                        && Provinces.of(planet.index()) != FIRST_PROVINCE)
                .map(Planet::index)
                .toList();
    }

    private Optional<Berth> vessel(String piece) {
        Matcher owned = OWNED.matcher(piece);
        String name = owned.matches() ? owned.group(1) : piece;
        int owner = owned.matches() ? character("rebel groups", owned.group(2)) : Holder.NOBODY;
        return named(PRINTED.ships(), Spaceship::name, name).map(ship -> new Berth(ship.index(), owner));
    }

    // ---- names

    private Stream<Planet> planets() {
        return PRINTED.planets().stream().filter(planet -> sheet.systems().contains(planet.systemId()));
    }

    private Planet planet(String field, String name) {
        return named(planets().toList(), Planet::name, name).orElseThrow(() -> fault(field, "unknown planet " + name));
    }

    private int character(String field, String name) {
        return named(PRINTED.characters(), CharacterCard::name, name)
                .orElseThrow(() -> fault(field, "unknown character " + name))
                .index();
    }

    private static <T> Optional<T> named(List<T> all, Function<T, String> name, String wanted) {
        return all.stream().filter(each -> name.apply(each).equals(wanted)).findFirst();
    }

    private RuntimeException fault(String field, String reason) {
        return sheet.fault(field, field + ": " + reason);
    }
}
