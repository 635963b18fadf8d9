package fitg.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The unit kinds of the code are those of the counter mix that belong to the Star System Game. */
class UnitKindTest {

    @Test
    void agreesWithTheCounterMix() {
        List<UnitKind> found = new ArrayList<>();
        for (MilitaryUnit unit : Catalogue.standard().militaryUnits()) {
            if (unit.games().contains(GameLevel.STAR_SYSTEM)) {
                UnitKind kind =
                        UnitKind.valueOf(unit.name().toUpperCase(Locale.ROOT).replaceAll("[ -]", "_"));
                assertThat(kind.side()).isEqualTo(unit.side());
                assertThat(kind.environType()).isEqualTo(unit.environType().orElse(null));
                assertThat(kind.strength()).isEqualTo(unit.environStrength());
                assertThat(kind.mobile()).isEqualTo(unit.mobile());
                found.add(kind);
            }
        }
        assertThat(found).containsExactlyInAnyOrder(UnitKind.values());
    }

    @Test
    void theCounterMixIsComplete() {
        assertThat(counters(Side.IMPERIAL)).isEqualTo(110);
        assertThat(counters(Side.REBEL)).isEqualTo(100);
    }

    private static int counters(Side side) {
        return Catalogue.standard().militaryUnits().stream()
                .filter(unit -> unit.side() == side)
                .mapToInt(MilitaryUnit::counterMix)
                .sum();
    }
}
