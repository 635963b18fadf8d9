package fitg.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A wrong file is refused with its name, the line and the reason. */
class WrongContentTest {

    private static void refused(ContentSource source, String message) {
        assertThatExceptionOfType(ContentException.class)
                .isThrownBy(() -> Catalogue.load(source))
                .withMessage(message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            planets.csv|,has_secret,|,secret,|planets.csv, line 1: the column has_secret is missing
            star_systems.csv|id,name|name,id|star_systems.csv, line 1: the columns must be id,name,province
            star_systems.csv|12,Uracus|1x,Uracus|star_systems.csv, line 3: id is not a number: 1x
            planets.csv|112,Magro|111,Magro|planets.csv, line 3: id 111 appears twice
            planets.csv|Magro,11,|Magro,19,|planets.csv, line 3: system_id: unknown 19
            planets.csv|true,false,Patriotic,Neutral|maybe,false,Patriotic,Neutral|planets.csv, line 4: has_secret must be true or false: maybe
            planets.csv|Kayn,false,false,Patriotic|Kayn,false,false,Happy|planets.csv, line 2: start_loyalty_S: unknown Happy
            environs.csv|1121,112,|1121,119,|environs.csv, line 3: planet_id: unknown 119
            environs.csv|Kayn,Prox|Kayn,Proxy|environs.csv, line 2: creature: unknown Proxy
            environs.csv|Kayn;Saurian|Kayn;Lizard|environs.csv, line 7: races: unknown Lizard
            environs.csv|Wild,4,4|Wild,7,4|environs.csv, line 2: size must be from 2 to 6, not 7
            environs.csv|Wild,4,4|Wild,4|environs.csv, line 2: 10 cells, 11 expected
            environs.csv|Air,5,7|Fire,5,7|environs.csv, line 4: irate_locals.csv has no line for Yester in FIRE
            creatures.csv|map,3221,|map,3222,|creatures.csv, line 3: environ_ids differ from environs.csv, which has [3221]
            space_routes.csv|11,12,1|11,99,1|space_routes.csv, line 2: system_b: unknown 99
            sovereigns.csv|141,1411|141,1421|sovereigns.csv, line 2: environs.csv does not place this sovereign in environ 1421
            races.csv|121;212;551|121;212|races.csv, line 2: the planets of the Kayn differ from environs.csv
            irate_locals.csv|Kayn,Sub|Cayn,Sub|irate_locals.csv, line 3: race: unknown Cayn
            map_positions.csv|55.5|wide|map_positions.csv, line 2: x_percent is not a number: wide
            characters.csv|Rebel,Rhone,,|Rebel,Roan,,|characters.csv, line 3: race: unknown Roan
            characters.csv|false,3,4,2,1|false,three,4,2,1|characters.csv, line 3: combat is not a number: three
            characters.csv|I:1;A:2|I:1;X:2|characters.csv, line 4: bonus_draws: no mission has the letter X
            characters.csv|owns_explorer|owns_moon|characters.csv, line 7: abilities: unknown owns_moon
            characters.csv|2,Adam|3,Adam|characters.csv, line 4: number 3 appears twice
            abilities.csv|,Redjac|,Barca|abilities.csv, line 5: used_by differs from characters.csv, which has [Redjac]
            possessions.csv|8,Ly Mantok|8,Nobody|possessions.csv, line 2: owner: unknown Nobody
            possessions.csv|combat:+1;|valour:+1;|possessions.csv, line 10: effects: unknown valour
            possessions.csv|combat:+1;|combat:some;|possessions.csv, line 10: effects: combat is not a number: some
            imperial_spaceships.csv|Spaceship,3|Spaceship,2|imperial_spaceships.csv, line 2: count must be 3
            action_cards.csv|RH,creature_or_nothing|RH,party|action_cards.csv, line 2: event_code: unknown party
            action_cards.csv|RH,creature|RZ,creature|action_cards.csv, line 2: letters: no mission has the letter Z
            action_cards.csv|68,Special|68,Urban|action_cards.csv, line 3: number and section 68, Urban appears twice
            missions.csv|54,D,|54,S,|missions.csv, line 3: letter must be D
            galactic_events.csv|122;131;232|122;131;999|galactic_events.csv, line 3: target_ids: unknown 999
            planet_secrets.csv|Trap!,trap|Trap!,ipoc|planet_secrets.csv, line 16: code ipoc appears twice
            wording_2002.csv|117,|127,|wording_2002.csv, line 13: no card is called 127
            action_events_2002.csv|accident,|incident,|action_events_2002.csv, line 14: event_code: unknown incident
            strategic_assignments.csv|127,1,2|127,1,6|strategic_assignments.csv, line 2: province_b: unknown 6
            turn_track.csv|2,2,inf|2,,inf|turn_track.csv, line 3: only turn 1 has no taxation
            military_units.csv|Rebel,Air 1-0,Air|Rebel,Air 1-0,|military_units.csv, line 12: Rebel units have an environ type, Imperial ones none
            force_point_costs.csv|Line,5|Lion,5|military_units.csv, line 4: force_point_costs.csv has no line for Line
            counters_2002.csv|2nd Line,ground,,2,2,2,false,false,false|2nd Line,ground,,2,2,2,false,false,true|counters_2002.csv, line 39: one ground unit and one starship are what all look like unseen
            force_point_costs.csv|PDB Down to Up|PDB raised|force_point_costs.csv, line 21: no line for PDB Down to Up
            tables/detection_modifiers.csv|pdb_level_2,-2|pdb_level_2,two|tables/detection_modifiers.csv, line 3: column_shift cannot be read: two
            tables/detection_modifiers.csv|already_detected|detected_already|tables/detection_modifiers.csv, line 14: no line for already_detected
            tables/military_combat_modifiers.csv|1 rebel|1 empire|tables/military_combat_modifiers.csv, line 5: column_shift cannot be read: 1 empire
            tables/detection.csv|1,Dd,|1,Dx,|tables/detection.csv, line 2: 0: unknown Dx
            tables/detection.csv|2,Dd|7,Dd|tables/detection.csv, line 3: die must be from 1 to 6, not 7
            tables/military_combat.csv|8/0|8-0|tables/military_combat.csv, line 2: 1-6 cannot be read: 8-0
            tables/character_combat.csv|2*/0|2+/0|tables/character_combat.csv, line 4: +1 cannot be read: 2+/0
            tables/search.csv|1 or less|0 or less|tables/search.csv, line 2: hiding_value must be 1 or less, not 0 or less
            tables/squad_chart.csv|base,3,4|base,4,4|tables/squad_chart.csv, line 4: strength_min must be 3
            tables/planet_control.csv|only_imperial,up|only_neutral,up|tables/planet_control.csv, line 2: military_units: unknown only_neutral
            tables/hyperjump.csv|12+|12|tables/hyperjump.csv, line 13: modified_roll must be 12+, not 12
            tables/hyperjump_2002.csv|2e|2f|tables/hyperjump_2002.csv, line 12: 5 cannot be read: 2f
            """)
    void isRefused(String file, String passage, String replacement, String message) {
        refused(AlteredContent.replacing(file, passage, replacement == null ? "" : replacement), message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            title: Flight to Egrix|subtitle: Flight|line 25: unknown field subtitle; known are title, source, edition, level, systems, loyalty, last turn, points to win, pdbs, pdbs down, rebel characters, rebel units, rebel ships, imperial characters, imperial units, imperial ships, placed, missions, scoring, special, reinforcements, rebel wins at once, imperial wins at once, minutes, balance, summary, description, goals, funds, seats, income, rebel points, events without, assignments, secrets, enemy secrets, points at the end, imperial posts, rebel groups, suggested, suggested pdbs, suggested base, suggested groups, imperial purse, imperial pilots, rebel purse, rebel start, rebel cards, rebel grants, camps
            title: Flight to Egrix|title: Flight~title: Egrix|line 26: title appears twice
            title: Flight to Egrix|Flight to Egrix|line 25: neither a heading nor a field below one
            title: Flight to Egrix|title:|line 25: title is blank
            [flight-to-egrix]|[flight-to-egrix|line 24: a heading is a name in brackets
            [flight-to-egrix]|[Flight to Egrix]|line 24: a heading has small letters, digits and hyphens: Flight to Egrix
            [varu-powderkeg]|[flight-to-egrix]|line 51: flight-to-egrix appears twice
            edition: 1979|edition: 1980|line 27: edition: unknown 1980; known are 1979, 2002
            level: star-system|level: planet|line 28: level: unknown planet; known are star-system, province, galactic
            systems: 22|systems: 20|line 29: systems: unknown 20; known are 11, 12, 13, 14, 15, 16, 21, 22, 23, 24, 31, 32, 33, 34, 35, 41, 42, 43, 44, 45, 51, 52, 53, 54, 55
            loyalty: start|loyalty: strong|line 30: loyalty must be start or armageddon: strong
            last turn: 6|last turn: six|line 31: last turn is not a number: six
            points to win: 12|points to win: 0|line 32: points to win must be from 1 to 99, not 0
            Quibron 1; Angoff 2|Cercis 1; Angoff 2|line 33: pdbs: unknown Cercis; known are Quibron, Angoff, Charkhan
            Quibron 1; Angoff 2|Angoff 2|line 33: pdbs: Quibron has no PDB level
            Quibron 1; Angoff 2|Quibron 3; Angoff 2|line 33: pdbs must be from 0 to 2, not 3
            Quibron 1; Angoff 2|Quibron; Angoff 2|line 33: pdbs: Quibron is not a name and a number
            Boccanegra; Doctor|Bocanegra; Doctor|line 34: rebel characters: unknown Bocanegra; known are Zina Adora, Adam Starlight, Agan Rafa, Frun Sentel, Odene Hobar, Ly Mantok, Vudot Vodot, Ran Jayma, Tourag, Rayner Derban, Kogus, Doctor Sontag, Scott Rubel, Boccanegra, Drakir Grebb, Yarro Latac, Professor Mareg, Oneste Woada, Sidir Ganang, Bridne Murcada
            Boccanegra; Doctor|Jon Kidu; Doctor|line 34: rebel characters: Jon Kidu is on the other side
            Boccanegra; Doctor Sontag|Frun Sentel; Boccanegra|line 34: rebel characters: Frun Sentel appears twice
            Militia 3; Patrol 3|Veteran 1; Patrol 3|line 37: imperial units: there is no Veteran at this level
            Militia 3; Patrol 3|Wild 2-1 1; Patrol 3|line 37: imperial units: Wild 2-1 is on the other side
            Militia 3; Patrol 3|Militia 0; Patrol 3|line 37: imperial units must be from 1 to 9, not 0
            Militia 3; Patrol 3|Militia 9; Patrol 9|line 37: there is room for 18 units of a side only
            rebel ships: Planetary Privateer|rebel ships:|line 35: who comes from space needs a ship
            rebel ships: Planetary Privateer|rebel units: Wild 2-1 1|line 35: Wild 2-1 has no environ to begin in
            imperial ships: Imperial Spaceship|imperial ships: Star Cruiser|line 38: imperial ships: unknown Star Cruiser; known are Imperial Spaceship, Redjac's Spaceship
            imperial ships: Imperial Spaceship|imperial ships: Redjac's Spaceship|line 38: Redjac's Spaceship has nobody who could hold it
            Jon Kidu; Vans Ka-Tie-A|Jon Kidu|line 38: Imperial Spaceship has nobody who could hold it
            minutes: 45|minutes: 0|line 42: minutes must be from 1 to 999, not 0
            balance: 27 of 1000|balance: fair|line 43: balance must be like 41 of 2000, not fair
            """)
    void aWrongScenarioIsRefused(String passage, String replacement, String message) {
        String written = replacement.replace('~', '\n');
        refused(AlteredContent.replacing("scenarios.txt", passage, written), "scenarios.txt, " + message);
    }

    @Test
    void nobodyNeedsToKnowTheBalanceBeforeItIsMeasured() {
        Catalogue catalogue = Catalogue.load(AlteredContent.replacing("scenarios.txt", "balance: 27 of 1000\n", ""));

        assertThat(catalogue.scenarios().getFirst().balance()).isEmpty();
        assertThat(catalogue.scenarios().get(1).balance()).contains(new ScenarioSheet.Balance(61, 1000));
    }

    @Test
    void aFieldThatGoesOnNeedsOne() {
        refused(
                AlteredContent.of("scenarios.txt", text -> "  a line that goes on\n" + text),
                "scenarios.txt, line 1: no field goes on here");
    }

    @ParameterizedTest
    @CsvSource({"environs.csv, 84, 83", "planets.csv, 52, 51", "space_routes.csv, 43, 42", "creatures.csv, 59, 58"})
    void aMissingLastLineIsRefused(String file, int lines, int expected) {
        refused(
                AlteredContent.without(file, lines),
                file + ", line " + lines + ": " + expected + " lines expected after the header, " + (expected - 1)
                        + " found; whoever adds a line or takes one away says so in the loader of this file");
    }

    @Test
    void aMissingCardIsRefusedWhereTheNextOneStands() {
        refused(AlteredContent.without("characters.csv", 6), "characters.csv, line 6: number must be 5, not 6");
    }

    @Test
    void aQuoteNeverClosedIsRefused() {
        // The open cell swallows lines up to the next quote, so that is where this one comes to light.
        refused(
                AlteredContent.replacing(
                        "planet_secrets.csv",
                        "its members. (Raised ratings above 4 are read as " + "qualifying.)\"",
                        "its members."),
                "planet_secrets.csv, line 4: text after a closing quote");
        refused(
                AlteredContent.replacing("abilities.csv", "13.47).", "\"13.47)."),
                "abilities.csv, line 14: a quote inside a cell that does not begin with one");
        refused(
                AlteredContent.replacing("abilities.csv", "ignores_irate_locals,A", "ignores_irate_locals,\"A"),
                "abilities.csv, line 14: a quote is opened and never closed");
    }

    @Test
    void anEmptyAndAMissingFileAreRefused() {
        refused(AlteredContent.of("races.csv", text -> ""), "races.csv, line 1: the file is empty");
        assertThatThrownBy(() -> ContentSource.shipped().text("moons.csv"))
                .isInstanceOf(ContentException.class)
                .hasMessage("moons.csv, line 1: the file is missing");
    }

    /** Wherever a file is cut off, it is noticed: by a quote, a cell, a line break or the count. */
    @ParameterizedTest
    @ValueSource(strings = {"environs.csv", "characters.csv", "abilities.csv", "turn_track.csv", "tables/search.csv"})
    void aFileCutShortAnywhereIsRefused(String file) {
        Map<String, String> shipped = new ConcurrentHashMap<>();
        ContentSource remembered = name -> shipped.computeIfAbsent(name, ContentSource.shipped()::text);
        int length = remembered.text(file).length();
        for (int cut = 0; cut < length; cut += 29) {
            int end = cut;
            assertThatExceptionOfType(ContentException.class)
                    .isThrownBy(() -> Catalogue.load(name -> {
                        String text = remembered.text(name);
                        return name.equals(file) ? text.substring(0, end) : text;
                    }))
                    .satisfies(refusal -> assertThat(refusal.file()).isEqualTo(file));
        }
    }
}
