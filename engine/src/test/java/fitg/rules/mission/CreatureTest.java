package fitg.rules.mission;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.CharacterCombatTable;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.play.Encounters;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Creatures that simply fight, each in its own environ, and the sentry robots (specification 11.9). */
class CreatureTest {

    private static final CharacterCombatTable TABLE = Catalogue.standard().characterCombat();

    enum NoBreakOff {
        NONE,
        FIRST_ROUND,
        ALWAYS
    }

    /** The plain figures of creatures.csv: environ, name, strength, endurance, surprise, break-off ban, firefight. */
    @ParameterizedTest(name = "{1}")
    @CsvSource({
        "3221, Arags, 4, 3, 0, NONE, false",
        "2323, Batranoban, 4, 3, 1, FIRST_ROUND, false",
        "5211, Chardireeds, 4, 4, 1, FIRST_ROUND, false",
        "4422, Gamels, 3, 2, 0, NONE, false",
        "2411, Gilekite, 3, 3, 2, FIRST_ROUND, false",
        "1122, Glane, 6, 6, 0, NONE, true",
        "3122, Gragg, 3, 2, 1, FIRST_ROUND, false",
        "5111, Hysnatons, 5, 4, 0, NONE, false",
        "4331, Kinsog, 3, 2, 2, FIRST_ROUND, false",
        "2221, Laboroid, 3, 3, 2, FIRST_ROUND, false",
        "3521, Leonus, 5, 4, 1, FIRST_ROUND, false",
        "1611, Lomrels, 5, 3, 0, NONE, false",
        "5132, Mish, 6, 3, 0, ALWAYS, false",
        "3411, Morna, 6, 4, 0, NONE, false",
        "3111, Namdasn, 4, 4, 2, FIRST_ROUND, false",
        "5221, Onflam, 6, 2, 0, NONE, false",
        "2311, Propang, 5, 3, 0, NONE, false",
        "1111, Prox, 6, 4, 0, NONE, false",
        "4111, Sekekers, 6, 2, 0, NONE, false",
        "2211, Snow Giants, 6, 4, 0, NONE, false",
        "4511, Spithid, 6, 1, 0, NONE, false",
        "1411, Stromuse, 2, 2, 3, FIRST_ROUND, false",
        "3421, Synestins, 5, 4, 0, NONE, false",
        "5232, Thinagig, 8, 8, 0, NONE, false",
        "3121, Verfusier, 4, 4, 0, NONE, false",
        "3412, Vrialta, 10, 10, 0, NONE, true",
        "1421, Zernipak, 5, 4, 0, NONE, false",
    })
    void aCreatureFightsWithItsStrengthEnduranceAndSurprise(
            int environ, String name, int strength, int endurance, int surprise, NoBreakOff ban, boolean firefight) {
        // Frun Sentel has Combat 5 and Endurance 5. He and the creature roll nothing but ones.
        Scene scene = Encounters.meet(
                Position.around(environ).place("Frun Sentel", environ).dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1),
                environ);
        assertThat(scene.last(Event.CharacterCombatBegan.class).attacker()).isEqualTo(name);
        assertThat(scene.last(Event.CharacterCombatBegan.class).firefight()).isEqualTo(firefight);

