package fitg.lab;

import fitg.content.Planet;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.procedure.Scenario;
import fitg.state.GameState;
import fitg.state.Position;
import java.util.List;

/** A scenario in which another number of points decides at the end; everything else is as printed. */
final class OtherThreshold extends Scenario {

    private final Scenario printed;
    private final int pointsToWin;

    OtherThreshold(Scenario printed, int pointsToWin) {
        super(printed.ruleset(), printed.area());
        this.printed = printed;
        this.pointsToWin = pointsToWin;
    }

    @Override
    public int pointsToWin() {
        return pointsToWin;
    }

    @Override
    public String id() {
        return printed.id();
    }

    @Override
    public String title() {
        return printed.title();
    }

    @Override
    public boolean armageddon() {
        return printed.armageddon();
    }

    @Override
    public int lastTurn() {
        return printed.lastTurn();
    }

    @Override
    public int pdbLevel(Planet planet) {
        return printed.pdbLevel(planet);
    }

    @Override
    public List<String> characters(Side side) {
        return printed.characters(side);
    }

    @Override
    public List<UnitType> units(Side side) {
        return printed.units(side);
    }

    @Override
    public List<Integer> ships(Side side) {
        return printed.ships(side);
    }

    @Override
    public Reinforcement reinforcement(Position position, Side side) {
        return printed.reinforcement(position, side);
    }

    @Override
    public void rebellionStarted(GameState state) {
        printed.rebellionStarted(state);
    }

    @Override
    public Side instantWinner(Position position) {
        return printed.instantWinner(position);
    }
}
