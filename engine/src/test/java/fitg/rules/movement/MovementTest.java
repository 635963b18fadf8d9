package fitg.rules.movement;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Specification 4: who moves where, and with whom. */
class MovementTest {

    private static Position quietSystem() {
        return Position.in(22).pdb("Quibron", 0, false).pdb("Angoff", 0, false).pdb("Charkhan", 0, false);
    }

    // ---- destinations (4.1, 4.2)

    @Test
    void nobodyMovesTwiceInASegment() {
        Scene scene = quietSystem()
                .place("Frun Sentel", 2231)
                .place("Doctor Sontag", 2211)
                .place("Boccanegra", 2232)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("walk:4");

        scene.expect(Ask.MOVE).expectOffers("walk:14").expectNotOffered("walk:4");
    }

    @Test
    void aPassengerMayNotMoveAgain() {
        Scene scene = quietSystem()
                .place("Boccanegra", 2221)
                .place("Frun Sentel", 2221)
                .ship("Planetary Privateer", "Boccanegra")
                .place("Doctor Sontag", 2231)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:36", "environ:2232", "take");

        scene.expect(Ask.MOVE).expectOffers("walk:12").expectNotOffered("walk:4", "walk:14", "fly:36");
    }

    @Test
    void someoneWhoWalkedCannotBoardAShip() {
        Scene scene = quietSystem()
                .place("Boccanegra", 2232)
                .place("Frun Sentel", 2231)
                .place("Doctor Sontag", 2232)
                .ship("Planetary Privateer", "Boccanegra")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("walk:4", "fly:36", "environ:2211", "take");

        assertThat(scene.at("Frun Sentel")).isEqualTo(2232);
        assertThat(scene.at("Doctor Sontag")).isEqualTo(2211);
    }

    @Test
    void aWalkerStaysOnHisPlanet() {
        Scene scene = quietSystem()
                .place("Frun Sentel", 2231)
                .place("Doctor Sontag", 2221)
                .place("Boccanegra", 2231)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.expect(Ask.MOVE).expectNotOffered("walk:12").play("walk:4");

        assertThat(scene.at("Frun Sentel")).isEqualTo(2232);
    }

