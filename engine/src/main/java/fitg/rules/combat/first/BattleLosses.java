package fitg.rules.combat.first;

import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Digest;
import java.util.ArrayList;
import java.util.List;

/**
 * Case 10.3: the owner removes units whose strength comes as close as possible to the loss without exceeding it; among
 * equal sums he chooses, type by type. Hands down the units lost as a {@link UnitSet}.
 */
public final class BattleLosses extends Procedure {

    private final Side side;
    private final UnitSet involved;
    private final boolean inSpace;
    private final int target;
    private UnitSet lost = UnitSet.EMPTY;
    /** The types are gone through in the order of their index. */
    private int type;

    public BattleLosses(Side side, UnitSet involved, int points) {
        this(side, involved, points, false);
    }

    /** @param inSpace whether the second number of a counter counts (case 19.11); those without it are not to be among them */
    public BattleLosses(Side side, UnitSet involved, int points, boolean inSpace) {
        this.side = side;
        this.involved = involved;
        this.inSpace = inSpace;
        this.target = nearest(involved, points, inSpace);
    }

    /** The largest strength not above the points that a set of these units can have. */
    public static int nearest(UnitSet involved, int points, boolean inSpace) {
        int sum = Math.min(points, involved.strength(inSpace));
        while (!reachable(involved, 0, sum, inSpace)) {
            sum--;
        }
        return sum;
    }

    /** All sets of these units that their owner may choose to lose for so many points (case 10.3). */
    public static List<UnitSet> choices(UnitSet involved, int points) {
        return choices(involved, points, false);
    }

    public static List<UnitSet> choices(UnitSet involved, int points, boolean inSpace) {
        List<UnitSet> found = new ArrayList<>();
        collect(involved, 0, nearest(involved, points, inSpace), UnitSet.EMPTY, inSpace, found);
        return found;
    }

    private static void collect(
            UnitSet involved, int type, int sum, UnitSet chosen, boolean inSpace, List<UnitSet> found) {
        if (sum == 0) {
            found.add(chosen);
            return;
        }
        if (type == involved.types()) {
            return;
        }
        UnitType each = UnitType.at(type);
        int strength = each.strength(inSpace);
        int most = involved.count(each) == 0 ? 0 : Math.min(involved.count(each), sum / strength);
        for (int count = 0; count <= most; count++) {
            collect(involved, type + 1, sum - count * strength, chosen.plus(each, count), inSpace, found);
        }
    }

    /** Whether units of the types from {@code first} on can add up to exactly {@code sum}. */
    private static boolean reachable(UnitSet involved, int first, int sum, boolean inSpace) {
        if (sum == 0) {
            return true;
        }
        for (int each = first; each < involved.types(); each++) {
            if (involved.count(UnitType.at(each)) == 0) {
                continue;
            }
            int strength = UnitType.at(each).strength(inSpace);
            int most = Math.min(involved.count(UnitType.at(each)), sum / strength);
            for (int count = most; count > 0; count--) {
                if (reachable(involved, each + 1, sum - count * strength, inSpace)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public void advance(Resolution r) {
        int open = target - lost.strength(inSpace);
        while (open > 0 && involved.count(UnitType.at(type)) == 0) {
            type++;
        }
        if (open == 0) {
            r.finish(lost);
            return;
        }
        int strength = UnitType.at(type).strength(inSpace);
        r.ask(Ask.LOSSES, side, type);
        int most = Math.min(involved.count(UnitType.at(type)), open / strength);
        for (int count = 0; count <= most; count++) {
            if (reachable(involved, type + 1, open - count * strength, inSpace)) {
                r.or(Kind.COUNT, count);
            }
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        lost = lost.plus(UnitType.at(type), action.argument());
        type++;
    }

    @Override
    protected String tag() {
        return "Losses";
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal())
                .add(involved.digest())
                .add(target)
                .add(lost.digest())
                .add(type);
        if (inSpace) {
            d.add(1);
        }
    }
}
