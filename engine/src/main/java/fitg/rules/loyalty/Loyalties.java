package fitg.rules.loyalty;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Loyalty;
import fitg.content.PieceSet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.procedure.Article;
import fitg.procedure.Correction;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.control.Control;
import fitg.state.Position;
import fitg.state.realm.Realm;

/** 3-galactic, 3.1: what moves the loyalty of a planet, and what cannot. */
public final class Loyalties {

    /** The result of a shift that puts the planet into rebellion. */
    public static final int RISES = -1;

    private Loyalties() {}

    /** Whether a planet's marker lies on the track and nothing holds it there. */
    public static boolean isFree(Position s, int planet) {
        Realm realm = Realm.of(s);
        return s.area().hasPlanet(planet)
                && !realm.isDestroyed(planet)
                && s.planets().state(planet).usesLoyaltyMarker()
                && !realm.isHypnotised(planet)
                && !Circumstances.now(s).freezesLoyalty(planet);
    }

    /** Whether a shift for this cause would do anything, a rebellion included, as far as can be seen. */
    public static boolean canMove(Position s, int planet, Side side, Cause cause) {
        if (!isFree(s, planet) || isImmune(s, planet, side, cause)) {
            return false;
        }
        Loyalty now = s.planets().loyalty(planet);
        return now.shiftedFor(side) != now || rises(s, planet, side, cause);
    }

    private static boolean isImmune(Position s, int planet, Side side, Cause cause) {
        return cause.comesFromOutside() && Circumstances.shown(s, planet).resists(side);
    }

    private static boolean rises(Position s, int planet, Side side, Cause cause) {
        return side == Side.REBEL && cause.mayRaise() && s.planets().loyalty(planet) == Loyalty.UNREST;
    }

    /** Shifts up to so many spaces; how many it really moved, or RISES. Whoever calls raises the rebellion. */
    public static int shift(Resolution r, int planet, Side side, int spaces, Cause cause, String ruleCase) {
        Position s = r.state();
        if (!canMove(s, planet, side, cause)) {
            return 0;
        }
        if (rises(s, planet, side, cause)) {
            return RISES;
        }
        int moved = 0;
        while (moved < spaces && Control.shiftLoyalty(r, planet, side, ruleCase)) {
            moved++;
        }
        leaveCamps(r, planet);
        return moved;
    }

    /** 3-galactic, 3.1: at Dissent and Unrest nobody camps any more. */
    private static void leaveCamps(Resolution r, int planet) {
        Loyalty loyalty = r.state().planets().loyalty(planet);
        boolean turned = loyalty == Loyalty.DISSENT || loyalty == Loyalty.UNREST;
        if (!turned || !r.rules().has(Correction.CAMPS_LEAVE_AT_ONCE)) {
            return;
        }
        for (int environ : Control.environsOf(planet)) {
            if (r.state().places().campSince(environ) > 0) {
                r.state().places().setCampSince(environ, 0);
                r.shown();
                if (r.listening()) {
                    r.tell(new Event.CampPlaced(environ, false, Article.CAMP.in(r)));
                }
            }
        }
    }

    /** Moves the marker by a space because of what is done there, if nothing holds it; whether it moved. */
    public static boolean sway(Resolution r, int planet, Side favour, String ruleCase) {
        return isFree(r.state(), planet) && Control.shiftLoyalty(r, planet, favour, ruleCase);
    }

    /** Puts the marker somewhere because a card says so; that sparks nothing. */
    public static void put(Resolution r, int planet, Loyalty loyalty, String ruleCase) {
        if (isFree(r.state(), planet)) {
            Control.setLoyalty(r, planet, loyalty, ruleCase);
            leaveCamps(r, planet);
        }
    }

    /** Whether a race lives in any environ of a planet. */
    public static boolean hasRace(int planet, String race) {
        for (int environ : Control.environsOf(planet)) {
            if (PRINTED.environ(environ).races().contains(race)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a planet can go into rebellion; one that has risen, or is gone, does not rise again. */
    public static boolean mayRise(Position s, int planet) {
        Realm realm = Realm.of(s);
        return !realm.isDestroyed(planet)
                && !realm.isHypnotised(planet)
                && s.planets().state(planet).usesLoyaltyMarker();
    }

    /** In rebellion or won by it. */
    public static boolean isRisen(Position s, int planet) {
        return PieceSet.has(risen(s), planet);
    }

    /** All planets that are. */
    public static long risen(Position s) {
        long states = s.planets().in(PlanetState.REBELLION) | s.planets().in(PlanetState.REBEL_CONTROL);
        return states & ~Realm.of(s).destroyed();
    }
}
