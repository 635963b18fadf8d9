package fitg.players.captain;

import fitg.content.Mission;

/** Who should go on which mission in one environ, and what that can be expected to bring. */
final class MissionPlan {

    private final double value;
    private final long[] groups;

    MissionPlan(double value, long[] groups) {
        this.value = value;
        this.groups = groups.clone();
    }

    double value() {
        return value;
    }

    long group(Mission of) {
        return groups[of.ordinal()];
    }
}
