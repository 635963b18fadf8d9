package fitg.players.captain;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Mission;
import fitg.content.PieceSet;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RememberedTest {

    private final Remembered remembered = new Remembered(8);

    @Test
    void whatWasPutIsFoundAgain() {
        long key = Remembered.key(Mission.DIPLOMACY, 0b1010, 2);
        remembered.put(key, -1.5);
        assertThat(remembered.get(key)).isEqualTo(-1.5);
    }

    @Test
    void whatWasNotIsNotKnown() {
        remembered.put(Remembered.key(Mission.DIPLOMACY, 0b1010, 2), 1);
        assertThat(remembered.get(Remembered.key(Mission.COUP, 0b1010, 2))).isNaN();
    }

    @Test
    void everyGroupOnEveryMissionHasAKeyOfItsOwn() {
        Set<Long> keys = new HashSet<>();
        int count = 0;
        for (Mission mission : Mission.values()) {
            for (long group :
                    new long[] {1, 2, 3, 0x80, 0x100, PieceSet.only(31), PieceSet.only(43), PieceSet.first(44)}) {
                for (int groups = 1; groups <= 11; groups++) {
                    keys.add(Remembered.key(mission, group, groups));
                    count++;
                }
            }
        }
        assertThat(keys).hasSize(count).doesNotContain(0L);
    }

    /** There is not room for all: what is still known is right. */
    @Test
    void whatIsDrivenOutIsForgottenAndNeverMistaken() {
        int forgotten = 0;
        for (int group = 1; group <= 5000; group++) {
            remembered.put(Remembered.key(Mission.SABOTAGE, group, 1), group);
        }
        for (int group = 1; group <= 5000; group++) {
            double known = remembered.get(Remembered.key(Mission.SABOTAGE, group, 1));
            forgotten += Double.isNaN(known) ? 1 : 0;
            assertThat(Double.isNaN(known) || known == group).isTrue();
        }
        assertThat(forgotten).isBetween(4000, 4999);
    }
}
