package fitg.players.galaxy;

import fitg.content.Catalogue;
import fitg.content.Loyalty;
import fitg.content.Provinces;
import fitg.content.Side;
import fitg.play.PlayerView;
import fitg.procedure.Powers;
import fitg.rules.control.Control;
import fitg.rules.loyalty.Loyalties;
import fitg.state.realm.Realm;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;

/** How the planets stand, as one seat sees them. */
public final class Stance {

    private static final Catalogue PRINTED = Catalogue.standard();

    private static final int POINTS_TO_REVEAL = 18;
    /** More than the war began with. */
    private static final int PLANETS_TO_REVEAL = 2;

    final PlayerView view;
    final Realm realm;
    final Counters counters;
    private final Powers powers;

    public Stance(PlayerView view) {
        this.view = view;
        realm = Realm.of(view);
        counters = Theatre.countersIfAny(view);
        powers = Powers.of(view.scenario());
    }

    public Realm realm() {
        return realm;
    }

    /** Victory points the rebels would have for a planet. */
    public int value(int planet) {
        return powers.worth(planet);
    }

    public boolean isHeldBy(Side side, int planet) {
        return powers.controller(view, planet) == side;
    }

    /** In rebellion or won by it. */
    public boolean isRisen(int planet) {
        return Loyalties.isRisen(view, planet);
    }

    /** Whether its marker can still be moved. */
    public boolean canBeSwayed(int planet) {
        return Loyalties.isFree(view, planet);
    }

    public Loyalty loyalty(int planet) {
        return view.planets().loyalty(planet);
    }

    /** 0 for a patriotic planet to 4 for one at Unrest; 0 if the marker is out of use. */
    public int unrest(int planet) {
        return canBeSwayed(planet) ? loyalty(planet).ordinal() : 0;
    }

    /** The strength of all ground units of a side on a planet, as far as it is seen. */
    public int ground(int planet, Side side) {
        int sum = 0;
        for (int environ : Control.environsOf(planet)) {
            sum += on(environ, side);
        }
        return sum;
    }

    /** That of those in an environ: counters of 2002, or units of 1979. */
    int on(int environ, Side side) {
        return counters.groundAttack(environ, side)
                + view.forces().in(environ, side).strength(false);
    }

    /** The strength of a fleet in orbit or drift. */
    int above(int place, Side side) {
        return counters.starshipAttack(place, side)
                + view.forces().in(place, side).strength(true);
    }

    /** Whether what a side could do now would tell where its base is: only the rebels have one to hide. */
    public boolean hidesBase(Side side) {
        return side == Side.REBEL && realm.base() != Realm.NONE && !realm.baseRevealed();
    }

    /** Troops from a base nobody can hide any longer turn a war; but who holds no planet would lose it. */
    public boolean isTimeToReveal() {
        return realm.points(Side.REBEL) >= POINTS_TO_REVEAL
                && rebelPlanets() >= rebelPlanetsAtFirst() + PLANETS_TO_REVEAL;
    }

    public boolean hasUnits(int planet, Side side) {
        return powers.hasGroundUnits(view, planet, side);
    }

    /** Those the rebels hold now. */
    public int rebelPlanets() {
        int planets = 0;
        for (int planet : view.area().planets()) {
            planets += isHeldBy(Side.REBEL, planet) ? 1 : 0;
        }
        return planets;
    }

    /** Those they began with. */
    int rebelPlanetsAtFirst() {
        int planets = 0;
        for (int planet : view.area().planets()) {
            planets += view.scenario().armageddon() && PRINTED.planet(planet).armageddonRebelControlled() ? 1 : 0;
        }
        return planets;
    }

    /** How much there is to fight about in a province: planets that have risen, and those about to. */
    public int trouble(int province) {
        int trouble = 0;
        for (int planet : view.area().planets()) {
            if (Provinces.of(planet) == province) {
                trouble += isRisen(planet) ? 4 * value(planet) : unrest(planet) / 2;
            }
        }
        return trouble;
    }

    static int resources(int planet) {
        int sum = 0;
        for (int environ : Control.environsOf(planet)) {
            sum += PRINTED.environ(environ).resource();
        }
        return sum;
    }
}
