package fitg.rules.rebellion.first;

import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.force.first.Mix;
import fitg.rules.forcepoint.Spending;
import fitg.state.Digest;
import fitg.state.province.Supply;
import fitg.state.province.SupplyState;

/** Case 25.14 and P-R28: where a sovereign follows the Empire his environ raises units that can land, within the limits of the scenario. */
public final class ImperialLevy extends Procedure implements Spending {

    private final int environ;
    private final int points;
    private UnitSet raised = UnitSet.EMPTY;
    private boolean done;

    public ImperialLevy(int environ, int points) {
        this.environ = environ;
        this.points = points;
    }

    @Override
    public void advance(Resolution r) {
        if (done) {
            r.finish();
            return;
        }
        r.ask(Matter.IMPERIAL_LEVY, Side.IMPERIAL, environ);
        boolean any = false;
        for (UnitType type : r.state().forces().roster().of(Side.IMPERIAL)) {
            if (mayRaise(r, type)) {
                r.or(Kind.UNIT, type.index());
                any = true;
            }
        }
        r.or(Kind.END);
        if (!any) {
            r.askNothing();
            place(r);
        }
    }

    private boolean mayRaise(Resolution r, UnitType type) {
        return !type.isBoundToSpace()
                && Mix.cost(type) <= left()
                && Mix.left(r.state(), type) > raised.count(type)
                && isWithinLimits(r, type);
    }

    /** Case 19.34: for the whole game (P-R36), unless the counters alone are a limit. */
    private boolean isWithinLimits(Resolution r, UnitType type) {
        Supply supply = Supply.of(r.state());
        int most = r.ruleset().mostCounters(r.rules().scenario(), type);
        if (most >= type.counterMix()) {
            return true;
        }
        return type.isSquad()
                ? supply.squads() + raised.count(UnitType::isSquad) < most
                : !type.elite() || supply.elites() + raised.count(UnitType::elite) < most;
    }

    /** Nobody sees what it is before all is chosen; what has no room waits (case 15.44). */
    private void place(Resolution r) {
        done = true;
        SupplyState supply = SupplyState.of(r.state());
        supply.countElites(raised.count(UnitType::elite));
        supply.countSquads(raised.count(UnitType::isSquad));
        for (int index = 0; index < raised.types(); index++) {
            UnitType type = UnitType.at(index);
            supply.setWaiting(environ, type, supply.waiting(environ, type) + raised.count(type));
        }
        r.call(new WaitingUnits(environ, Side.IMPERIAL));
    }

    @Override
    public int funds() {
        return points;
    }

    @Override
    public int left() {
        int spent = 0;
        for (int index = 0; index < raised.types(); index++) {
            spent += raised.count(UnitType.at(index)) * Mix.cost(UnitType.at(index));
        }
        return points - spent;
    }

    @Override
    public UnitSet ordered() {
        return raised;
    }

    @Override
    public UnitSet orderedFor(int place) {
        return place == environ ? raised : UnitSet.EMPTY;
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.END) {
            place(r);
            return;
        }
        raised = raised.plus(UnitType.at(action.argument()), 1);
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(points).add(raised.digest()).add(done ? 1 : 0);
    }
}
