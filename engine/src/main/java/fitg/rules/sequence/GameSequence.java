package fitg.rules.sequence;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Planet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Scenario;
import fitg.rules.control.Control;
import fitg.rules.scenario.SetUp;
import fitg.rules.scenario.Victory;
import fitg.rules.stacking.Settlement;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Segment;

/** Case 4.0: set-up, then game-turns of a Rebel and an Imperial player-turn and the interphase. */
public final class GameSequence extends Procedure {

    private enum Step {
        BOARD,
        REBEL_SET_UP,
        TURN,
        IMPERIAL_TURN,
        INTERPHASE,
        NEXT_TURN
    }

    private Step step;

    private GameSequence(Step step) {
        this.step = step;
    }

    public static GameSequence fromSetUp() {
        return new GameSequence(Step.BOARD);
    }

    /** A game taken up during a player-turn of the side named. */
    public static GameSequence during(Side side) {
        return new GameSequence(side == Side.REBEL ? Step.IMPERIAL_TURN : Step.INTERPHASE);
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case BOARD -> {
                layOutBoard(r);
                step = Step.REBEL_SET_UP;
                r.call(new SetUp(Side.IMPERIAL));
            }
            case REBEL_SET_UP -> {
                step = Step.TURN;
                r.call(new SetUp(Side.REBEL));
            }
            case TURN -> {
                if (r.listening()) {
                    r.tell(new Event.TurnBegan(r.state().turn().number(), "4.0"));
                }
                step = Step.IMPERIAL_TURN;
                r.call(new PlayerTurn(Side.REBEL));
            }
            case IMPERIAL_TURN -> {
                step = Step.INTERPHASE;
                r.call(new PlayerTurn(Side.IMPERIAL));
            }
            case INTERPHASE -> {
                step = Step.NEXT_TURN;
                interphase(r);
                r.call(new Settlement());
            }
            case NEXT_TURN -> nextTurn(r);
        }
    }

    /** Cases 16.11 and 17.2: loyalty on its mark, PDBs Up, everything Imperial except planets marked AC. */
    private static void layOutBoard(Resolution r) {
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

    /** Case 15.52: a rebellion with the PDB Up and no Imperial unit left becomes Rebel control. */
    private static void interphase(Resolution r) {
        GameState s = r.state();
        s.turn().setSegment(Segment.INTERPHASE);
        for (int planet : r.rules().scenario().planets()) {
            boolean held = s.planets().pdbUp(planet) && !Control.hasUnits(s, planet, Side.IMPERIAL);
            if (held && s.planets().state(planet) == PlanetState.REBELLION) {
                Control.setState(r, planet, PlanetState.REBEL_CONTROL, "15.52");
            }
        }
    }

    private void nextTurn(Resolution r) {
        GameState s = r.state();
        if (s.turn().number() >= r.rules().scenario().lastTurn()) {
            Victory.score(r);
            return;
        }
        s.turn().setNumber(s.turn().number() + 1);
        step = Step.TURN;
    }

    @Override
    protected void digest(Digest d) {
        d.add(step.ordinal());
    }
}
