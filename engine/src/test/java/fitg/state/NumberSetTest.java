package fitg.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class NumberSetTest {

    private static final int SIZE = 200;

    /** Whatever is put in and taken out, going through the set from anywhere finds what is in it, ascending. */
    @Test
    void isGoneThroughInOrder() {
        SplittableRandom dice = new SplittableRandom(1);
        NumberSet set = new NumberSet(SIZE);
        TreeSet<Integer> members = new TreeSet<>();
        for (int step = 0; step < 2000; step++) {
            int number = dice.nextInt(SIZE);
            if (dice.nextInt(3) > 0) {
                set.remove(number);
                members.remove(number);
            } else {
                set.add(number);
                members.add(number);
            }
            int from = dice.nextInt(SIZE + 1);
            int end = dice.nextInt(SIZE + 1);
            assertThat(through(set, from, end))
                    .isEqualTo(from < end ? List.copyOf(members.subSet(from, end)) : List.of());
            assertThat(set.has(number)).isEqualTo(members.contains(number));
        }
    }

    @Test
    void aCopyGoesItsOwnWay() {
        NumberSet set = new NumberSet(SIZE);
        set.add(64);
        NumberSet copy = new NumberSet(SIZE);
        copy.add(3);

        set.copyInto(copy);
        set.add(128);

        assertThat(through(copy, 0, SIZE)).containsExactly(64);
        assertThat(copy).isNotEqualTo(set);
    }

    private static List<Integer> through(NumberSet set, int from, int end) {
        List<Integer> found = new ArrayList<>();
        for (int each = set.next(from, end); each != NumberSet.NONE; each = set.next(each + 1, end)) {
            found.add(each);
        }
        return found;
    }
}
