package fitg.content;

import java.util.Locale;
import java.util.Optional;

/**
 * A type of military counter of 2002: a ground unit or a starship, with attack and endurance factor. The values are our
 * completions C-UNIT-1 and C-UNIT-2, kept in {@code counters_2002.csv} so that the real chapter can replace them. Rules ask a
 * type for what they mean, never which one it is.
 *
 * @param garrison whether it never leaves its planet (C-UNIT-3)
 * @param elite whether it is one of the best, of which the Empire has few and the populace none: marines, guards, heavies (K-R4)
 * @param unseen whether those who cannot see a unit or a starship take it for this type; in strength about the mean of what it can be
 * @param soldier what it sends against characters; starships send nobody
 */
public record CounterType(
        int index,
        Side side,
        String name,
        Branch branch,
        Optional<EnvironType> environType,
        int attack,
        int endurance,
        int cost,
        boolean garrison,
        boolean elite,
        boolean unseen,
        Optional<Soldier> soldier,
        int mix) {

    /** What it is for. */
    public enum Branch {
        GROUND,
        TRANSPORT,
        LIGHT,
        CRUISER,
        HEAVY,
        /** Resolution, Peacemaker and Planet Stabilizer. */
        ATROCITY
    }

    private static final class Standard {
        private static final CounterType[] TYPES =
                Catalogue.standard().counterTypes().toArray(CounterType[]::new);
    }

    public static CounterType at(int index) {
        return Standard.TYPES[index];
    }

    /** Its name in an action's key. */
    public String key() {
        return name.toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    public boolean isGround() {
        return branch == Branch.GROUND;
    }

    public boolean isStarship() {
        return branch != Branch.GROUND;
    }

    /** Carries one ground unit (C-UNIT-2). */
    public boolean isTransport() {
        return branch == Branch.TRANSPORT;
    }

    /** Flies about in the air of a planet (E2.A.4.4). */
    public boolean isLight() {
        return branch == Branch.LIGHT;
    }

    /** Comes down into environs; the larger starships never do (C-UNIT-2). */
    public boolean lands() {
        return isTransport() || isLight();
    }

    /** Whether its soldiers are trained like this; starships have none. */
    public boolean sends(Soldier.Training training) {
        return soldier.isPresent() && soldier.get().training() == training;
    }

    /** C-ENV-2: whether it knows the ground in such an environ. */
    public boolean isAtHomeIn(EnvironType type) {
        return environType.isPresent() && environType.get() == type;
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
