package fitg.content;

import java.util.Optional;
import java.util.Set;

/** A military counter of any of the three games with its place in the counter mix. */
public record MilitaryUnit(
        Side side,
        String name,
        Optional<EnvironType> environType,
        int environStrength,
        int spaceStrength,
        boolean mobile,
        boolean elite,
        int counterMix,
        Set<GameLevel> games,
        String notes,
        int navigation) {

    /** The item of the Force Point chart (19.7) this unit is bought as. */
    public String costItem() {
        return side == Side.IMPERIAL
                ? name
                : "Rebel " + (elite ? "Elite " : "") + environStrength + "-" + spaceStrength;
    }
}
