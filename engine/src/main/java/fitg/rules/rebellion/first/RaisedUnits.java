package fitg.rules.rebellion.first;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Side;
import fitg.content.UnitType;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.force.first.Mix;
import fitg.rules.forcepoint.Spending;
import fitg.state.Digest;
import fitg.state.Position;
import fitg.state.province.SupplyState;

/**
 * Cases 19.4 and 19.43: the Rebel player raises units of the populace of one environ, no elites, for the Force Points it brings. Hands
 * down 1 if any of them has found room.
 */
public final class RaisedUnits extends Procedure implements Spending {

    /** Case 19.43: without a star only units of so much strength. */
    private static final int PLAIN = 3;

    private final int environ;
    private final int points;
    private final boolean starred;
    private int spent;
    /** The rebels who stood there before. */
    private int before;

    private boolean done;

    public RaisedUnits(int environ, int points, boolean starred) {
        this.environ = environ;
        this.points = points;
        this.starred = starred;
    }

    @Override
    public void advance(Resolution r) {
        if (done) {
            r.finish(r.state().forces().units(environ, Side.REBEL) > before ? 1 : 0);
            return;
        }
        r.ask(Matter.RAISED_UNITS, Side.REBEL, environ);
        boolean any = false;
        for (UnitType type : r.state().forces().roster().of(Side.REBEL)) {
            if (mayRaise(r.state(), type)) {
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

    private boolean mayRaise(Position s, UnitType type) {
        boolean plain = type.strength() + type.spaceStrength() <= PLAIN;
        return !type.elite()
                && (starred || plain)
                && type.isAtHomeIn(PRINTED.environ(environ).type())
                && Mix.cost(type) <= points - spent
                && Mix.left(s, type) > 0;
    }

    /** Case 15.44: what has no room waits. */
    private void place(Resolution r) {
        done = true;
        before = r.state().forces().units(environ, Side.REBEL);
        r.call(new WaitingUnits(environ, Side.REBEL));
    }

    @Override
    public int funds() {
        return points;
    }

    @Override
    public int left() {
        return points - spent;
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.END) {
            place(r);
            return;
        }
        UnitType type = UnitType.at(action.argument());
        spent += Mix.cost(type);
        SupplyState supply = SupplyState.of(r.state());
        supply.setWaiting(environ, type, supply.waiting(environ, type) + 1);
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ)
                .add(points)
                .add(starred ? 1 : 0)
                .add(spent)
                .add(done ? 1 : 0)
                .add(before);
    }
}
