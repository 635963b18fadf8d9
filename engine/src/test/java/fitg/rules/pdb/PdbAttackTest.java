package fitg.rules.pdb;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.content.UnitSet;
import fitg.play.Position;
import fitg.play.Scene;
import fitg.play.Viewer;
import fitg.play.words.Names;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.state.Segment;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Specification 6 and 18: PDBs attack moving units, go Down and come Up. */
class PdbAttackTest {

    /** Three Rebel 2-1 on Angoff, every PDB of the system Down. */
    private static Position unitsOnAngoff() {
        return Position.in(22)
                .pdb("Quibron", 0, false)
                .pdb("Angoff", 0, false)
                .pdb("Charkhan", 0, false)
                .units(2221, UnitKind.URBAN_2_1, 3);
    }

    private static Scene flyToQuibron(Position position) {
        Scene scene = position.start(Side.REBEL, Segment.MOVEMENT);
        return scene.play("move-units:2221", "environ:2211", "count:3");
    }

    // ---- the attack (6.1, 6.2)

    @Test
    @Tag("R8.2.2")
    void aLevelTwoPdbAttacksAtThreeToOne() {
        Scene scene = flyToQuibron(unitsOnAngoff().pdb("Quibron", 2, true).dice(5, 5));

        scene.play("attack");

        Event.PdbAttacked attack = scene.last(Event.PdbAttacked.class);
        assertThat(attack.unitsLose()).isEqualTo(4);
        assertThat(scene.units(2211, UnitKind.URBAN_2_1)).isEqualTo(1);
    }

    @Test
    @Tag("R8.2.3")
    void aLevelOnePdbAttacksAtOneToOne() {
        Scene scene = flyToQuibron(unitsOnAngoff().pdb("Quibron", 1, true).dice(5, 5));

        scene.play("attack");

        Event.PdbAttacked attack = scene.last(Event.PdbAttacked.class);
        assertThat(attack.unitsLose()).isEqualTo(2);
        assertThat(scene.units(2211, UnitKind.URBAN_2_1)).isEqualTo(2);
    }

    @Test
    @Tag("R8.2.4")
    void aLevelZeroPdbCannotAttack() {
        Scene scene = flyToQuibron(unitsOnAngoff().pdb("Quibron", 0, true));

        assertThat(scene.units(2211, UnitKind.URBAN_2_1)).isEqualTo(3);
        assertThat(scene.events(Event.PdbAttacked.class)).isEmpty();
    }

    @Test
    @Tag("R8.1.10")
    @Tag("R8.1.9")
    void aDownPdbCannotAttack() {
        Scene scene = flyToQuibron(unitsOnAngoff().pdb("Quibron", 2, false));

        assertThat(scene.units(2211, UnitKind.URBAN_2_1)).isEqualTo(3);
    }

    @Test
    @Tag("R8.1.6")
    void aPdbThatNobodyControlsCannotAttack() {
        Scene scene = flyToQuibron(
                unitsOnAngoff().state("Quibron", PlanetState.REBELLION).pdb("Quibron", 2, true));

        assertThat(scene.units(2211, UnitKind.URBAN_2_1)).isEqualTo(3);
    }

    @Test
    @Tag("RUL-09")
    void theAttackIsOptional() {
        Scene scene = flyToQuibron(unitsOnAngoff().pdb("Quibron", 2, true));

        scene.expect(Ask.PDB_ATTACK);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        scene.play("decline");
        assertThat(scene.units(2211, UnitKind.URBAN_2_1)).isEqualTo(3);
    }

    @Test
    @Tag("R8.2.11")
    @Tag("R15.6")
    void unitsAreAttackedWhenTheyLeaveAndWhenTheyArrive() {
        Scene scene = flyToQuibron(
                unitsOnAngoff().pdb("Angoff", 1, true).pdb("Quibron", 1, true).dice(1, 6, 1, 6));

        scene.play("attack", "attack");

        assertThat(scene.events(Event.PdbAttacked.class))
                .extracting(Event.PdbAttacked::planet)
                .containsExactly(Position.planetNamed("Angoff"), Position.planetNamed("Quibron"));
    }

