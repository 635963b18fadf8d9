package fitg.players.galaxy;

import fitg.content.Catalogue;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Planet;
import fitg.content.Race;
import fitg.galaxy.politics.Loyalties;

/** Why a planet is worth raising: for itself, and for those who would follow it. */
public final class Causes {

    private static final Catalogue PRINTED = Catalogue.standard();

    /** Who listens to a planet: its neighbours, and its people, all of them if it is their home. */
    private static final long[] FOLLOWERS = followers();

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

    private static long[] followers() {
        long[] followers = new long[PRINTED.planets().size()];
        for (Planet planet : PRINTED.planets()) {
            for (Planet other : PRINTED.planets()) {
                boolean near = Place.starOf(planet.index()) == Place.starOf(other.index());
                boolean follows = planet != other && (near || areKin(planet, other));
                followers[planet.index()] |= follows ? PieceSet.only(other.index()) : PieceSet.NONE;
            }
        }
        return followers;
    }

    /** A colony moves two of its people at most; a home moves them all. */
    private static boolean areKin(Planet planet, Planet other) {
        for (Race race : PRINTED.races()) {
            if (race.starFaring()
                    && planet.homeOfRace().filter(race.name()::equals).isPresent()
                    && Loyalties.hasRace(other.index(), race.name())) {
                return true;
            }
        }
        return false;
    }
}
