package fitg.content;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Sets of pieces hold the 44 people of the wider games, and twenty more. */
class PieceSetTest {

    @Test
    void everyPieceHasAPlaceOfItsOwn() {
        long all = PieceSet.NONE;
        for (int piece = 0; piece < PieceSet.CAPACITY; piece++) {
            assertThat(PieceSet.has(all, piece)).isFalse();
            all |= PieceSet.only(piece);
            assertThat(PieceSet.has(all, piece)).isTrue();
            assertThat(PieceSet.size(all)).isEqualTo(piece + 1);
            assertThat(all).isEqualTo(PieceSet.first(piece + 1));
        }
    }

    @Test
    void aSetIsGoneThroughInAscendingOrder() {
        long set = PieceSet.only(3) | PieceSet.only(31) | PieceSet.only(32) | PieceSet.only(63);

        assertThat(PieceSet.lowest(set)).isEqualTo(3);
        assertThat(PieceSet.highest(set)).isEqualTo(63);
        assertThat(PieceSet.lowest(PieceSet.rest(set))).isEqualTo(31);
        assertThat(PieceSet.member(set, 0)).isEqualTo(3);
        assertThat(PieceSet.member(set, 2)).isEqualTo(32);
        assertThat(PieceSet.member(set, 3)).isEqualTo(63);
    }
}
