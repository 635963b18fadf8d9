package fitg.level.galactic;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Provinces;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.galaxy.scenario.Terms;
import fitg.galaxy.taxation.Crown;
import fitg.level.province.Purchasing;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings.PointsChanged.Reason;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.circumstance.EventInForce;
import fitg.rules.forcepoint.Treasury;
import fitg.state.Digest;
import fitg.state.Position;
import fitg.state.realm.Realm;

/** Cases 33.2 and 33.3: what the Imperial player buys with his track: units at the seats and the capital that is taxed, and PDBs. */
final class ImperialSpending extends Purchasing {

    /** Case 33.37, for one Resource Phase (G-R18). */
    private static final int MOST_ELITES = 2;

    private static final int MOST_OF_A_KIND = 1;

    private final long units;
    private final long levels;
    private final long pdbs;

    private ImperialSpending(int funds, long units, long levels, long pdbs) {
        super(Side.IMPERIAL, funds);
        this.units = units;
        this.levels = levels;
        this.pdbs = pdbs;
    }

    static ImperialSpending of(Resolution r) {
        Position s = r.state();
        EventInForce event = Circumstances.now(s);
        return new ImperialSpending(
                Realm.of(s).points(Side.IMPERIAL),
                event.sellsUnits() ? markets(r) : PieceSet.NONE,
                event.buildsPdbs() ? works(r, true) : PieceSet.NONE,
                event.buildsPdbs() ? works(r, false) : PieceSet.NONE);
    }

    /** Cases 33.32 and 33.34: the capital of the province that is taxed, Diomas and Orlog, while they are his (G-R19). */
    private static long markets(Resolution r) {
        Terms terms = Terms.of(r.rules().scenario());
        int capital = terms.taxedCapital(r.state().turn().number());
        long all = terms.seats() | (capital == Realm.NONE ? PieceSet.NONE : PieceSet.only(capital));
        long open = PieceSet.NONE;
        for (long rest = all; rest != 0; rest = PieceSet.rest(rest)) {
            open |= Crown.holds(r, PieceSet.lowest(rest)) ? PieceSet.only(PieceSet.lowest(rest)) : PieceSet.NONE;
        }
        return open;
    }

    /** Cases 33.33 and 33.34: levels where taxes are due and in the First Province; nothing where the capital is lost. */
    private static long works(Resolution r, boolean levels) {
        Terms terms = Terms.of(r.rules().scenario());
        long open = PieceSet.NONE;
        for (int planet : r.state().area().planets()) {
            boolean here = !levels
                    || terms.raisesLevels(Provinces.of(planet), r.state().turn().number());
            open |= here && Crown.holds(r, planet) && Crown.holdsCapitalOf(r, planet)
                    ? PieceSet.only(planet)
                    : PieceSet.NONE;
        }
        return open;
    }

    /** Case 36.1: an atrocity unit only above Diomas or Orlog. */
    @Override
    protected boolean isOpen(Resolution r, UnitType type, int place) {
        int planet = Place.planet(place);
        boolean box = Place.isEnviron(place) && !type.isBoundToSpace() || Place.isOrbit(place) && type.mobile();
        boolean seat =
                planet >= 0 && PieceSet.has(Terms.of(r.rules().scenario()).seats(), planet);
        return box && PieceSet.has(units, planet) && (seat || !type.isBoundToSpace());
    }

    @Override
    protected boolean isWithinLimits(Resolution r, UnitType type) {
        UnitSet bought = orders().all();
        if (type.isSquad()) {
            return bought.count(UnitType::isSquad) < MOST_OF_A_KIND;
        }
        if (type.isBoundToSpace()) {
            return bought.count(UnitType::isBoundToSpace) < MOST_OF_A_KIND;
        }
        return !type.elite() || bought.count(UnitType::elite) < MOST_ELITES;
    }

    @Override
    protected boolean opensPdb(Position s, int planet) {
        return PieceSet.has(pdbs, planet);
    }

    @Override
    protected boolean raisesPdb(Position s, int planet) {
        return PieceSet.has(levels, planet);
    }

    @Override
    protected boolean keepsTheRest() {
        return true;
    }

    @Override
    protected void settleAccounts(Resolution r, int spent) {
        Treasury.spend(r, Side.IMPERIAL, spent, Reason.PURCHASES, "33.2");
    }

    @Override
    protected void digest(Digest d) {
        super.digest(d);
        d.add(units).add(levels).add(pdbs);
    }
}
