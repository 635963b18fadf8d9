package fitg.level.province;

import fitg.content.EnvironType;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.content.UnitType;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Resolution;
import fitg.rules.force.first.Mix;
import fitg.state.Digest;

/** Cases 19.42, 28.27 and 28.38: what comes from beyond the map, by one entry star, by two, or by any. */
final class RebelSupplies extends Purchasing {

    private final Outset.Grant grant;
    /** The stars that are used, by their place in the scenario's list. */
    private long chosen;

    RebelSupplies(Outset.Grant grant) {
        super(Side.REBEL, grant.points());
        this.grant = grant;
    }

    /** Where a scenario names the number of routes they are chosen first, two of them so that they lead to two stars (P-R44). */
    @Override
    protected boolean prepares(Resolution r) {
        if (PieceSet.size(chosen) >= grant.routes()) {
            return false;
        }
        r.ask(Matter.ENTRY_STARS, Side.REBEL);
        for (int index = 0; index < grant.stars().size(); index++) {
            if (!PieceSet.has(chosen, index) && leadsElsewhere(r, index)) {
                r.or(Kind.PLACE, grant.stars().get(index));
            }
        }
        return true;
    }

    private boolean leadsElsewhere(Resolution r, int index) {
        if (chosen == PieceSet.NONE) {
            return true;
        }
        int first = grant.stars().get(PieceSet.lowest(chosen));
        return !EntryStars.leadToTheSame(
                r.rules().scenario(), first, grant.stars().get(index));
    }

    @Override
    protected boolean isOpen(Resolution r, UnitType type, int place) {
        int index = grant.stars().indexOf(place);
        boolean used = index >= 0 && (grant.routes() == 0 || PieceSet.has(chosen, index));
        return used && isRecruited(type) && leavesEnough(type, place);
    }

    @Override
    protected int reserved() {
        return missing();
    }

    private static boolean isRecruited(UnitType type) {
        return type.isAtHomeIn(EnvironType.URBAN) || type.isAtHomeIn(EnvironType.WILD);
    }

    // ---- each group is to be of a certain size (case 28.38)

    private int missing(int place) {
        int there = 0;
        for (int index = 0; index < orders().at(place).types(); index++) {
            there += orders().at(place).count(UnitType.at(index)) * Mix.cost(UnitType.at(index));
        }
        return Math.max(0, grant.least() - there);
    }

    /** What is still needed for groups that are too small. */
    private int missing() {
        int missing = 0;
        for (long rest = chosen; rest != 0; rest = PieceSet.rest(rest)) {
            missing += missing(grant.stars().get(PieceSet.lowest(rest)));
        }
        return missing;
    }

    private boolean leavesEnough(UnitType type, int place) {
        int cost = Mix.cost(type);
        int helps = grant.routes() == 0 ? 0 : Math.min(cost, missing(place));
        return left() - cost >= missing() - helps;
    }

    @Override
    protected boolean mayStop(Resolution r) {
        return missing() == 0;
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (r.question() == Matter.ENTRY_STARS) {
            chosen |= PieceSet.only(grant.stars().indexOf(action.argument()));
        } else {
            super.answer(r, action);
        }
    }

    @Override
    protected void digest(Digest d) {
        super.digest(d);
        d.add(chosen).add(grant.from());
    }
}