    @Test
    @Tag("R8.1.12")
    void aMoveWithinThePlanetIsNeverAttacked() {
        Scene scene = Position.in(22)
                .pdb("Charkhan", 2, true)
                .units(2231, UnitKind.AIR_2_1, 1)
                .place("Frun Sentel", 2211)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2231", "environ:2232");

        assertThat(scene.units(2232, UnitKind.AIR_2_1)).isEqualTo(1);
        assertThat(scene.events(Event.PdbAttacked.class)).isEmpty();
    }

    @Test
    @Tag("RUL-16")
    void leadersAndEnvironTypesDoNotShiftTheColumn() {
        Scene scene = Position.in(22)
                .pdb("Angoff", 0, false)
                .pdb("Quibron", 1, true)
                .units(2221, UnitKind.WILD_2_1, 2)
                .placeWithUnits("Rayner Derban", 2221)
                .dice(6, 6)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2221", "environ:2211", "count:2", "take", "attack");

        assertThat(scene.last(Event.PdbAttacked.class).unitsLose()).isEqualTo(3);
    }

    // ---- what becomes of the PDB

    @ParameterizedTest
    @CsvSource({"5", "6"})
    @Tag("R8.2.9")
    void aLossOfOneOrLessLeavesThePdbAlone(int die) {
        Scene scene = flyToQuibron(unitsOnAngoff().pdb("Quibron", 1, true).dice(1, die));

        scene.play("attack");

        assertThat(scene.pdbUp("Quibron")).isTrue();
        assertThat(scene.pdbLevel("Quibron")).isEqualTo(1);
    }

    @Test
    @Tag("R8.2.6")
    @Tag("R8.2.7")
    void aLossOfTwoPutsThePdbDown() {
        Scene scene = flyToQuibron(unitsOnAngoff().pdb("Quibron", 1, true).dice(1, 4));

        scene.play("attack");

        assertThat(scene.last(Event.PdbAttacked.class).goesDown()).isTrue();
        assertThat(scene.last(Event.PdbAttacked.class).losesLevel()).isFalse();
        assertThat(scene.pdbUp("Quibron")).isFalse();
        assertThat(scene.pdbLevel("Quibron")).isEqualTo(1);
    }

    @Test
    @Tag("R8.2.8")
    void aLossOfThreePutsThePdbDownAndLowersIt() {
        Scene scene = flyToQuibron(unitsOnAngoff().pdb("Quibron", 2, true).dice(1, 1));

        scene.play("attack");

        assertThat(scene.last(Event.PdbAttacked.class).losesLevel()).isTrue();
        assertThat(scene.pdbUp("Quibron")).isFalse();
        assertThat(scene.pdbLevel("Quibron")).isEqualTo(1);
    }

    @Test
    @Tag("RUL-57")
    void aLossOfFourAlsoLowersThePdbByOne() {
        Scene scene = flyToQuibron(unitsOnAngoff().pdb("Quibron", 1, true).dice(1, 1));

        scene.play("attack");

        assertThat(scene.last(Event.PdbAttacked.class).pdbLoses()).isEqualTo(4);
        assertThat(scene.pdbLevel("Quibron")).isZero();
        assertThat(scene.pdbUp("Quibron")).isFalse();
    }

    // ---- the moving stack (6.3)

    @Test
    @Tag("R8.2.5")
    void survivorsContinueTheirMove() {
        Scene scene = flyToQuibron(unitsOnAngoff().pdb("Angoff", 1, true).dice(6, 6));

        scene.play("attack");

        assertThat(scene.units(2211, UnitKind.URBAN_2_1)).isEqualTo(2);
        assertThat(scene.units(2221, UnitKind.URBAN_2_1)).isZero();
    }

    @Test
    @Tag("R8.2.1")
    void shipsAndCharactersInTheStackAreNotHarmed() {
        Scene scene = unitsOnAngoff()
                .placeWithUnits("Boccanegra", 2221)
                .ship("Planetary Privateer", "Boccanegra")
                .pdb("Quibron", 2, true)
                .dice(6, 6)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2221", "environ:2211", "count:3", "take", "attack");

        assertThat(scene.isFree("Boccanegra")).isTrue();
        assertThat(scene.wounds("Boccanegra")).isZero();
        assertThat(scene.shipHolder("Planetary Privateer")).isEqualTo("Boccanegra");
    }

