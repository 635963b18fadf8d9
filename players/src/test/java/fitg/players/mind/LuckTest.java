package fitg.players.mind;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.PieceSet;
import fitg.procedure.Chance;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LuckTest {

    private static final long WHOLE_DECK = PieceSet.first(30);
    private static final int ROLLS = 6000;

    @Test
    void theSamePurposeHasTheSameDiceWhateverElseIsRolled() {
        List<Integer> alone = searches(new Luck(7), 20);

        Luck busy = new Luck(7);
        List<Integer> amongOthers = new ArrayList<>();
        for (int roll = 0; roll < 20; roll++) {
            busy.die("detection");
            busy.character(0b1111);
            amongOthers.add(busy.die("search"));
            busy.actionCard(WHOLE_DECK);
        }

        assertThat(amongOthers).isEqualTo(alone);
    }

    @Test
    void differentPurposesAndDifferentSeedsHaveDiceOfTheirOwn() {
        Luck luck = new Luck(7);
        List<Integer> searches = searches(luck, 20);
        List<Integer> detections = new ArrayList<>();
        for (int roll = 0; roll < 20; roll++) {
            detections.add(luck.die("detection"));
        }

        assertThat(detections).isNotEqualTo(searches);
        assertThat(searches(new Luck(8), 20)).isNotEqualTo(searches);
    }

    /** More than a turn of the game can think of, creatures and possessions included. */
    @Test
    void thereIsRoomForEveryPurpose() {
        Luck luck = new Luck(7);
        for (int purpose = 0; purpose < 100; purpose++) {
            String what = ("purpose " + purpose).intern();
            Luck alone = new Luck(7);
            assertThat(luck.pick(what, 1000)).isEqualTo(alone.pick(what, 1000));
            assertThat(luck.pick(what, 1000)).isEqualTo(alone.pick(what, 1000));
        }
    }

    // ---- cards

    @Test
    void actionCardsLieInTheSameOrderAfterOtherDraws() {
        Luck undisturbed = new Luck(3);
        List<Integer> order = drawn(undisturbed, WHOLE_DECK, 10);

        Luck disturbed = new Luck(3);
        searches(disturbed, 5);
        disturbed.possession(0b111000);

        assertThat(drawn(disturbed, WHOLE_DECK, 10)).isEqualTo(order);
    }

    /** If a card on top is gone already, those below it come in their old order. */
    @Test
    void aCardThatIsMissingDoesNotMoveTheOthers() {
        List<Integer> order = drawn(new Luck(3), WHOLE_DECK, 10);
        Luck again = new Luck(3);
        again.actionCard(WHOLE_DECK);
        long withoutTheTopThree =
                WHOLE_DECK & ~(PieceSet.only(order.get(0)) | PieceSet.only(order.get(1)) | PieceSet.only(order.get(2)));

        assertThat(drawn(again, withoutTheTopThree, 7)).isEqualTo(order.subList(3, 10));
    }

    @Test
    void aWholeDeckHasBeenShuffledAnew() {
        Luck luck = new Luck(3);
        List<Integer> first = drawn(luck, WHOLE_DECK, 30);
        List<Integer> second = drawn(luck, WHOLE_DECK, 30);

        assertThat(second).isNotEqualTo(first).containsExactlyInAnyOrderElementsOf(first);
    }

    // ---- copies

    @Test
    void aCopyGoesOnAlike() {
        Luck luck = new Luck(9);
        searches(luck, 3);
        Luck copy = luck.copy();

        assertThat(searches(copy, 20)).isEqualTo(searches(luck, 20));
    }

    @Test
    void aCopyGoesOnApart() {
        Luck luck = new Luck(9);
        Luck copy = luck.copy();
        List<Integer> expected = searches(new Luck(9), 20);
        searches(copy, 7);
        drawn(copy, WHOLE_DECK, 2);

        assertThat(searches(luck, 20)).isEqualTo(expected);
        assertThat(drawn(luck, WHOLE_DECK, 5)).isEqualTo(drawn(new Luck(9), WHOLE_DECK, 5));
    }

    // ---- fairness

    @Test
    void theDiceOfOnePurposeAreFair() {
        int[] faces = new int[7];
        Luck luck = new Luck(1);
        for (int roll = 0; roll < ROLLS; roll++) {
            faces[luck.die("search")]++;
        }

        assertFair(faces, 1, 6);
    }

    /** Every imagined game rolls only a few times for each purpose: the first roll counts most. */
    @Test
    void theFirstDieIsFairFromSeedToSeed() {
        int[] faces = new int[7];
        for (long seed = 0; seed < ROLLS; seed++) {
            faces[new Luck(seed).die("search")]++;
        }

        assertFair(faces, 1, 6);
    }

    @Test
    void everyCardIsOnTopEquallyOften() {
        int[] top = new int[30];
        for (long seed = 0; seed < ROLLS; seed++) {
            top[new Luck(seed).actionCard(WHOLE_DECK)]++;
        }

        assertFair(top, 0, 29);
    }

    /** Five standard deviations of a fair share on either side. */
    private static void assertFair(int[] counts, int from, int to) {
        double share = 1.0 / (to - from + 1);
        double tolerance = 5 * Math.sqrt(ROLLS * share * (1 - share));
        for (int each = from; each <= to; each++) {
            assertThat((double) counts[each])
                    .as("how often %d", each)
                    .isBetween(ROLLS * share - tolerance, ROLLS * share + tolerance);
        }
    }

    private static List<Integer> searches(Chance chance, int count) {
        List<Integer> dice = new ArrayList<>();
        for (int roll = 0; roll < count; roll++) {
            dice.add(chance.die("search"));
        }
        return dice;
    }

    private static List<Integer> drawn(Chance chance, long deck, int count) {
        List<Integer> cards = new ArrayList<>();
        long rest = deck;
        for (int draw = 0; draw < count; draw++) {
            int card = chance.actionCard(rest);
            cards.add(card);
            rest &= ~PieceSet.only(card);
        }
        return cards;
    }
}