        int left = endurance;
        int power = strength;
        int combat = 5;
        for (int round = 1; left > 0 && combat > 0; round++) {
            boolean asked = ban == NoBreakOff.NONE || ban == NoBreakOff.FIRST_ROUND && round > 1;
            if (asked) {
                assertThat(scene.events(Event.RoundFought.class)).hasSize(round - 1);
                scene.expect(Ask.BREAK_OFF).play("stand");
            }
            Event.RoundFought fought = scene.events(Event.RoundFought.class).get(round - 1);
            int column = TABLE.clamp(TABLE.columnOf(power - combat) + (round == 1 ? surprise : 0));
            assertThat(fought.attackStrength()).as("strength in round " + round).isEqualTo(power);
            assertThat(fought.column()).as("column in round " + round).isEqualTo(column);
            int times = firefight ? 2 : 1;
            combat -= times * TABLE.defenderWounds(column, 1);
            left -= times * TABLE.attackerWounds(column, 1);
            power = Math.max(0, power - times * TABLE.attackerWounds(column, 1));
            if (left <= 0 || combat <= 0) {
                assertThat(scene.events(Event.RoundFought.class)).hasSize(round);
                assertThat(scene.game().isOver() || scene.question() == Ask.DRAW)
                        .isTrue();
            }
        }
        assertThat(scene.isDead("Frun Sentel")).isEqualTo(combat <= 0);
    }

    /** The lone active Frun (5) tries to leave: environ, name, die, away? */
    @ParameterizedTest(name = "{1}, die {2}")
    @CsvSource({
        // +1 on the die: column +1 asks for 2, column -1 for 3
        "5221, Onflam, 1, true",
        "5221, Onflam, 2, false",
        "3121, Verfusier, 2, true",
        "3121, Verfusier, 3, false",
        "1131, Dindin, 1, true",
        "1131, Dindin, 2, false",
        // +1 in the first round only: column 0 asks for 3
        "2311, Propang, 2, true",
        "2311, Propang, 3, false",
        // -1 on the die
        "1111, Prox, 3, true",
        "1111, Prox, 4, false",
        "5232, Thinagig, 3, true",
        "5232, Thinagig, 4, false",
        // no change
        "2211, Snow Giants, 2, true",
        "2211, Snow Giants, 3, false",
    })
    void aCreatureChangesTheBreakOffDie(int environ, String name, int die, boolean away) {
        Scene scene = Encounters.meet(
                Position.around(environ).place("Frun Sentel", environ).dice(die, 1, 6), environ);

        scene.expect(Ask.BREAK_OFF).play("break-off-all");

        assertThat(scene.last(Event.BreakOffRolled.class).activeAway()).isEqualTo(away);
        assertThat(scene.events(Event.RoundFought.class)).hasSize(away ? 0 : 1);
    }

    @Test
    void thePropangHoldsHarderInTheFirstRoundOnly() {
        Scene scene =
                Encounters.meet(Position.around(2311).place("Frun Sentel", 2311).dice(1, 6, 3), 2311);

        scene.play("stand").expect(Ask.BREAK_OFF).play("break-off-all");

        assertThat(scene.last(Event.BreakOffRolled.class).activeAway()).isTrue();
    }

    @Test
    void theMornaLeavesADiplomatAlone() {
        Scene scene =
                Encounters.meet(Position.around(3411).place("Frun Sentel", 3411).place("Vudot Vodot", 3411), 3411);

        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
        scene.expect(Ask.DRAW);
    }

    @Test
    void creaturesAttackImperialGroupsToo() {
        Scene scene =
                Encounters.assign(Position.in(22).place("Redjac", 2211).actionCards(74), Side.IMPERIAL, 2211, "D");

        scene.expect(Ask.BREAK_OFF);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.last(Event.CharacterCombatBegan.class).attacker()).isEqualTo("Snow Giants");
    }

    // ---- sentry robots, in environs without a creature

    /** Card, environ without a creature, strength, endurance. */
    @ParameterizedTest
    @CsvSource({
        "75, 2232, 4, 2",
        "85, 2232, 7, 4",
        "76, 2312, 4, 2",
        "79, 2312, 4, 2",
        "84, 2312, 7, 4",
        "69, 3231, 4, 2",
        "70, 3231, 7, 4"
    })
    void sentryRobotsAttackWhereNoCreatureIsNamed(int card, int environ, int strength, int endurance) {
        Scene scene = Encounters.assign(
                Position.around(environ)
                        .place("Frun Sentel", environ)
                        .actionCards(card)
                        .dice(1, 1, 1, 1, 1, 1),
                Side.REBEL,
                environ,
                "R");

        int left = endurance;
        int power = strength;
        int round = 0;
        while (left > 0) {
            scene.expect(Ask.BREAK_OFF).play("stand");
            Event.RoundFought fought = scene.events(Event.RoundFought.class).get(round++);
            assertThat(fought.attackStrength()).isEqualTo(power);
            int wounds = TABLE.attackerWounds(TABLE.columnOf(power - 5), 1);
            power = Math.max(0, power - wounds);
            left -= wounds;
        }
        assertThat(scene.events(Event.RoundFought.class)).hasSize(round);
        assertThat(scene.question()).isNotEqualTo(Ask.BREAK_OFF);
    }

    @Test
    void sentryRobotsAttackOnlyWhereTheEnemyControlsThePlanet() {
        Scene scene = Encounters.assign(
                Position.in(22)
                        .state("Charkhan", PlanetState.REBELLION)
                        .place("Frun Sentel", 2232)
                        .actionCards(75),
                Side.REBEL,
                2232,
                "I");

        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
        scene.expect(Ask.DRAW);
    }

    @Test
    void imperialGroupsMeetSentryRobotsOnRebelGroundOnly() {
        Scene own = Encounters.assign(Position.in(22).place("Redjac", 2232).actionCards(75), Side.IMPERIAL, 2232, "D");
        Scene rebel = Encounters.assign(
                Position.in(22)
                        .state("Charkhan", PlanetState.REBEL_CONTROL)
                        .place("Redjac", 2232)
                        .actionCards(75),
                Side.IMPERIAL,
                2232,
                "R");

        assertThat(own.events(Event.CharacterCombatBegan.class)).isEmpty();
        assertThat(rebel.events(Event.CharacterCombatBegan.class)).hasSize(1);
    }

    @Test
    void theNamedCreatureTakesThePlaceOfRobots() {
        Scene scene =
                Encounters.assign(Position.in(22).place("Frun Sentel", 2211).actionCards(85), Side.REBEL, 2211, "I");

        assertThat(scene.last(Event.CharacterCombatBegan.class).attacker()).isEqualTo("Snow Giants");
    }

    @Test
    @Tag("RUL-46")
    void aCombatThatNobodyCanEndIsOverAfterFiftyRounds() {
        // Gyrogos cannot be hurt; with ones it never hurts Frun either (column +1).
        int[] ones = new int[50];
        Arrays.fill(ones, 1);
        Scene scene =
                Encounters.meet(Position.around(3511).place("Frun Sentel", 3511).dice(ones), 3511);

        for (int round = 1; round <= 50; round++) {
            scene.expect(Ask.BREAK_OFF).play("stand");
        }

        assertThat(scene.question()).isNotEqualTo(Ask.BREAK_OFF);
        assertThat(scene.isFree("Frun Sentel")).isTrue();
        scene.expectLuckUsedUp();
    }
}
