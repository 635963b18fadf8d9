package fitg.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The types of units come from the counter mix; those of the smaller games stand first. */
class UnitTypeTest {

    @Test
    void theStarSystemGameHasFifteenTypes() {
        UnitType[] types = UnitRoster.of(GameLevel.STAR_SYSTEM).all();

        assertThat(types).hasSize(15);
        assertThat(types[0]).isEqualTo(UnitKind.MILITIA);
        assertThat(types[14]).isEqualTo(UnitKind.FIRE_2_1);
        assertThat(UnitRoster.of(GameLevel.STAR_SYSTEM).columns()).isEqualTo(15);
    }

    @Test
    void theWiderGamesHaveThirtyOneAndThirtyFourAndMoreTypes() {
        assertThat(UnitRoster.of(GameLevel.PROVINCE).all()).hasSize(32);
        assertThat(UnitRoster.of(GameLevel.GALACTIC).all()).hasSize(35);
    }

    @Test
    void aTypeSaysWhatItIs() {
        assertThat(UnitKind.LINE.hidden()).isTrue();
        assertThat(UnitKind.LINE.toldAs()).isEqualTo(UnitKind.PATROL);
        assertThat(UnitKind.MILITIA.hidden()).isFalse();
        assertThat(UnitKind.MILITIA.toldAs()).isEqualTo(UnitKind.MILITIA);
        assertThat(UnitKind.WILD_2_1.hidden()).isFalse();
        assertThat(UnitKind.WILD_2_1.isAtHomeIn(EnvironType.WILD)).isTrue();
        assertThat(UnitKind.WILD_2_1.isAtHomeIn(EnvironType.AIR)).isFalse();
        assertThat(UnitKind.WILD_2_1.key()).isEqualTo("wild-2-1");
    }

    @Test
    void anIndexLeadsBackToItsType() {
        for (UnitType type : UnitRoster.of(GameLevel.GALACTIC).all()) {
            assertThat(UnitType.at(type.index())).isSameAs(type);
        }
    }

    @Test
    void theCounterMixIsComplete() {
        assertThat(counters(Side.IMPERIAL)).isEqualTo(110);
        assertThat(counters(Side.REBEL)).isEqualTo(100);
    }

    private static int counters(Side side) {
        return Arrays.stream(UnitRoster.of(GameLevel.GALACTIC).of(side))
                .mapToInt(UnitType::counterMix)
                .sum();
    }
}