    private static Position convoy() {
        return Position.in(22)
                .pdb("Quibron", 0, false)
                .pdb("Angoff", 0, false)
                .units(2221, UnitKind.URBAN_2_1, 1)
                .placeWithUnits("Boccanegra", 2221)
                .ship("Planetary Privateer", "Boccanegra");
    }

    @Test
    @Tag("RUL-17")
    @Tag("RUL-60")
    void thoseWhoseEscortIsDestroyedOnArrivalLandThereDetected() {
        Scene scene = convoy().pdb("Quibron", 2, true).dice(6, 6).start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2221", "environ:2211", "take", "attack");

        assertThat(scene.at("Boccanegra")).isEqualTo(2211);
        assertThat(scene.shipAt("Planetary Privateer")).isEqualTo(2211);
        assertThat(scene.hasDetectedFlag("Boccanegra")).isTrue();
        assertThat(scene.isWithUnits("Boccanegra")).isFalse();
    }

    @Test
    @Tag("RUL-17")
    void thoseWhoseEscortIsDestroyedOnDepartureStayDetectedAndTheirMoveIsOver() {
        Scene scene = convoy().pdb("Angoff", 2, true)
                .place("Frun Sentel", 2231)
                .dice(6, 6)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2221", "environ:2211", "take", "attack");

        assertThat(scene.at("Boccanegra")).isEqualTo(2221);
        assertThat(scene.hasDetectedFlag("Boccanegra")).isTrue();
        scene.expect(Ask.MOVE).expectNotOffered("fly:36");
    }

    @Test
    @Tag("RUL-60")
    void thoseWhoseEscortAPdbDestroyedDoNoMissionsThisTurn() {
        Scene scene = convoy().pdb("Quibron", 2, true)
                .place("Frun Sentel", 2231)
                .dice(6, 6)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2221", "environ:2211", "take", "attack");
        scene.skipTo(Ask.NEXT_ENVIRON);

        scene.expectOffers("environ:2231").expectNotOffered("environ:2211");
    }

    @Test
    @Tag("R8.2.10")
    void unitsCannotAttackAPdb() {
        Scene scene = Position.in(22)
                .pdb("Angoff", 1, true)
                .units(2221, UnitKind.URBAN_2_1, 3)
                .place("Frun Sentel", 2221)
                .start(Side.REBEL, Segment.MILITARY_COMBAT);

        scene.expect(Ask.NEXT_ENVIRON);
        assertThat(scene.pdbUp("Angoff")).isTrue();
    }

    // ---- Down and Up again (18)

