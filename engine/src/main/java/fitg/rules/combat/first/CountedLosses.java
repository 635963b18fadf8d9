package fitg.rules.combat.first;

import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Digest;

/** Case 21.3: the owner removes so many units of his choice, type by type. Hands them down. */
public final class CountedLosses extends Procedure {

    private final Side side;
    private final UnitSet involved;
    private final int number;
    private UnitSet lost = UnitSet.EMPTY;
    private int type;

    public CountedLosses(Side side, UnitSet involved, int number) {
        this.side = side;
        this.involved = involved;
        this.number = Math.min(number, involved.size());
    }

    @Override
    public void advance(Resolution r) {
        int open = number - lost.size();
        while (open > 0 && involved.count(UnitType.at(type)) == 0) {
            type++;
        }
        if (open == 0) {
            r.finish(lost);
            return;
        }
        int here = involved.count(UnitType.at(type));
        r.ask(Matter.LOST_BY_JUMP, side, type);
        for (int count = Math.max(0, open - later()); count <= Math.min(open, here); count++) {
            r.or(Kind.COUNT, count);
        }
    }

    private int later() {
        int later = 0;
        for (int each = type + 1; each < involved.types(); each++) {
            later += involved.count(UnitType.at(each));
        }
        return later;
    }

    @Override
    public void answer(Resolution r, Action action) {
        lost = lost.plus(UnitType.at(type), action.argument());
        type++;
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal())
                .add(involved.digest())
                .add(number)
                .add(lost.digest())
                .add(type);
    }
}
