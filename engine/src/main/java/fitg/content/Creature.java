package fitg.content;

import java.util.OptionalInt;

/**
 * A creature of the guide, a sentry robot or the Mutant, with its own way of attacking. The fields follow
 * creatures.csv; section 11.9 of the specification says where each one enters a combat.
 */
public record Creature(
        String name,
        int strength,
        int endurance,
        AttackKind attackKind,
        Condition condition,
        Target target,
        int surpriseShift,
        BreakOffBan breakOffBan,
        int breakOffDieModifier,
        Rounds breakOffModifierRounds,
        int roundsLimit,
        boolean cannotBeFought,
        boolean allDefendersActive,
        boolean rollsAttack,
        OptionalInt fixedColumn,
        int attackRollsPerRound,
        OwnWounds ownWounds,
        int strengthPerRound,
        int endurancePerRound,
        int growthFromRound,
        int growthEveryRounds,
        int strengthPerWoundDealt,
        int strengthPerWoundDealtCap,
        AutoWounds autoWoundTarget,
        int autoWoundsPerRound,
        OptionalInt selfWoundColumn,
        BonusDrawEffect bonusDrawEffect,
        boolean bonusDrawEffectAfterRoundTwo,
        Peculiarity peculiarity,
        String text) {

    public enum AttackKind {
        HAND_TO_HAND,
        FIREFIGHT,
        INTELLIGENCE,
        NONE
    }

    public enum Condition {
        ALWAYS,
        GROUP_MAX_INTELLIGENCE_BELOW_3,
        GROUP_MAX_DIPLOMACY_BELOW_3,
        GROUP_SPACESHIP_IN_ENVIRON,
        NON_PHASING_PLAYER_CONTROLS_PLANET,
        REBEL_GROUP_FIRST_MEETING,
        MUTANT_WORLD
    }

    public enum Target {
        GROUP,
        EACH_CHARACTER,
        ONE_CHARACTER_OWNER_CHOICE,
        ONE_CHARACTER_RANDOM,
        SPACESHIP,
        NONE
    }

    public enum BreakOffBan {
        NEVER,
        FIRST_ROUND,
        ALWAYS
    }

    public enum Rounds {
        NONE,
        FIRST,
        AFTER_FIRST,
        ALL;

        public boolean include(int round) {
            return switch (this) {
                case NONE -> false;
                case FIRST -> round == 1;
                case AFTER_FIRST -> round > 1;
                case ALL -> true;
            };
        }
    }

    public enum OwnWounds {
        REDUCE,
        NONE,
        NONE_FOR_FIRST_2,
        INCREASE
    }

    public enum AutoWounds {
        NOBODY,
        ALL,
        SEIZED
    }

    public enum BonusDrawEffect {
        NONE,
        MINUS_1,
        NO_BONUS_DRAWS
    }

    /** What the text of one creature says that no column covers. */
    public enum Peculiarity {
        NONE,
        CRUNGE,
        MAGRON,
        MUGGERS,
        ROTRON,
        SYNESTINS,
        VOROZION,
        WYTHS,
        ZOP
    }
}
