package fitg.rules.starsystem;

import fitg.content.Area;
import fitg.content.Planet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.content.UnitType;
import fitg.procedure.Scenario;
import fitg.rules.scenario.Victory;
import fitg.state.GameState;
import fitg.state.Position;
import java.util.List;

/** Case 16.2: three fugitives against a quiet star system. */
public final class FlightToEgrix extends Scenario {

    private static final int EGRIX = 22;
    private static final int PLANETARY_PRIVATEER = 3;

    public FlightToEgrix() {
        super(StarSystemRules.RULES, Area.ofSystem(EGRIX));
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
    public List<UnitType> units(Side side) {
        return side == Side.REBEL
                ? List.of()
                : List.of(
                        unit("Militia"),
                        unit("Militia"),
                        unit("Militia"),
                        unit("Patrol"),
                        unit("Patrol"),
                        unit("Patrol"),
                        unit("Line"));
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
    public Reinforcement reinforcement(Position position, Side side) {
        int owed = position.turn().owedUnits();
        return side == Side.IMPERIAL && owed > 0 ? new Reinforcement(owed, List.of(unit("Line"))) : Reinforcement.NONE;
    }

    /** Case 16.24: each rebellion brings the Empire a Line. */
    @Override
    public void rebellionStarted(GameState state) {
        state.turn().setOwedUnits(state.turn().owedUnits() + 1);
    }

    /** Cases 16.25 and 16.26. */
    @Override
    public Side instantWinner(Position position) {
        for (int planet : planets()) {
            if (position.planets().state(planet) == PlanetState.REBEL_CONTROL) {
                return Side.REBEL;
            }
        }
        boolean rebelsGone = !Victory.anyFreeRebel(position);
        return rebelsGone && Victory.controlsAll(this, position, Side.IMPERIAL) ? Side.IMPERIAL : null;
    }
}
