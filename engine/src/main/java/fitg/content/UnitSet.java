package fitg.content;

import java.util.Arrays;
import java.util.function.Predicate;

/** A handful of military units: how many of each type. Never changed; what is added to one makes another. */
public final class UnitSet {

    public static final UnitSet EMPTY = new UnitSet(new byte[0]);

    /** By the index of the type; nothing stands behind the last type that has units. */
    private final byte[] counts;

    private UnitSet(byte[] counts) {
        this.counts = counts;
    }

    public static UnitSet of(UnitType type, int count) {
        return EMPTY.plus(type, count);
    }

    public UnitSet plus(UnitType type, int count) {
        if (count == 0) {
            return this;
        }
        byte[] more = Arrays.copyOf(counts, Math.max(counts.length, type.index() + 1));
        more[type.index()] += (byte) count;
        return more[more.length - 1] != 0 ? new UnitSet(more) : trimmed(more);
    }

    public UnitSet minus(UnitType type, int count) {
        return plus(type, -count);
    }

    private static UnitSet trimmed(byte[] counts) {
        int length = counts.length;
        while (length > 0 && counts[length - 1] == 0) {
            length--;
        }
        return length == 0 ? EMPTY : new UnitSet(Arrays.copyOf(counts, length));
    }

    /** One more than the highest index of a type that has units. */
    public int types() {
        return counts.length;
    }

    public boolean isEmpty() {
        return counts.length == 0;
    }

    public int count(UnitType type) {
        return type.index() < counts.length ? counts[type.index()] : 0;
    }

    public int size() {
        int size = 0;
        for (byte count : counts) {
            size += count;
        }
        return size;
    }

    public int strength() {
        int strength = 0;
        for (int index = 0; index < counts.length; index++) {
            if (counts[index] != 0) {
                strength += counts[index] * UnitType.at(index).strength();
            }
        }
        return strength;
    }

    /** Case 19.11: the strength they have in space, or on the ground. */
    public int strength(boolean inSpace) {
        int strength = 0;
        for (int index = 0; index < counts.length; index++) {
            strength +=
                    counts[index] == 0 ? 0 : counts[index] * UnitType.at(index).strength(inSpace);
        }
        return strength;
    }

    /** Only those of some types. */
    public UnitSet only(Predicate<UnitType> wanted) {
        byte[] kept = counts.clone();
        for (int index = 0; index < kept.length; index++) {
            if (kept[index] != 0 && !wanted.test(UnitType.at(index))) {
                kept[index] = 0;
            }
        }
        return trimmed(kept);
    }

    /** How many of them are of some types. */
    public int count(Predicate<UnitType> wanted) {
        int count = 0;
        for (int index = 0; index < counts.length; index++) {
            count += counts[index] != 0 && wanted.test(UnitType.at(index)) ? counts[index] : 0;
        }
        return count;
    }

    /** Case 7.22: how many of them lie face down. */
    public int hidden() {
        int hidden = 0;
        for (int index = 0; index < counts.length; index++) {
            if (counts[index] != 0 && UnitType.at(index).hidden()) {
                hidden += counts[index];
            }
        }
        return hidden;
    }

    /** Only those that lie face down. */
    public UnitSet onlyHidden() {
        return filtered(true);
    }

    /** Only those that lie open. */
    public UnitSet onlyOpen() {
        return filtered(false);
    }

    private UnitSet filtered(boolean hidden) {
        byte[] kept = counts.clone();
        for (int index = 0; index < kept.length; index++) {
            if (UnitType.at(index).hidden() != hidden) {
                kept[index] = 0;
            }
        }
        return trimmed(kept);
    }

    public UnitSet minus(UnitSet others) {
        byte[] left = counts.clone();
        for (int index = 0; index < others.counts.length; index++) {
            left[index] -= others.counts[index];
        }
        return trimmed(left);
    }

    public UnitSet plus(UnitSet others) {
        byte[] sum = Arrays.copyOf(counts, Math.max(counts.length, others.counts.length));
        for (int index = 0; index < others.counts.length; index++) {
            sum[index] += others.counts[index];
        }
        return trimmed(sum);
    }

    /** Case 7.22: the same as those see it who cannot tell hidden types apart. */
    public UnitSet turnedFaceDown() {
        UnitSet told = onlyOpen();
        for (int index = 0; index < counts.length; index++) {
            if (UnitType.at(index).hidden()) {
                told = told.plus(UnitType.at(index).toldAs(), counts[index]);
            }
        }
        return told;
    }

    /** A number that differs for different sets. */
    public long digest() {
        long digest = 0;
        for (byte count : counts) {
            digest = digest * 31 + count;
        }
        return digest;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof UnitSet set && Arrays.equals(counts, set.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("{");
        for (int index = 0; index < counts.length; index++) {
            if (counts[index] != 0) {
                text.append(text.length() > 1 ? ", " : "")
                        .append(counts[index])
                        .append(' ')
                        .append(UnitType.at(index));
            }
        }
        return text.append('}').toString();
    }
}
