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

    /** What gives bonus draws (case 12.7), in words. */
    public String bonusDraws() {
        return bonusDrawFormula.equals("0")
                ? "none of its own"
                : bonusDrawFormula
                        .replace("one.", "one member's ")
                        .replace("(group_size-1)", "one for each further member")
                        .replace("own_loyalty_value", "the planet's loyalty value")
                        .replace(" + sovereign_modifier", "")
                        .replace("environ.coup_rating", "the coup rating")
                        .replace('_', ' ');
    }
}
