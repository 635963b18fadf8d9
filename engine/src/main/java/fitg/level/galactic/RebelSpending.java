package fitg.level.galactic;

import fitg.content.EnvironType;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.galaxy.politics.SecretBase;
import fitg.level.province.Purchasing;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings.PointsChanged.Reason;
import fitg.rules.control.Control;
import fitg.rules.forcepoint.Treasury;
import fitg.state.Digest;
import fitg.state.Position;
import fitg.state.realm.Realm;

/**
 * Cases 34.4 to 34.46: what the Rebel player buys. Units appear on the planet of the secret base, whoever holds it, and tell where it
 * is, and so does a PDB that gains a level; only to put one Up tells nothing.
 */
final class RebelSpending extends Purchasing {

    private final int base;

    private RebelSpending(int funds, int base) {
        super(Side.REBEL, funds);
        this.base = base;
    }

    static RebelSpending of(Resolution r) {
        Realm realm = Realm.of(r.state());
        return new RebelSpending(realm.points(Side.REBEL), realm.baseDestroyed() ? Realm.NONE : realm.base());
    }

    /** Cases 34.41, 34.42: any environ; above it only where no Imperial unit and no Imperial PDB is in the way. */
    @Override
    protected boolean isOpen(Resolution r, UnitType type, int place) {
        if (base == Realm.NONE || Place.planet(place) != base || !isRecruited(type)) {
            return false;
        }
        Position s = r.state();
        return Place.isEnviron(place)
                || Place.isOrbit(place)
                        && type.mobile()
                        && s.forces().units(place, Side.IMPERIAL) == 0
                        && !Control.hasUsablePdb(s, base, Side.IMPERIAL);
    }

    private static boolean isRecruited(UnitType type) {
        return type.isAtHomeIn(EnvironType.URBAN) || type.isAtHomeIn(EnvironType.WILD);
    }

    @Override
    protected boolean isWithinLimits(Resolution r, UnitType type) {
        return true;
    }

    /** Case 34.43. */
    @Override
    protected boolean opensPdb(Position s, int planet) {
        return !Realm.of(s).isDestroyed(planet) && super.opensPdb(s, planet);
    }

    /** Case 34.44. */
    @Override
    protected boolean raisesPdb(Position s, int planet) {
        return !Realm.of(s).isDestroyed(planet) && super.raisesPdb(s, planet);
    }

    @Override
    protected boolean keepsTheRest() {
        return true;
    }

    @Override
    protected void settleAccounts(Resolution r, int spent) {
        Treasury.spend(r, Side.REBEL, spent, Reason.PURCHASES, "34.4");
        if (!orders().isEmpty() || raisesAny()) {
            SecretBase.reveal(r, orders().isEmpty() ? "34.44" : "34.41");
        }
    }

    @Override
    protected void digest(Digest d) {
        super.digest(d);
        d.add(base);
    }
}
