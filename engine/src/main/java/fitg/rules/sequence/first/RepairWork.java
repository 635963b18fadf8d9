package fitg.rules.sequence.first;

import fitg.content.Ability;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.Spaceship;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.edition.first.Dispatch;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.character.Ratings;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.rules.possession.Possessions;
import fitg.rules.sequence.Workshop;
import fitg.rules.spaceship.Ships;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.province.Supply;
import fitg.state.province.SupplyState;
import fitg.state.realm.Realm;
import java.util.ArrayList;
import java.util.List;

/**
 * Case 27.0: before the missions of a side its damaged spaceships and broken possessions may be repaired, each tried once and by one
 * repairer, who tries one thing in a player-turn.
 */
public final class RepairWork extends Procedure implements Workshop {

    private static final long MASTERS = Cast.with(Ability.AUTOMATIC_REPAIR);
    private static final int NOTHING = -1;

    private enum Step {
        ITEM,
        REPAIRER,
        ROLL
    }

    private final Side side;
    private Step step = Step.ITEM;
    private long triedShips;
    private long triedCards;
    private long busy;
    private UnitSet busyElites = UnitSet.EMPTY;
    private int ship = NOTHING;
    private int card = NOTHING;
    private int repairer = NOTHING;
    private int elite = NOTHING;

