package fitg.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The ground units of 2002 as our completion has them, typed again. */
class CounterTypeTest {

    @ParameterizedTest
    @Tag("C-UNIT-1")
    @CsvSource({
        "IMPERIAL, Conscript,    1, 1, 1, true, false",
        "IMPERIAL, 2nd Line,     2, 2, 2, false, false",
        "IMPERIAL, 1st Line,     3, 3, 3, false, false",
        "IMPERIAL, Stormtrooper, 4, 4, 5, false, false",
        "IMPERIAL, Marine,       5, 5, 7, false, true",
        "IMPERIAL, Guard,        5, 5, 6, true, true",
        "REBEL,    Militia,      1, 1, 1, true, false",
        "REBEL,    Irregular,    2, 2, 2, false, false",
        "REBEL,    Regular,      3, 3, 3, false, false",
        "REBEL,    Elite,        5, 5, 7, false, true"
    })
    void aGroundUnitHasItsFactorsItsPriceAndIsAGarrisonOrAnEliteOrNot(
            Side side, String name, int attack, int endurance, int cost, boolean garrison, boolean elite) {
        List<CounterType> found = Catalogue.standard().counterTypes().stream()
                .filter(type -> type.isGround() && type.side() == side)
                .filter(type -> type.name().equals(name) || type.name().endsWith(" " + name))
                .toList();
        assertThat(found).isNotEmpty().allSatisfy(type -> {
            assertThat(type.attack()).isEqualTo(attack);
            assertThat(type.endurance()).isEqualTo(endurance);
            assertThat(type.cost()).isEqualTo(cost);
            assertThat(type.garrison()).isEqualTo(garrison);
            assertThat(type.elite()).isEqualTo(elite);
            // A Rebel unit is named for the ground it knows.
            String home = type.environType().map(ground -> ground.name() + " ").orElse("");
            assertThat(type.name()).isEqualToIgnoringCase(home + name);
            assertThat(home.isEmpty()).isEqualTo(side == Side.IMPERIAL);
        });
    }
}
