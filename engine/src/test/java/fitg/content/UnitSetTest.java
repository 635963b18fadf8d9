package fitg.content;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Handfuls of military units. */
class UnitSetTest {

    @Test
    void whatIsTakenAwayAgainLeavesNoTrace() {
        UnitSet set = UnitSet.of(UnitKind.MILITIA, 2).plus(UnitKind.WILD_2_1, 1).minus(UnitKind.WILD_2_1, 1);

        assertThat(set).isEqualTo(UnitSet.of(UnitKind.MILITIA, 2));
        assertThat(set.digest()).isEqualTo(UnitSet.of(UnitKind.MILITIA, 2).digest());
        assertThat(set.minus(set)).isEqualTo(UnitSet.EMPTY);
        assertThat(set.minus(set).isEmpty()).isTrue();
    }

    @Test
    void countsSizeAndStrength() {
        UnitSet set =
                UnitSet.of(UnitKind.LINE, 2).plus(UnitSet.of(UnitKind.PATROL, 1).plus(UnitKind.MILITIA, 3));

        assertThat(set.count(UnitKind.LINE)).isEqualTo(2);
        assertThat(set.count(UnitKind.FIRE_2_1)).isZero();
        assertThat(set.size()).isEqualTo(6);
        assertThat(set.strength()).isEqualTo(2 * 3 + 1 + 3);
        assertThat(set.hidden()).isEqualTo(3);
    }

    @Test
    void thirtyUnitsOfTheHighestTypeFit() {
        UnitType last = UnitType.at(Catalogue.standard().unitTypes().size() - 1);

        assertThat(UnitSet.of(last, 30).count(last)).isEqualTo(30);
    }

    @Test
    void facesDownLinesLookLikePatrols() {
        UnitSet set = UnitSet.of(UnitKind.LINE, 2).plus(UnitKind.PATROL, 1).plus(UnitKind.MILITIA, 1);

        assertThat(set.turnedFaceDown())
                .isEqualTo(UnitSet.of(UnitKind.PATROL, 3).plus(UnitKind.MILITIA, 1));
        assertThat(set.onlyOpen()).isEqualTo(UnitSet.of(UnitKind.MILITIA, 1));
        assertThat(set.onlyHidden()).isEqualTo(UnitSet.of(UnitKind.LINE, 2).plus(UnitKind.PATROL, 1));
    }
}
