package fitg.level.province;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.ForcePointCost;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.edition.first.Dispatch;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.rules.force.first.Mix;
import fitg.rules.forcepoint.Spending;
import fitg.rules.movement.first.MilitaryMove;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.province.Supply;
import fitg.state.province.SupplyState;

/**
 * Case 19.0: a side spends its Force Points, unit by unit and PDB by PDB; everything is placed when it has done, and only then seen
 * (P-R61).
 */
public abstract class Purchasing extends Procedure implements Spending {

    private static final int COST_UP = PRINTED.forcePointCost(ForcePointCost.PDB_UP);
    private static final int COST_LEVEL = PRINTED.forcePointCost(ForcePointCost.PDB_LEVEL);
    private static final int HIGHEST_LEVEL = 2;
    private static final int NOTHING = -1;

    protected final Side side;
    private final int funds;
    private int spent;
    private int buying = NOTHING;
    private Orders orders = Orders.NONE;
    private long putUp;
    private long raised;
    private long raisedTwice;
    private boolean done;

    protected Purchasing(Side side, int funds) {
        this.side = side;
        this.funds = funds;
    }

    // ---- what differs

    /** Whether a unit may be bought for a place now; whether there is room is asked besides. */
    protected abstract boolean isOpen(Resolution r, UnitType type, int place);

    /** Whether PDBs may be improved (case 19.2). */
    protected boolean improvesPdbs() {
        return true;
    }

    /** Whether he may keep on to the end of what he can buy (P-R36), or stop where he likes. */
    protected boolean mayStop(Resolution r) {
        return true;
    }

    protected Question what() {
        return Matter.PURCHASE;
    }

    protected Question where() {
        return Matter.PURCHASE_PLACE;
    }

    /** What is not free to be spent on PDBs. */
    protected int reserved() {
        return 0;
    }

    /** Something is to be decided before; true if that has begun. */
    protected boolean prepares(Resolution r) {
        return false;
    }

    // ---- buying

    @Override
    public void advance(Resolution r) {
        if (done) {
            carryOut(r);
        } else if (!prepares(r)) {
            if (buying == NOTHING) {
                offer(r);
            } else {
                askPlace(r);
            }
        }
    }

    @Override
    public final int left() {
        return funds - spent;
    }

    /** Whether what is not spent can be spent later. */
    protected boolean keepsTheRest() {
        return false;
    }

    @Override
    public final int funds() {
        return funds;
    }

    @Override
    public final UnitSet orderedFor(int place) {
        return orders.at(place);
    }

    @Override
    public final UnitSet ordered() {
        return orders.all();
    }

    protected final Orders orders() {
        return orders;
    }

    private void offer(Resolution r) {
        boolean any = false;
        r.ask(what(), side);
        for (UnitType type : r.state().forces().roster().of(side)) {
            if (isAffordable(r, type) && hasPlace(r, type)) {
                r.or(Kind.UNIT, type.index());
                any = true;
            }
        }
        if (improvesPdbs()) {
            any |= offerPdbs(r);
        }
        if (!any || mayStop(r)) {
            r.or(Kind.END);
        }
    }

    /** Whether a PDB can be put Up. */
    protected boolean opensPdb(Position s, int planet) {
        boolean risen = side == Side.REBEL && Control.isRisenWithoutTroops(s, planet);
        return Control.of(s, planet) == side || risen;
    }

    /** Whether a PDB that is Up can gain a level. */
    protected boolean raisesPdb(Position s, int planet) {
        return Control.of(s, planet) == side;
    }

    /** By how many levels it can rise at once (case 19.22). */
    protected int mostLevels() {
        return 1;
    }

    /** What may be spent on PDBs now. */
    protected int pdbFunds() {
        return left() - reserved();
    }

    /** Everything stands; it is paid for. */
    protected void settleAccounts(Resolution r, int spent) {}

    private boolean isAffordable(Resolution r, UnitType type) {
        return Mix.cost(type) <= left()
                && Mix.left(r.state(), type) > orders.all().count(type)
                && isWithinLimits(r, type);
    }

    /** Whether there may be one more of this type; by case 19.34 for the whole game (P-R36). */
    protected boolean isWithinLimits(Resolution r, UnitType type) {
        if (side == Side.REBEL || !type.elite() && !type.isSquad()) {
            return true;
        }
        Outset.Purse purse = Outset.of(r.rules().scenario()).purse();
        Supply supply = Supply.of(r.state());
        return type.isSquad()
                ? supply.squads() + orders.all().count(UnitType::isSquad) < purse.mostSquads()
                : supply.elites() + orders.all().count(UnitType::elite) < purse.mostElites();
    }

    private boolean hasPlace(Resolution r, UnitType type) {
        for (int place : r.state().area().places()) {
            if (isOpen(r, type, place) && hasRoom(r.state(), type, place)) {
                return true;
            }
        }
        return false;
    }

