package fitg.rules.sequence;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Planet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.procedure.Scenario;
import fitg.state.GameState;
import fitg.state.Segment;

/** The board before the first piece is placed, and when a game-turn begins. */
public final class Board {

    private Board() {}

    /** Cases 16.11 and 17.2: loyalty on its mark, PDBs Up, everything Imperial except planets marked AC. */
    public static void layOut(Resolution r) {
        GameState s = r.state();
        Scenario scenario = r.rules().scenario();
        s.turn().setNumber(1);
        s.turn().setSegment(Segment.SET_UP);
        s.turn().setPhasing(Side.IMPERIAL);
        for (int index : scenario.planets()) {
            Planet planet = PRINTED.planet(index);
            boolean rebel = scenario.armageddon() && planet.armageddonRebelControlled();
            s.planets().setLoyalty(index, scenario.armageddon() ? planet.armageddonLoyalty() : planet.startLoyalty());
            s.planets().setState(index, rebel ? PlanetState.REBEL_CONTROL : PlanetState.IMPERIAL_CONTROL);
            s.planets().setPdbLevel(index, scenario.pdbLevel(planet));
            s.planets().setPdbUp(index, true);
        }
    }

    public static void announceTurn(Resolution r) {
        if (r.listening()) {
            r.tell(new Event.TurnBegan(r.state().turn().number(), "4.0"));
        }
    }
}
