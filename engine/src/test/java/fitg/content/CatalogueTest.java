package fitg.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The shipped content loads, has as many things as the box, and reads as printed in a few places. */
class CatalogueTest {

    private final Catalogue catalogue = Catalogue.standard();

    @Test
    void isReadOnce() {
        assertThat(Catalogue.standard()).isSameAs(catalogue);
    }

    @Test
    void hasTheWholeGalaxy() {
        assertThat(catalogue.provinces()).hasSize(5);
        assertThat(catalogue.systems()).hasSize(25);
        assertThat(catalogue.planets()).hasSize(51);
        assertThat(catalogue.environs()).hasSize(83);
        assertThat(catalogue.spaceRoutes()).hasSize(42);
        assertThat(catalogue.races()).hasSize(31);
        assertThat(catalogue.irateLocals()).hasSize(47);
        assertThat(catalogue.sovereigns()).hasSize(12);
        assertThat(catalogue.mapPositions()).hasSize(25);
        assertThat(catalogue.creatures()).hasSize(58);
    }

    @Test
    void hasAllCards() {
        assertThat(catalogue.characters())
                .filteredOn(card -> card.side() == Side.REBEL)
                .hasSize(20);
        assertThat(catalogue.characters())
                .filteredOn(card -> card.side() == Side.IMPERIAL)
                .hasSize(12);
        assertThat(catalogue.possessions()).hasSize(20);
        assertThat(catalogue.ships()).hasSize(Spaceship.COUNT);
        assertThat(catalogue.missions()).hasSize(15);
        assertThat(catalogue.actionCards()).hasSize(30);
        assertThat(catalogue.abilityTexts()).hasSize(Ability.values().length);
        assertThat(catalogue.possessionEffects()).hasSize(34);
    }

    @Test
    void hasThePartsOfTheLargerGames() {
        assertThat(catalogue.unitTypes()).hasSize(35);
        assertThat(catalogue.campaign().galacticEvents()).hasSize(29);
        assertThat(catalogue.campaign().planetSecrets()).hasSize(16);
        assertThat(catalogue.campaign().strategicAssignments()).hasSize(14);
        assertThat(catalogue.campaign().turnTrack()).hasSize(20);
        assertThat(catalogue.hyperjump().outcome(15)).isEqualTo(new HyperjumpOutcome(2, false, true));
        assertThat(catalogue.variant2002().hyperjump(12, 3)).isEqualTo(new HyperjumpOutcome(1, true, false));
        assertThat(catalogue.variant2002().hyperjump(12, -4)).isEqualTo(new HyperjumpOutcome(1, false, false));
        assertThat(catalogue.variant2002().breakOffActive(-5)).isEqualTo(7);
        assertThat(catalogue.variant2002().breakOffInactive(12)).isEqualTo(4);
    }

