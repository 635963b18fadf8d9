package fitg.second.combat;

import fitg.second.Completion;

/**
 * C-SO-3 and C-SO-4: a creature or irate locals as one system opponent.
 *
 * @param fightsOn whether it fights on when damaged, with half its attack factor; most leave (E5.3.b.5)
 * @param surprise whether it attacks with surprise (E5.3.d.1)
 * @param usesIntelligence whether both sides fight with their intelligence (S-R92)
 * @param breakOffDie what is added to the die of those who break off
 */
@Completion({"C-SO-3", "C-SO-4"})
public record Opponent(
        String name,
        int attack,
        int endurance,
        boolean fightsOn,
        boolean surprise,
        boolean usesIntelligence,
        int breakOffDie,
        boolean breakOffDieFirstRoundOnly) {

    /** Without the surprise. */
    public Opponent seenComing() {
        return new Opponent(
                name, attack, endurance, fightsOn, false, usesIntelligence, breakOffDie, breakOffDieFirstRoundOnly);
    }

    /** With so many dice less. */
    public Opponent weakenedBy(int dice) {
        return new Opponent(
                name,
                Math.max(0, attack - dice),
                endurance,
                fightsOn,
                surprise,
                usesIntelligence,
                breakOffDie,
                breakOffDieFirstRoundOnly);
    }

    /** What is added to the break-off die in a round. */
    int breakOffDie(int round) {
        return breakOffDieFirstRoundOnly && round > 1 ? 0 : breakOffDie;
    }
}
