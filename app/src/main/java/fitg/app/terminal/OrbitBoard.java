package fitg.app.terminal;

import fitg.app.BadInput;
import fitg.content.Catalogue;
import fitg.content.Place;
import fitg.content.Planet;
import fitg.content.Side;
import fitg.content.StarSystem;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.play.words.Names;
import fitg.rules.hyperjump.Distances;
import fitg.state.theatre.Theatre;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jline.utils.AttributedString;

/** The board of games with orbits, star system by star system: its drift areas, then each planet with its orbit box above its environs. */
final class OrbitBoard {

    private static final Catalogue PRINTED = Catalogue.standard();

    private final PlayerView view;
    private final Glyphs glyphs;
    private final Frame frame;
    private final int asked;

    private OrbitBoard(PlayerView view, Glyphs glyphs, int width) {
        this.view = view;
        this.glyphs = glyphs;
        frame = new Frame(glyphs, width);
        asked = view.decision().map(this::place).orElse(-1);
    }

    static List<AttributedString> draw(PlayerView view, Glyphs glyphs, int width) {
        return new OrbitBoard(view, glyphs, width).systems();
    }

    /**
     * One star system with everything in it.
     *
     * @param name of the star or of one of its planets, or how it begins
     */
    static List<AttributedString> draw(PlayerView view, String name, Glyphs glyphs, int width) {
        OrbitBoard board = new OrbitBoard(view, glyphs, width);
        String wanted = name.toLowerCase(Locale.ROOT);
        int star = Arrays.stream(view.area().planets())
                .filter(planet ->
                        PRINTED.planet(planet).name().toLowerCase(Locale.ROOT).startsWith(wanted)
                                || PRINTED.systems()
                                        .get(Place.starOf(planet))
                                        .name()
                                        .toLowerCase(Locale.ROOT)
                                        .startsWith(wanted))
                .map(Place::starOf)
                .findFirst()
                .orElseThrow(() -> new BadInput("There is no star system or planet '" + name + "' in this game."));
        return board.systems(new int[] {star});
    }

    private List<AttributedString> systems() {
        return systems(stars());
    }

    private List<AttributedString> systems(int[] shown) {
        frame.top(StatusLine.turn(view, frame.inside()), StatusLine.segments(view, frame.inside()));
        int[] stars = stars();
        apart();
        for (int star : shown) {
            system(star, stars);
        }
        frame.bottom();
        frame.lines()
                .addAll(
                        Pieces.hasTheatre(view)
                                ? SecondMargin.draw(view, glyphs, frame.width())
                                : Margin.draw(view, glyphs, frame.width()));
        return frame.lines();
    }

    /** Of 1979 those who come from beyond the map, and those on their way. */
    private void apart() {
        for (int place : view.area().places()) {
            if (isApart(place) && isUsed(place)) {
                frame.heading(heading("", place == Place.UNDER_WAY ? "ON THE WAY" : "BEYOND THE MAP", ""));
                space(Text.capital(Names.place(place)), place);
            }
        }
    }

    private static boolean isApart(int place) {
        return place == Place.UNDER_WAY || Place.zone(place) == Place.Zone.ENTRY_STAR;
    }

    private boolean isUsed(int place) {
        boolean anybody = IntStream.range(0, view.people().count())
                .anyMatch(character -> view.people().at(character) == place);
        return anybody
                || Arrays.stream(Side.values()).anyMatch(side -> view.forces().units(place, side) > 0);
    }

    private int[] stars() {
        return Arrays.stream(view.area().planets())
                .map(Place::starOf)
                .distinct()
                .toArray();
    }

    private void system(int star, int[] stars) {
        StarSystem system = PRINTED.systems().get(star);
        frame.heading(heading("STAR SYSTEM ", system.name().toUpperCase(Locale.ROOT), ways(star, stars)));
        space("Drift 1", Place.drift(star));
        frame.between();
        space("Drift 2", Place.farDrift(star));
        for (int planet : view.area().planets()) {
            if (Place.starOf(planet) == star) {
                planet(PRINTED.planet(planet));
            }
        }
    }

    private AttributedString heading(String kind, String name, String ways) {
        String end = ways.isEmpty() ? "" : " " + ways + " ";
        String start = " " + kind + name + " ";
        int gap = Math.max(1, frame.inside() - start.length() - end.length());
        return Style.STRONG.ink(start + glyphs.doubleLine().repeat(gap) + end);
    }

    /** How far the other stars of the game are. */
    private static String ways(int star, int[] stars) {
        List<String> ways = new ArrayList<>();
        for (int other : stars) {
            if (other != star) {
                ways.add(PRINTED.systems().get(other).name() + " " + Distances.between(star, other));
            }
        }
        return ways.isEmpty() ? "" : "jump to " + String.join(", ", ways);
    }

    private void planet(Planet planet) {
        frame.heading(PlanetHeading.draw(view, glyphs, planet, frame.inside()));
        space("Orbit", Place.orbit(planet.index()));
        int stopped = Place.interception(planet.index());
        if (!Pieces.hasTheatre(view) && isUsed(stopped)) {
            frame.between();
            space("Intercepted", stopped);
        }
        for (int environ : planet.environs()) {
            frame.between();
            row(EnvironCell.draw(view, glyphs, PRINTED.environ(environ), frame.facts()), environ);
        }
    }

    private void space(String name, int place) {
        List<AttributedString> facts = new ArrayList<>();
        facts.add(Style.STRONG.ink(name));
        for (Side side : Pieces.hasTheatre(view) ? Side.values() : new Side[0]) {
            String formation = SecondPieces.formation(view, place, side);
            if (!formation.isEmpty()) {
                Text.wrap(Names.side(side) + " " + formation, frame.facts(), "  ")
                        .forEach(line -> facts.add(Style.of(side).ink(line)));
            }
        }
        row(facts, place);
    }

    private void row(List<AttributedString> facts, int place) {
        frame.row(facts, forces(place, Side.IMPERIAL), forces(place, Side.REBEL), place == asked);
    }

    private List<AttributedString> forces(int place, Side side) {
        return Pieces.hasTheatre(view)
                ? SecondForceCell.draw(view, glyphs, place, side, frame.forces(side))
                : ForceCell.draw(view, glyphs, place, side, frame.forces(side));
    }

    /** The place the pending question is about, or where the piece it is about is; nowhere if there is none. */
    private int place(Decision decision) {
        int subject = decision.subject();
        return switch (decision.question().subject()) {
            case ENVIRON, PLACE -> subject;
            case PLANET -> Place.orbit(subject);
            case CHARACTER -> view.people().at(subject);
            case SHIP -> view.gear().shipAt(subject);
            case COUNTER -> Theatre.counters(view).place(subject);
            default -> -1;
        };
    }
}
