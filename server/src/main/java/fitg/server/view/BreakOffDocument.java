package fitg.server.view;

import fitg.rules.combat.BreakOffChances;

/** The column, and the highest die with which the active and the inactive defenders get away, while that is asked. */
public record BreakOffDocument(String column, int active, int inactive, boolean anyInactive) {

    static BreakOffDocument of(BreakOffChances chances) {
        return new BreakOffDocument(chances.column(), chances.active(), chances.inactive(), chances.anyInactive());
    }
}
