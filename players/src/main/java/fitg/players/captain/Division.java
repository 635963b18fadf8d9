package fitg.players.captain;

import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.rules.mission.Missions;
import java.util.Arrays;

/** The best division of a set of characters into mission groups that a few improvements of a first guess find. */
final class Division {

    private static final int IDLE = -1;
    private static final double WORTHWHILE = 0.03;
    private static final int MOST_PASSES = 4;

    private final MissionWorth worth;
    private final Situation on;
    private final long allowed;
    private final int[] members;
    private final int[] mission;
    private final long[] groups = new long[MissionWorth.MISSIONS];
    /** The mission that must be gone on, or IDLE. */
    private final int required;

    private Division(Situation on, MissionWorth worth, long pool, long allowed, int required) {
        this.on = on;
        this.worth = worth;
        this.allowed = allowed;
        this.required = required;
        this.members = members(pool);
        this.mission = new int[members.length];
        Arrays.fill(mission, IDLE);
    }

    /** @param allowed the missions that may be chosen, as a set of {@link Mission#bit()} */
    static MissionPlan best(Situation on, MissionWorth worth, long pool, long allowed) {
        Division division = new Division(on, worth, pool, allowed, IDLE);
        return division.plan(division.improve(0));
    }

    /** The best division in which somebody goes on that mission, though a better one may do without it. */
    static MissionPlan with(Mission required, Situation on, MissionWorth worth, long pool, long allowed) {
        MissionPlan best = new MissionPlan(Double.NEGATIVE_INFINITY, new long[MissionWorth.MISSIONS]);
        for (int who = 0; who < PieceSet.size(pool); who++) {
            Division division = new Division(on, worth, pool, allowed, required.ordinal());
            division.put(who, required.ordinal());
            MissionPlan plan = division.plan(division.improve(division.total()));
            best = plan.value() > best.value() ? plan : best;
        }
        return best;
    }

    private MissionPlan plan(double value) {
        return new MissionPlan(value, groups);
    }

    private static int[] members(long pool) {
        int[] members = new int[PieceSet.size(pool)];
        int next = 0;
        for (long rest = pool; rest != 0; rest = PieceSet.rest(rest)) {
            members[next++] = PieceSet.lowest(rest);
        }
        return members;
    }

    // ---- search

    private double improve(double from) {
        double best = from;
        for (int pass = 0; pass < MOST_PASSES; pass++) {
            double before = best;
            for (int who = 0; who < members.length; who++) {
                best = tryMissions(who, best);
            }
            for (int one = 0; one < members.length; one++) {
                for (int other = one + 1; other < members.length; other++) {
                    best = trySwap(one, other, best);
                }
            }
            if (best <= before) {
                break;
            }
        }
        return best;
    }

    private double tryMissions(int who, double best) {
        int chosen = mission[who];
        double most = best;
        for (int each = IDLE; each < groups.length; each++) {
            if (each != IDLE && !PieceSet.has(allowed, each) || each == mission[who]) {
                continue;
            }
            int before = mission[who];
            put(who, each);
            double now = total();
            if (now > most + (chosen == IDLE ? WORTHWHILE : 0)) {
                most = now;
                chosen = each;
            }
            put(who, before);
        }
        put(who, chosen);
        return most;
    }

    private double trySwap(int one, int other, double best) {
        if (mission[one] == mission[other]) {
            return best;
        }
        int first = mission[one];
        int second = mission[other];
        put(one, second);
        put(other, first);
        double now = total();
        if (now > best) {
            return now;
        }
        put(one, first);
        put(other, second);
        return best;
    }

    private void put(int who, int where) {
        long self = PieceSet.only(members[who]);
        if (mission[who] != IDLE) {
            groups[mission[who]] &= ~self;
        }
        mission[who] = where;
        if (where != IDLE) {
            groups[where] |= self;
        }
    }

    private double total() {
        if (required != IDLE && groups[required] == 0) {
            return Double.NEGATIVE_INFINITY;
        }
        long coup = groups[Mission.COUP.ordinal()];
        if (coup != 0 && !Missions.mayUndertake(on.view(), Mission.COUP, coup)) {
            return Double.NEGATIVE_INFINITY;
        }
        int count = 0;
        for (long group : groups) {
            count += group != 0 ? 1 : 0;
        }
        double unrest = groups[Mission.REBELLION.ordinal()] == 0
                ? 0
                : worth.unrest(
                        groups[Mission.DIPLOMACY.ordinal()]
                                | on.view().missions().group(Mission.DIPLOMACY.ordinal()),
                        coup | on.view().missions().group(Mission.COUP.ordinal()));
        double sum = 0;
        for (int each = 0; each < groups.length; each++) {
            if (groups[each] != 0) {
                sum += worth.of(Mission.at(each), groups[each], unrest, count);
            }
        }
        return sum;
    }
}
