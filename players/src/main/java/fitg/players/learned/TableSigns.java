package fitg.players.learned;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.play.PlayerView;
import fitg.procedure.Scenario;
import fitg.state.Flag;
import fitg.state.Mark;

/** How far the game has come, how the points stand, and how the planets and places are. */
final class TableSigns {

    private static final Flag[] FLAGS = Flag.values();
    private static final Mark[] MARKS = Mark.values();

    private TableSigns() {}

    static void draw(PlayerView view, Side side, Sketch sketch) {
        sketch.add(Token.ALWAYS, 0, 0);
        sketch.add(Token.SEGMENT, view.turn().segment().ordinal(), view.turn().phasing() == side ? 1 : 0);
        sketch.add(Token.TURN, view.turn().number(), view.turn().phasing() == side ? 1 : 0);
        for (Flag flag : FLAGS) {
            if (view.turn().is(flag)) {
                sketch.add(Token.FLAG, flag.ordinal(), 0);
            }
        }
        margin(view, sketch);
        planets(view, sketch);
        places(view, sketch);
    }

    private static void margin(PlayerView view, Sketch sketch) {
        Scenario scenario = view.scenario();
        int margin = view.points() - scenario.pointsToWin();
        double late = view.turn().number() / (double) scenario.lastTurn();
        sketch.add(Token.MARGIN, 0, 0, margin / 8.0);
        sketch.add(Token.MARGIN, 1, 0, margin / (4.0 + Math.abs(margin)));
        sketch.add(Token.MARGIN, 2, 0, margin >= 0 ? 1 : 0);
        sketch.add(Token.MARGIN, 3, 0, late);
        sketch.add(Token.MARGIN, 4, 0, margin / 8.0 * late);
        sketch.add(Token.MARGIN, 5, 0, view.turn().owedUnits() / 3.0);
    }

    private static void planets(PlayerView view, Sketch sketch) {
        int[] loyalties = new int[Loyalty.values().length];
        int[] states = new int[PlanetState.values().length];
        int[] controlled = new int[Side.values().length];
        for (int planet : view.area().planets()) {
            Loyalty loyalty = view.planets().loyalty(planet);
            PlanetState state = view.planets().state(planet);
            Side controller = view.control(planet).orElse(null);
            int level = view.planets().pdbLevel(planet);
            loyalties[loyalty.ordinal()]++;
            states[state.ordinal()]++;
            sketch.add(Token.LOYALTY, planet, loyalty.ordinal());
            sketch.add(Token.STATE, planet, state.ordinal());
            sketch.add(Token.PDB, planet, 0, level / 2.0);
            if (view.planets().pdbUp(planet)) {
                sketch.add(Token.PDB, planet, 1);
                sketch.add(Token.PDB, planet, 2, level / 2.0);
            }
            if (controller != null) {
                controlled[controller.ordinal()]++;
                sketch.add(Token.CONTROL, planet, controller.ordinal());
            }
        }
        double all = view.area().planets().length;
        counts(sketch, 0, loyalties, all);
        counts(sketch, 1, states, all);
        counts(sketch, 2, controlled, all);
    }

    private static void counts(Sketch sketch, int what, int[] counted, double all) {
        for (int each = 0; each < counted.length; each++) {
            sketch.add(Token.COUNT, what, each, 2 * counted[each] / all);
        }
    }

    private static void places(PlayerView view, Sketch sketch) {
        for (int environ : view.area().environs()) {
            for (Mark mark : MARKS) {
                if (view.places().has(mark, environ)) {
                    sketch.add(Token.MARK, environ, mark.ordinal());
                }
            }
            if (view.places().campSince(environ) > 0) {
                sketch.add(Token.MARK, environ, MARKS.length);
            }
        }
    }
}