    @Test
    void placesAgreeWithIndicesAndIds() {
        for (Planet planet : catalogue.planets()) {
            assertThat(catalogue.planet(planet.index())).isSameAs(planet);
            assertThat(catalogue.planetById(planet.id())).isSameAs(planet);
            assertThat(catalogue.system(planet.systemId()).planets()).contains(planet.index());
            assertThat(planet.environs())
                    .allMatch(index -> catalogue.environ(index).planet() == planet.index());
        }
        for (Environ environ : catalogue.environs()) {
            assertThat(catalogue.environ(environ.index())).isSameAs(environ);
            assertThat(catalogue.environById(environ.id())).isSameAs(environ);
        }
        assertThatThrownBy(() -> catalogue.planetById(114)).isInstanceOf(NoSuchElementException.class);
        assertThatThrownBy(() -> catalogue.environById(-1)).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void readsAnEnviron() {
        Environ environ = catalogue.environById(1211);
        assertThat(environ.type()).isEqualTo(EnvironType.SUBTERRANEAN);
        assertThat(environ.races()).containsExactly("Kayn", "Saurian");
        assertThat(environ.creature()).contains(catalogue.creatureNamed("Crunge"));
        assertThat(environ.irateLocals()).contains(new IrateLocals("Kayn", EnvironType.SUBTERRANEAN, 6, 4, true));
        assertThat(environ.hasCoupRating()).isFalse();
    }

    @Test
    void readsAPlanet() {
        Planet ownex = catalogue.planetById(141);
        assertThat(ownex.name()).isEqualTo("Ownex");
        assertThat(ownex.armageddonRebelControlled()).isTrue();
        assertThat(ownex.startLoyalty()).isEqualTo(Loyalty.NEUTRAL);
        assertThat(catalogue.planetById(162).kind()).isEqualTo(Planet.Kind.THRONE);
    }

    @Test
    void readsCharacters() {
        CharacterCard boccanegra = catalogue.characterNamed("Boccanegra");
        assertThat(boccanegra.index()).isEqualTo(13);
        assertThat(boccanegra.abilities())
                .containsExactlyInAnyOrder(Ability.HIDING_PLUS_1, Ability.OWNS_PLANETARY_PRIVATEER);
        CharacterCard redjac = catalogue.character(27);
        assertThat(redjac.knight()).isTrue();
        assertThat(redjac.homePlanetIds()).containsExactly(112, 152, 162);
        assertThat(redjac.bonusDraws())
                .isEqualTo(Map.of(Mission.ASSASSINATION, 1, Mission.SABOTAGE, 1, Mission.SUMMON_SOVEREIGN, 1));
    }

    @Test
    void readsPossessionsAndShips() {
        Possession scrambler = catalogue.possession(45 - 33);
        assertThat(scrambler.name()).isEqualTo("Scrambler");
        assertThat(scrambler.breaksFrom()).isEqualTo(3);
        assertThat(scrambler.effects()).containsEntry("hiding", "+4").containsEntry("enemy_pdb_down", "");
        assertThat(catalogue.possession(41 - 33).breaksFrom()).isEqualTo(7);
        assertThat(catalogue.ship(Spaceship.S_XIII).name()).isEqualTo("S-XIII");
        assertThat(catalogue.ships().subList(Spaceship.FIRST_IMPERIAL, Spaceship.COUNT))
                .extracting(Spaceship::name)
                .containsExactly(
                        "Imperial Spaceship", "Imperial Spaceship", "Imperial Spaceship", "Redjac's Spaceship");
        assertThat(catalogue.ships())
                .extracting(Spaceship::index)
                .isEqualTo(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11));
    }

    @Test
    void readsCreatures() {
        CharacterCombatTable table = catalogue.characterCombat();
        assertThat(catalogue.creatureNamed("Drants").fixedColumn()).hasValue(table.columnOf(0));
        assertThat(catalogue.creatureNamed("Gach").selfWoundColumn()).hasValue(table.columnOf(1));
        assertThat(catalogue.creatureNamed("Alweg").ownWounds()).isEqualTo(Creature.OwnWounds.NONE);
        assertThat(catalogue.creatureNamed("Alweg").endurance()).isZero();
        assertThat(catalogue.creatureNamed("Hysnatons").bonusDrawEffectAfterRoundTwo())
                .isTrue();
        assertThat(catalogue.creatureNamed("Fog").bonusDrawEffectAfterRoundTwo())
                .isFalse();
        assertThat(catalogue.creatureNamed("Zop").peculiarity()).isEqualTo(Creature.Peculiarity.ZOP);
        assertThat(catalogue.creatures())
                .filteredOn(creature -> creature.peculiarity() != Creature.Peculiarity.NONE)
                .hasSize(Creature.Peculiarity.values().length - 1);
        assertThat(catalogue.sentryRobots(1).strength()).isEqualTo(4);
        assertThat(catalogue.sentryRobots(2).strength()).isEqualTo(7);
    }

