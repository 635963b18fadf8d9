package fitg.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every cell of the printed tables, typed in a second time, against what the game reads. */
class TablesTypedAgainTest {

    private final Catalogue catalogue = Catalogue.standard();

    @Test
    @Tag("R6.1.3")
    void everyCellOfTheDetectionTable() {
        int[] evasion = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12};
        String[] rows = {
            "Dd D* U U U U U U U U U",
            "Dd D* D* D U U U U U U U",
            "Dd Dd D* D* D U U U U U U",
            "E* Dd Dd D* D* D D U U U U",
            "E* Dd Dd Dd D* D* D* D D U U",
            "E* E* E* Dd Dd D* D* D* D* D D"
        };
        DetectionTable table = catalogue.detection();
        for (int die = 1; die <= 6; die++) {
            String[] cells = rows[die - 1].split(" ");
            for (int i = 0; i < evasion.length; i++) {
                int column = table.columnOf(evasion[i]);
                String read = letter(table.result(column, die)) + (table.asterisk(column, die) ? "*" : "");
                assertThat(read).as("evasion %d, die %d", evasion[i], die).isEqualTo(cells[i]);
            }
        }
    }

    private static String letter(DetectionTable.Result result) {
        return switch (result) {
            case UNDETECTED -> "U";
            case DETECTED -> "D";
            case DAMAGED -> "Dd";
            case ELIMINATED -> "E";
        };
    }

    @Test
    void whatMovesTheColumnsOfDetectionAndOfMilitaryCombat() {
        DetectionShifts shifts = catalogue.detectionShifts();
        int[] byLevel = {0, 0, 2};
        for (int level = 0; level < byLevel.length; level++) {
            assertThat(shifts.of(level, false)).isEqualTo(byLevel[level]);
            assertThat(shifts.of(level, true)).isEqualTo(byLevel[level] + 1);
        }
        assertThat(shifts.of(-1, true)).isEqualTo(1);
        assertThat(shifts.leastAlone()).isEqualTo(5);
        assertThat(shifts.deltronics()).isEqualTo(2);
        int[] strength = {0, 2, 3, 5, 6, 7, 8, 10, 11};
        int[] besidePdb = {0, 0, 1, 1, 2, 2, 2, 3, 3};
        int[] alone = {0, 0, 0, 0, 0, 0, 1, 1, 2};
        for (int i = 0; i < strength.length; i++) {
            assertThat(shifts.besidePdb(strength[i])).isEqualTo(besidePdb[i]);
            assertThat(shifts.alone(strength[i])).isEqualTo(alone[i]);
        }
        assertThat(catalogue.battleShifts())
                .isEqualTo(new BattleShifts(1, 1, 1, new BattleShifts.Space(-1, -3, 2, -2)));
    }

    @Test
    void whatTheRulesBuyByName() {
        assertThat(catalogue.forcePointCost(ForcePointCost.REBEL_1_0)).isEqualTo(1);
        assertThat(catalogue.forcePointCost(ForcePointCost.REBEL_2_1)).isEqualTo(3);
        assertThat(catalogue.forcePointCost(ForcePointCost.PDB_UP)).isEqualTo(1);
        assertThat(catalogue.forcePointCost(ForcePointCost.PDB_LEVEL)).isEqualTo(3);
    }

    @Test
    void whatPossessionsDo() {
        assertThat(CardFigures.RIFLE_COMBAT).isEqualTo(1);
        assertThat(CardFigures.CERVAC_INTELLIGENCE).isEqualTo(1);
        assertThat(CardFigures.ANDROID_INTELLIGENCE).isEqualTo(1);
        assertThat(CardFigures.ANDROID_DIPLOMACY).isEqualTo(1);
        assertThat(CardFigures.CHARSOT_DIPLOMACY).isEqualTo(1);
        assertThat(CardFigures.DRUG_RATING).isEqualTo(2);
        assertThat(CardFigures.BLADE_COMBAT).isEqualTo(3);
        assertThat(CardFigures.NORROCKS_COMBAT).isEqualTo(2);
        assertThat(CardFigures.SCANNER_HIDING).isEqualTo(2);
        assertThat(CardFigures.SCRAMBLER_HIDING).isEqualTo(4);
        assertThat(CardFigures.SCANNER_PDB_LEVEL).isEqualTo(-1);
        for (Mission mission : Mission.values()) {
            boolean assassination = mission == Mission.ASSASSINATION;
            assertThat(CardFigures.draws(Card.RIFLE, mission)).isEqualTo(assassination ? 1 : 0);
            assertThat(CardFigures.draws(Card.BLADE, mission)).isEqualTo(assassination ? 3 : 0);
            assertThat(CardFigures.draws(Card.GEMS, mission))
                    .isEqualTo("ACDESFIH".indexOf(mission.letter()) < 0 ? 0 : 2);
        }
    }

    @Test
    void whoIsBetterAtAMissionAtHome() {
        for (MissionCard card : catalogue.missions()) {
            String letter = String.valueOf(card.mission().letter());
            assertThat(card.homePlanetDraws()).as(letter).isEqualTo("ABEFGPSH".contains(letter) ? 1 : 0);
            assertThat(card.royaltyDraws()).as(letter).isEqualTo("CDEIRT".contains(letter) ? 1 : 0);
            assertThat(card.open(Side.IMPERIAL)).as(letter).isEqualTo(!"PBT".contains(letter));
            assertThat(card.open(Side.REBEL)).as(letter).isTrue();
        }
    }

    @Test
    void everyCellOfTheMilitaryCombatTable() {
        String[] names = {"1-6", "1-5", "1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"};
        String[] rows = {
            "8/0 7/0 6/0 5/0 5/0 4/0 3/1 3/2 2/2 2/3 1/4",
            "7/0 6/0 5/0 5/0 4/0 3/1 2/2 2/3 1/3 1/4 1/5",
            "7/0 5/0 5/0 4/0 3/1 2/1 2/2 2/3 1/4 1/4 1/5",
            "6/0 5/0 4/1 3/1 3/1 2/2 1/3 1/3 1/4 0/5 0/6",
            "5/1 4/1 4/1 3/1 2/2 1/2 1/3 0/4 0/5 0/6 0/7",
            "4/1 4/1 3/1 3/2 1/2 0/3 0/4 0/5 0/6 0/7 0/8"
        };
        MilitaryCombatTable table = catalogue.militaryCombat();
        for (int die = 1; die <= 6; die++) {
            String[] cells = rows[die - 1].split(" ");
            for (int column = 0; column < 11; column++) {
                assertThat(table.columnName(column)).isEqualTo(names[column]);
                assertThat(table.attackerLoss(column, die) + "/" + table.defenderLoss(column, die))
                        .as("%s, die %d", names[column], die)
                        .isEqualTo(cells[column]);
            }
        }
    }

    @Test
    void everyCellOfTheSearchTableAtBothEndsOfItsRanges() {
        int[][] hiding = {{-3, 1}, {2, 3}, {4, 5}, {6, 7}, {8, 20}};
        int[][] search = {{1, 1}, {2, 3}, {4, 6}, {7, 9}, {10, 13}, {14, 17}, {18, 22}, {23, 40}};
        int[][] numbers = {
            {1, 2, 3, 4, 4, 5, 6, 6},
            {1, 1, 2, 3, 4, 4, 5, 6},
            {0, 1, 1, 2, 3, 4, 4, 5},
            {0, 0, 1, 1, 2, 2, 3, 4},
            {0, 0, 0, 1, 1, 1, 2, 3}
        };
        for (int row = 0; row < hiding.length; row++) {
            for (int column = 0; column < search.length; column++) {
                for (int hidingEnd : hiding[row]) {
                    for (int searchEnd : search[column]) {
                        assertThat(catalogue.search().number(hidingEnd, searchEnd))
                                .as("hiding %d, search %d", hidingEnd, searchEnd)
                                .isEqualTo(numbers[row][column]);
                    }
                }
            }
        }
    }

    @Test
    void aSearchValueOfZeroNeverFindsAnybody() {
        assertThat(catalogue.search().number(-5, 0)).isZero();
    }

    @Test
    void everyLineOfTheSquadChart() {
        int[][] lines = {
            {1, 4, 4},
            {2, 6, 4},
            {3, 8, 6},
            {4, 8, 6},
            {5, 10, 6},
            {6, 10, 6},
            {7, 10, 6},
            {8, 12, 8},
            {9, 12, 8},
            {10, 12, 8},
            {11, 12, 8},
            {12, 14, 8},
            {13, 14, 8},
            {18, 14, 8}
        };
        SquadChart chart = catalogue.squads();
        for (int[] line : lines) {
            assertThat(chart.combat(line[0]))
                    .as("combat at strength %d", line[0])
                    .isEqualTo(line[1]);
            assertThat(chart.endurance(line[0]))
                    .as("endurance at strength %d", line[0])
                    .isEqualTo(line[2]);
        }
    }

    @Test
    @Tag("RUL-21")
    void aLeaderAddsTwoToTheEnduranceOfASquad() {
        assertThat(catalogue.squads().leaderEndurance()).isEqualTo(2);
    }

    @Test
    void everyCellOfTheCharacterCombatTableWithItsAsterisks() {
        String[] rows = {
            "4/0 3/0 3/0 2/0 2/0 2*/0 2/0 1/1 1/1* 1/2",
            "4/0 3/0 2/0 2*/0 2*/0 1/0 1*/1 1*/1 1*/2 0/2",
            "3/0 3*/0 2/0 2/0 1/0* 1/1 1/1 1/1* 0/2* 0/3",
            "3/0 2/0 2*/0 1/1* 1/1 1/1* 0/1* 0/2* 0/3 0/3",
            "2/0 2/0 1/1 1/1 0/1 0/1 0/2* 0*/2 0/3* 0/4",
            "2/1 1/1 0/1 0/1 0/2 0/2 0/2 0/3 0/3 0/4"
        };
        CharacterCombatTable table = catalogue.characterCombat();
        for (int die = 1; die <= 6; die++) {
            String[] cells = rows[die - 1].split(" ");
            for (int column = 0; column < 10; column++) {
                String read = table.attackerWounds(column, die)
                        + (table.attackerAsterisk(column, die) ? "*" : "")
                        + "/"
                        + table.defenderWounds(column, die)
                        + (table.defenderAsterisk(column, die) ? "*" : "");
                assertThat(read)
                        .as("column %s, die %d", table.columnName(column), die)
                        .isEqualTo(cells[column]);
            }
        }
    }

    @Test
    void everyDifferentialReadsItsColumnOfTheCharacterCombatTable() {
        int[][] ranges = {{-30, -7}, {-6, -4}, {-3, -2}, {-1, -1}, {0, 0}, {1, 1}, {2, 3}, {4, 6}, {7, 10}, {11, 30}};
        for (int column = 0; column < ranges.length; column++) {
            for (int differential = ranges[column][0]; differential <= ranges[column][1]; differential++) {
                assertThat(catalogue.characterCombat().columnOf(differential))
                        .as("differential %d", differential)
                        .isEqualTo(column);
            }
        }
    }

    @Test
    void everyBreakOffNumber() {
        int[] active = {4, 4, 3, 3, 3, 2, 2, 2, 2, 1};
        int[] inactive = {6, 6, 5, 5, 4, 4, 4, 3, 3, 3};
        CharacterCombatTable table = catalogue.characterCombat();
        for (int column = 0; column < 10; column++) {
            assertThat(table.breakOffActive(column))
                    .as("active, column %d", column)
                    .isEqualTo(active[column]);
            assertThat(table.breakOffInactive(column))
                    .as("inactive, column %d", column)
                    .isEqualTo(inactive[column]);
        }
    }

    /** I the Imperial player, R the Rebel player, - nobody; columns: none, Imperial only, Rebel only, both. */
    @Test
    @Tag("R4.1.8")
    void everyCellOfThePlanetControlTable() {
        String[][] up = {
            {"I", "I", "I", "I"},
            {"-", "-", "-", "-"},
            {"R", "R", "R", "R"},
            {"-", "I", "-", "-"}
        };
        String[][] down = {
            {"I", "I", "-", "I"},
            {"-", "-", "-", "-"},
            {"R", "-", "R", "R"},
            {"-", "I", "-", "-"}
        };
        PlanetState[] states = {
            PlanetState.IMPERIAL_CONTROL,
            PlanetState.REBELLION,
            PlanetState.REBEL_CONTROL,
            PlanetState.REBELLION_STOPPED
        };
        assertThat(PlanetState.values()).containsExactlyInAnyOrder(states);
        for (int state = 0; state < 4; state++) {
            for (int units = 0; units < 4; units++) {
                boolean imperial = units == 1 || units == 3;
                boolean rebel = units >= 2;
                assertThat(letter(catalogue.planetControl().controller(states[state], imperial, rebel, true)))
                        .as("%s, imperial %s, rebel %s, Up", states[state], imperial, rebel)
                        .isEqualTo(up[state][units]);
                assertThat(letter(catalogue.planetControl().controller(states[state], imperial, rebel, false)))
                        .as("%s, imperial %s, rebel %s, Down", states[state], imperial, rebel)
                        .isEqualTo(down[state][units]);
            }
        }
    }

    private static String letter(Side side) {
        if (side == null) {
            return "-";
        }
        return side == Side.IMPERIAL ? "I" : "R";
    }

    @Test
    void everyLineOfTheIrateLocalsChart() {
        EnvironType urban = EnvironType.URBAN;
        EnvironType wild = EnvironType.WILD;
        EnvironType under = EnvironType.SUBTERRANEAN;
        EnvironType liquid = EnvironType.LIQUID;
        EnvironType air = EnvironType.AIR;
        EnvironType fire = EnvironType.FIRE;
        List<IrateLocals> chart = List.of(
                new IrateLocals("Kayn", wild, 7, 6, true),
                new IrateLocals("Kayn", under, 6, 4, true),
                new IrateLocals("Piorad", urban, 4, 4, true),
                new IrateLocals("Piorad", under, 6, 6, true),
                new IrateLocals("Rhone", urban, 5, 4, true),
                new IrateLocals("Rhone", wild, 4, 4, true),
                new IrateLocals("Rhone", under, 4, 4, true),
                new IrateLocals("Saurian", urban, 5, 6, true),
                new IrateLocals("Saurian", wild, 5, 4, true),
                new IrateLocals("Saurian", under, 5, 2, true),
                new IrateLocals("Saurian", liquid, 5, 2, true),
                new IrateLocals("Segunden", urban, 6, 4, true),
                new IrateLocals("Segunden", liquid, 5, 2, true),
                new IrateLocals("Suvan", urban, 6, 2, true),
                new IrateLocals("Suvan", liquid, 7, 4, true),
                new IrateLocals("Xanthon", fire, 8, 6, true),
                new IrateLocals("Yester", urban, 6, 2, true),
                new IrateLocals("Yester", air, 6, 4, true),
                new IrateLocals("Anon", air, 4, 2, false),
                new IrateLocals("Ardorat", wild, 4, 4, true),
                new IrateLocals("Bork", wild, 8, 2, true),
                new IrateLocals("Calma", under, 5, 4, true),
                new IrateLocals("Cavalkus", air, 4, 3, false),
                new IrateLocals("Charkhan", wild, 5, 4, true),
                new IrateLocals("Deaxin", wild, 5, 5, false),
                new IrateLocals("Henone", liquid, 6, 6, true),
                new IrateLocals("Illias", wild, 4, 4, true),
                new IrateLocals("Joper", urban, 6, 2, true),
                new IrateLocals("Kirt", wild, 5, 4, true),
                new IrateLocals("Leonid", wild, 6, 4, true),
                new IrateLocals("Mogha", wild, 7, 3, false),
                new IrateLocals("Mowev", wild, 4, 4, false),
                new IrateLocals("Ornotin", urban, 6, 4, true),
                new IrateLocals("Phan", liquid, 4, 4, true),
                new IrateLocals("Rylian", under, 8, 2, false),
                new IrateLocals("Susperan", urban, 4, 4, true),
                new IrateLocals("Theshian", wild, 4, 2, true),
                new IrateLocals("Thok", wild, 6, 5, false),
                new IrateLocals("Ultrak", urban, 4, 4, true),
                new IrateLocals("Urgak", wild, 6, 4, true),
                new IrateLocals("Ursi", wild, 7, 6, false),
                new IrateLocals("Mutant", urban, 8, 8, false),
                new IrateLocals("Mutant", wild, 8, 8, false),
                new IrateLocals("Mutant", liquid, 8, 8, false),
                new IrateLocals("Mutant", under, 8, 8, false),
                new IrateLocals("Mutant", air, 8, 8, false),
                new IrateLocals("Mutant", fire, 8, 8, false));

        assertThat(catalogue.irateLocals()).containsExactlyInAnyOrderElementsOf(chart);
    }

    @Test
    @Tag("C-SEARCH-1")
    void everyCellOfTheSearchTableOf2002() {
        int[] search = {1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 15, 17, 19, 21};
        String[] rows = {
            "2 2 3 3 4 4 5 5 6 6 7 7 8 8 9",
            "1 2 2 3 3 4 4 5 5 6 6 7 7 8 8",
            "1 1 2 2 3 3 4 4 5 5 6 6 7 7 8",
            "1 1 1 2 2 3 3 4 4 5 5 6 6 7 7",
            "1 1 1 1 2 2 3 3 4 4 5 5 6 6 7",
            "1 1 1 1 1 2 2 3 3 4 4 5 5 6 6",
            "1 1 1 1 1 1 2 2 3 3 4 4 5 5 6",
            "1 1 1 1 1 1 1 2 2 3 3 4 4 5 5",
            "1 1 1 1 1 1 1 1 2 2 3 3 4 4 5"
        };
        Variant2002 table = catalogue.variant2002();
        for (int hiding = 1; hiding <= rows.length; hiding++) {
            String[] cells = rows[hiding - 1].split(" ");
            for (int column = 0; column < search.length; column++) {
                assertThat(table.search(search[column], hiding))
                        .as("search %d, hiding %d", search[column], hiding)
                        .isEqualTo(Integer.parseInt(cells[column]));
            }
        }
        assertThat(table.search(20, 3)).as("19 and 20 share a column").isEqualTo(table.search(19, 3));
        assertThat(table.search(40, 1)).as("21 and more").isEqualTo(9);
        assertThat(table.search(5, 12)).as("9 and more").isEqualTo(table.search(5, 9));
        assertThat(table.search(5, 0)).as("at least 1").isEqualTo(table.search(5, 1));
        assertThat(table.search(0, 1)).isZero();
    }

    @Test
    @Tag("C-FLEET-2")
    void everyRowOfTheInterceptionChart() {
        int[] numbers = {1, 1, 3, 5, 7, 9, 9};
        for (int ships = 0; ships < numbers.length; ships++) {
            assertThat(catalogue.variant2002().interception(ships))
                    .as("%d ships", ships)
                    .isEqualTo(numbers[ships]);
        }
    }
}
