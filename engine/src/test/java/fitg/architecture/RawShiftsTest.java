package fitg.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RawShiftsTest {

    /** Both pack numbers into a long, not pieces into a set. */
    private static final Set<String> PACKING = Set.of("Assignment.java", "Exchange.java");

    @Test
    void noRuleJugglesBits() {
        assertThat(RawShifts.in(Path.of("src/main/java/fitg/rules"), PACKING)).isEmpty();
    }

    /** A counter's marks are packed into a number. */
    @ParameterizedTest
    @ValueSource(strings = {"edition", "galaxy", "level", "state/realm", "state/theatre"})
    void noEditionNoLevelAndNoWiderGameDoes(String room) {
        assertThat(RawShifts.in(Path.of("src/main/java/fitg/" + room), Set.of("CounterMark.java")))
                .isEmpty();
    }

    @Test
    void theFrontDoorDoesNotEither() {
        assertThat(RawShifts.in(Path.of("src/main/java/fitg/play"), Set.of())).isEmpty();
    }

    @Test
    void thoseWhoPackNumbersWouldBeSeen() {
        assertThat(RawShifts.in(Path.of("src/main/java/fitg/rules"), Set.of()))
                .anyMatch(line -> line.startsWith("Assignment.java"))
                .anyMatch(line -> line.startsWith("Exchange.java"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "long self = 1L << character;",
                "if ((set & 1 << character) != 0) {",
                "boolean used = cards >>> card << 31 != 0;",
                "return Integer.bitCount(set);",
                "int next = Long.numberOfTrailingZeros(set);",
                "long lowest = set & -set;"
            })
    void everyWayToJuggleIsKnown(String line) {
        assertThat(RawShifts.juggles(line)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Map<Integer, List<Integer>> byDie = new TreeMap<>();",
                "private static long both(Set<List<Integer>> all) {",
                "return a < b && c > d;"
            })
    void otherAnglesAreNot(String line) {
        assertThat(RawShifts.juggles(line)).isFalse();
    }
}
