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
import org.jline.utils.AttributedString;

/** The board of 2002, star system by star system: its drift areas, then each planet with its orbit box above its environs. */
final class SecondBoard {

    private static final Catalogue PRINTED = Catalogue.standard();

    private final PlayerView view;
    private final Glyphs glyphs;
    private final Frame frame;
    private final int asked;

    private SecondBoard(PlayerView view, Glyphs glyphs, int width) {
        this.view = view;
        this.glyphs = glyphs;
        frame = new Frame(glyphs, width);
        asked = view.decision().map(this::place).orElse(-1);
    }

    static List<AttributedString> draw(PlayerView view, Glyphs glyphs, int width) {
        return new SecondBoard(view, glyphs, width).systems();
    }

    /**
     * One star system with everything in it.
     *
     * @param name of the star or of one of its planets, or how it begins
     */
    static List<AttributedString> draw(PlayerView view, String name, Glyphs glyphs, int width) {
        SecondBoard board = new SecondBoard(view, glyphs, width);
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
        for (int star : shown) {
            system(star, stars);
        }
        frame.bottom();
        frame.lines().addAll(SecondMargin.draw(view, glyphs, frame.width()));
        return frame.lines();
    }

    private int[] stars() {
        return Arrays.stream(view.area().planets())
                .map(Place::starOf)
                .distinct()
                .toArray();
    }

    private void system(int star, int[] stars) {
        StarSystem system = PRINTED.systems().get(star);
        frame.heading(heading(system.name().toUpperCase(Locale.ROOT), ways(star, stars)));
        space("Drift 1", Place.drift(star));
        frame.between();
        space("Drift 2", Place.farDrift(star));
        for (int planet : view.area().planets()) {
            if (Place.starOf(planet) == star) {
                planet(PRINTED.planet(planet));
            }
        }
    }

    private AttributedString heading(String name, String ways) {
        String end = ways.isEmpty() ? "" : " " + ways + " ";
        String start = " STAR SYSTEM " + name + " ";
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
        for (int environ : planet.environs()) {
            frame.between();
            row(EnvironCell.draw(view, glyphs, PRINTED.environ(environ), frame.facts()), environ);
        }
    }

    private void space(String name, int place) {
        List<AttributedString> facts = new ArrayList<>();
        facts.add(Style.STRONG.ink(name));
        for (Side side : Side.values()) {
            String formation = SecondPieces.formation(view, place, side);
            if (!formation.isEmpty()) {
                Text.wrap(Names.side(side) + " " + formation, frame.facts(), "  ")
                        .forEach(line -> facts.add(Style.of(side).ink(line)));
            }
        }
        row(facts, place);
    }

    private void row(List<AttributedString> facts, int place) {
        frame.row(
                facts,
                SecondForceCell.draw(view, glyphs, place, Side.IMPERIAL, frame.forces(Side.IMPERIAL)),
                SecondForceCell.draw(view, glyphs, place, Side.REBEL, frame.forces(Side.REBEL)),
                place == asked);
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
