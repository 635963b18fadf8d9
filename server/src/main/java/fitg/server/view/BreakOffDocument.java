package fitg.server.view;

import fitg.rules.combat.first.BreakOffChances;
import fitg.server.shape.Says;

@Says("While break-off is asked: the column, and the highest die with which each part gets away.")
public record BreakOffDocument(String column, int active, int inactive, boolean anyInactive) {

    static BreakOffDocument of(BreakOffChances chances) {
        return new BreakOffDocument(chances.column(), chances.active(), chances.inactive(), chances.anyInactive());
    }
}
