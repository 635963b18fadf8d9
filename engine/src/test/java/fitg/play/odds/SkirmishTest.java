package fitg.play.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fitg.content.Catalogue;
import fitg.content.CharacterCombatTable;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What an attack costs, against fights that were fought to the end with dice. */
class SkirmishTest {

    private static final int FIGHTS = 20_000;

    @Test
    void whoIsStrongerAndTougherLosesLess() {
        for (int combat = 1; combat < 12; combat++) {
            assertThat(Skirmish.share(true, 10, 8, combat + 1, 8))
                    .isLessThanOrEqualTo(Skirmish.share(true, 10, 8, combat, 8));
            assertThat(Skirmish.share(true, 10, 8, combat, 9))
                    .isLessThanOrEqualTo(Skirmish.share(true, 10, 8, combat, 8));
        }
    }

    @Test
    void aDoctorAloneIsAsGoodAsDeadAndAmongFriendsSafe() {
        double alone = Skirmish.share(true, 6, 2, 2, 2);
        double amongThree = Skirmish.share(true, 6, 2, 12, 11);

        assertThat(alone).isGreaterThan(0.5);
        assertThat(amongThree).isLessThan(0.05);
    }

    @Test
    void itIsNeverWorseToHaveTheChoice() {
        for (int attack = 2; attack <= 14; attack += 2) {
            double choice = Skirmish.share(true, attack, 6, 5, 5);
            assertThat(choice)
                    .isLessThanOrEqualTo(Skirmish.stand(true, attack, 6, 5, 5) + 1e-6)
                    .isLessThanOrEqualTo(Skirmish.breakOff(true, attack, 6, 5, 5) + 1e-6);
        }
    }

    @Test
    void aFighterStandsAgainstLocalsWhoAreSoonBeaten() {
        assertThat(Skirmish.stand(true, 6, 2, 5, 5)).isLessThan(Skirmish.breakOff(true, 6, 2, 5, 5));
    }

    @Test
    void nothingIsLostToAnAttackerWhoIsBeaten() {
        assertThat(Skirmish.share(false, 5, 0, 3, 3)).isZero();
    }

    @Test
    void foretellsFightsToTheEnd() {
        SplittableRandom dice = new SplittableRandom(1);
        double lost = 0;
        for (int fight = 0; fight < FIGHTS; fight++) {
            lost += fight(dice, 7, 4, 5, 5);
        }

        assertThat(Skirmish.share(false, 7, 4, 5, 5)).isCloseTo(lost / FIGHTS, within(0.02));
    }

    /** One defender against hand-to-hand attackers, as cases 12.4 to 12.7 have it; a wound that does not kill costs 0.02. */
    private static double fight(SplittableRandom dice, int attack, int endurance, int combat, int staying) {
        CharacterCombatTable table = Catalogue.standard().characterCombat();
        int a = attack;
        int ae = endurance;
        int c = combat;
        int e = staying;
        double cost = 0;
        while (ae > 0 && e > 0) {
            int column = table.columnOf(a - c);
            if (Skirmish.breakOff(false, a, ae, c, e) < Skirmish.stand(false, a, ae, c, e)) {
                if (1 + dice.nextInt(6) <= table.breakOffActive(column)) {
                    return cost;
                }
                column = table.clamp(column + 1);
            }
            int suffered = table.defenderWounds(column, 1 + dice.nextInt(6));
            int dealt = c == 0 ? 0 : table.attackerWounds(column, 1 + dice.nextInt(6));
            cost += 0.02 * Math.min(suffered, e);
            a = Math.max(0, a - dealt);
            ae -= dealt;
            c = Math.max(0, c - suffered);
            e -= suffered;
        }
        return e <= 0 ? cost + 1 : cost;
    }
}
