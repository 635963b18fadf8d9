package fitg.rules.scenario;

import fitg.content.Planet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.content.UnitKind;
import fitg.procedure.Scenario;
import fitg.state.GameState;
import java.util.List;

/** Case 16.2: three fugitives against a quiet star system. */
public final class FlightToEgrix extends Scenario {

    private static final int EGRIX = 22;
    private static final int PLANETARY_PRIVATEER = 3;

    public FlightToEgrix() {
        super(EGRIX);
    }

    @Override
    public String id() {
        return "flight-to-egrix";
    }

    @Override
    public String title() {
        return "Flight to Egrix";
    }

    @Override
    public boolean armageddon() {
        return false;
    }

    @Override
    public int lastTurn() {
        return 6;
    }

    @Override
    public int pdbLevel(Planet planet) {
        return switch (planet.name()) {
            case "Quibron" -> 1;
            case "Angoff" -> 2;
            default -> 0;
        };
    }

    @Override
    public List<String> characters(Side side) {
        return side == Side.REBEL
                ? List.of("Boccanegra", "Doctor Sontag", "Frun Sentel")
                : List.of("Jon Kidu", "Vans Ka-Tie-A");
    }

    @Override
    public List<UnitKind> units(Side side) {
        return side == Side.REBEL
                ? List.of()
                : List.of(
                        UnitKind.MILITIA,
                        UnitKind.MILITIA,
                        UnitKind.MILITIA,
                        UnitKind.PATROL,
                        UnitKind.PATROL,
                        UnitKind.PATROL,
                        UnitKind.LINE);
    }

    @Override
    public List<Integer> ships(Side side) {
        return List.of(side == Side.REBEL ? PLANETARY_PRIVATEER : Spaceship.FIRST_IMPERIAL);
    }

    @Override
    public int pointsToWin() {
        return 12;
    }

    @Override
    public Reinforcement reinforcement(GameState state, Side side) {
        return side == Side.IMPERIAL && state.owedLines() > 0 ? Reinforcement.LINES_OWED : Reinforcement.NONE;
    }

    /** Case 16.24: each rebellion brings the Empire a Line. */
    @Override
    public void rebellionStarted(GameState state) {
        state.setOwedLines(state.owedLines() + 1);
    }

    /** Cases 16.25 and 16.26. */
    @Override
    public Side instantWinner(GameState state) {
        for (int planet : planets()) {
            if (state.planetState(planet) == PlanetState.REBEL_CONTROL) {
                return Side.REBEL;
            }
        }
        boolean rebelsGone = !Victory.anyFreeRebel(state);
        return rebelsGone && Victory.controlsAll(this, state, Side.IMPERIAL) ? Side.IMPERIAL : null;
    }
}
