package fitg.content;

import java.util.Set;

/** A mission card, 53 to 67: who may undertake it, in which games, and what its letters do. */
public record MissionCard(
        Mission mission,
        int number,
        String name,
        boolean rebel,
        boolean imperial,
        Set<GameLevel> games,
        String lettersForEffects,
        boolean canAccumulateLetters,
        String restrictions,
        String effect,
        String bonusDrawFormula,
        String notes,
        int homePlanetDraws,
        int royaltyDraws) {

    public boolean open(Side side) {
        return side == Side.REBEL ? rebel : imperial;
    }
}