    public RepairWork(Side side) {
        this.side = side;
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case ITEM -> askItem(r);
            case REPAIRER -> askRepairer(r);
            case ROLL -> roll(r);
        }
    }

    // ---- what

    private void askItem(Resolution r) {
        Position s = r.state();
        boolean any = false;
        r.ask(Matter.REPAIR, side);
        long ships = Supply.of(s).damagedShips() & Ships.of(side) & s.gear().shipsOnMap() & ~triedShips;
        for (long rest = ships & ~PieceSet.only(Spaceship.S_XIII); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int at = s.gear().shipAt(each);
            if (!Place.isDrift(at) && !isGone(s, at) && (workers(s, at, true) != 0 || anyElite(s, at))) {
                r.or(Kind.REPAIR, each);
                any = true;
            }
        }
        long cards = side == Side.REBEL ? s.gear().broken() & ~triedCards : PieceSet.NONE;
        for (long rest = cards; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            int owner = s.gear().owner(each);
            if (owner >= 0 && s.people().isFree(owner) && menders(s, owner) != 0) {
                r.or(Kind.MEND, each);
                any = true;
            }
        }
        r.or(Kind.END);
        if (!any) {
            r.askNothing();
            r.finish();
        }
    }

    // ---- who

    /** Case 27.3: who needs no die is never busy. Who has a rating of nothing cannot repair anything. */
    private long workers(Position s, int place, boolean ofShip) {
        long there = Characters.free(s, place, side) & ~s.people().disabled() & (~busy | MASTERS);
        long able = there & MASTERS;
        for (long rest = there & ~MASTERS; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            able |= rating(s, each, ofShip) > 0 ? PieceSet.only(each) : PieceSet.NONE;
        }
        return able;
    }

    /** On a planet that is gone nobody works. */
    private static boolean isGone(Position s, int place) {
        return Place.planet(place) >= 0 && Realm.of(s).isDestroyed(Place.planet(place));
    }

    private long menders(Position s, int owner) {
        int at = s.people().at(owner);
        return Place.isDrift(at) || isGone(s, at)
                ? PieceSet.NONE
                : workers(s, s.people().at(owner), false);
    }

    private boolean anyElite(Position s, int place) {
        for (UnitType type : s.forces().roster().elites()) {
            if (isReady(s, place, type)) {
                return true;
            }
        }
        return false;
    }

    /** Case 27.1: in an environ only. */
    private boolean isReady(Position s, int place, UnitType type) {
        return Place.isEnviron(place) && type.side() == side && s.forces().units(place, type) > busyElites.count(type);
    }

    private void askRepairer(Resolution r) {
        r.ask(Matter.REPAIRER, side);
        Action item = isAtShip() ? Action.of(Kind.REPAIR, ship) : Action.of(Kind.MEND, card);
        repairers(r.state(), item).forEach(r::or);
    }

    /** Case 27.1: elite units repair ships alone. */
    @Override
    public List<Action> repairers(Position s, Action item) {
        boolean ofShip = item.kind() == Kind.REPAIR;
        int place = ofShip
                ? s.gear().shipAt(item.argument())
                : s.people().at(s.gear().owner(item.argument()));
        List<Action> able = new ArrayList<>();
        for (long rest = workers(s, place, ofShip); rest != 0; rest = PieceSet.rest(rest)) {
            able.add(Action.of(Kind.CHARACTER, PieceSet.lowest(rest)));
        }
        if (ofShip) {
            for (UnitType type : s.forces().roster().elites()) {
                if (isReady(s, place, type)) {
                    able.add(Action.of(Kind.UNIT, type.index()));
                }
            }
        }
        return able;
    }

    @Override
    public boolean isAtShip() {
        return ship != NOTHING;
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case END -> r.finish();
            case REPAIR -> {
                ship = action.argument();
                triedShips |= PieceSet.only(ship);
                step = Step.REPAIRER;
            }
            case MEND -> {
                card = action.argument();
                triedCards |= PieceSet.only(card);
                step = Step.REPAIRER;
            }
            case CHARACTER -> {
                repairer = action.argument();
                busy |= PieceSet.only(repairer);
                step = Step.ROLL;
                PossessionUse.offered(r, Moment.REPAIR, PieceSet.only(repairer));
            }
            case UNIT -> {
                elite = action.argument();
                busyElites = busyElites.plus(UnitType.at(elite), 1);
                step = Step.ROLL;
            }
            default -> throw new IllegalArgumentException(action.key());
        }
    }

    // ---- the die

    @Override
    public int number(Position s, Action repairer, boolean ofShip) {
        int who = repairer.argument();
        if (repairer.kind() == Kind.UNIT) {
            return ofElite(s, who);
        }
        return PieceSet.has(MASTERS, who) ? SURE : rating(s, who, ofShip);
    }

    /** Event 116: their navigation, as it is now. */
    private static int ofElite(Position s, int type) {
        return UnitType.at(type).spaceStrength() - Circumstances.now(s).worseNavigation();
    }

    /** What the die of a character may show at most. */
    private static int rating(Position s, int repairer, boolean ofShip) {
        return ofShip ? Ratings.navigation(s, repairer) : Ratings.intelligence(s, repairer);
    }

    private void roll(Resolution r) {
        GameState s = r.state();
        boolean master = repairer != NOTHING && PieceSet.has(MASTERS, repairer);
        int number = elite != NOTHING ? ofElite(s, elite) : rating(s, repairer, ship != NOTHING);
        int die = master ? 0 : r.die("repair");
        boolean done = master || die <= number;
        if (elite != NOTHING && side == Side.IMPERIAL) {
            r.shown();
            if (r.listening()) {
                UnitSet shown = UnitSet.of(UnitType.at(elite), 1);
                r.tell(new Event.UnitsShown(s.gear().shipAt(ship), shown, "27.1"));
            }
        }
        if (r.listening()) {
            r.tell(new Dispatch.Mended(ship, card, number, die, done, ship == NOTHING ? "27.2" : "27.1"));
        }
        if (done) {
            repair(r);
        }
        ship = NOTHING;
        card = NOTHING;
        repairer = NOTHING;
        elite = NOTHING;
        step = Step.ITEM;
    }

    private void repair(Resolution r) {
        if (ship == NOTHING) {
            Possessions.setBroken(r, card, false, "27.2");
            return;
        }
        SupplyState.of(r.state()).setDamaged(ship, false);
        if (r.listening()) {
            r.tell(new Dispatch.ShipDamaged(ship, false, "27.1"));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal())
                .add(step.ordinal())
                .add(triedShips)
                .add(triedCards)
                .add(busy);
        d.add(busyElites.digest()).add(ship).add(card).add(repairer).add(elite);
    }
}
