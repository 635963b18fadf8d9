package fitg.rules.combat;

import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.state.Digest;
import fitg.state.UnitSet;
import java.util.ArrayList;
import java.util.List;

/**
 * Case 10.3: the owner removes units whose strength comes as close as possible to the loss without exceeding it; among
 * equal sums he chooses, kind by kind. Hands down the units lost as a {@link UnitSet}.
 */
public final class Losses extends Procedure {

    private final Side side;
    private final long involved;
    private final int target;
    private long lost;
    private int kind;

    public Losses(Side side, long involved, int points) {
        this.side = side;
        this.involved = involved;
        this.target = nearest(involved, points);
        this.kind = UnitKind.first(side);
    }

    /** The largest strength not above the points that a set of these units can have. */
    public static int nearest(long involved, int points) {
        int sum = Math.min(points, UnitSet.strength(involved));
        while (!reachable(involved, 0, sum)) {
            sum--;
        }
        return sum;
    }

    /** All sets of these units that their owner may choose to lose for so many points (case 10.3). */
    public static List<Long> choices(long involved, int points) {
        List<Long> found = new ArrayList<>();
        collect(involved, 0, nearest(involved, points), UnitSet.EMPTY, found);
        return found;
    }

    private static void collect(long involved, int kind, int sum, long chosen, List<Long> found) {
        if (sum == 0) {
            found.add(chosen);
            return;
        }
        if (kind == UnitKind.COUNT) {
            return;
        }
        UnitKind each = UnitKind.at(kind);
        int most = Math.min(UnitSet.count(involved, each), sum / each.strength());
        for (int count = 0; count <= most; count++) {
            collect(involved, kind + 1, sum - count * each.strength(), chosen + UnitSet.of(each, count), found);
        }
    }

    /** Whether units of the kinds from {@code first} on can add up to exactly {@code sum}. */
    private static boolean reachable(long involved, int first, int sum) {
        if (sum == 0) {
            return true;
        }
        for (int each = first; each < UnitKind.COUNT; each++) {
            int strength = UnitKind.at(each).strength();
            int most = Math.min(UnitSet.count(involved, UnitKind.at(each)), sum / strength);
            for (int count = most; count > 0; count--) {
                if (reachable(involved, each + 1, sum - count * strength)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public void advance(Resolution r) {
        int open = target - UnitSet.strength(lost);
        while (open > 0 && UnitSet.count(involved, UnitKind.at(kind)) == 0) {
            kind++;
        }
        if (open == 0) {
            r.finish(lost);
            return;
        }
        int strength = UnitKind.at(kind).strength();
        r.ask(Question.LOSSES, side, kind);
        int most = Math.min(UnitSet.count(involved, UnitKind.at(kind)), open / strength);
        for (int count = 0; count <= most; count++) {
            if (reachable(involved, kind + 1, open - count * strength)) {
                r.or(Kind.COUNT, count);
            }
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        lost += UnitSet.of(UnitKind.at(kind), action.argument());
        kind++;
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal()).add(involved).add(target).add(lost).add(kind);
    }
}