    @Test
    void militiaNeverLeaveTheirPlanet() {
        Scene scene = quietSystem()
                .units(2231, UnitKind.MILITIA, 1)
                .units(2231, UnitKind.PATROL, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.play("move-units:2231", "environ:2211");

        assertThat(scene.units(2211, UnitKind.PATROL)).isEqualTo(1);
        assertThat(scene.units(2231, UnitKind.MILITIA)).isEqualTo(1);
    }

    @Test
    void charactersGoAnywhereWithMobileUnits() {
        Scene scene = quietSystem()
                .units(2231, UnitKind.AIR_2_1, 1)
                .place("Doctor Sontag", 2231)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2231", "environ:2221", "take");

        assertThat(scene.at("Doctor Sontag")).isEqualTo(2221);
    }

    // ---- ships (4.4)

    @Test
    @Tag("R15.13")
    @Tag("RUL-01")
    void navigationOneIsEnoughToFly() {
        Scene scene = quietSystem()
                .place("Zina Adora", 2221)
                .ship("Planetary Privateer", "Zina Adora")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.expect(Ask.MOVE).expectOffers("fly:36");
    }

    @Test
    @Tag("RUL-12")
    void thePilotCountsAgainstThePassengers() {
        Scene scene = quietSystem()
                .place("Boccanegra", 2221)
                .ship("Interstellar Sloop", "Boccanegra")
                .place("Zina Adora", 2221)
                .place("Adam Starlight", 2221)
                .place("Agan Rafa", 2221)
                .place("Frun Sentel", 2221)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:35", "environ:2211", "take", "take", "take");

        assertThat(scene.at("Agan Rafa")).isEqualTo(2211);
        assertThat(scene.at("Frun Sentel")).isEqualTo(2221);
    }

    @Test
    @Tag("RUL-12")
    void prisonersCountAgainstThePassengers() {
        Scene scene = quietSystem()
                .place("Boccanegra", 2221)
                .ship("Interstellar Sloop", "Boccanegra")
                .prisoner("Jon Kidu", "Boccanegra")
                .place("Zina Adora", 2221)
                .place("Adam Starlight", 2221)
                .place("Agan Rafa", 2221)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:35", "environ:2211", "take", "take");

        assertThat(scene.at("Jon Kidu")).isEqualTo(2211);
        assertThat(scene.at("Agan Rafa")).isEqualTo(2221);
    }

    @Test
    @Tag("RUL-12")
    void companionsCountAgainstThePassengers() {
        Scene scene = quietSystem()
                .place("Boccanegra", 2221)
                .ship("Interstellar Sloop", "Boccanegra")
                .shownCard("Charsot", "Boccanegra")
                .place("Zina Adora", 2221)
                .place("Adam Starlight", 2221)
                .place("Agan Rafa", 2221)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:35", "environ:2211", "take", "take");

        assertThat(scene.at("Adam Starlight")).isEqualTo(2211);
        assertThat(scene.at("Agan Rafa")).isEqualTo(2221);
    }

    @Test
    @Tag("R15.12")
    @Tag("RUL-55")
    void aShipWithoutUnitsCarriesNoOtherShip() {
        Scene scene = quietSystem()
                .place("Boccanegra", 2221)
                .ship("Planetary Privateer", "Boccanegra")
                .place("Ly Mantok", 2221)
                .ship("Explorer", "Ly Mantok")
                .place("Doctor Sontag", 2221)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:36", "environ:2211", "take", "leave");

        assertThat(scene.at("Ly Mantok")).isEqualTo(2211);
        assertThat(scene.shipAt("Explorer")).isEqualTo(2221);
    }

    @Test
    @Tag("RUL-55")
    @Tag("R15.6")
    void severalShipsMoveTogetherWithMilitaryUnits() {
        Scene scene = quietSystem()
                .units(2221, UnitKind.URBAN_2_1, 1)
                .place("Boccanegra", 2221)
                .ship("Planetary Privateer", "Boccanegra")
                .place("Ly Mantok", 2221)
                .ship("Explorer", "Ly Mantok")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2221", "environ:2211", "take", "take");

        assertThat(scene.shipAt("Explorer")).isEqualTo(2211);
        assertThat(scene.shipAt("Planetary Privateer")).isEqualTo(2211);
    }

    // ---- ships left behind (4.5)

    @Test
    @Tag("R15.11")
    @Tag("RUL-38")
    void aShipLeftAloneIsLostToTheDeck() {
        Scene scene = quietSystem()
                .place("Boccanegra", 2231)
                .ship("Planetary Privateer", "Boccanegra")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("walk:14");

        assertThat(scene.shipHolder("Planetary Privateer")).isEqualTo("deck");
    }

    @Test
    @Tag("RUL-13")
    void aHolderMayWalkAwayIfFriendsStayWithHisShip() {
        Scene scene = quietSystem()
                .place("Boccanegra", 2231)
                .place("Frun Sentel", 2231)
                .ship("Planetary Privateer", "Boccanegra")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("walk:14");

        assertThat(scene.shipAt("Planetary Privateer")).isEqualTo(2231);
        assertThat(scene.shipHolder("Planetary Privateer")).isEqualTo("Boccanegra");
        scene.expect(Ask.MOVE).expectNotOffered("fly:36");
    }

    @Test
    void militaryUnitsKeepAShipFromBeingLost() {
        Scene scene = quietSystem()
                .place("Boccanegra", 2231)
                .ship("Planetary Privateer", "Boccanegra")
                .units(2231, UnitKind.AIR_1_0, 1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("walk:14");

        assertThat(scene.shipAt("Planetary Privateer")).isEqualTo(2231);
    }

    // ---- prisoners (4.6)

    @Test
    void aPrisonerGoesWithHisGuard() {
        Scene scene = quietSystem()
                .place("Frun Sentel", 2231)
                .prisoner("Jon Kidu", "Frun Sentel")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("walk:4");

        assertThat(scene.at("Jon Kidu")).isEqualTo(2232);
        assertThat(scene.holder("Jon Kidu")).isEqualTo("Frun Sentel");
    }

    @Test
    void aPrisonerHandedOverStays() {
        Scene scene = quietSystem()
                .place("Frun Sentel", 2231)
                .place("Boccanegra", 2231)
                .prisoner("Jon Kidu", "Frun Sentel")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("hand-over:25", "walk:4");

        assertThat(scene.holder("Jon Kidu")).isEqualTo("Boccanegra");
        assertThat(scene.at("Jon Kidu")).isEqualTo(2231);
    }

    @Test
    void aPrisonerOfUnitsGoesOrStaysAsHisCaptorLikes() {
        Position position = quietSystem().units(2231, UnitKind.AIR_2_1, 2).prisonerOfUnits("Jon Kidu", 2231);
        Scene scene = position.start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2231", "environ:2211", "count:1");

        scene.expect(Ask.MOVE_PRISONER).expectOffers("take", "leave");
        assertThat(scene.decision().suggested().key()).isEqualTo("leave");
        scene.play("take");
        assertThat(scene.at("Jon Kidu")).isEqualTo(2211);
    }

    @Test
    @Tag("RUL-59")
    void aPrisonerMovesOnceInASegment() {
        Scene scene = quietSystem()
                .place("Frun Sentel", 2231)
                .place("Boccanegra", 2232)
                .place("Doctor Sontag", 2221)
                .ship("Planetary Privateer", "Doctor Sontag")
                .units(2232, UnitKind.WILD_1_0, 1)
                .prisoner("Jon Kidu", "Frun Sentel")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("walk:4", "hand-over:25", "units", "move-units:2232");
        scene.skipTo(Ask.MOVE);

        assertThat(scene.units(2231, UnitKind.WILD_1_0)).isEqualTo(1);
        assertThat(scene.at("Jon Kidu")).isEqualTo(2232);
    }

    // ---- control at the moment of moving (4.7)

    @Test
    @Tag("R4.1.10")
    void theMoversStillCountWhereTheyLeave() {
        Scene scene = quietSystem()
                .state("Quibron", PlanetState.REBELLION_STOPPED)
                .pdb("Quibron", 2, true)
                .units(2211, UnitKind.WILD_2_1, 1)
                .units(2211, UnitKind.MILITIA, 1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2211", "environ:2221");

        assertThat(scene.events(Event.PdbAttacked.class)).isEmpty();
        assertThat(scene.units(2221, UnitKind.WILD_2_1)).isEqualTo(1);
        assertThat(scene.state("Quibron")).isEqualTo(PlanetState.IMPERIAL_CONTROL);
    }

    @Test
    @Tag("R4.1.10")
    void aPlanetThatChangedHandsCountsForTheNextMove() {
        Scene scene = quietSystem()
                .state("Quibron", PlanetState.REBELLION_STOPPED)
                .pdb("Quibron", 1, true)
                .units(2211, UnitKind.WILD_2_1, 1)
                .units(2211, UnitKind.MILITIA, 1)
                .place("Boccanegra", 2211)
                .ship("Planetary Privateer", "Boccanegra")
                .dice(6)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2211", "environ:2221", "leave", "leave");
        scene.play("fly:36", "environ:2232");

        assertThat(scene.events(Event.DetectionRolled.class)).hasSize(1);
    }

    // ---- entry from space (19.1, 5.8)

    @Test
    @Tag("R16.2")
    void thoseInSpaceEnterTogetherWithAnArrivalTest() {
        Scene scene = quietSystem()
                .inSpace("Boccanegra")
                .inSpace("Doctor Sontag")
                .ship("Planetary Privateer", "Boccanegra")
                .pdb("Angoff", 2, true)
                .dice(4)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.expect(Ask.ENTER_FROM_SPACE).play("environ:2221");

        assertThat(scene.at("Boccanegra")).isEqualTo(2221);
        assertThat(scene.at("Doctor Sontag")).isEqualTo(2221);
        assertThat(scene.hasDetectedFlag("Doctor Sontag")).isTrue();
    }

    @Test
    @Tag("R16.2")
    void theEntryIsCompulsoryAndAnyEnvironWillDo() {
        Scene scene = quietSystem()
                .inSpace("Boccanegra")
                .ship("Planetary Privateer", "Boccanegra")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.expect(Ask.ENTER_FROM_SPACE);

        assertThat(scene.offers())
                .containsExactlyInAnyOrder("environ:2211", "environ:2221", "environ:2231", "environ:2232");
    }

    @Test
    @Tag("R16.2")
    void theEntryIsTheirMove() {
        Scene scene = quietSystem()
                .inSpace("Boccanegra")
                .ship("Planetary Privateer", "Boccanegra")
                .place("Frun Sentel", 2231)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("environ:2232");

        scene.expect(Ask.MOVE).expectNotOffered("fly:36", "walk:14");
    }

    // ---- finer points

    @Test
    @Tag("RUL-12")
    void aGuardTakesTwoSeats() {
        Scene scene = quietSystem()
                .place("Boccanegra", 2221)
                .ship("Interstellar Sloop", "Boccanegra")
                .place("Zina Adora", 2221)
                .place("Adam Starlight", 2221)
                .place("Agan Rafa", 2221)
                .prisoner("Jon Kidu", "Agan Rafa")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:35", "environ:2211", "take", "take");

        assertThat(scene.at("Adam Starlight")).isEqualTo(2211);
        assertThat(scene.at("Agan Rafa")).isEqualTo(2221);
        assertThat(scene.at("Jon Kidu")).isEqualTo(2221);
    }

    @Test
    @Tag("RUL-59")
    void aGuardCannotTakeAPrisonerAnyFurtherWhoHasMoved() {
        Scene scene = quietSystem()
                .place("Frun Sentel", 2231)
                .place("Boccanegra", 2232)
                .place("Doctor Sontag", 2231)
                .prisoner("Jon Kidu", "Frun Sentel")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("walk:4", "hand-over:25");

        assertThat(scene.holder("Jon Kidu")).isEqualTo("Boccanegra");
        scene.expect(Ask.MOVE).expectNotOffered("walk:14");
    }

    @Test
    void aShipThatMovedWithUnitsDoesNotFlyAgain() {
        Scene scene = quietSystem()
                .units(2221, UnitKind.URBAN_2_1, 1)
                .place("Frun Sentel", 2221)
                .place("Boccanegra", 2221)
                .ship("Planetary Privateer", "Boccanegra")
                .place("Boccanegra", 2232)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2221", "environ:2232", "leave", "take");

        assertThat(scene.shipAt("Planetary Privateer")).isEqualTo(2232);
        scene.expect(Ask.MOVE).expectOffers("walk:14").expectNotOffered("fly:36");
    }

    @Test
    void charactersWhoComeWithUnitsGiveAwayTheirFriends() {
        Scene scene = quietSystem()
                .units(2231, UnitKind.AIR_2_1, 1)
                .placeWithUnits("Frun Sentel", 2231)
                .place("Boccanegra", 2232)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2231", "environ:2232", "take");

        assertThat(scene.hasDetectedFlag("Boccanegra")).isTrue();
    }

    @Test
    void unitsWithoutCharactersGiveNobodyAway() {
        Scene scene = quietSystem()
                .units(2231, UnitKind.AIR_2_1, 1)
                .place("Boccanegra", 2232)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2231", "environ:2232");

        assertThat(scene.hasDetectedFlag("Boccanegra")).isFalse();
    }

    @Test
    void theShipOfAPassengerShotDownGetsANewHolderWhereItStands() {
        Scene scene = quietSystem()
                .place("Boccanegra", 2221)
                .ship("Galactic Freighter", "Boccanegra")
                .place("Ly Mantok", 2221)
                .ship("Explorer", "Ly Mantok")
                .place("Doctor Sontag", 2221)
                .pdb("Quibron", 1, true)
                .dice(6)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:34", "environ:2211", "take", "leave");

        scene.expect(Ask.SHIP_HOLDER).expectOffers("character:12").play("character:12");
        assertThat(scene.shipHolder("Explorer")).isEqualTo("Doctor Sontag");
        assertThat(scene.shipAt("Explorer")).isEqualTo(2221);
    }

    @Test
    void redjacsShipIsGoneTheMomentHeIsElsewhere() {
        Scene scene = quietSystem()
                .place("Redjac", 2231)
                .ship("Redjac's Spaceship", "Redjac")
                .place("Jon Kidu", 2231)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.play("walk:28");

        assertThat(scene.shipHolder("Redjac's Spaceship")).isEqualTo("out");
    }

    @Test
    void theEntryFromSpaceCanCostTheShipButNotTheCrew() {
        Scene scene = quietSystem()
                .inSpace("Boccanegra")
                .inSpace("Frun Sentel")
                .ship("Planetary Privateer", "Boccanegra")
                .pdb("Angoff", 2, true)
                .dice(6)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("environ:2221");

        assertThat(scene.shipHolder("Planetary Privateer")).isEqualTo("deck");
        assertThat(scene.at("Frun Sentel")).isEqualTo(2221);
        assertThat(scene.hasDetectedFlag("Frun Sentel")).isTrue();
    }

    @Test
    void unitsThatAllLeaveMayTakeTheirPrisonerAlong() {
        Scene scene = lastUnitWithAPrisoner().start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2231", "environ:2221").expect(Ask.MOVE_PRISONER);
        assertThat(scene.decision().suggested().key()).isEqualTo("take");
        scene.play("take");

        assertThat(scene.at("Jon Kidu")).isEqualTo(2221);
        assertThat(scene.holder("Jon Kidu")).isEqualTo("units");
    }

    private static Position lastUnitWithAPrisoner() {
        return quietSystem()
                .units(2231, UnitKind.AIR_2_1, 1)
                .prisonerOfUnits("Jon Kidu", 2231)
                .place("Frun Sentel", 2211);
    }

    @Test
    @Tag("RUL-61")
    void aPrisonerLeftBehindByTheLastUnitIsFree() {
        Scene scene = lastUnitWithAPrisoner().start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2231", "environ:2221", "leave");

        assertThat(scene.at("Jon Kidu")).isEqualTo(2231);
        assertThat(scene.isFree("Jon Kidu")).isTrue();
    }

    @Test
    @Tag("RUL-61")
    void aPrisonerLeftBehindIsHeldByWhoStaysOfThatStack() {
        Scene scene = lastUnitWithAPrisoner().placeWithUnits("Boccanegra", 2231).start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2231", "environ:2221", "leave", "leave");

        assertThat(scene.at("Jon Kidu")).isEqualTo(2231);
        assertThat(scene.holder("Jon Kidu")).isEqualTo("Boccanegra");
    }

    @Test
    void inAGameBegunUnderTheFirstRulesTheLastUnitTakesItsPrisonerAlong() {
        Scene scene = lastUnitWithAPrisoner().begunUnder(1).start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2231", "environ:2221");

        assertThat(scene.at("Jon Kidu")).isEqualTo(2221);
    }

    @Test
    void aPrisonerCannotMoveByHimself() {
        Scene scene = quietSystem()
                .place("Frun Sentel", 2231)
                .prisoner("Jon Kidu", "Frun Sentel")
                .units(2211, UnitKind.LINE, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.expect(Ask.MOVE).expectNotOffered("walk:25");
    }

    @Test
    void whatThePlayerDoesNotWantToMoveStays() {
        Scene scene = quietSystem()
                .place("Frun Sentel", 2231)
                .detected("Frun Sentel")
                .units(2231, UnitKind.AIR_2_1, 1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.skipTo(Ask.NEXT_ENVIRON);

        assertThat(scene.at("Frun Sentel")).isEqualTo(2231);
        assertThat(scene.hasDetectedFlag("Frun Sentel")).isTrue();
        assertThat(scene.units(2231, UnitKind.AIR_2_1)).isEqualTo(1);
    }

    @Test
    @Tag("RUL-38")
    void theShipAPassengerLeavesBehindAloneIsLost() {
        Scene scene = quietSystem()
                .place("Boccanegra", 2221)
                .ship("Planetary Privateer", "Boccanegra")
                .place("Ly Mantok", 2221)
                .ship("Explorer", "Ly Mantok")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:36", "environ:2211", "take");

        assertThat(scene.shipHolder("Explorer")).isEqualTo("deck");
    }

    @Test
    @Tag("RUL-59")
    void aPrisonerWhoMovedCannotBeFlownOn() {
        Scene scene = quietSystem()
                .place("Frun Sentel", 2231)
                .prisoner("Jon Kidu", "Frun Sentel")
                .place("Boccanegra", 2232)
                .place("Doctor Sontag", 2231)
                .ship("Planetary Privateer", "Boccanegra")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("walk:4", "hand-over:25");

        scene.expect(Ask.MOVE).expectNotOffered("fly:36");
    }

    @Test
    void atLeastOneUnitMovesInAMoveOfUnits() {
        Scene scene = quietSystem()
                .units(2231, UnitKind.LINE, 1)
                .units(2231, UnitKind.PATROL, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.play("move-units:2231", "environ:2211", "count:0");

        assertThat(scene.units(2211, UnitKind.LINE)).isEqualTo(1);
    }

    @Test
    void aPrisonerIsHandedOnAsOftenAsHisCaptorLikes() {
        Scene scene = quietSystem()
                .place("Frun Sentel", 2231)
                .place("Boccanegra", 2231)
                .place("Kogus", 2231)
                .prisoner("Jon Kidu", "Frun Sentel")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("hand-over:25", "character:14");

        scene.expect(Ask.MOVE).expectOffers("hand-over:25");
    }

    @Test
    @Tag("RUL-12")
    void aPassengerWithACompanionTakesTwoSeats() {
        Scene scene = quietSystem()
                .place("Boccanegra", 2221)
                .ship("Interstellar Sloop", "Boccanegra")
                .place("Zina Adora", 2221)
                .place("Adam Starlight", 2221)
                .place("Agan Rafa", 2221)
                .shownCard("Charsot", "Agan Rafa")
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:35", "environ:2211", "take", "take");

        assertThat(scene.at("Adam Starlight")).isEqualTo(2211);
        assertThat(scene.at("Agan Rafa")).isEqualTo(2221);
    }

    @Test
    void weaponsAndObjectsTakeNoSeat() {
        Scene scene = quietSystem()
                .place("Boccanegra", 2221)
                .ship("Interstellar Sloop", "Boccanegra")
                .shownCard("High Energy Sniper's Rifle", "Boccanegra")
                .place("Zina Adora", 2221)
                .place("Adam Starlight", 2221)
                .place("Agan Rafa", 2221)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("fly:35", "environ:2211", "take", "take", "take");

        assertThat(scene.at("Agan Rafa")).isEqualTo(2211);
    }
}
