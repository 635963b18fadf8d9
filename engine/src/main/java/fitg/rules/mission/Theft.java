package fitg.rules.mission;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Place;
import fitg.content.Planet;
import fitg.content.Provinces;
import fitg.content.Side;
import fitg.procedure.Article;
import fitg.procedure.Powers;
import fitg.procedure.Resolution;
import fitg.procedure.Scenario;
import fitg.procedure.Tidings.PointsChanged.Reason;
import fitg.rules.forcepoint.Treasury;
import fitg.state.Position;
import fitg.state.realm.Realm;

/** Mission H (14.4): where the enemy's resources can be stolen. */
public final class Theft {

    private static final int WORTH_STEALING = 2;
    private static final int LITTLE = 2;
    private static final int MUCH = 8;

    private Theft() {}

    /** The Rebel where Imperial riches are, the Imperial at the open base. */
    public static boolean isPossible(Scenario scenario, Position s, int environ, Side side) {
        Realm realm = Realm.of(s);
        int planet = Place.planet(environ);
        if (realm.points(side.opponent()) < WORTH_STEALING) {
            return false;
        }
        if (side == Side.IMPERIAL) {
            return realm.baseRevealed() && realm.base() == planet;
        }
        Powers powers = Powers.of(scenario);
        boolean rich = PRINTED.planet(planet).kind() != Planet.Kind.ORDINARY
                || powers.taxedProvince(scenario, s) == Provinces.of(planet);
        return rich && powers.controller(s, planet) == Side.IMPERIAL;
    }

    /** Two Force Points, or eight with two letters, or what is there. */
    public static void carryOut(Resolution r, int letters) {
        Side thief = r.state().turn().phasing();
        int loot = Math.min(letters >= 2 ? MUCH : LITTLE, Realm.of(r.state()).points(thief.opponent()));
        Treasury.spend(r, thief.opponent(), loot, Reason.STOLEN, Article.STOLEN.in(r));
        Treasury.gain(r, thief, loot, Reason.STOLEN, Article.STOLEN.in(r));
        Treasury.cutImperialTrack(r);
    }
}
