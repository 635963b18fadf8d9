package fitg.rules.combat.second;

import fitg.content.Creature;
import fitg.content.Creature.AttackKind;
import fitg.content.Creature.AutoWounds;
import fitg.content.Creature.BreakOffBan;
import fitg.content.Creature.OwnWounds;
import fitg.content.Creature.Peculiarity;
import fitg.content.Creature.Target;
import fitg.edition.second.Completion;

/**
 * C-SO-3 and C-SO-4: a creature or irate locals as one system opponent, with what its own text does to the rounds of the fight
 * (S-R143). A wound of 1979 is two hits (C-POSS-1).
 *
 * @param fightsOn whether it fights on when damaged, with half its attack factor; most leave (E5.3.b.5)
 * @param creature whose text counts; null for irate locals, who have none
 * @param expected whether somebody has taken the surprise out of its attack
 */
@Completion({"C-SO-3", "C-SO-4", "C-POSS-1"})
public record Opponent(String name, int attack, int endurance, boolean fightsOn, Creature creature, boolean expected) {

    public static final int HITS_OF_A_WOUND = 2;

    /** More than any fight can bring, for what cannot be hurt. */
    private static final int UNHURT = 100;

    /** S-R92: what the column 0 of 1979 has become. */
    public static final int DICE_OF_COLUMN_0 = 4;

    /** The +1 column costs the attacker 5/6 of a wound on average: five dice. */
    private static final int DICE_AGAINST_ITSELF = 5;

    public static Opponent locals(int strength, int endurance) {
        return new Opponent("irate locals", strength, endurance, false, null, false);
    }

    public static Opponent of(Creature creature, boolean machine) {
        int endurance = creature.cannotBeFought() ? UNHURT : creature.endurance();
        return new Opponent(creature.name(), creature.strength(), endurance, machine, creature, false);
    }

    // ---- the beginning of a round

    /** E5.3.d.1 and S-R61: it attacks with surprise. */
    boolean surprises(int round) {
        return creature != null && creature.surpriseShift() > 0 && round == 1 && !expected;
    }

    boolean allowsBreakOff(int round) {
        BreakOffBan ban = creature == null ? BreakOffBan.NEVER : creature.breakOffBan();
        return ban == BreakOffBan.NEVER || ban == BreakOffBan.FIRST_ROUND && round > 1;
    }

    /** Without the surprise. */
    public Opponent seenComing() {
        return new Opponent(name, attack, endurance, fightsOn, creature, true);
    }

    /** With so many dice less. */
    public Opponent weakenedBy(int dice) {
        return new Opponent(name, Math.max(0, attack - dice), endurance, fightsOn, creature, expected);
    }

    /** What is added to the break-off die in a round. */
    int breakOffDie(int round) {
        boolean counts = creature != null && creature.breakOffModifierRounds().include(round);
        return counts ? creature.breakOffDieModifier() : 0;
    }

    /** Nobody stands behind the line: it is everywhere, or it goes for each of them. */
    boolean findsEverybody() {
        return creature != null && (creature.allDefendersActive() || strikesEach());
    }

    /** Its attack factor in a round, with what it has dealt out and suffered so far. */
    int attack(int round, int hitsDealt, int hitsTaken) {
        if (creature == null) {
            return attack;
        }
        int fed = Math.min(creature.strengthPerWoundDealtCap(), hitsDealt / HITS_OF_A_WOUND);
        int enraged = creature.ownWounds() == OwnWounds.INCREASE ? hitsTaken / HITS_OF_A_WOUND : 0;
        return attack + creature.strengthPerRound() * growths(round) + creature.strengthPerWoundDealt() * fed + enraged;
    }

    int endurance(int round) {
        return endurance + (creature == null ? 0 : creature.endurancePerRound() * growths(round));
    }

    private int growths(int round) {
        int from = creature.growthFromRound();
        int every = Math.max(1, creature.growthEveryRounds());
        return from == 0 || round < from ? 0 : 1 + (round - from) / every;
    }

    // ---- the dice

    /** S-R92: both sides fight with their intelligence. */
    boolean usesIntelligence() {
        return creature != null && creature.attackKind() == AttackKind.INTELLIGENCE;
    }

    /** Who defends against it rolls in vain, and so does not. */
    boolean cannotBeHurt() {
        return creature != null && creature.cannotBeFought();
    }

    /** It strikes each of them apart, with the dice of column 0, and is as hard to flee from. */
    boolean strikesEach() {
        return creature != null && creature.target() == Target.EACH_CHARACTER;
    }

    /** The dice it rolls with this attack factor against those whose best intelligence is known. */
    int dice(int factor, int bestIntelligence) {
        if (creature == null) {
            return factor;
        }
        int outwitted = creature.peculiarity() == Peculiarity.WYTHS ? bestIntelligence : 0;
        return creature.rollsAttack() ? Math.max(0, factor - outwitted) * creature.attackRollsPerRound() : 0;
    }

    // ---- the end of a round

    /** Hits on everybody it fights, without dice, after each round it survives. */
    int hitsOnAll() {
        return hits(AutoWounds.ALL);
    }

    /** The same on the one it has seized. */
    int hitsOnSeized() {
        return hits(AutoWounds.SEIZED);
    }

    private int hits(AutoWounds whom) {
        boolean meant = creature != null && creature.autoWoundTarget() == whom;
        return meant ? creature.autoWoundsPerRound() * HITS_OF_A_WOUND : 0;
    }

    /** Dice it rolls against itself after each round. */
    int diceAtItself() {
        return creature != null && creature.selfWoundColumn().isPresent() ? DICE_AGAINST_ITSELF : 0;
    }

    /** It leaves of its own accord: its rounds are over, or it has dealt no wound in this one. */
    boolean leavesAfter(int round, int hitsDealtInRound) {
        if (creature == null) {
            return false;
        }
        boolean bored = creature.peculiarity() == Peculiarity.VOROZION && hitsDealtInRound < HITS_OF_A_WOUND;
        return bored || creature.roundsLimit() > 0 && round >= creature.roundsLimit();
    }
}
