package fitg.level.province;

import fitg.procedure.Scenario;
import java.util.List;

/**
 * What a scenario of the Province Game says besides (case 28.0): what is bought with, where pieces begin, and who comes later.
 *
 * @param cards how many possessions the rebels draw
 * @param apart whether each goes to somebody else
 * @param camps the planets on which a Rebel Camp is
 */
record Outset(
        Purse purse,
        List<Post> posts,
        List<Berth> berths,
        Raised raised,
        Start start,
        int cards,
        boolean apart,
        List<Integer> camps,
        List<Grant> grants) {

    /** Of open ground: nobody has anything. */
    static final Outset NOTHING = new Outset(
            new Purse(0, 0, 0, 0),
            List.of(),
            List.of(),
            new Raised(0, List.of()),
            new Start(false, List.of()),
            0,
            false,
            List.of(),
            List.of());

    /** What the Empire has to spend before the game, and in each turn from the second on; and what it may not have more of. */
    record Purse(int funds, int mostElites, int mostSquads, int income) {}

    /**
     * Where an Imperial character begins.
     *
     * @param group those of the same group begin in the same place
     */
    record Post(int character, int group, boolean together, List<Integer> places) {}

    /** Whose an Imperial ship may be. */
    record Berth(int ship, List<Integer> holders) {}

    /** What the rebels buy before the game, and in which environs. */
    record Raised(int funds, List<Integer> environs) {}

    /** Where the rebels begin: each for himself, or divided among their ships, each of which is somewhere else. */
    record Start(boolean aboard, List<Integer> places) {}

    /**
     * Force Points from beyond the map.
     *
     * @param until the last turn that brings them
     * @param routes how many of the stars are to be used, no more and no less; 0 for any of them
     * @param least how much each of them is to bring
     * @param stars the places of entry
     */
    record Grant(int points, int from, int until, int routes, int least, List<Integer> stars) {

        static final Grant NOTHING = new Grant(0, 0, 0, 0, 0, List.of());
    }

    /** A galaxy-wide game says nothing of it. */
    static Outset of(Scenario scenario) {
        Outset own = scenario.further(Outset.class);
        return own == null ? NOTHING : own;
    }

    /** What comes to the rebels in a turn. */
    Grant grant(int turn) {
        for (Grant each : grants) {
            if (each.from() <= turn && turn <= each.until()) {
                return each;
            }
        }
        return Grant.NOTHING;
    }

    /** The Imperial income of a turn. */
    int income(int turn) {
        return turn > 1 ? purse.income() : 0;
    }
}
