package fitg.level.galactic;

import fitg.content.Place;
import fitg.content.Provinces;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.edition.first.Matter;
import fitg.galaxy.scenario.Terms.Funds;
import fitg.level.province.Purchasing;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.state.Digest;
import fitg.state.Position;
import fitg.state.province.SupplyState;

/** Cases 38.21 to 38.26: what is bought before the game with the funds of one province; what is left of them is lost. */
final class ProvinceOutfit extends Purchasing {

    private static final int HIGHEST_LEVEL = 2;

    private final int province;
    private final int pdbPoints;
    private final int elites;

    ProvinceOutfit(Funds funds, int left) {
        super(Side.IMPERIAL, left);
        this.province = funds.province();
        this.pdbPoints = funds.pdbPoints();
        this.elites = funds.elites();
    }

    private boolean isThere(int planet) {
        return planet >= 0 && Provinces.of(planet) == province;
    }

    @Override
    protected boolean isOpen(Resolution r, UnitType type, int place) {
        boolean kind = Place.isEnviron(place) || Place.isOrbit(place) && type.mobile();
        return kind && isThere(Place.planet(place));
    }

    /** Cases 38.23, 38.24. */
    @Override
    protected boolean isWithinLimits(Resolution r, UnitType type) {
        return !type.isSquad()
                && !type.isBoundToSpace()
                && (!type.elite() || orders().all().count(UnitType::elite) < elites);
    }

    @Override
    protected boolean opensPdb(Position s, int planet) {
        return isThere(planet);
    }

    @Override
    protected boolean raisesPdb(Position s, int planet) {
        return isThere(planet);
    }

    /** Case 38.26. */
    @Override
    protected int mostLevels() {
        return HIGHEST_LEVEL;
    }

    /** Case 38.22. */
    @Override
    protected int pdbFunds() {
        return Math.min(super.pdbFunds(), pdbPoints - spentOnPdbs());
    }

    @Override
    protected Question what() {
        return Matter.SET_UP_PURCHASE;
    }

    @Override
    protected Question where() {
        return Matter.SET_UP_PLACE;
    }

    /** The works of the set-up do not count for the first game-turn. */
    @Override
    protected void settleAccounts(Resolution r, int spent) {
        SupplyState.of(r.state()).clearWorks();
    }

    @Override
    protected void digest(Digest d) {
        super.digest(d);
        d.add(province).add(pdbPoints).add(elites);
    }
}
