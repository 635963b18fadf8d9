package fitg.rules.mission;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.CharacterCombatTable;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Encounters;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Irate locals: the chart, and when they stay at home (specification 11.1, 12.6). */
class IrateLocalsTest {

    private static final CharacterCombatTable TABLE = Catalogue.standard().characterCombat();

    /** Lines of the chart: environ, the race listed first there, strength, endurance, firefight? */
    @ParameterizedTest(name = "{1} of {0}")
    @CsvSource({
        "1111, Kayn, 7, 6, true",
        "1121, Rhone, 5, 4, true",
        "1122, Yester, 6, 4, true",
        "1131, Suvan, 7, 4, true",
        "1211, Kayn, 6, 4, true", // Kayns before Saurians
        "1223, Bork, 8, 2, true",
        "1431, Xanthon, 8, 6, true",
        "1512, Anon, 4, 2, false",
        "2211, Saurian, 5, 4, true",
        "2232, Charkhan, 5, 4, true",
        "2321, Segunden, 6, 4, true", // Segundens before Piorads
        "2323, Ursi, 7, 6, false",
        "3112, Mowev, 4, 4, false",
        "3412, Deaxin, 5, 5, false",
        "3421, Suvan, 6, 2, true", // Suvans before Rhones
        "3423, Rylian, 8, 2, false",
        "4121, Phan, 4, 4, true",
        "4323, Thok, 6, 5, false",
        "5411, Cavalkus, 4, 3, false",
    })
    void theFirstRaceOfTheEnvironAttacksAsTheChartSays(
            int environ, String race, int strength, int endurance, boolean firefight) {
        // Frun Sentel has Combat 5 and Endurance 5; everybody rolls ones.
        Scene scene = Encounters.anger(
                Position.around(environ).place("Frun Sentel", environ).dice(1, 1, 1, 1, 1, 1, 1, 1), environ);
        Event.CharacterCombatBegan began = scene.last(Event.CharacterCombatBegan.class);
        assertThat(began.attacker()).contains(race);
        assertThat(began.firefight()).isEqualTo(firefight);
        assertThat(began.capture()).isFalse();

        int times = firefight ? 2 : 1;
        int left = endurance;
        int power = strength;
        int combat = 5;
        int round = 0;
        while (left > 0 && combat > 0) {
            scene.expect(Ask.BREAK_OFF).play("stand");
            Event.RoundFought fought = scene.events(Event.RoundFought.class).get(round++);
            assertThat(fought.attackStrength()).isEqualTo(power);
            int column = TABLE.columnOf(power - combat);
            assertThat(fought.column()).isEqualTo(column);
            combat -= times * TABLE.defenderWounds(column, 1);
            left -= times * TABLE.attackerWounds(column, 1);
            power = Math.max(0, power - times * TABLE.attackerWounds(column, 1));
        }
        assertThat(scene.events(Event.RoundFought.class)).hasSize(round);
        assertThat(scene.game().isOver() || scene.question() == Ask.DRAW).isTrue();
    }

    @ParameterizedTest
    @EnumSource(
            value = PlanetState.class,
            names = {"REBELLION", "REBEL_CONTROL"})
    void rebelGroupsAreLeftAloneOnARisenPlanet(PlanetState state) {
        Scene scene = Encounters.anger(
                Position.in(22)
                        .state("Quibron", state)
                        .place("Frun Sentel", 2211)
                        .units(2211, UnitKind.MILITIA, 1),
                2211);

        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
        scene.expect(Ask.DRAW);
    }

    @Test
    void imperialGroupsAreAttackedOnARisenPlanet() {
        Scene scene = Encounters.assign(
                Position.in(22)
                        .state("Quibron", PlanetState.REBELLION)
                        .place("Redjac", 2211)
                        .actionCards(91),
                Side.IMPERIAL,
                2211,
                "R");

        assertThat(scene.last(Event.CharacterCombatBegan.class).attacker()).contains("Saurian");
    }

    @Test
    @Tag("RUL-27")
    void aGroupWithOnesteWoadaIsNotAttackedAndTheEventCountsAsDrawn() {
        // Urban 2221: cards 71 and 72 both anger the locals.
        Scene scene = Encounters.assign(
                Position.in(22)
                        .place("Frun Sentel", 2221)
                        .place("Oneste Woada", 2221)
                        .actionCards(71, 72),
                Side.REBEL,
                2221,
                "I");
        scene.expect(Ask.DRAW).play("draw");

        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
        assertThat(scene.events(Event.ActionEventDrawn.class))
                .extracting(Event.ActionEventDrawn::takesEffect)
                .last()
                .isEqualTo(false);
    }
}
