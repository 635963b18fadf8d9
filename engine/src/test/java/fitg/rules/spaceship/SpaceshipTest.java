package fitg.rules.spaceship;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.DetectionTable;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Game;
import fitg.play.LoadedChance;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.Scene;
import fitg.play.Umpire;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rebel spaceships (specification 15 and 4.4). */
class SpaceshipTest {

    // ---- evasion

    @ParameterizedTest
    @CsvSource({
        "Frun Sentel, Star Cruiser, 38, 5", // V3 M2
        "Boccanegra, Planetary Privateer, 36, 7", // V4 M3
        "Adam Starlight, Explorer, 33, 8", // V4 M4
        "Ly Mantok, Explorer, 33, 9", // V5 M4
    })
    @Tag("R14.1.2")
    @Tag("R14.1.3")
    void theEvasionValueIsManeuverPlusNavigation(String pilot, String ship, int card, int evasion) {
        assertThat(evasionOf(pilot, ship, card)).isEqualTo(evasion);
    }

    @ParameterizedTest
    @CsvSource({
        "Zina Adora, Explorer, 33, 3", // V1 M4: maneuver counts 2
        "Odene Hobar, Stellar Courier, 39, 5", // V2 M4: maneuver counts 3
    })
    @Tag("R14.1.8")
    void aManeuverTooHighForThePilotIsCutDown(String pilot, String ship, int card, int evasion) {
        assertThat(evasionOf(pilot, ship, card)).isEqualTo(evasion);
    }

    @ParameterizedTest
    @CsvSource({
        "Scott Rubel, Interstellar Sloop, 35, 5", // V5 M2: navigation counts 3
        "Ly Mantok, Solar Merchant, 37, 3", // V5 M1: navigation counts 2
        "Frun Sentel, Galactic Freighter, 34, 1", // V3 M0: navigation counts 1
    })
    @Tag("R14.1.10")
    void aNavigationTooHighForTheShipIsCutDown(String pilot, String ship, int card, int evasion) {
        assertThat(evasionOf(pilot, ship, card)).isEqualTo(evasion);
    }

    @ParameterizedTest
    @CsvSource({"Zina Adora, 7", "Frun Sentel, 9", "Scott Rubel, 11"})
    @Tag("R14.1.9")
    @Tag("RUL-52")
    void theSXIIIAlwaysCountsItsFullManeuver(String pilot, int evasion) {
        assertThat(evasionOf(pilot, "S-XIII", 40)).isEqualTo(evasion);
    }

    private static int evasionOf(String pilot, String ship, int card) {
        Scene scene =
                Position.in(22).place(pilot, 2231).ship(ship, pilot).dice(1).start(Side.REBEL, Segment.MOVEMENT);
        scene.play("fly:" + card, "environ:2232");
        return scene.last(Event.DetectionRolled.class).evasion();
    }

    // ---- pilots

    @Test
    @Tag("R14.1.6")
    @Tag("RUL-01")
    void navigationOneIsEnoughToFly() {
        Scene scene = Position.in(22)
                .place("Zina Adora", 2231)
                .ship("Star Cruiser", "Zina Adora")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.expectOffers("fly:38");
    }

    @Test
    @Tag("R14.1.6")
    @Tag("RUL-01")
    void aHolderWithoutNavigationCannotFlyEvenTheSXIII() {
        Scene scene = Position.in(22)
                .place("Doctor Sontag", 2231)
                .ship("S-XIII", "Doctor Sontag")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.expectNotOffered("fly:40").expectOffers("walk:12");
    }

    @Test
    @Tag("R14.1.7")
    void theHolderIsThePilotThoughABetterOneIsAboard() {
        Scene scene = Position.in(22)
                .place("Zina Adora", 2231)
                .place("Scott Rubel", 2231)
                .ship("Star Cruiser", "Zina Adora")
                .dice(1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:38", "environ:2232", "take");

        assertThat(scene.last(Event.DetectionRolled.class).evasion()).isEqualTo(3);
    }

    @Test
    @Tag("R14.1.7")
    @Tag("R14.1.20")
    void aShipWithoutItsHolderCannotFly() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .place("Scott Rubel", 2231)
                .ship("Star Cruiser", "Frun Sentel")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("walk:4");

        assertThat(scene.at("Frun Sentel")).isEqualTo(2232);
        scene.expectNotOffered("fly:38");
    }

