package fitg.app.terminal;

import fitg.content.Catalogue;
import fitg.content.Environ;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Planet;
import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.PlayerView;
import fitg.procedure.Ask;
import fitg.state.realm.Realm;
import java.util.List;
import org.jline.utils.AttributedString;

/**
 * The star system as a table: a heading for each planet, a row for each environ with the Empire's forces and the
 * rebels' side by side. Drawn from a view, so it cannot show what its viewer may not know.
 */
final class Board {

    private static final Catalogue PRINTED = Catalogue.standard();

    private final PlayerView view;
    private final Glyphs glyphs;
    private final Frame frame;

    private Board(PlayerView view, Glyphs glyphs, int width) {
        this.view = view;
        this.glyphs = glyphs;
        frame = new Frame(glyphs, width);
    }

    /** The board of a game of either edition; of a galaxy-wide one the list of its planets. */
    static List<AttributedString> draw(PlayerView view, Glyphs glyphs, int width) {
        if (view.further(Realm.class) != null) {
            return GalaxyBoard.draw(view, glyphs, width);
        }
        return Pieces.hasOrbits(view)
                ? OrbitBoard.draw(view, glyphs, width)
                : new Board(view, glyphs, width).starSystem();
    }

    private List<AttributedString> starSystem() {
        frame.top(StatusLine.turn(view, frame.inside()), StatusLine.steps(view, frame.inside()));
        for (int planet : view.scenario().planets()) {
            planet(PRINTED.planet(planet));
        }
        frame.bottom();
        frame.lines().addAll(Margin.draw(view, glyphs, frame.width()));
        return frame.lines();
    }

    private void planet(Planet planet) {
        frame.heading(PlanetHeading.draw(view, glyphs, planet, frame.inside()));
        boolean first = true;
        for (int environ : planet.environs()) {
            if (!first) {
                frame.between();
            }
            row(PRINTED.environ(environ));
            first = false;
        }
    }

    private void row(Environ environ) {
        frame.row(
                EnvironCell.draw(view, glyphs, environ, frame.facts()),
                ForceCell.draw(view, glyphs, environ.index(), Side.IMPERIAL, frame.forces(Side.IMPERIAL)),
                ForceCell.draw(view, glyphs, environ.index(), Side.REBEL, frame.forces(Side.REBEL)),
                environ.index() == asked());
    }

    /** The environ the pending question is about, or where the piece it is about stands; -1 if there is none. */
    private int asked() {
        Decision decision = view.decision().orElse(null);
        if (decision == null) {
            return -1;
        }
        return switch (decision.question().subject()) {
            case ENVIRON -> decision.subject();
            case CHARACTER -> view.people().at(decision.subject());
            case SHIP -> view.gear().shipAt(decision.subject());
            default -> decision.question() == Ask.COMPLETE ? missionEnviron() : -1;
        };
    }

    /** The members of all groups stand in one environ. */
    private int missionEnviron() {
        long members = 0;
        for (int mission = 0; mission < Mission.COUNT; mission++) {
            members |= view.missions().group(mission);
        }
        return members == 0 ? -1 : view.people().at(PieceSet.lowest(members));
    }
}
