package fitg.rules.mission.second;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fitg.content.ActionEvent;
import fitg.content.EnvironType;
import fitg.content.EnvironType.Section;
import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.rules.mission.Missions;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What the two dice of a Mission Phase say. */
class SecondMissionTableTest {

    private static String letters(long set) {
        return Arrays.stream(Mission.values())
                .filter(mission -> (set & mission.bit()) != 0)
                .map(mission -> String.valueOf(mission.letter()))
                .sorted()
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @Tag("A45")
    @Tag("C-MISS-1")
    @Tag("C-MISS-2")
    @CsvSource({"1, 1, 68", "1, 3, 70", "2, 1, 74", "5, 6, 97", "6, 1, 0", "6, 6, 0"})
    void tensAndUnitsLeadToAnActionCard(int tens, int units, int card) {
        assertThat(MissionTable.card(tens, units)).isEqualTo(card);
    }

    @ParameterizedTest
    @Tag("C-MISS-2")
    @CsvSource({
        "1, 3, WILD, LOCALS_RAID",
        "1, 3, URBAN, CREATURE_OR_TWO_SENTRIES",
        "1, 3, AIR, CHARACTERS_DETECTED",
        "5, 6, LIQUID, CREATURE_OR_NOTHING",
        "6, 1, WILD, CREATURE_OR_ONE_SENTRY",
        "6, 2, WILD, COUP_ABORTED_2",
        "6, 3, URBAN, DETECTED_AND_SEARCH",
        "6, 4, AIR, LOCAL_CONNECTIONS",
        "6, 5, WILD, POPULACE_WILD",
        "6, 6, URBAN, IRATE_LOCALS",
        "6, 6, WILD, WEATHER",
        "6, 6, FIRE, WEATHER"
    })
    void theEventIsThatOfTheCardInTheSectionOfTheEnviron(int tens, int units, EnvironType type, ActionEvent event) {
        assertThat(MissionTable.event(tens, units, type.section())).isEqualTo(event);
    }

    @Test
    @Tag("C-MISS-2")
    void everyRollBringsOneEventInEachSection() {
        for (Section section : Section.values()) {
            assertThat(Arrays.stream(ActionEvent.values())
                            .flatMap(event -> MissionTable.rolls(event, section).stream()))
                    .hasSize(MissionTable.RESULTS)
                    .doesNotHaveDuplicates();
        }
        assertThat(MissionTable.rolls(ActionEvent.ACCIDENT, Section.SPECIAL)).contains(32);
        assertThat(MissionTable.rolls(ActionEvent.IRATE_LOCALS, Section.URBAN)).contains(66);
    }

    @ParameterizedTest
    @Tag("A45")
    @Tag("C-MISS-3")
    @CsvSource({
        "6, 1, C S",
        "6, 2, F G",
        "6, 3, D R",
        "6, 4, I P",
        "6, 5, E H",
        "6, 6, B J Q",
        "2, 5, F P",
        "3, 3, D",
        "1, 6, R S"
    })
    void aSuccessRollShowsTheLettersOfThatCard(int tens, int units, String letters) {
        assertThat(letters(MissionTable.letters(tens, units, Section.WILD))).isEqualTo(letters);
    }

    @ParameterizedTest
    @Tag("C-MISS-3")
    @EnumSource(EnvironType.class)
    void everyLetterIsAboutAsFrequentAsOnTheThirtyCards(EnvironType type) {
        for (Mission mission : Mission.values()) {
            double cards = PieceSet.size(Missions.cardsShowing(type, mission)) / 30.0;
            double rolls = MissionTable.ways(type, mission) / 36.0;
            boolean onlyOnCards = mission == Mission.ASSASSINATION || mission == Mission.SUBVERT_TROOPS;
            int more = onlyOnCards ? 0 : 1;
            assertThat(MissionTable.ways(type, mission))
                    .isEqualTo(PieceSet.size(Missions.cardsShowing(type, mission)) + more);
            assertThat(rolls).isCloseTo(cards, within(onlyOnCards ? 0.0123 : 0.0279));
        }
    }

    @Test
    @Tag("C-MISS-5")
    void aQuestReadsAllSectionsOfACard() {
        // J stands on cards 71 (Urban), 86 (Special) and 88 (Wild), and on 66.
        assertThat(MissionTable.waysInAnySection(Mission.SPACESHIP_QUEST)).isEqualTo(4);
        assertThat(MissionTable.waysInAnySection(Mission.QUESTION_PRISONER)).isEqualTo(4);
        assertThat(MissionTable.ways(EnvironType.WILD, Mission.SPACESHIP_QUEST)).isEqualTo(2);
        // The correction to C-MISS-3: ten rolls succeed in 69 of a hundred quests.
        assertThat(MissionTable.chance(1, 10, 4)).isCloseTo(0.692, within(0.001));
    }

    @Test
    @Tag("C-MISS-3")
    void theChanceOfSomeLettersInSomeRolls() {
        int ways = MissionTable.ways(EnvironType.WILD, Mission.FREE_PRISONERS);
        assertThat(ways).isEqualTo(6);
        assertThat(MissionTable.chance(0, 4, ways)).isEqualTo(1.0);
        assertThat(MissionTable.chance(1, 4, ways)).isCloseTo(1 - Math.pow(5 / 6.0, 4), within(1e-12));
        // 4a, 3.3: the cell of Breakout opens in 13 of a hundred turns.
        assertThat(MissionTable.chance(2, 4, ways)).isCloseTo(0.132, within(0.001));
        assertThat(MissionTable.chance(5, 4, ways)).isCloseTo(0, within(1e-12));
    }
}
