package fitg.rules.starsystem;

import fitg.content.Area;
import fitg.content.Catalogue;
import fitg.content.Planet;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.content.UnitType;
import fitg.procedure.Scenario;
import fitg.rules.control.Control;
import fitg.rules.scenario.Victory;
import fitg.state.Position;
import java.util.List;

/** Case 16.3: one planet has risen, and the other two may follow or crush it. */
public final class VaruPowderkeg extends Scenario {

    private static final int VARU = 43;
    private static final int STAR_CRUISER = 5;
    private static final int CERCIS = Catalogue.standard().planetById(433).index();

    public VaruPowderkeg() {
        super(StarSystemRules.RULES, Area.ofSystem(VARU));
    }

    @Override
    public String id() {
        return "varu-powderkeg";
    }

    @Override
    public String title() {
        return "The Varu Powderkeg";
    }

    @Override
    public boolean armageddon() {
        return true;
    }

    @Override
    public int lastTurn() {
        return 7;
    }

    @Override
    public int pdbLevel(Planet planet) {
        return planet.name().equals("Solvia") ? 2 : 1;
    }

    @Override
    public List<String> characters(Side side) {
        return side == Side.REBEL
                ? List.of("Vudot Vodot", "Zina Adora", "Kogus", "Rayner Derban")
                : List.of("Redjac", "Gelba");
    }

    @Override
    public List<UnitType> units(Side side) {
        return side == Side.REBEL
                ? List.of(unit("Subterranean 2-1"), unit("Wild 2-1"), unit("Wild 2-1"))
                : List.of(unit("Militia"), unit("Militia"), unit("Militia"), unit("Line"), unit("Line"), unit("Line"));
    }

    @Override
    public List<Integer> ships(Side side) {
        return List.of(side == Side.REBEL ? STAR_CRUISER : Spaceship.REDJACS);
    }

    @Override
    public int pointsToWin() {
        return 20;
    }

    /** Case 16.34: turns 2, 4 and 6. */
    @Override
    public Reinforcement reinforcement(Position position, Side side) {
        int turn = position.turn().number();
        boolean due = side == Side.IMPERIAL && turn % 2 == 0 && turn <= 6;
        return due ? new Reinforcement(1, List.of(unit("Line"), unit("Patrol"))) : Reinforcement.NONE;
    }

    /** Cases 16.35 and 16.36. */
    @Override
    public Side instantWinner(Position position) {
        if (Control.of(position, CERCIS) == Side.REBEL) {
            for (int planet : planets()) {
                if (planet != CERCIS && Control.of(position, planet) == Side.REBEL) {
                    return Side.REBEL;
                }
            }
        }
        boolean enoughOut = Victory.rebelsOut(position) >= 3;
        return enoughOut && Victory.controlsAll(this, position, Side.IMPERIAL) ? Side.IMPERIAL : null;
    }
}