    @Test
    void readsActionCardsAndMissions() {
        ActionCard first = catalogue.actionCard(0);
        assertThat(first.number()).isEqualTo(68);
        ActionCard.Face urban = first.face(EnvironType.Section.URBAN);
        assertThat(urban.shows(Mission.REBELLION)).isTrue();
        assertThat(urban.shows(Mission.STEAL_RESOURCES)).isTrue();
        assertThat(urban.shows(Mission.COUP)).isFalse();
        assertThat(urban.event()).isEqualTo(ActionEvent.CREATURE_OR_NOTHING);
        assertThat(catalogue.mission(Mission.SCAVENGE).open(Side.IMPERIAL)).isFalse();
        assertThat(catalogue.mission(Mission.QUESTION_PRISONER).games()).containsExactly(GameLevel.GALACTIC);
    }

    @Test
    void everyEventHasATextAndIsOnACard() {
        for (ActionEvent event : ActionEvent.values()) {
            assertThat(catalogue.eventText(event).event()).isEqualTo(event);
            assertThat(catalogue.actionCards())
                    .anyMatch(card -> card.urban().event() == event
                            || card.special().event() == event
                            || card.wild().event() == event);
        }
        assertThat(catalogue.coupPenalty(ActionEvent.COUP_ABORTED_3, 2)).isEqualTo(ActionEvent.CoupPenalty.NONE);
        assertThat(catalogue.coupPenalty(ActionEvent.COUP_ABORTED_3, 6))
                .isEqualTo(ActionEvent.CoupPenalty.SHIFT_CAPTURE_ONE_KILLED);
        assertThatThrownBy(() -> catalogue.coupPenalty(ActionEvent.WEATHER, 1))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void cardsOfTheCampaignSayWhatTheyDoInEachEdition() {
        GalacticEvent plague = catalogue.campaign().galacticEvents().get(117 - 98);

        assertThat(plague.effect().in(Edition.FIRST)).contains("takes one wound");
        assertThat(plague.effect().in(Edition.SECOND)).contains("takes two hits");
    }

    @Test
    void actionEventsSayWhatTheyDoInEachEdition() {
        EventText accident = catalogue.eventText(ActionEvent.ACCIDENT);
        EventText stumble = catalogue.eventText(ActionEvent.STUMBLE_ON_SQUAD);
        EventText weather = catalogue.eventText(ActionEvent.WEATHER);
        EventText coup = catalogue.eventText(ActionEvent.COUP_ABORTED_3);

        assertThat(accident.effect().in(Edition.FIRST)).contains("phasing player's choice, takes one wound");
        assertThat(accident.effect().in(Edition.SECOND)).contains("by chance, takes two hits");
        assertThat(stumble.title().in(Edition.FIRST)).isEqualTo("Stumbles on enemy squad");
        assertThat(stumble.title().in(Edition.SECOND)).isEqualTo("Stumbles on an enemy patrol");
        assertThat(weather.effect().in(Edition.SECOND))
                .isEqualTo(weather.effect().in(Edition.FIRST));
        assertThat(coup.title()).isEqualTo(new Wording("Coup aborted", "Coup aborted"));
    }

    /** 4b, section 0: these words mean nothing to who plays with the units and rolls of 2002. */
    @Test
    void noCardOf2002SpeaksTheLanguageOf1979() {
        Stream<Wording> campaign = Stream.concat(
                catalogue.campaign().galacticEvents().stream().map(GalacticEvent::effect),
                catalogue.campaign().planetSecrets().stream().map(PlanetSecret::effect));
        Stream<Wording> events = Arrays.stream(ActionEvent.values())
                .map(catalogue::eventText)
                .flatMap(text -> Stream.of(text.title(), text.effect()));

        assertThat(Stream.concat(campaign, events).map(text -> text.in(Edition.SECOND)))
                .noneMatch(text -> text.matches(
                        ".*(\\bwound|bonus draw|matching letter|one letter|Action Card|Action Event|military unit|[a-z]_[a-z]"
                                + "|enemy squad|Galactic Game).*"));
    }
}