    @Test
    @Tag("R8.1.11")
    @Tag("R8.1.4")
    void sabotagePutsThePdbDown() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2221)
                .pdb("Angoff", 1, true)
                .actionCards(79)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2221", "mission:S");
        scene.expect(Ask.COMPLETE).play("complete");

        assertThat(scene.pdbUp("Angoff")).isFalse();
        assertThat(scene.pdbLevel("Angoff")).isEqualTo(1);
    }

    @Test
    @Tag("R8.1.11")
    @Tag("R8.1.4")
    void aLocalsRaidPutsThePdbDown() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2221)
                .pdb("Angoff", 1, true)
                .actionCards(84)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2221", "mission:D");

        assertThat(scene.pdbUp("Angoff")).isFalse();
    }

    @Test
    @Tag("R8.1.7")
    void puttingAPdbUpDoesNotRaiseItsLevel() {
        Scene scene = Position.in(22)
                .turn(2)
                .pdb("Angoff", 1, false)
                .units(2231, UnitKind.LINE, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.play("pdb-up:222");

        assertThat(scene.pdbUp("Angoff")).isTrue();
        assertThat(scene.pdbLevel("Angoff")).isEqualTo(1);
    }

    @Test
    @Tag("R8.1.7")
    void loyaltyDoesNotRaiseThePdb() {
        Scene scene = Position.in(22)
                .place("Jon Kidu", 2211)
                .pdb("Quibron", 1, true)
                .actionCards(72)
                .start(Side.IMPERIAL, Segment.MISSIONS);

        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2211", "mission:D");
        scene.expect(Ask.COMPLETE).play("complete");

        assertThat(scene.loyalty("Quibron")).isEqualTo(Loyalty.PATRIOTIC);
        assertThat(scene.pdbLevel("Quibron")).isEqualTo(1);
    }

    @Test
    void theImperialPlayerRaisesPdbsInEvenTurnsOnly() {
        Position odd = Position.in(22).turn(3).pdb("Angoff", 1, false).units(2231, UnitKind.LINE, 1);
        Position even = Position.in(22).turn(4).pdb("Angoff", 1, false).units(2231, UnitKind.LINE, 1);

        odd.start(Side.IMPERIAL, Segment.MOVEMENT).expect(Ask.MOVE).expectNotOffered("pdb-up:222");
        even.start(Side.IMPERIAL, Segment.MOVEMENT).expect(Ask.MOVE).expectOffers("pdb-up:222");
    }

    @Test
    void theRebelPlayerRaisesPdbsInOddTurnsOnly() {
        for (int turn : List.of(3, 4)) {
            Scene scene = Position.in(22)
                    .turn(turn)
                    .state("Angoff", PlanetState.REBEL_CONTROL)
                    .pdb("Angoff", 1, false)
                    .units(2231, UnitKind.AIR_2_1, 1)
                    .start(Side.REBEL, Segment.MOVEMENT);

            assertThat(scene.offers("pdb-up:222")).as("turn %d", turn).isEqualTo(turn == 3);
        }
    }

    @Test
    @Tag("R8.1.1")
    void nobodyRaisesThePdbOfAPlanetHeDoesNotControl() {
        Scene scene = Position.in(22)
                .turn(3)
                .pdb("Angoff", 1, false)
                .units(2221, UnitKind.URBAN_2_1, 1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.expect(Ask.MOVE).expectNotOffered("pdb-up:222");
    }

    @Test
    @Tag("R4.2.2.3")
    void theRebelPlayerRaisesThePdbOfARebellionWithoutImperialUnits() {
        Scene scene = Position.in(22)
                .turn(3)
                .state("Angoff", PlanetState.REBELLION)
                .pdb("Angoff", 1, false)
                .units(2221, UnitKind.URBAN_2_1, 1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("pdb-up:222");

        assertThat(scene.pdbUp("Angoff")).isTrue();
    }

    @Test
    @Tag("R4.2.2.3")
    void notWhileImperialUnitsAreThere() {
        Scene scene = Position.in(22)
                .turn(3)
                .state("Angoff", PlanetState.REBELLION)
                .pdb("Angoff", 1, false)
                .units(2221, UnitKind.URBAN_2_1, 1)
                .units(2221, UnitKind.MILITIA, 1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.expect(Ask.MOVE).expectNotOffered("pdb-up:222");
    }

    @Test
    @Tag("R4.2.2.3")
    void notInAnEvenTurn() {
        Scene scene = Position.in(22)
                .turn(2)
                .state("Angoff", PlanetState.REBELLION)
                .pdb("Angoff", 1, false)
                .units(2221, UnitKind.URBAN_2_1, 1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.expect(Ask.MOVE).expectNotOffered("pdb-up:222");
    }

    @Test
    void onlyOnePdbIsRaisedInASegment() {
        Scene scene = Position.in(22)
                .turn(2)
                .pdb("Angoff", 1, false)
                .pdb("Quibron", 1, false)
                .units(2231, UnitKind.LINE, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.play("pdb-up:222");

        scene.expect(Ask.MOVE).expectNotOffered("pdb-up:221");
    }

    @Test
    void aPdbIsRaisedAtAnyMomentOfTheSegment() {
        Scene scene = Position.in(22)
                .turn(2)
                .pdb("Angoff", 1, false)
                .units(2231, UnitKind.MILITIA, 1)
                .units(2221, UnitKind.MILITIA, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.play("move-units:2231");

        scene.expect(Ask.MOVE).expectOffers("pdb-up:222");
    }

    // ---- finer points

    /** Imperial units on Horon, about to fly to Rebel Cercis with its level 1 PDB. */
    private static Scene flyToCercis(Position position) {
        Scene scene = position.state("Cercis", PlanetState.REBEL_CONTROL)
                .pdb("Cercis", 1, true)
                .start(Side.IMPERIAL, Segment.MOVEMENT);
        return scene.play("move-units:4311", "environ:4331");
    }

    @Test
    void theOwnerChoosesAmongLossesOfTheSameStrength() {
        Scene scene = flyToCercis(Position.in(43)
                .units(4311, UnitKind.LINE, 1)
                .units(4311, UnitKind.PATROL, 3)
                .dice(6, 6));

        scene.play("count:3", "count:1", "attack");

        scene.expect(Ask.LOSSES);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        scene.play("count:0");
        assertThat(scene.units(4331, UnitKind.PATROL)).isEqualTo(3);
        assertThat(scene.units(4331, UnitKind.LINE)).isZero();
    }

    @Test
    void theLossIsTheLargestSumNotAboveTheNumber() {
        Scene scene = flyToCercis(Position.in(43).units(4311, UnitKind.LINE, 2).dice(4, 6));

        scene.play("count:2", "attack");

        assertThat(scene.last(Event.PdbAttacked.class).unitsLose()).isEqualTo(2);
        assertThat(scene.units(4331, UnitKind.LINE)).isEqualTo(2);
    }

    @Test
    void hiddenUnitsLostToAPdbAreShownAsTheyGo() {
        Scene scene = flyToCercis(Position.in(43).units(4311, UnitKind.LINE, 2).dice(6, 6));

        scene.play("count:2", "attack");

        assertThat(scene.game().log(Viewer.REBEL))
                .filteredOn(Event.UnitsLost.class::isInstance)
                .extracting(event -> ((Event.UnitsLost) event).units())
                .containsExactly(UnitSet.of(UnitKind.LINE, 1));
    }

    @Test
    void aPdbThatWentDownDoesNotAttackTheNextStack() {
        Scene scene = Position.in(22)
                .pdb("Quibron", 1, true)
                .pdb("Angoff", 0, false)
                .units(2221, UnitKind.URBAN_2_1, 2)
                .dice(1, 4)
                .start(Side.REBEL, Segment.MOVEMENT);
        scene.play("move-units:2221", "environ:2211", "count:1", "attack");

        scene.play("move-units:2221", "environ:2211");

        assertThat(scene.events(Event.PdbAttacked.class)).hasSize(1);
        assertThat(scene.units(2211, UnitKind.URBAN_2_1)).isEqualTo(2);
    }

    @Test
    void aPdbThatWentDownAtDepartureDoesNotDetectTheNextShip() {
        Scene scene = Position.in(22)
                .pdb("Quibron", 0, false)
                .pdb("Charkhan", 0, false)
                .pdb("Angoff", 1, true)
                .units(2221, UnitKind.URBAN_2_1, 1)
                .place("Boccanegra", 2221)
                .ship("Planetary Privateer", "Boccanegra")
                .dice(1, 4)
                .start(Side.REBEL, Segment.MOVEMENT);
        scene.play("move-units:2221", "environ:2211", "leave", "leave", "attack");

        scene.play("fly:36", "environ:2231");

        assertThat(scene.pdbUp("Angoff")).isFalse();
        assertThat(scene.events(Event.DetectionRolled.class)).isEmpty();
    }

    @Test
    @Tag("RUL-17")
    @Tag("RUL-61")
    void thePrisonerOfADestroyedEscortIsFreeWhereItWasDestroyed() {
        Scene scene = Position.in(22)
                .pdb("Angoff", 0, false)
                .pdb("Quibron", 2, true)
                .units(2221, UnitKind.URBAN_2_1, 1)
                .prisonerOfUnits("Jon Kidu", 2221)
                .place("Frun Sentel", 2231)
                .dice(6, 6)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2221", "environ:2211", "take", "attack");

        assertThat(scene.isFree("Jon Kidu")).isTrue();
        assertThat(scene.at("Jon Kidu")).isEqualTo(2211);
    }

    @Test
    @Tag("RUL-17")
    @Tag("RUL-61")
    void aCharacterOfADestroyedEscortTakesOverThePrisoner() {
        Scene scene = Position.in(22)
                .pdb("Angoff", 0, false)
                .pdb("Quibron", 2, true)
                .units(2221, UnitKind.URBAN_2_1, 1)
                .placeWithUnits("Boccanegra", 2221)
                .prisonerOfUnits("Jon Kidu", 2221)
                .place("Frun Sentel", 2231)
                .dice(6, 6)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2221", "environ:2211", "take", "take");
        scene.skipTo(Ask.PDB_ATTACK).play("attack");
        scene.skipTo(Ask.MOVE);

        assertThat(scene.isPrisoner("Jon Kidu")).isTrue();
        assertThat(scene.holder("Jon Kidu")).isEqualTo("Boccanegra");
        assertThat(scene.at("Jon Kidu")).isEqualTo(2211);
    }

    @Test
    @Tag("RUL-60")
    void theCompanionOfASabotagedUnitIsDetectedAndNotAttacked() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2221)
                .units(2221, UnitKind.MILITIA, 1)
                .placeWithUnits("Jon Kidu", 2221)
                .actionCards(79)
                .start(Side.REBEL, Segment.MISSIONS);

        scene.skipTo(Ask.NEXT_ENVIRON).play("environ:2221", "mission:S", "complete", "unit:militia");

        assertThat(scene.isWithUnits("Jon Kidu")).isFalse();
        assertThat(scene.hasDetectedFlag("Jon Kidu")).isTrue();
        assertThat(scene.events(Event.CharacterCombatBegan.class)).isEmpty();
    }

    @Test
    void theImperialPlayerCannotRaiseThePdbOfAPlanetHeldByNobody() {
        Scene scene = Position.in(22)
                .turn(2)
                .pdb("Angoff", 1, false)
                .units(2221, UnitKind.URBAN_1_0, 1)
                .units(2231, UnitKind.LINE, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.expect(Ask.MOVE).expectNotOffered("pdb-up:222");
    }

    @Test
    void anArrivingUnitMayWinThePlanetBackAndRaiseItsPdb() {
        Scene scene = Position.in(22)
                .turn(2)
                .pdb("Angoff", 1, false)
                .units(2221, UnitKind.URBAN_1_0, 1)
                .units(2231, UnitKind.LINE, 1)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.play("move-units:2231", "environ:2221");

        scene.expect(Ask.MOVE).expectOffers("pdb-up:222");
    }

    @Test
    void theRebelPlayerCannotRaiseThePdbOfAPlanetLostToImperialUnits() {
        Scene scene = Position.in(22)
                .turn(3)
                .state("Angoff", PlanetState.REBEL_CONTROL)
                .pdb("Angoff", 1, false)
                .units(2221, UnitKind.MILITIA, 1)
                .units(2231, UnitKind.AIR_1_0, 1)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.expect(Ask.MOVE).expectNotOffered("pdb-up:222");
    }

    @Test
    @Tag("R4.2.2.3")
    void anImperialCharacterDoesNotKeepTheRebelPlayerFromRaisingThePdb() {
        Scene scene = Position.in(22)
                .turn(3)
                .state("Angoff", PlanetState.REBELLION)
                .pdb("Angoff", 1, false)
                .place("Jon Kidu", 2221)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.expect(Ask.MOVE).expectOffers("pdb-up:222");
    }

    @Test
    @Tag("RUL-17")
    void anUnheldShipWhoseEscortIsDestroyedIsLost() {
        Scene scene = Position.in(22)
                .pdb("Angoff", 0, false)
                .pdb("Quibron", 2, true)
                .units(2221, UnitKind.URBAN_2_1, 1)
                .unheldShip("Star Cruiser", 2221)
                .place("Frun Sentel", 2231)
                .dice(6, 6)
                .start(Side.REBEL, Segment.MOVEMENT);

        scene.play("move-units:2221", "environ:2211");
        scene.skipTo(Ask.PDB_ATTACK).play("attack");

        assertThat(scene.shipHolder("Star Cruiser")).isEqualTo("deck");
    }

    /** Specification 2.8: face-down units are shown when a PDB makes them count their losses. */
    @Test
    void theUnitsAPdbHitsAreShown() {
        Scene scene = Position.in(43)
                .state("Cercis", PlanetState.REBEL_CONTROL)
                .pdb("Cercis", 2, true)
                .units(4311, UnitKind.LINE, 1)
                .units(4311, UnitKind.PATROL, 1)
                .dice(5, 5)
                .start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.play("move-units:4311", "environ:4331", "count:1", "count:1", "attack");

        Event.UnitsShown shown = scene.last(Event.UnitsShown.class);
        assertThat(Names.units(shown.units(), true)).isEqualTo("one Patrol and one Line");
    }
}
