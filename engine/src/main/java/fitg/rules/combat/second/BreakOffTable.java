package fitg.rules.combat.second;

import static fitg.procedure.Resolution.PRINTED;

/** E5.3.a.6: the highest die with which somebody gets away, by the difference of attack factors. */
public final class BreakOffTable {

    public static final int DIE = 10;

    private BreakOffTable() {}

    public static int active(int differential) {
        return PRINTED.variant2002().breakOffActive(differential);
    }

    public static int inactive(int differential) {
        return PRINTED.variant2002().breakOffInactive(differential);
    }
}
