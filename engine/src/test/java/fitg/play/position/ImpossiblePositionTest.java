package fitg.play.position;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What cannot be is refused with a sentence and its line. */
class ImpossiblePositionTest {

    private static final String EGRIX = "open-1979-star-system-egrix, turn 1, rebels movement";

    private static final String IN_2002 = "open-2002-province-egrix, turn 1, rebels character movement";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "flight-to-egrik, turn 1, rebels movement | line 1: there is no scenario \"flight-to-egrik\"",
                "open-1979-star-system-egrik, turn 1, rebels movement | line 1: there is no scenario",
                "flight-to-egrix, turn 9, rebels movement | line 1: \"turn 9\" is not between 1 and 6",
                "flight-to-egrix, turn 2 | line 1: with which step does it begin? There are set-up, rebels start,",
                "flight-to-egrix, turn 2, rebels space combat | line 1: \"rebels space combat\" is neither a turn nor a step of it",
                "breakout-at-egrix, turn 1, rebels search, worst detection | line 1: the house rule",
                "flight-to-egrix, turn 1, rebels movement, rules version 99 | line 1: \"rules version 99\" is not between 1 and"
            })
    void theHeadSaysWhatThereIs(String head, String sentence) {
        refused(sentence, head);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Kogu: in Angoff Urban | line 2: nobody and nothing in this game is called \"Kogu\"",
                "Kogus in Angoff Urban | line 2: \"Kogus in Angoff Urban\" says nothing of anybody; a colon comes after the name",
                "Kogus: in Angof Urban | line 2: there is no place called \"Angof Urban\"",
                "Kogus: in Orning Wild | line 2: this game is not played in \"Orning Wild\"",
                "Orning: loyal | line 2: this game is not played in \"Orning\"",
                "Kogus: happy | line 2: \"happy\" means nothing of Kogus",
                "Kogus: in Angoff Urban, with the units | line 2: Kogus cannot be with the units: there are none of his side",
                "Kogus: in Angoff Urban, wounds 6 | line 2: Kogus cannot live with so many wounds",
                "Kogus: in Angoff Urban, wounds 60 | line 2: \"wounds 60\" is too much; 9 is the most there can be",
                "Kogus: in Angoff Urban, prisoner of the units | line 2: Kogus cannot be a prisoner of units where there are none",
                "Kogus: in Angoff Urban, prisoner of Redjac | line 2: Kogus cannot be guarded by Redjac",
                "Explorer: held by Kogus | line 2: Explorer is held by somebody who is not in play",
                "Scanner: with Kogus | line 2: Scanner is with somebody who is not in play",
                "Angoff Urban: 2 dragon | line 2: there is no unit called \"dragon\"; there are militia, patrol, line",
                "counter 0: Conscript | line 2: nobody and nothing in this game is called \"counter 0\""
            })
    void whatIsSaidOf1979CanBe(String fact, String sentence) {
        refused(sentence, EGRIX, fact);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "counter 1: Conscript, in Angoff Urban | line 2: counters come in the order of their numbers, and counter 0 is next",
                "counter 0: in Angoff Urban | line 2: say first what kind of counter it is, not \"in Angoff Urban\"",
                "counter 0: Conscript, in orbit of Angoff | line 2: counter 0 cannot be in space by itself",
                "counter 0: Imperial Heavy, in Angoff Urban | line 2: counter 0 never comes down into an environ",
                "counter 0: Conscript, in Angoff Urban, aboard counter 7 | line 2: there is no counter 7",
                "counter 0: Conscript, in Angoff Urban, aboard counter 0 | line 2: counter 0 cannot be aboard counter 0",
                "Angoff Urban: 1 line | line 2: \"1 line\" means nothing of Angoff Urban",
                "Kogus: aboard counter 3 | line 2: there is no counter 3"
            })
    void whatIsSaidOf2002CanBe(String fact, String sentence) {
        refused(sentence, IN_2002, fact);
    }

    private static void refused(String sentence, String head, String... facts) {
        List<WrittenLine> lines = new ArrayList<>();
        for (String fact : facts) {
            lines.add(new WrittenLine(lines.size() + 2, fact));
        }
        assertThatThrownBy(() -> Standing.read(new WrittenLine(1, head), lines))
                .isInstanceOf(PositionException.class)
                .hasMessageContaining(sentence);
    }
}
