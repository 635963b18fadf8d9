package fitg.content;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * A type of military unit as printed (cases 7.0 and 19.0). Rules ask a type for what they mean, never which one it is.
 * {@code index} is its place among all types: those of the Star System Game come first, so that a state of that game
 * needs no room for the others.
 */
public record UnitType(
        int index,
        Side side,
        String name,
        Optional<EnvironType> environType,
        int strength,
        int spaceStrength,
        boolean mobile,
        boolean elite,
        int counterMix,
        Set<GameLevel> games,
        String notes,
        int navigation) {

    public static UnitType at(int index) {
        return Standard.TYPES[index];
    }

    /** All types of the shipped files by their index; read when first asked for. */
    private static final class Standard {
        private static final UnitType[] TYPES = Catalogue.standard().unitTypes().toArray(UnitType[]::new);
        private static final UnitType FACE_DOWN =
                Arrays.stream(TYPES).filter(UnitType::hidden).findFirst().orElseThrow();
        private static final UnitType SQUAD_TYPE = Arrays.stream(TYPES)
                .filter(type -> type.name().equals(SQUAD))
                .findFirst()
                .orElse(null);
    }

    private static final String SQUAD = "Suicide Squad";

    /** Case 19.6: it dies with whom it finds, counts for no limit, and its strength serves only itself. */
    public boolean isSquad() {
        return this == Standard.SQUAD_TYPE;
    }

    /** Case 36.1: the atrocity units, which never come down to a planet. */
    public boolean isBoundToSpace() {
        return mobile && strength == 0;
    }

    /** Cases 20.5, 20.56: whether it can take a unit along that cannot leave its planet by itself. */
    public boolean carries() {
        return mobile && !isSquad() && !isBoundToSpace();
    }

    /** Case 19.11: the first of its numbers counts in environs, the second everywhere else. */
    public int strength(boolean inSpace) {
        return inSpace ? spaceStrength : strength;
    }

    /** Case 7.22: mobile Imperial units lie face down, and the Rebel player cannot tell them apart. */
    public boolean hidden() {
        return side == Side.IMPERIAL && mobile;
    }

    /** Veterans, elites and Suicide Squads, which the Star System Game does not have, never change sides (2-province, 11.6). */
    public boolean isLoyal() {
        return !games.contains(GameLevel.STAR_SYSTEM);
    }

    /** Case 7.22: the type it is counted as for those who cannot tell hidden types apart. */
    public UnitType toldAs() {
        return hidden() ? Standard.FACE_DOWN : this;
    }

    /** Case 10.53: whether this is a unit of the populace of such an environ. */
    public boolean isAtHomeIn(EnvironType type) {
        return environType.isPresent() && environType.get() == type;
    }

    /** Case 7.3: Rebel units are raised in environs of their own type; Imperial units have none. */
    public boolean mayBeRaisedIn(EnvironType type) {
        return environType.isEmpty() || isAtHomeIn(type);
    }

    /** The item of the Force Point chart (19.7) this unit is bought as. */
    public String costItem() {
        return side == Side.IMPERIAL ? name : "Rebel " + (elite ? "Elite " : "") + strength + "-" + spaceStrength;
    }

    /** The word for it in an action's key. */
    public String key() {
        return name.toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return index;
    }

    @Override
    public String toString() {
        return name;
    }
}
