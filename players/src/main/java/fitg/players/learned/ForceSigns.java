package fitg.players.learned;

import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.play.PlayerView;
import fitg.state.Forces;

/** Military units by type and place, and the missions under way. */
final class ForceSigns {

    private ForceSigns() {}

    static void draw(PlayerView view, Sketch sketch) {
        if (!view.forces().roster().isEmpty()) {
            for (int environ : view.area().environs()) {
                units(view.forces(), environ, sketch);
            }
        }
        missions(view, sketch);
    }

    private static void units(Forces forces, int environ, Sketch sketch) {
        if (forces.units(environ, Side.REBEL) + forces.units(environ, Side.IMPERIAL) == 0) {
            return;
        }
        for (UnitType type : forces.roster().all()) {
            int units = forces.units(environ, type);
            if (units > 0) {
                sketch.add(Token.UNITS, environ, type.index(), units / 2.0);
                sketch.add(Token.UNMOVED, environ, type.index(), forces.unmoved(environ, type) / 2.0);
            }
        }
        for (Side side : Side.values()) {
            sketch.add(Token.STRENGTH, environ, side.ordinal(), forces.strength(environ, side) / 4.0);
            sketch.add(Token.STRENGTH, environ, 2 + side.ordinal(), forces.units(environ, side) > 0 ? 1 : 0);
        }
    }

    private static void missions(PlayerView view, Sketch sketch) {
        for (int mission = 0; mission < Mission.COUNT; mission++) {
            for (long rest = view.missions().group(mission); rest != 0; rest = PieceSet.rest(rest)) {
                sketch.add(Token.MISSION, mission, PieceSet.lowest(rest));
            }
            sketch.add(Token.LETTERS, mission, 0, view.missions().letters(mission) / 2.0);
        }
        for (long rest = view.missions().campMissions(); rest != 0; rest = PieceSet.rest(rest)) {
            sketch.add(Token.CAMP, PieceSet.lowest(rest), 0);
        }
    }
}
