package fitg.players.captain;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Rating;
import fitg.content.Side;
import fitg.play.PlayerView;
import fitg.state.Cast;
import fitg.state.GameState;

/**
 * How a position stands for the rebels, in victory points: those on the table, what the loyalties, the fighting and the
 * characters still promise.
 */
public final class Standing {

    private final Situation on;
    private final Stakes stakes;

    private Standing(PlayerView view, Temperament temperament) {
        this.on = new Situation(view, Side.REBEL, temperament);
        this.stakes = new Stakes(on);
    }

    /** The chance that the rebels win, as it was in many games between Captains that stood like this. */
    public static double chance(PlayerView view) {
        boolean armageddon = view.scenario().armageddon();
        double base = armageddon ? -3.2 : -2.03;
        double perPoint = armageddon ? 0.161 : 0.213;
        double perTurn = armageddon ? -0.224 : -0.27;
        return 1 / (1 + Math.exp(-(base + perPoint * of(view, Temperament.STEADY) + perTurn * view.turn())));
    }

    public static double of(PlayerView view, Temperament temperament) {
        Standing standing = new Standing(view, temperament);
        double sum = 0;
        for (int planet : view.scenario().planets()) {
            sum += standing.planet(planet);
        }
        return sum + standing.characters();
    }

    private double planet(int planet) {
        PlanetState state = on.view().planetState(planet);
        return switch (state) {
            case IMPERIAL_CONTROL, REBELLION_STOPPED -> stakes.loyalty(on.view().loyalty(planet));
            case REBELLION -> stakes.loyalty(Loyalty.UNREST) + stakes.rebellion(planet) + fighting(planet, 6);
            case REBEL_CONTROL -> (on.controls(Side.REBEL, planet) ? 10 : 7) + fighting(planet, 3);
        };
    }

    /** Half way between losing all and clearing the planet. */
    private double fighting(int planet, double stake) {
        double rebels = on.strengthOnPlanet(planet, Side.REBEL) + 0.5;
        double empire = on.strengthOnPlanet(planet, Side.IMPERIAL) + 0.5;
        double pdb = on.view().pdbUp(planet) ? 0 : -1;
        return stake * (rebels / (rebels + empire) - 0.5) + pdb;
    }

    private double characters() {
        double sum = 0;
        for (int character = 0; character < GameState.CHARACTERS; character++) {
            sum += on.view().pointsForCharacter(character);
            boolean free = (on.view().free() & 1 << character) != 0 || on.isInSpace(character);
            if (free) {
                double health = on.enduranceLeft(character) / (double) Cast.printed(character, Rating.ENDURANCE);
                double use = stakes.use(character) * (0.7 + 0.3 * health);
                sum += Cast.side(character) == Side.REBEL ? use : -0.7 * use;
            }
        }
        return sum;
    }
}
