package fitg.players.galaxy;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.galaxy.scenario.Terms;
import fitg.play.PlayerView;
import fitg.rules.control.Control;
import fitg.state.Cast;
import fitg.state.theatre.Theatre;

/** How likely the Rebels win a galaxy-wide game: by the points that can be expected when it ends. */
public final class Tide {

    /** How many points, of those wanted, make a game as good as won. */
    private static final double SPREAD = 0.25;

    /** What a planet will count by where its loyalty lies, if there is time. */
    private static final double[] LOYALTY = {0, 0.02, 0.06, 0.14, 0.28};

    private static final double HELD = 0.85;
    private static final double RISEN = 0.5;
    private static final double PDB = 0.1;
    private static final double FORCE = 0.35;
    private static final double PERSON = 0.2;
    private static final double WOUND = 0.1;
    private static final double ARMY = 0.05;
    private static final double MONEY = 0.04;

    private final double ofRebels;
    private final double ofImperials;

    /** @param ofRebels how much the people of the rebels weigh, 1 for most */
    public Tide(double ofRebels, double ofImperials) {
        this.ofRebels = ofRebels;
        this.ofImperials = ofImperials;
    }

    public double ofRebels(PlayerView view) {
        Stance stance = new Stance(view);
        Terms terms = Terms.of(view.scenario());
        int aim = Math.min(terms.pointsAtTheEnd(), view.scenario().pointsToWin());
        double expected = planets(stance) + armies(stance) + people(view) + money(stance);
        return 1 / (1 + Math.exp((aim - expected) / (SPREAD * aim)));
    }

    private static double planets(Stance stance) {
        int turns = stance.view.scenario().lastTurn();
        double time = Math.clamp((turns - stance.view.turn().number() + 1) / 5.0, 0.2, 1);
        double sum = 0;
        for (int planet : stance.view.area().planets()) {
            if (!stance.realm.isDestroyed(planet)) {
                sum += stance.value(planet) * chance(stance, planet, time);
            }
        }
        return sum;
    }

    private static double chance(Stance stance, int planet, double time) {
        PlanetState state = stance.view.planets().state(planet);
        if (state.usesLoyaltyMarker()) {
            double garrison = stance.hasUnits(planet, Side.IMPERIAL) ? 0.8 : 1.2;
            return time * garrison * LOYALTY[stance.loyalty(planet).ordinal()];
        }
        boolean up = stance.view.planets().pdbUp(planet);
        double sure = state == PlanetState.REBEL_CONTROL && stance.isHeldBy(Side.REBEL, planet) ? HELD : RISEN;
        return Math.clamp(sure + (up ? PDB : 0) + FORCE * odds(stance, planet), 0.05, 1);
    }

    /** From -1, the Empire is there alone, to 1. */
    private static double odds(Stance stance, int planet) {
        double own = stance.ground(planet, Side.REBEL) + 0.5;
        double enemy = stance.ground(planet, Side.IMPERIAL);
        double above = stance.counters.starshipAttack(Place.orbit(planet), Side.IMPERIAL)
                - stance.counters.starshipAttack(Place.orbit(planet), Side.REBEL);
        boolean bare = enemy == 0 && own < 1;
        return (own - enemy) / (own + enemy) - 0.02 * above - (bare ? 0.6 : 0);
    }

    private static double armies(Stance stance) {
        double sum = 0;
        for (int each = 0; each < stance.counters.count(); each++) {
            if (stance.counters.place(each) >= 0) {
                double worth = stance.counters.attack(each) + 0.3;
                sum += stance.counters.side(each) == Side.REBEL ? worth : -0.6 * worth;
            }
        }
        return ARMY * sum;
    }

    private double people(PlayerView view) {
        return ofRebels * people(view, Side.REBEL) - ofImperials * people(view, Side.IMPERIAL);
    }

    private static double people(PlayerView view, Side side) {
        long free = view.people().free() & Cast.of(side);
        long wounded = Theatre.company(view).wounded() & free;
        return PERSON * PieceSet.size(free) - WOUND * PieceSet.size(wounded) + where(view, side, free & ~wounded);
    }

    /** A little more for who stands where something can be done. */
    private static double where(PlayerView view, Side side, long people) {
        Stance stance = new Stance(view);
        double sum = 0;
        for (long rest = people; rest != 0; rest = PieceSet.rest(rest)) {
            int at = view.people().at(PieceSet.lowest(rest));
            if (Place.isEnviron(at) && side == Side.REBEL) {
                sum += 0.02 * stance.unrest(Control.planetOf(at));
            }
        }
        return sum;
    }

    private static double money(Stance stance) {
        return MONEY * (stance.realm.points(Side.REBEL) - 0.6 * stance.realm.points(Side.IMPERIAL));
    }
}
