package fitg.app.terminal;

import fitg.content.Catalogue;
import fitg.content.GalacticEvent;
import fitg.content.Place;
import fitg.content.Planet;
import fitg.content.Province;
import fitg.content.Provinces;
import fitg.content.Side;
import fitg.content.StrategicAssignment;
import fitg.play.PlayerView;
import fitg.play.words.Names;
import fitg.state.Cast;
import fitg.state.realm.PlanetSecrets;
import fitg.state.realm.Realm;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jline.utils.AttributedString;

/**
 * The whole galaxy as a list: province by province a row for each planet, with the forces of both sides as numbers and the people
 * by name. A star system is looked at more closely with its name ({@link OrbitBoard}).
 */
final class GalaxyBoard {

    private static final Catalogue PRINTED = Catalogue.standard();

    private final PlayerView view;
    private final Realm realm;
    private final Glyphs glyphs;
    private final Frame frame;
    private final Counters counters;

    private GalaxyBoard(PlayerView view, Realm realm, Glyphs glyphs, int width) {
        this.view = view;
        this.realm = realm;
        this.glyphs = glyphs;
        frame = new Frame(glyphs, width);
        counters = Theatre.counters(view);
    }

    static List<AttributedString> draw(PlayerView view, Glyphs glyphs, int width) {
        return new GalaxyBoard(view, view.further(Realm.class), glyphs, width).provinces();
    }

    private List<AttributedString> provinces() {
        frame.top(StatusLine.turn(view, frame.inside()), StatusLine.segments(view, frame.inside()));
        for (Province province : PRINTED.provinces()) {
            List<Planet> planets = planetsOf(province);
            if (!planets.isEmpty()) {
                frame.heading(heading(province.name()));
                planets.forEach(this::row);
            }
        }
        frame.bottom();
        news().forEach(line -> Text.wrap("  " + line, frame.width())
                .forEach(each -> frame.lines().add(new AttributedString(each))));
        frame.lines().addAll(SecondMargin.draw(view, glyphs, frame.width()));
        return frame.lines();
    }

    private List<Planet> planetsOf(Province province) {
        List<Planet> planets = new ArrayList<>();
        for (int planet : view.area().planets()) {
            if (Provinces.of(planet) == province.id()) {
                planets.add(PRINTED.planet(planet));
            }
        }
        return planets;
    }

    private AttributedString heading(String province) {
        String start = " " + province.toUpperCase(Locale.ROOT) + " ";
        return Style.STRONG.ink(start + glyphs.doubleLine().repeat(Math.max(1, frame.inside() - start.length())));
    }

    private void row(Planet planet) {
        frame.row(facts(planet), forces(planet, Side.IMPERIAL), forces(planet, Side.REBEL), false);
    }

    private List<AttributedString> facts(Planet planet) {
        int index = planet.index();
        String star = PRINTED.systems().get(Place.starOf(index)).name();
        String pdb = "PDB " + view.planets().pdbLevel(index)
                + (view.planets().pdbUp(index) ? glyphs.pdbUp() : glyphs.pdbDown());
        List<AttributedString> lines = new ArrayList<>();
        Text.wrap(planet.name() + " (" + star + ")", frame.facts(), "  ")
                .forEach(line -> lines.add(Style.STRONG.ink(line)));
        lines.add(new AttributedString("  " + loyalty(index) + ", " + pdb));
        marks(index)
                .forEach(mark ->
                        Text.wrap("  " + mark, frame.facts(), "  ").forEach(line -> lines.add(Style.FAINT.ink(line))));
        return lines;
    }

    private String loyalty(int planet) {
        return switch (view.planets().state(planet)) {
            case IMPERIAL_CONTROL -> Text.capital(view.planets().loyalty(planet).name());
            default -> Names.state(view.planets().state(planet));
        };
    }

    private List<String> marks(int planet) {
        List<String> marks = new ArrayList<>();
        if (realm.base() == planet) {
            marks.add(realm.baseRevealed() ? "the rebels' base" : "the secret base");
        }
        if (realm.isHypnotised(planet)) {
            marks.add("under mass hypnosis");
        }
        if (realm.secret(planet) != Realm.NONE) {
            marks.add(
                    PlanetSecrets.printed(realm.secret(planet)).name() + (realm.isRevealed(planet) ? "" : " (hidden)"));
        }
        return marks;
    }

    /** So many ground units and starships, and who is there. */
    private List<AttributedString> forces(Planet planet, Side side) {
        int units = 0;
        int ships = counters.starships(Place.orbit(planet.index()), side);
        List<String> things = new ArrayList<>();
        for (int environ : planet.environs()) {
            units += counters.groundUnits(environ, side);
            ships += counters.starships(environ, side);
        }
        if (units > 0) {
            things.add(units + (units == 1 ? " unit" : " units"));
        }
        if (ships > 0) {
            things.add(ships + (ships == 1 ? " starship" : " starships"));
        }
        for (int character = 0; character < view.people().count(); character++) {
            if (Cast.side(character) == side && isAt(planet, view.people().at(character))) {
                things.add(Names.character(character)
                        + (Pieces.holds(view.people().prisoners(), character) ? " (prisoner)" : ""));
            }
        }
        return Text.pack(things, ", ", frame.forces(side)).stream()
                .map(Style.of(side)::ink)
                .toList();
    }

    private static boolean isAt(Planet planet, int place) {
        return place == Place.orbit(planet.index()) || planet.environs().contains(place);
    }

    // ---- news and treasury

    private List<String> news() {
        List<String> lines = new ArrayList<>();
        lines.add("Force points: Empire " + realm.points(Side.IMPERIAL) + ", Rebels " + realm.points(Side.REBEL) + ".");
        PRINTED.campaign().galacticEvents().stream()
                .filter(card -> card.number() == realm.event())
                .findFirst()
                .ifPresent((GalacticEvent card) -> lines.add(card.title() + ": "
                        + card.effect().in(view.scenario().ruleset().edition())));
        if (realm.baseRevealed()) {
            lines.add("The base is known; the Imperial fleets go where they like.");
        } else if (realm.assignments().current() != Realm.NONE) {
            StrategicAssignment card = PRINTED.campaign()
                    .strategicAssignments()
                    .get(realm.assignments().current());
            lines.add("Strategic Assignment: provinces " + card.provinceA() + " and " + card.provinceB() + ".");
        }
        lines.add("'board STAR' shows one star system with everything in it.");
        return lines;
    }
}
