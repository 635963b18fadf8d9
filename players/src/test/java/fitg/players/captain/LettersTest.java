package fitg.players.captain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fitg.content.ActionEvent;
import fitg.content.EnvironType;
import fitg.content.Mission;
import org.junit.jupiter.api.Test;

class LettersTest {

    @Test
    void countsTheCardsWithALetter() {
        assertThat(Letters.inFullDeck(EnvironType.URBAN, Mission.DIPLOMACY)).isEqualTo(4);
        assertThat(Letters.inFullDeck(EnvironType.LIQUID, Mission.REBELLION)).isEqualTo(5);
        assertThat(Letters.events(EnvironType.URBAN, ActionEvent.Type.COUP_ABORT))
                .isEqualTo(3);
    }

    /** Two good cards of five, three drawn: 1 of 10 hands has none, 6 have one, 3 have both. */
    @Test
    void drawsWithoutReplacement() {
        assertThat(Letters.none(2, 5, 3)).isCloseTo(0.1, within(1e-9));
        assertThat(Letters.atLeastOne(2, 5, 3)).isCloseTo(0.9, within(1e-9));
        assertThat(Letters.atLeastTwo(2, 5, 3)).isCloseTo(0.3, within(1e-9));
    }

    @Test
    void whatCannotHappenDoesNot() {
        assertThat(Letters.one(4, 0)).isZero();
        assertThat(Letters.two(4, 1)).isZero();
        assertThat(Letters.two(1, 30)).isZero();
        assertThat(Letters.one(4, 30)).isCloseTo(1, within(1e-9));
        assertThat(Letters.two(4, 30)).isCloseTo(1, within(1e-9));
    }
}
