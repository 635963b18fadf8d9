package fitg.rules.mission.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.ActionCard;
import fitg.content.ActionEvent;
import fitg.content.EnvironType;
import fitg.content.EnvironType.Section;
import fitg.content.Mission;
import fitg.edition.second.Completion;
import java.util.ArrayList;
import java.util.List;

/**
 * What two dice told apart, tens and units, say in a Mission Phase. Five of six tens lead to an action card of 1979, read in the
 * section of the environ; the sixth fills what thirty cards leave open of thirty-six results.
 */
@Completion({"C-MISS-1", "C-MISS-2", "C-MISS-3"})
public final class MissionTable {

    /** C-MISS-1: 11 to 66. */
    public static final int RESULTS = 36;

    private static final int FACES = 6;
    private static final int TEN = 10;
    private static final int NO_CARD = 6;

    private static final long[] BEYOND_THE_CARDS = {
        Mission.COUP.bit() | Mission.SABOTAGE.bit(),
        Mission.FREE_PRISONERS.bit() | Mission.GAIN_CHARACTERS.bit(),
        Mission.REBELLION.bit() | Mission.DIPLOMACY.bit(),
        Mission.SCAVENGE.bit() | Mission.GATHER_INFORMATION.bit(),
        Mission.STEAL_RESOURCES.bit() | Mission.SUMMON_SOVEREIGN.bit(),
        Mission.START_REBEL_CAMP.bit() | Mission.SPACESHIP_QUEST.bit() | Mission.QUESTION_PRISONER.bit()
    };

    /** How many of the results show a letter, by section and mission; last, in any section. */
    private static final int[][] WAYS = ways();

    private MissionTable() {}

    private static int[][] ways() {
        int[][] ways = new int[Section.values().length + 1][Mission.COUNT];
        for (int tens = 1; tens <= FACES; tens++) {
            for (int units = 1; units <= FACES; units++) {
                for (Section section : Section.values()) {
                    count(ways[section.ordinal()], letters(tens, units, section));
                }
                count(ways[Section.values().length], lettersInAnySection(tens, units));
            }
        }
        return ways;
    }

    private static void count(int[] ways, long letters) {
        for (Mission mission : Mission.values()) {
            ways[mission.ordinal()] += (letters & mission.bit()) != 0 ? 1 : 0;
        }
    }

    /** C-MISS-2: the number of the action card, 68 to 97; 0 when the table itself answers. */
    public static int card(int tens, int units) {
        return tens == NO_CARD ? 0 : ActionCard.FIRST + FACES * (tens - 1) + units - 1;
    }

    private static ActionCard.Face face(int tens, int units, Section section) {
        return PRINTED.actionCard(card(tens, units) - ActionCard.FIRST).face(section);
    }

    /** C-MISS-2: the random event. */
    public static ActionEvent event(int tens, int units, Section section) {
        if (tens != NO_CARD) {
            return face(tens, units, section).event();
        }
        return switch (units) {
            case 1 -> ActionEvent.CREATURE_OR_ONE_SENTRY;
            case 2 -> ActionEvent.COUP_ABORTED_2;
            case 3 -> ActionEvent.DETECTED_AND_SEARCH;
            case 4 -> ActionEvent.LOCAL_CONNECTIONS;
            case 5 -> ActionEvent.POPULACE_WILD;
            default -> section == Section.URBAN ? ActionEvent.IRATE_LOCALS : ActionEvent.WEATHER;
        };
    }

    /** The rolls that bring an event in environs of a section, ascending from 11. */
    public static List<Integer> rolls(ActionEvent event, Section section) {
        List<Integer> rolls = new ArrayList<>();
        for (int tens = 1; tens <= FACES; tens++) {
            for (int units = 1; units <= FACES; units++) {
                if (event(tens, units, section) == event) {
                    rolls.add(TEN * tens + units);
                }
            }
        }
        return List.copyOf(rolls);
    }

    /** C-MISS-3: the letters of a success roll, as a set of {@link Mission#bit()}. */
    public static long letters(int tens, int units, Section section) {
        return tens == NO_CARD
                ? BEYOND_THE_CARDS[units - 1]
                : face(tens, units, section).letters();
    }

    /** C-MISS-5: Spaceship Quest and Question Prisoner read all sections of the card. */
    public static long lettersInAnySection(int tens, int units) {
        long letters = 0;
        for (Section section : Section.values()) {
            letters |= letters(tens, units, section);
        }
        return letters;
    }

    /** How many of the {@link #RESULTS} show the letter of a mission in an environ of a type. */
    public static int ways(EnvironType type, Mission mission) {
        return WAYS[type.section().ordinal()][mission.ordinal()];
    }

    /** How many of the {@link #RESULTS} show the letter of a mission in any section. */
    public static int waysInAnySection(Mission mission) {
        return WAYS[Section.values().length][mission.ordinal()];
    }

    /** The chance that so many rolls, each with so many {@link #ways}, show a letter at least so often. */
    public static double chance(int letters, int rolls, int ways) {
        double hit = (double) ways / RESULTS;
        double fewer = 0;
        double exactly = Math.pow(1 - hit, rolls);
        for (int shown = 0; shown < Math.min(letters, rolls + 1); shown++) {
            fewer += exactly;
            exactly = exactly * (rolls - shown) / (shown + 1) * hit / (1 - hit);
        }
        return Math.max(0, 1 - fewer);
    }
}