    @Test
    @Tag("RUL-13")
    void theShipStaysHisWhenHeWalksAwayFromFriends() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .place("Scott Rubel", 2231)
                .ship("Star Cruiser", "Frun Sentel")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("walk:4");

        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("Frun Sentel");
        assertThat(scene.shipAt("Star Cruiser")).isEqualTo(2231);
    }

    @Test
    @Tag("R14.1.20")
    void aShipMovesWithMobileUnitsWithoutAPilot() {
        Scene scene = Position.in(22)
                .state("Angoff", PlanetState.REBEL_CONTROL)
                .placeWithUnits("Doctor Sontag", 2221)
                .ship("Galactic Freighter", "Doctor Sontag")
                .units(2221, UnitKind.URBAN_2_1, 1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2221", "environ:2232", "take").skipSegment();

        assertThat(scene.shipAt("Galactic Freighter")).isEqualTo(2232);
        assertThat(scene.shipHolder("Galactic Freighter")).isEqualTo("Doctor Sontag");
    }

    // ---- passengers

    @Test
    @Tag("R14.1.4")
    @Tag("R14.1.17")
    @Tag("RUL-12")
    void thePilotTakesOneOfTheSeats() {
        Scene scene = Position.in(22)
                .place("Zina Adora", 2211)
                .place("Frun Sentel", 2211)
                .place("Kogus", 2211)
                .place("Doctor Sontag", 2211)
                .place("Boccanegra", 2211)
                .ship("Interstellar Sloop", "Boccanegra")
                .dice(1, 1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:35", "environ:2231", "take", "take", "take");

        assertThat(scene.at("Kogus")).isEqualTo(2231);
        assertThat(scene.at("Doctor Sontag")).isEqualTo(2211);
    }

    @Test
    @Tag("RUL-12")
    void aPrisonerTakesASeat() {
        Scene scene = Position.in(22)
                .place("Zina Adora", 2211)
                .place("Frun Sentel", 2211)
                .place("Boccanegra", 2211)
                .place("Doctor Sontag", 2211)
                .ship("Interstellar Sloop", "Boccanegra")
                .prisoner("Redjac", "Zina Adora")
                .dice(1, 1)
                .start(Side.REBEL, Segment.MOVEMENT);

        // Boccanegra, Zina with Redjac, Frun: full.
        scene.play("fly:35", "environ:2231", "take", "take");

        assertThat(scene.at("Redjac")).isEqualTo(2231);
        assertThat(scene.at("Doctor Sontag")).isEqualTo(2211);
    }

    @Test
    @Tag("R14.1.19")
    void aShipIsNotCarriedByAnother() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Boccanegra", 2211)
                .place("Doctor Sontag", 2211)
                .ship("Star Cruiser", "Frun Sentel")
                .ship("Interstellar Sloop", "Boccanegra")
                .dice(1, 1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:38", "environ:2231", "leave", "take");

        assertThat(scene.at("Boccanegra")).isEqualTo(2231);
        assertThat(scene.shipAt("Interstellar Sloop")).isEqualTo(2211);
    }

    // ---- loss

    @Test
    @Tag("R14.1.21")
    void aShipLeftByEverybodyIsLostToTheDeck() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .ship("Star Cruiser", "Frun Sentel")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("walk:4");

        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("deck");
    }

    @Test
    @Tag("R14.1.21")
    void militaryUnitsKeepAShipFromBeingLost() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .units(2231, UnitKind.AIR_1_0, 1)
                .ship("Star Cruiser", "Frun Sentel")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("walk:4");

        assertThat(scene.shipAt("Star Cruiser")).isEqualTo(2231);
    }

    @Test
    @Tag("RUL-38")
    void aDamagedShipGoesBackToTheDeckOnArrival() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .ship("Galactic Freighter", "Frun Sentel")
                .pdb("Charkhan", 1, true)
                .dice(4)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:34", "environ:2232");

        assertThat(scene.last(Event.DetectionRolled.class).result()).isEqualTo(DetectionTable.Result.DAMAGED);
        assertThat(scene.at("Frun Sentel")).isEqualTo(2232);
        assertThat(scene.shipHolder("Galactic Freighter")).isEqualTo("deck");
    }

    @Test
    @Tag("RUL-38")
    void anEliminatedShipIsOutOfTheGameWithEverythingAboard() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .place("Doctor Sontag", 2231)
                .shownCard("Medi-kit of Ptolus", "Doctor Sontag")
                .ship("Galactic Freighter", "Frun Sentel")
                .pdb("Charkhan", 1, true)
                .dice(6)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:34", "environ:2232", "take");

        assertThat(scene.shipHolder("Galactic Freighter")).isEqualTo("out");
        assertThat(scene.isDead("Frun Sentel")).isTrue();
        assertThat(scene.isDead("Doctor Sontag")).isTrue();
        assertThat(scene.owner("Medi-kit of Ptolus")).isEqualTo("out");
    }

    // ---- owners

    @ParameterizedTest
    @CsvSource({"6, Ly Mantok, Explorer", "14, Boccanegra, Planetary Privateer", "9, Tourag, Solar Merchant"})
    @Tag("R14.1.11")
    @Tag("R14.1.12")
    void aGainedOwnerBringsHisShipFromTheDeck(int number, String owner, String ship) {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .actionCards(71)
                .draws(number)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.play("environ:2211", "mission:G");

        assertThat(scene.at(owner)).isEqualTo(2211);
        assertThat(scene.shipHolder(ship)).isEqualTo(owner);
        assertThat(scene.shipAt(ship)).isEqualTo(2211);
    }

    @Test
    @Tag("R14.1.14")
    void aGainedOwnerDoesNotGetAShipThatIsInPlay() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .ship("Explorer", "Frun Sentel")
                .actionCards(71)
                .draws(6)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2211", "mission:G");

        assertThat(scene.at("Ly Mantok")).isEqualTo(2211);
        assertThat(scene.shipHolder("Explorer")).isEqualTo("Frun Sentel");
    }

    @Test
    @Tag("R14.1.11")
    void aGainedOwnerDoesNotGetAShipThatIsOutOfTheGame() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .shipOutOfGame("Explorer")
                .actionCards(71)
                .draws(6)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.play("environ:2211", "mission:G");

        assertThat(scene.at("Ly Mantok")).isEqualTo(2211);
        assertThat(scene.shipHolder("Explorer")).isEqualTo("out");
    }

    @Test
    @Tag("R14.1.12")
    void anOwnerOfTheSetUpHoldsHisShip() {
        Game game = Game.start(Scenarios.FLIGHT_TO_EGRIX, Options.standard(), KeyedChance.ofSeed(1));
        Scene scene = new Scene(game, new LoadedChance(KeyedChance.ofSeed(1)));

        scene.skipTo(Ask.ENTER_FROM_SPACE);

        int privateer = Position.shipNamed("Planetary Privateer");
        assertThat(Umpire.position(game).gear().shipHolder(privateer)).isEqualTo(Position.character("Boccanegra"));
    }

    @Test
    @Tag("R14.1.5")
    @Tag("R14.1.13")
    void anOwnersShipCanBeGivenToAnother() {
        Scene scene = Position.in(22)
                .place("Boccanegra", 2211)
                .place("Doctor Sontag", 2211)
                .ship("Planetary Privateer", "Boccanegra")
                .start(Side.REBEL, Segment.MISSIONS);

        scene.expect(Ask.EXCHANGE).play("exchange:2211", "character:12");

        assertThat(scene.shipHolder("Planetary Privateer")).isEqualTo("Doctor Sontag");
    }

    // ---- the holder is lost

    /** A squad of 10 kills Frun (5) with a six: column "+4 to +6", three wounds doubled. */
    private static Position killersOfFrun() {
        return Position.in(22)
                .place("Frun Sentel", 2211)
                .detected("Frun Sentel")
                .ship("Star Cruiser", "Frun Sentel")
                .units(2211, UnitKind.LINE, 2);
    }

    @Test
    @Tag("R14.1.15")
    void theShipOfALostHolderMayStayWithMilitaryUnits() {
        Scene scene =
                killersOfFrun().units(2211, UnitKind.WILD_1_0, 1).dice(1, 6, 6).start(Side.REBEL, Segment.SEARCH);

        scene.play("search:2211", "units", "attack", "kill", "stand");

        assertThat(scene.isDead("Frun Sentel")).isTrue();
        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("nobody");
        assertThat(scene.shipAt("Star Cruiser")).isEqualTo(2211);
    }

    @Test
    @Tag("R14.1.15")
    @Tag("R14.1.21")
    void theShipOfALoneLostHolderIsLost() {
        Scene scene = killersOfFrun().dice(1, 6, 6).start(Side.REBEL, Segment.SEARCH);

        scene.play("search:2211", "units", "attack", "kill", "stand");

        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("deck");
    }

    @Test
    @Tag("RUL-69")
    void aShipNobodyMayHoldStaysUnassignedWithFriends() {
        Scene scene = killersOfFrun()
                .place("Doctor Sontag", 2211)
                .detected("Doctor Sontag")
                .ship("Explorer", "Doctor Sontag")
                .dice(1, 1, 6, 6)
                .start(Side.REBEL, Segment.SEARCH);

        scene.play("search:2211", "units", "attack", "kill", "active", "inactive", "break-off-inactive");

        assertThat(scene.isDead("Frun Sentel")).isTrue();
        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("nobody");
        assertThat(scene.shipAt("Star Cruiser")).isEqualTo(2211);
    }

    @Test
    @Tag("R14.1.15")
    void aLostHoldersShipMayBeLeftUnassigned() {
        Scene scene = killersOfFrun()
                .place("Doctor Sontag", 2211)
                .detected("Doctor Sontag")
                .dice(1, 1, 6, 6)
                .start(Side.REBEL, Segment.SEARCH);
        scene.play("search:2211", "units", "attack", "kill", "active", "inactive", "break-off-inactive");

        scene.expect(Ask.SHIP_HOLDER).play("none");

        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("nobody");
    }

    @Test
    @Tag("R14.1.20")
    void anUnassignedShipCannotFly() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .unheldShip("Star Cruiser", 2231)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.expectNotOffered("fly:38").expectOffers("walk:4");
    }

    @Test
    @Tag("R14.1.5")
    void anUnassignedShipIsAssignedAtTheStartOfTheMissionPhase() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2231)
                .unheldShip("Star Cruiser", 2231)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.expect(Ask.EXCHANGE).play("exchange:2231", "character:4");

        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("Frun Sentel");
    }

    // ---- reaction

    @Test
    @Tag("R14.1.16")
    void aPilotWhoReactsByShipTakesNoFriendAlong() {
        Scene scene = Position.in(22)
                .place("Redjac", 2232)
                .detected("Redjac")
                .place("Frun Sentel", 2231)
                .place("Boccanegra", 2231)
                .ship("Star Cruiser", "Frun Sentel")
                .dice(1)
                .start(Side.IMPERIAL, Segment.REACTION);

        scene.expect(Ask.REACTION).play("react:2232");
        scene.expect(Ask.REACTION_PIECE).play("character:4");
        scene.expect(Ask.REACTION_WAY).play("by-ship");

        assertThat(scene.at("Frun Sentel")).isEqualTo(2232);
        assertThat(scene.shipAt("Star Cruiser")).isEqualTo(2232);
        assertThat(scene.at("Boccanegra")).isEqualTo(2231);
        assertThat(Scene.names(scene.last(Event.CharactersMoved.class).characters()))
                .containsExactly("Frun Sentel");
    }

    @Test
    @Tag("RUL-18")
    void aGuardWhoReactsByShipTakesHisPrisonerAlong() {
        Scene scene = Position.in(22)
                .place("Redjac", 2232)
                .detected("Redjac")
                .place("Frun Sentel", 2231)
                .prisoner("Jon Kidu", "Frun Sentel")
                .ship("Star Cruiser", "Frun Sentel")
                .dice(1)
                .start(Side.IMPERIAL, Segment.REACTION);

        scene.expect(Ask.REACTION).play("react:2232").skipTo(Ask.REACTION_WAY).play("by-ship");

        assertThat(scene.at("Jon Kidu")).isEqualTo(2232);
        assertThat(scene.holder("Jon Kidu")).isEqualTo("Frun Sentel");
    }
}
