package fitg.play;

import fitg.content.Area;
import fitg.content.Planet;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.procedure.Ruleset;
import fitg.procedure.Scenario;
import fitg.rules.starsystem.StarSystemRules;
import java.util.List;

/** A star system without forces, reinforcements or victory: the ground for built positions anywhere in the galaxy. */
final class OpenSystem extends Scenario {

    private final int systemId;

    OpenSystem(int systemId) {
        this(StarSystemRules.RULES, systemId);
    }

    OpenSystem(Ruleset rules, int systemId) {
        super(rules, Area.ofSystem(systemId));
        this.systemId = systemId;
    }

    @Override
    public String id() {
        return "open-system-" + systemId;
    }

    @Override
    public String title() {
        return "Open system " + systemId;
    }

    @Override
    public boolean armageddon() {
        return false;
    }

    @Override
    public int lastTurn() {
        return 100;
    }

    @Override
    public int pdbLevel(Planet planet) {
        return 0;
    }

    @Override
    public List<String> characters(Side side) {
        return List.of();
    }

    @Override
    public List<UnitType> units(Side side) {
        return List.of();
    }

    @Override
    public List<Integer> ships(Side side) {
        return List.of();
    }

    @Override
    public int pointsToWin() {
        return 1000;
    }

    @Override
    public Reinforcement reinforcement(fitg.state.Position position, Side side) {
        return Reinforcement.NONE;
    }

    @Override
    public Side instantWinner(fitg.state.Position position) {
        return null;
    }
}
