package fitg.rules.rebellion.first;

import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.edition.first.Dispatch;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.combat.first.Units;
import fitg.rules.movement.first.MilitaryMove;
import fitg.state.Digest;
import fitg.state.Position;
import fitg.state.province.Supply;
import fitg.state.province.SupplyState;

/** Case 15.44: units that wait take their places as far as the environ has room; where it has not for all, their owner chooses. */
public final class WaitingUnits extends Procedure {

    private final int environ;
    private final Side side;

    public WaitingUnits(int environ, Side side) {
        this.environ = environ;
        this.side = side;
    }

    public static boolean isDue(Position s, int environ, Side side) {
        return !Supply.of(s).waiting(environ, side).isEmpty() && MilitaryMove.room(s, environ, side) > 0;
    }

    @Override
    public void advance(Resolution r) {
        UnitSet waiting = Supply.of(r.state()).waiting(environ, side);
        int room = MilitaryMove.room(r.state(), environ, side);
        if (waiting.isEmpty() || room <= 0 && waiting.count(UnitType::isSquad) == 0) {
            tellWaiting(r, waiting);
            r.finish();
            return;
        }
        if (waiting.size() <= room) {
            placeAll(r, waiting);
            r.finish();
            return;
        }
        r.ask(Matter.WAITING_UNITS, side, environ);
        for (int index = 0; index < waiting.types(); index++) {
            UnitType type = UnitType.at(index);
            if (waiting.count(type) > 0 && (room > 0 || type.isSquad())) {
                r.or(Kind.UNIT, index);
            }
        }
    }

    private void placeAll(Resolution r, UnitSet waiting) {
        for (int index = 0; index < waiting.types(); index++) {
            place(r, UnitType.at(index), waiting.count(UnitType.at(index)));
        }
    }

    private void place(Resolution r, UnitType type, int count) {
        SupplyState supply = SupplyState.of(r.state());
        if (count > 0) {
            supply.setWaiting(environ, type, supply.waiting(environ, type) - count);
            Units.place(r, side, environ, type, count, "15.43");
        }
    }

    private void tellWaiting(Resolution r, UnitSet waiting) {
        if (!waiting.isEmpty() && r.listening()) {
            r.tell(new Dispatch.UnitsHeldBack(environ, waiting, "15.44"));
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        place(r, UnitType.at(action.argument()), 1);
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(side.ordinal());
    }
}
