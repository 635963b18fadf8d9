package fitg.content;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables are entered at the right column and row; the examples are those of the specification. */
class TablesTest {

    private final Catalogue catalogue = Catalogue.standard();

    /** Every column name says which values belong to it, so the names check the lookups. */
    @Test
    void evasionAndDifferentialColumnsFitTheirNames() {
        String[] evasion = {"0", "0", "1", "2", "3", "4", "5-6", "5-6", "7-8", "7-8", "9+", "9+"};
        for (int value = -1; value <= 10; value++) {
            int column = catalogue.detection().columnOf(value);
            assertThat(catalogue.detection().columnName(column)).isEqualTo(evasion[value + 1]);
        }
        CharacterCombatTable combat = catalogue.characterCombat();
        for (int differential = -20; differential <= 20; differential++) {
            assertThat(combat.columnName(combat.columnOf(differential))).isEqualTo(differentialName(differential));
        }
    }

    private static String differentialName(int differential) {
        if (differential <= -7) {
            return "-7 or less";
        } else if (differential <= -4) {
            return "-6 to -4";
        } else if (differential <= -2) {
            return "-3 to -2";
        } else if (differential <= 1) {
            return differential == 1 ? "+1" : String.valueOf(differential);
        } else if (differential <= 3) {
            return "+2 to +3";
        } else if (differential <= 6) {
            return "+4 to +6";
        }
        return differential <= 10 ? "+7 to +10" : "+11 or more";
    }

    @ParameterizedTest
    @CsvSource({"12, 5, 2-1", "14, 3, 4-1", "9, 1, 5-1", "3, 7, 1-3", "1, 9, 1-5", "4, 5, 1-2", "5, 4, 1-1"})
    void oddsAreRoundedForTheDefender(int attacker, int defender, String column) {
        MilitaryCombatTable table = catalogue.militaryCombat();
        assertThat(table.columnName(table.baseColumn(attacker, defender))).isEqualTo(column);
    }

    @Test
    void militaryCombatExample() {
        MilitaryCombatTable table = catalogue.militaryCombat();
        int column = table.clamp(table.baseColumn(5, 4) + 3);
        assertThat(table.columnName(column)).isEqualTo("4-1");
        assertThat(table.defenderLoss(column, 4)).isEqualTo(4);
        assertThat(table.attackerLoss(column, 1)).isEqualTo(2);
        assertThat(table.columnName(MilitaryCombatTable.ONE_TO_ONE)).isEqualTo("1-1");
        assertThat(table.columnName(MilitaryCombatTable.THREE_TO_ONE)).isEqualTo("3-1");
        assertThat(table.clamp(-3)).isZero();
        assertThat(table.clamp(12)).isEqualTo(10);
    }

    /** Boccanegra in the Planetary Privateer against an Up level 2 PDB. */
    @Test
    void detectionExample() {
        DetectionTable table = catalogue.detection();
        int column = table.columnOf(7) - 2;
        assertThat(table.columnName(column)).isEqualTo("4");
        assertThat(table.result(column, 2)).isEqualTo(DetectionTable.Result.UNDETECTED);
        assertThat(table.result(column, 3)).isEqualTo(DetectionTable.Result.DETECTED);
        assertThat(table.asterisk(column, 3)).isFalse();
        assertThat(table.asterisk(column, 4)).isTrue();
        assertThat(table.result(column, 6)).isEqualTo(DetectionTable.Result.DAMAGED);
        assertThat(table.result(0, 6)).isEqualTo(DetectionTable.Result.ELIMINATED);
    }

    /** The search and the two rounds of the worked example in section 11.8. */
    @Test
    void searchAndCharacterCombatExample() {
        assertThat(catalogue.search().number(8, 7)).isEqualTo(1);
        assertThat(catalogue.squads().combat(4)).isEqualTo(8);
        assertThat(catalogue.squads().endurance(4) + catalogue.squads().leaderEndurance())
                .isEqualTo(8);
        CharacterCombatTable table = catalogue.characterCombat();
        int shifted = table.clamp(table.columnOf(8 - 10) - 2);
        assertThat(table.breakOffActive(shifted)).isEqualTo(4);
        assertThat(table.breakOffInactive(shifted)).isEqualTo(6);
        assertThat(table.defenderWounds(shifted + 1, 6)).isEqualTo(1);
        assertThat(table.attackerWounds(shifted + 1, 3)).isEqualTo(3);
        assertThat(table.attackerAsterisk(shifted + 1, 3)).isTrue();
        assertThat(table.defenderAsterisk(shifted + 1, 3)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"-4,1,1", "1,3,2", "2,3,1", "3,4,2", "5,6,1", "6,22,3", "7,23,4", "8,0,0", "1,-2,0", "20,99,3"})
    void searchNumbers(int hiding, int search, int number) {
        assertThat(catalogue.search().number(hiding, search)).isEqualTo(number);
    }

    @ParameterizedTest
    @CsvSource({"0,0,0", "1,4,4", "2,6,4", "3,8,6", "5,10,6", "7,10,6", "8,12,8", "11,12,8", "12,14,8", "40,14,8"})
    void squads(int strength, int combat, int endurance) {
        assertThat(catalogue.squads().combat(strength)).isEqualTo(combat);
        assertThat(catalogue.squads().endurance(strength)).isEqualTo(endurance);
    }

    @Test
    void planetControl() {
        PlanetControlTable table = catalogue.planetControl();
        assertThat(table.controller(PlanetState.IMPERIAL_CONTROL, false, true, true))
                .isEqualTo(Side.IMPERIAL);
        assertThat(table.controller(PlanetState.IMPERIAL_CONTROL, false, true, false))
                .isNull();
        assertThat(table.controller(PlanetState.REBEL_CONTROL, true, false, false))
                .isNull();
        assertThat(table.controller(PlanetState.REBEL_CONTROL, false, false, false))
                .isEqualTo(Side.REBEL);
        assertThat(table.controller(PlanetState.REBELLION, true, false, true)).isNull();
        assertThat(table.controller(PlanetState.REBELLION_STOPPED, true, false, false))
                .isEqualTo(Side.IMPERIAL);
    }
}
