package fitg.rules.sequence.first;

import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.rules.scenario.Victory;
import fitg.state.GameState;
import fitg.state.Segment;

/** Case 4.0: what is done between two game-turns. */
public final class Interphase {

    private Interphase() {}

    /** Case 15.52: a rebellion with the PDB Up and no Imperial unit left becomes Rebel control. */
    public static void checkControl(Resolution r) {
        GameState s = r.state();
        s.turn().setSegment(Segment.INTERPHASE);
        for (int planet : r.rules().scenario().planets()) {
            boolean held = s.planets().pdbUp(planet) && !Control.hasUnits(s, planet, Side.IMPERIAL);
            if (held && s.planets().state(planet) == PlanetState.REBELLION) {
                Control.setState(r, planet, PlanetState.REBEL_CONTROL, "15.52");
            }
        }
        r.settle();
    }

    /** The next game-turn, or after the last the score. */
    public static void endTurn(Resolution r) {
        GameState s = r.state();
        if (s.turn().number() >= r.rules().scenario().lastTurn()) {
            Victory.score(r);
        } else {
            s.turn().setNumber(s.turn().number() + 1);
        }
    }
}