    /** Off the ground there is room for all, but not for what nobody carries (P-R50, P-R37). */
    private boolean hasRoom(Position s, UnitType type, int place) {
        if (Place.isEnviron(place)) {
            int ordered = orders.at(place).count(each -> !each.isSquad());
            return type.isSquad() || MilitaryMove.room(s, place, side) > ordered;
        }
        return type.mobile() || mayLoad(place);
    }

    private boolean mayLoad(int place) {
        UnitSet there = orders.at(place);
        boolean entry = Place.zone(place) == Place.Zone.ENTRY_STAR;
        return entry && there.count(UnitType::carries) > there.count(type -> !type.mobile());
    }

    private void askPlace(Resolution r) {
        UnitType type = UnitType.at(buying);
        r.ask(where(), side, buying);
        for (int place : r.state().area().places()) {
            if (isOpen(r, type, place) && hasRoom(r.state(), type, place)) {
                r.or(Kind.PLACE, place);
            }
        }
    }

    // ---- PDBs (case 19.2)

    private boolean offerPdbs(Resolution r) {
        boolean any = false;
        for (int planet : r.state().area().planets()) {
            if (mayPutUp(r.state(), planet)) {
                r.or(Kind.PDB_UP, planet);
                any = true;
            }
            if (mayRaise(r.state(), planet)) {
                r.or(Kind.PDB_LEVEL, planet);
                any = true;
            }
        }
        return any;
    }

    private boolean isUp(Position s, int planet) {
        return s.planets().pdbUp(planet) || PieceSet.has(putUp, planet);
    }

    /** Case 15.52: where a planet has risen the rebels need not control it. */
    private int levels(int planet) {
        return (PieceSet.has(raised, planet) ? 1 : 0) + (PieceSet.has(raisedTwice, planet) ? 1 : 0);
    }

    /** What PDBs have cost so far. */
    protected final int spentOnPdbs() {
        return COST_UP * PieceSet.size(putUp) + COST_LEVEL * (PieceSet.size(raised) + PieceSet.size(raisedTwice));
    }

    /** Whether any PDB has gained a level. */
    protected final boolean raisesAny() {
        return raised != PieceSet.NONE;
    }

    private boolean mayPutUp(Position s, int planet) {
        return pdbFunds() >= COST_UP
                && !isUp(s, planet)
                && !PieceSet.has(Supply.of(s).putUp(), planet)
                && opensPdb(s, planet);
    }

    private boolean mayRaise(Position s, int planet) {
        return pdbFunds() >= COST_LEVEL
                && isUp(s, planet)
                && levels(planet) < mostLevels()
                && !PieceSet.has(Supply.of(s).levelled(), planet)
                && s.planets().pdbLevel(planet) + levels(planet) < HIGHEST_LEVEL
                && raisesPdb(s, planet);
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case END -> done = true;
            case UNIT -> buying = action.argument();
            case PLACE -> buy(action.argument());
            case PDB_UP -> {
                spent += COST_UP;
                putUp |= PieceSet.only(action.argument());
            }
            case PDB_LEVEL -> {
                long self = PieceSet.only(action.argument());
                spent += COST_LEVEL;
                raisedTwice |= raised & self;
                raised |= self;
            }
            default -> throw new IllegalArgumentException(action.key());
        }
    }

    private void buy(int place) {
        UnitType type = UnitType.at(buying);
        spent += Mix.cost(type);
        orders = orders.plus(place, type);
        buying = NOTHING;
    }

    // ---- placing

    private void carryOut(Resolution r) {
        GameState s = r.state();
        for (int place : orders.places()) {
            place(r, place, orders.at(place));
        }
        SupplyState supply = SupplyState.of(s);
        if (side == Side.IMPERIAL) {
            supply.countElites(orders.all().count(UnitType::elite));
            supply.countSquads(orders.all().count(UnitType::isSquad));
        }
        for (int planet : s.area().planets()) {
            int level = s.planets().pdbLevel(planet) + levels(planet);
            Control.setPdb(r, planet, level, isUp(s, planet), "19.2");
            if (PieceSet.has(raised, planet)) {
                supply.markLevelled(planet);
            }
            if (PieceSet.has(putUp, planet)) {
                supply.markPutUp(planet);
            }
        }
        settleAccounts(r, spent);
        if (funds > 0) {
            r.shown();
            if (r.listening()) {
                r.tell(new Dispatch.Purchased(side, spent, keepsTheRest() ? 0 : left(), "19.0"));
            }
        }
        r.finish();
        r.settle();
    }

    private void place(Resolution r, int place, UnitSet units) {
        for (int index = 0; index < units.types(); index++) {
            if (units.count(UnitType.at(index)) > 0) {
                r.state().forces().add(place, UnitType.at(index), units.count(UnitType.at(index)));
            }
        }
        if (r.listening()) {
            r.tell(new Event.UnitsPlaced(side, place, units, side == Side.REBEL, "19.32"));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal())
                .add(funds)
                .add(spent)
                .add(buying)
                .add(putUp)
                .add(raised)
                .add(done ? 1 : 0);
        if (raisedTwice != PieceSet.NONE) {
            d.add(raisedTwice);
        }
        orders.digest(d);
    }
}
