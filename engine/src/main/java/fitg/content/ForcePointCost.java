package fitg.content;

import java.util.List;

/** A line of the Force Point chart (case 19.7). */
public record ForcePointCost(String item, int cost, Evidence evidence, String note) {

    public static final String REBEL_1_0 = "Rebel 1-0";
    public static final String REBEL_2_1 = "Rebel 2-1";
    public static final String PDB_UP = "PDB Down to Up";
    public static final String PDB_LEVEL = "PDB level +1";

    /** The items that rules ask for by name. */
    static final List<String> ASKED_FOR = List.of(REBEL_1_0, REBEL_2_1, PDB_UP, PDB_LEVEL);
}
