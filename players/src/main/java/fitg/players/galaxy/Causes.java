package fitg.players.galaxy;

import fitg.content.Catalogue;
import fitg.content.PieceSet;
import fitg.rules.domino.Domino;

/** Why a planet is worth raising: for itself, and for those who would follow it. */
public final class Causes {

    /** Who follows a planet for certain. */
    private static final long[] FOLLOWERS = Catalogue.standard().planets().stream()
            .mapToLong(planet -> Domino.reach(planet.index()))
            .toArray();

    /** What one that follows is worth, by where its marker lies. */
    private static final double[] FOLLOWS = {0, 0.5, 0.8, 1.2, 3};

    private static final double POINT = 2;
    private static final double MOST = 12;

    private final Stance stance;

    public Causes(Stance stance) {
        this.stance = stance;
    }

    /** From 0, a lonely planet that counts one point, to about 20. */
    public double weight(int planet) {
        double sum = 0;
        for (long rest = FOLLOWERS[planet]; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            if (stance.canBeSwayed(each)) {
                sum += FOLLOWS[stance.loyalty(each).ordinal()];
            }
        }
        return POINT * (stance.value(planet) - 1) + Math.min(MOST, sum);
    }
}
