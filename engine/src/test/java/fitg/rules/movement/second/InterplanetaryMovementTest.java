package fitg.rules.movement.second;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.Scenarios;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import fitg.state.theatre.Theatre;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** E2.A.1 and E3.1: starships go from planet to planet with cargo, characters, prisoners and spaceships. */
class InterplanetaryMovementTest {

    private static final Segment A1 = Segment.INTERPLANETARY_MOVEMENT;

    /** The expedition of the skirmish: light 0, transport 1, regular 2 in the wild environ of Lysenda. */
    private static SecondPosition expedition() {
        return SecondPosition.in(22, 23, 24)
                .counter("Rebel Light", "2323")
                .counter("Rebel Transport", "2323")
                .counter("Wild Regular", "2323");
    }

    @Test
    @Tag("E2.A.1.1")
    @Tag("E2.A.1.3")
    @Tag("E2.A.1.4")
    @Tag("E3.2.a.1")
    @Tag("S-R11")
    @Tag("S-R12")
    @Tag("S-R25")
    @Tag("C-PDB-2")
    void anExpeditionJumpsIsRakedAndLands() {
        // SA1: given the PDB of Quibron of level 1, Up
        SecondScene scene = expedition()
                .pdb("Quibron", 1, true)
                .dice(3, 4, 6, 5, 2, 1)
                .picks(1, 1)
                .start(Side.REBEL, A1);

        // When light and transport with the regular go there; nothing rakes or intercepts them at Lysenda
        scene.play("move-ships:2323", "counter:0", "counter:1");
        scene.expect(Query.CARGO).expectOffers("counter:2", "none");
        scene.play("counter:2", "planet:221");
        assertThat(scene.last(Happening.Jumped.class).column()).isNegative();
        scene.expect(Query.ARRIVAL).expectOffers("stay", "land:2211");
        scene.play("land:2211");
        scene.expect(Query.RAKE);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        scene.play("rake").expectLuckUsedUp();

        // Then both hits fell on the transport, which lands damaged with the regular
        assertThat(scene.isCounterDamaged(1)).isTrue();
        assertThat(scene.counterPlace(0)).isEqualTo("2211");
        assertThat(scene.counterPlace(1)).isEqualTo("2211");
        assertThat(scene.counterPlace(2)).isEqualTo("2211");
        assertThat(scene.carrier(2)).isEqualTo(-1);
    }

    @Test
    @Tag("E3.1.a.1")
    @Tag("E3.1.a.3")
    @Tag("E3.1.a.4")
    @Tag("E3.1.a.5")
    @Tag("S-R9")
    void shipsMoveSinglyOrTogetherAndOnceInASegment() {
        SecondScene scene = expedition().dice(1, 1).start(Side.REBEL, A1);

        scene.play("move-ships:2323", "counter:0", "end", "planet:231", "stay");

        scene.expect(Query.INTERPLANETARY).expectOffers("move-ships:2323", "end");
        scene.expectNotOffered("move-ships:orbit-231");
        assertThat(scene.counterPlace(0)).isEqualTo("orbit-231");
        assertThat(scene.counterPlace(1)).isEqualTo("2323");
    }

    @Test
    @Tag("E3.2.a.1")
    @Tag("S-R10")
    void impulseTakesThemToOtherPlanetsOfTheSystemButNeverToTheirOwn() {
        SecondScene scene = SecondPosition.in(22, 23, 24)
                .counter("Rebel Cruiser", "orbit-222")
                .start(Side.REBEL, A1);

        scene.play("move-ships:orbit-222");
        scene.expect(Query.DESTINATION).expectNotOffered("planet:222");
        scene.expectOffers("planet:221", "planet:223", "planet:231", "planet:232", "planet:241");
        scene.play("planet:223");

        assertThat(scene.counterPlace(0)).isEqualTo("orbit-223");
        assertThat(scene.events(Happening.Jumped.class)).isEmpty();
    }

    @Test
    @Tag("C-UNIT-2")
    @Tag("S-R101")
    void aCruiserNeverLandsAndNeitherDoesAStackWithOne() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Cruiser", "orbit-222")
                .counter("Rebel Light", "orbit-222")
                .counter("Rebel Light", "orbit-222")
                .start(Side.REBEL, A1);

        scene.play("move-ships:orbit-222", "counter:0", "counter:1", "end", "planet:223");
        assertThat(scene.counterPlace(0)).isEqualTo("orbit-223");
        assertThat(scene.counterPlace(1)).isEqualTo("orbit-223");

        scene.play("move-ships:orbit-222", "planet:223").expectOffers("stay", "land:2231", "land:2232");
    }

    @Test
    @Tag("E3.3.b.1")
    @Tag("E3.3.b.2")
    @Tag("S-R12")
    void withoutRoomForTheCargoThereIsNoLanding() {
        SecondPosition position = expedition();
        for (int unit = 0; unit < 3; unit++) {
            position.counter("Wild Irregular", "2232");
        }
        SecondScene scene = position.dice(1, 1).start(Side.REBEL, A1);

        scene.play("move-ships:2323", "counter:1", "end", "counter:2", "planet:223");

        scene.expect(Query.ARRIVAL).expectOffers("stay", "land:2231").expectNotOffered("land:2232");
        scene.play("stay");
        assertThat(scene.carrier(2)).isEqualTo(1);
        assertThat(scene.counterPlace(2)).isEqualTo("orbit-223");
    }

    @Test
    @Tag("C-UNIT-3")
    @Tag("S-R12")
    void garrisonsAreNoCargo() {
        SecondScene scene = SecondPosition.in(22, 23)
                .counter("Imperial Transport", "2221")
                .counter("Conscript", "2221")
                .counter("1st Line", "2221")
                .start(Side.IMPERIAL, A1);

        scene.play("move-ships:2221");

        scene.expect(Query.CARGO).expectOffers("counter:2", "none").expectNotOffered("counter:1");
    }

    // ---- passengers

    @Test
    @Tag("E5.2.a.1")
    @Tag("E5.2.a.3")
    @Tag("E5.2.a.4")
    @Tag("E5.2.a.5")
    @Tag("E5.2.a.13")
    @Tag("E3.3.b.6")
    @Tag("S-R13")
    void passengersRideWithTheirEscortsAndStandDetectedWithTheUnits() {
        SecondScene scene = expedition()
                .place("Kogus", "2323")
                .place("Boccanegra", "2323")
                .place("Frun Sentel", "2323")
                .dead("Ly Mantok")
                .escort("Kogus", Soldier.REGULAR)
                .dice(1, 1)
                .start(Side.REBEL, A1);

        scene.play("move-ships:2323", "counter:1", "end", "counter:2");
        scene.expect(Query.BOARD);
        scene.play("leave", "board:1", "board:1", "planet:221", "land:2211");

        assertThat(scene.place("Frun Sentel")).isEqualTo("2323");
        assertThat(scene.isDetected("Frun Sentel")).isFalse();
        assertThat(scene.place("Kogus")).isEqualTo("2211");
        assertThat(scene.place("Boccanegra")).isEqualTo("2211");
        assertThat(scene.isWithUnits("Kogus")).isTrue();
        assertThat(scene.isDetected("Boccanegra")).isTrue();
        assertThat(scene.starshipOf("Kogus")).isEqualTo(-1);
        assertThat(scene.escorts("Kogus")).isEqualTo(1);
    }

    @Test
    @Tag("E3.3.c.3")
    @Tag("E3.3.c.4")
    @Tag("E3.3.c.2")
    void inOrbitEverybodyIsAboardAndNotDetectedByIt() {
        SecondScene scene = expedition().place("Kogus", "2323").dice(1, 1).start(Side.REBEL, A1);

        scene.play("move-ships:2323", "counter:0", "end", "board:0", "planet:221", "stay");

        assertThat(scene.place("Kogus")).isEqualTo("orbit-221");
        assertThat(scene.starshipOf("Kogus")).isZero();
        assertThat(scene.isDetected("Kogus")).isFalse();
        assertThat(scene.isWithUnits("Kogus")).isFalse();
    }

    @Test
    @Tag("E5.2.a.2")
    @Tag("E5.2.a.6")
    @Tag("S-R14")
    void nobodyBoardsASecondStarshipInTheSegment() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "2221")
                .counter("Rebel Light", "2232")
                .place("Kogus", "2221")
                .start(Side.REBEL, A1);
        scene.play("move-ships:2221", "board:0", "planet:223", "land:2232");
        assertThat(scene.place("Kogus")).isEqualTo("2232");

        // The other light leaves without asking him
        scene.play("move-ships:2232");

        scene.expect(Query.DESTINATION);
    }

    @Test
    @Tag("S-R28")
    @Tag("S-R14")
    void whoIsAboardGoesAlongUnaskedAndMayChangeStarshipsOnceBefore() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-222")
                .counter("Rebel Cruiser", "orbit-222")
                .aboard("Kogus", 0)
                .aboard("Boccanegra", 0)
                .start(Side.REBEL, A1);

        scene.play("transfer:11");
        assertThat(scene.starshipOf("Kogus")).isEqualTo(1);
        scene.expect(Query.INTERPLANETARY).expectNotOffered("transfer:11").expectOffers("transfer:14");
        scene.play("move-ships:orbit-222", "counter:0", "end", "planet:223", "stay");

        assertThat(scene.place("Boccanegra")).isEqualTo("orbit-223");
        assertThat(scene.place("Kogus")).isEqualTo("orbit-222");
        scene.expectNotOffered("transfer:14");
    }

    // ---- shuttles

    @Test
    @Tag("E2.A.1.5")
    @Tag("E5.2.a.7")
    @Tag("E5.2.a.8")
    @Tag("E5.2.a.11")
    void shuttlesTakeACharacterUpAtOnePlanetAndDownAtAnother() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Imperial Light", "orbit-222")
                .counter("1st Line", "2221")
                .place("Jon Kidu", "2221")
                .start(Side.IMPERIAL, A1);

        scene.play("transfer:25");
        assertThat(scene.starshipOf("Jon Kidu")).isZero();
        scene.play("move-ships:orbit-222", "planet:223", "stay", "transfer:25");
        scene.expect(Query.TRANSFER_TO).expectOffers("debark:2231", "debark:2232");
        scene.play("debark:2231");

        assertThat(scene.place("Jon Kidu")).isEqualTo("2231");
        assertThat(scene.isDetected("Jon Kidu")).isTrue();
        assertThat(scene.starshipOf("Jon Kidu")).isEqualTo(-1);
    }

    @Test
    @Tag("E5.2.a.11")
    @Tag("E5.2.a.12")
    void enemyMilitaryOnThePlanetBarsTheSurfaceButNotTheOrbitBox() {
        // A18: an Imperial planet with one Rebel militia
        SecondScene scene = SecondPosition.in(22)
                .counter("Imperial Light", "orbit-223")
                .counter("Imperial Cruiser", "orbit-223")
                .counter("Wild Militia", "2232")
                .aboard("Jon Kidu", 0)
                .place("Vans Ka-Tie-A", "2231")
                .start(Side.IMPERIAL, A1);

        scene.expectOffers("transfer:25").expectNotOffered("transfer:30");
        scene.play("transfer:25");

        assertThat(scene.starshipOf("Jon Kidu")).isEqualTo(1);
    }

    @Test
    @Tag("E5.2.a.11")
    void aLandedEnemyStarshipOrAForeignPlanetBarsTheShuttleToo() {
        SecondPosition landed = SecondPosition.in(22)
                .counter("Imperial Light", "orbit-223")
                .counter("Rebel Light", "2232")
                .aboard("Jon Kidu", 0);
        SecondPosition rebellion = SecondPosition.in(22)
                .counter("Imperial Light", "orbit-223")
                .aboard("Jon Kidu", 0)
                .control("Charkhan", PlanetState.REBELLION);

        landed.start(Side.IMPERIAL, A1).expectNotOffered("transfer:25");
        rebellion.start(Side.IMPERIAL, A1).expectNotOffered("transfer:25");
    }

    @Test
    @Tag("E5.2.a.8")
    @Tag("S-R14")
    void aFleetTakesKiduUpAndCannotSetHimDownAmongTheRebels() {
        // SA11: the regular has landed on Quibron
        SecondScene scene = SecondPosition.in(22, 23, 24)
                .counter("Imperial Light", "orbit-222")
                .counter("Imperial Light", "orbit-222")
                .counter("Wild Regular", "2211")
                .place("Jon Kidu", "2221")
                .start(Side.IMPERIAL, A1);

        scene.play("transfer:25", "move-ships:orbit-222", "counter:0", "counter:1", "planet:221");

        assertThat(scene.place("Jon Kidu")).isEqualTo("orbit-221");
        assertThat(scene.events(Happening.Jumped.class)).isEmpty();
        assertThat(scene.events(Happening.Debarked.class)).isEmpty();
    }

    @Test
    @Tag("E5.2.a.9")
    @Tag("S-R14")
    void betweenStarshipAndSpaceshipOfOneOrbitBoxWhileSeatsLast() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Cruiser", "orbit-222")
                .place("Boccanegra", "orbit-222")
                .ship("Planetary Privateer", "Boccanegra")
                .aboard("Kogus", 0)
                .start(Side.REBEL, A1);

        scene.play("transfer:11");
        assertThat(scene.spaceshipOf("Kogus")).isEqualTo("Planetary Privateer");
        scene.expectNotOffered("transfer:11").play("transfer:14");

        assertThat(scene.starshipOf("Boccanegra")).isZero();
    }

    @Test
    @Tag("E5.2.a.10")
    @Tag("S-R11")
    void aPassengerChangesIntoASpaceshipWhileHisStarshipPassesTheOrbitBox() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "2221")
                .place("Kogus", "2221")
                .place("Boccanegra", "orbit-222")
                .ship("Planetary Privateer", "Boccanegra")
                .start(Side.REBEL, A1);

        scene.play("move-ships:2221", "board:0", "planet:223");
        scene.expect(Query.PASSING).expectOffers("transfer:11", "transfer:14", "go-on");
        scene.play("transfer:11", "go-on", "stay");

        assertThat(scene.spaceshipOf("Kogus")).isEqualTo("Planetary Privateer");
        assertThat(scene.place("Kogus")).isEqualTo("orbit-222");
        assertThat(scene.counterPlace(0)).isEqualTo("orbit-223");
    }

    @Test
    @Tag("S-R15")
    @Tag("C-SHIP-3")
    void aDamagedSpaceshipDocksAndIsFreeAgainOnArrival() {
        SecondScene scene = SecondPosition.in(22, 23)
                .counter("Rebel Cruiser", "orbit-222")
                .place("Boccanegra", "orbit-222")
                .ship("Planetary Privateer", "Boccanegra")
                .shipDamaged("Planetary Privateer")
                .dice(1, 1)
                .start(Side.REBEL, A1);

        scene.play("move-ships:orbit-222");
        scene.expect(Query.BOARD).play("leave");
        scene.expect(Query.DOCK).play("board:0", "planet:231");

        assertThat(scene.shipPlace("Planetary Privateer")).isEqualTo("orbit-231");
        assertThat(scene.place("Boccanegra")).isEqualTo("orbit-231");
        assertThat(scene.spaceshipOf("Boccanegra")).isEqualTo("Planetary Privateer");
    }

    // ---- drift

    @Test
    @Tag("E3.2.f.1")
    @Tag("E3.2.f.2")
    @Tag("E3.2.f.3")
    @Tag("S-R22")
    void whoIsAdriftMustLeave() {
        // SA15: one ship in Drift 2, one in Drift 1 of Egrix
        SecondScene scene = SecondPosition.in(22, 23, 24)
                .counter("Rebel Light", "far-drift-22")
                .counter("Rebel Light", "drift-22")
                .dice(1, 1)
                .start(Side.REBEL, A1);

        scene.expectNotOffered("end");
        scene.play("move-ships:drift-22", "planet:223", "land:2232");
        assertThat(scene.events(Happening.Jumped.class)).isEmpty();

        // The other one has to jump to the same star, over a distance of two; nothing else can be done
        scene.expect(Query.DESTINATION).play("planet:221", "stay");
        Happening.Jumped jumped = scene.last(Happening.Jumped.class);
        assertThat(jumped.distance()).isEqualTo(2);
        assertThat(jumped.column()).isNegative();
        assertThat(scene.counterPlace(0)).isEqualTo("orbit-221");
        assertThat(scene.counterPlace(1)).isEqualTo("2232");
    }

    @Test
    @Tag("E3.2.f.1")
    @Tag("E3.2.T.3")
    void aBadJumpEndsTheMoveInTheDriftAreaOfTheDestination() {
        SecondScene scene = expedition().dice(6, 6).start(Side.REBEL, A1);

        scene.play("move-ships:2323", "counter:1", "end", "counter:2", "planet:221");

        assertThat(scene.counterPlace(1)).isEqualTo("drift-22");
        assertThat(scene.counterPlace(2)).isEqualTo("drift-22");
        assertThat(scene.carrier(2)).isEqualTo(1);
    }

    @Test
    @Tag("E3.2.f.4")
    @Tag("S-R18")
    @Tag("E3.2.b.4")
    void nobodyInterceptsInDriftAreasOrAlongTheRoute() {
        // Given Imperial fleets in the same drift area and over Ancore's planets
        SecondScene scene = SecondPosition.in(22, 23, 24)
                .counter("Rebel Light", "drift-23")
                .counter("Imperial Heavy", "drift-23")
                .counter("Imperial Heavy", "orbit-231")
                .counter("Imperial Heavy", "orbit-232")
                .dice(1, 1)
                .start(Side.REBEL, A1);

        // When it must leave, and goes to Quibron
        scene.expect(Query.DESTINATION).play("planet:221");

        scene.expect(Query.ARRIVAL);
        assertThat(scene.events(Happening.BattleBegan.class)).isEmpty();
    }

    // ---- interception

    @Test
    @Tag("E2.A.1.2")
    @Tag("C-FLEET-2")
    @Tag("S-R16")
    @Tag("S-R17")
    void threeDispersedShipsInterceptOnAFive() {
        // A42
        SecondScene scene = blockade().dispersed(1, 2, 3).dice(5).start(Side.REBEL, A1);

        scene.play("move-ships:orbit-222", "planet:223");
        scene.expect(Query.INTERCEPT);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        scene.play("intercept");

        Happening.Intercepted intercepted = scene.last(Happening.Intercepted.class);
        assertThat(intercepted.number()).isEqualTo(5);
        assertThat(intercepted.success()).isTrue();
        assertThat(scene.last(Happening.BattleBegan.class).attacker()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.counterPlace(0)).isEqualTo("orbit-223");
    }

    @Test
    @Tag("C-FLEET-2")
    void battleFormationInterceptsOnAOneOnly() {
        SecondScene scene = blockade().dice(2).start(Side.REBEL, A1);

        scene.play("move-ships:orbit-222", "planet:223", "intercept");

        assertThat(scene.last(Happening.Intercepted.class).number()).isEqualTo(1);
        assertThat(scene.events(Happening.BattleBegan.class)).isEmpty();
        scene.expect(Query.ARRIVAL);
    }

    @Test
    @Tag("C-FLEET-2")
    @Tag("S-R16")
    void theNumberGrowsWithTheDispersedShipsThatCanFight() {
        int[] numbers = {1, 3, 5, 7, 9, 9};
        for (int ships = 1; ships <= numbers.length; ships++) {
            SecondPosition position = SecondPosition.in(22)
                    .counter("Rebel Light", "orbit-222")
                    .counter("Imperial Transport", "orbit-223")
                    .dispersed(1);
            for (int ship = 0; ship < ships; ship++) {
                position.counter("Imperial Light", "orbit-223").dispersed(2 + ship);
            }
            SecondScene scene = position.dice(10).start(Side.REBEL, A1);

            scene.play("move-ships:orbit-222", "planet:223", "intercept");

            assertThat(scene.last(Happening.Intercepted.class).number()).isEqualTo(numbers[ships - 1]);
        }
    }

    @Test
    @Tag("S-R16")
    void transportsInterceptNobody() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-222")
                .counter("Imperial Transport", "orbit-223")
                .start(Side.REBEL, A1);

        scene.play("move-ships:orbit-222", "planet:223");

        scene.expect(Query.ARRIVAL);
    }

    @Test
    @Tag("S-R16")
    @Tag("S-R17")
    @Tag("S-R11")
    void aLiftingStackIsRakedOnceInterceptedOnceAndStaysInOrbit() {
        // SA13: light and damaged transport with regular and passenger leave Quibron
        SecondScene scene = SecondPosition.in(22, 23)
                .counter("Rebel Light", "2211")
                .counter("Rebel Transport", "2211")
                .counter("Wild Regular", "2211")
                .damaged(1)
                .withUnits("Boccanegra", "2211")
                .counter("Imperial Light", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .pdb("Quibron", 1, true)
                .luck(1)
                .dice(1, 1, 1, 1, 1)
                .start(Side.REBEL, A1);

        scene.play(
                "move-ships:2211", "counter:0", "counter:1", "counter:2", "board:1", "planet:232", "rake", "intercept");
        scene.skipSegment();

        assertThat(scene.events(Happening.Raked.class)).hasSize(1);
        assertThat(scene.events(Happening.Intercepted.class)).hasSize(1);
        assertThat(scene.events(Happening.Jumped.class)).isEmpty();
        assertThat(scene.events(Happening.BattleBegan.class).getFirst().attacker())
                .isEqualTo(Side.IMPERIAL);
    }

    private static SecondPosition blockade() {
        return SecondPosition.in(22)
                .counter("Rebel Light", "orbit-222")
                .counter("Imperial Light", "orbit-223")
                .counter("Imperial Light", "orbit-223")
                .counter("Imperial Light", "orbit-223");
    }

    // ---- raking

    @Test
    @Tag("C-PDB-2")
    @Tag("S-R25")
    void levelTwoRollsEightDiceAtRandomStarships() {
        // A43
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .counter("Rebel Light", "orbit-221")
                .pdb("Angoff", 2, true)
                .dice(5, 6, 6, 1, 2, 3, 4, 5)
                .picks(0, 0, 1, 1)
                .start(Side.REBEL, A1);

        // Of the two lights, which are alike, the first joins unasked
        scene.play("move-ships:orbit-221", "counter:1", "planet:222", "land:2221", "rake");

        scene.expectLuckUsedUp();
        assertThat(scene.last(Happening.Raked.class).dice()).hasSize(8);
        assertThat(scene.isCounterDamaged(0)).isTrue();
        assertThat(scene.isCounterDamaged(1)).isTrue();
        assertThat(scene.counterPlace(1)).isEqualTo("2221");
    }

    @Test
    @Tag("S-R25")
    void noHitIsWastedOnAShipThatIsLostAlready() {
        // Given a damaged light: two hits end it, so the other two find the transport alone and need no die
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .counter("Rebel Transport", "orbit-221")
                .damaged(0)
                .pdb("Angoff", 1, true)
                .dice(5, 5, 5, 5)
                .picks(0, 0)
                .start(Side.REBEL, A1);

        scene.play("move-ships:orbit-221", "counter:0", "counter:1", "planet:222", "land:2221", "rake");

        scene.expectLuckUsedUp();
        assertThat(scene.counterPlace(0)).isEqualTo("gone");
        assertThat(scene.isCounterDamaged(1)).isTrue();
        assertThat(scene.counterPlace(1)).isEqualTo("2221");
    }

    @Test
    @Tag("C-PDB-2")
    @Tag("S-R25")
    void aLevelZeroAndADownPdbRakeNobody() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .counter("Rebel Light", "orbit-221")
                .pdb("Angoff", 2, false)
                .pdb("Charkhan", 0, true)
                .start(Side.REBEL, A1);

        scene.play("move-ships:orbit-221", "end", "planet:222", "land:2221");
        scene.play("move-ships:orbit-221", "planet:223", "land:2231");

        assertThat(scene.events(Happening.Raked.class)).isEmpty();
        assertThat(scene.counterPlace(0)).isEqualTo("2221");
        assertThat(scene.counterPlace(1)).isEqualTo("2231");
    }

    @Test
    @Tag("S-R26")
    @Tag("S-R27")
    @Tag("C-POD-1")
    @Tag("E5.5.b.4")
    void aTransportShotDownTakesItsCargoAndItsPassengersTakeToThePods() {
        // SA18: Frun, a prisoner, needs 2; Kidu 4
        SecondScene scene = SecondPosition.in(22)
                .counter("Imperial Transport", "orbit-222")
                .counter("1st Line", "orbit-222")
                .cargo(0, 1)
                .aboard("Jon Kidu", 0)
                .prisonerAboard("Frun Sentel", 0)
                .control("Charkhan", PlanetState.REBEL_CONTROL)
                .pdb("Charkhan", 1, true)
                .dice(6, 6, 6, 6, 4, 3)
                .picks(1)
                .start(Side.IMPERIAL, A1);

        scene.play("move-ships:orbit-222", "planet:223", "land:2231", "rake");

        assertThat(scene.counterPlace(0)).isEqualTo("gone");
        assertThat(scene.counterPlace(1)).isEqualTo("gone");
        assertThat(scene.place("Frun Sentel")).isEqualTo("dead");
        assertThat(scene.place("Jon Kidu")).isEqualTo("2232");
        assertThat(scene.isDetected("Jon Kidu")).isTrue();
    }

    // ---- prisoners

    @Test
    @Tag("E5.5.a.2")
    @Tag("E5.5.a.6")
    @Tag("S-R63")
    void theLastUnitsTakeTheirPrisonerAlongUnasked() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Imperial Transport", "2221")
                .counter("1st Line", "2221")
                .prisonerOfUnits("Ly Mantok", "2221")
                .start(Side.IMPERIAL, A1);

        scene.play("move-ships:2221", "counter:1");
        scene.expect(Query.DESTINATION).play("planet:223", "stay");
        assertThat(scene.place("Ly Mantok")).isEqualTo("orbit-223");
        assertThat(scene.holder("Ly Mantok")).isEqualTo("ship");
        assertThat(scene.isPrisoner("Ly Mantok")).isTrue();
    }

    @Test
    @Tag("E5.5.a.2")
    @Tag("S-R62")
    void aPrisonerOfUnitsRidesIfItIsWishedAndIsTheUnitsOnLanding() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Imperial Light", "2221")
                .counter("Conscript", "2221")
                .prisonerOfUnits("Ly Mantok", "2221")
                .start(Side.IMPERIAL, A1);

        scene.play("move-ships:2221");
        scene.expect(Query.BOARD).expectOffers("board:0", "leave");
        scene.play("board:0", "planet:223", "land:2232");

        assertThat(scene.place("Ly Mantok")).isEqualTo("2232");
        assertThat(scene.holder("Ly Mantok")).isEqualTo("units");
    }

    @Test
    @Tag("E5.5.a.2")
    @Tag("S-R63")
    @Tag("S-R103")
    void aGuardTakesHisPrisonerAboard() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Imperial Light", "2221")
                .place("Jon Kidu", "2221")
                .prisoner("Ly Mantok", "Jon Kidu")
                .start(Side.IMPERIAL, A1);

        scene.play("move-ships:2221", "board:0", "planet:223", "stay");

        assertThat(scene.place("Ly Mantok")).isEqualTo("orbit-223");
        assertThat(scene.starshipOf("Ly Mantok")).isZero();
        assertThat(scene.isPrisoner("Ly Mantok")).isTrue();
    }

    @Test
    @Tag("E5.5.a.4")
    @Tag("S-R9")
    void aPrisonerChangesHandsOnceInASegment() {
        SecondScene scene = SecondPosition.in(22)
                .counter("1st Line", "2221")
                .place("Jon Kidu", "2221")
                .place("Vans Ka-Tie-A", "2221")
                .prisonerOfUnits("Ly Mantok", "2221")
                .counter("Imperial Light", "orbit-223")
                .start(Side.IMPERIAL, A1);

        scene.play("hand-over:6");
        scene.expect(Query.HAND_OVER_TO)
                .expectOffers("character:25", "character:30")
                .expectNotOffered("units");
        scene.play("character:25");

        assertThat(scene.holder("Ly Mantok")).isEqualTo("Jon Kidu");
        scene.expect(Query.INTERPLANETARY).expectNotOffered("hand-over:6");
    }

    @Test
    @Tag("E5.5.a.4")
    void inOrbitAPrisonerGoesByShuttleFromShipToShip() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Imperial Light", "orbit-222")
                .counter("Imperial Cruiser", "orbit-222")
                .prisonerAboard("Ly Mantok", 0)
                .start(Side.IMPERIAL, A1);

        scene.play("hand-over:6");

        assertThat(scene.starshipOf("Ly Mantok")).isEqualTo(1);
        assertThat(scene.holder("Ly Mantok")).isEqualTo("ship");
    }

    @Test
    @Tag("S-R102")
    @Tag("S-R42")
    void inTheOtherSegmentsNoShuttleTakesAPrisonerOver() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Imperial Light", "orbit-222")
                .counter("Imperial Cruiser", "orbit-222")
                .prisonerAboard("Ly Mantok", 0)
                .start(Side.IMPERIAL, Segment.PLANETARY_MOVEMENT);

        scene.expect(Query.PLANETARY_MOVE).expectNotOffered("hand-over:6");
    }

    @Test
    @Tag("S-R103")
    void theLastFriendToLeaveASpaceshipTakesItsPrisonersAlong() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Cruiser", "orbit-222")
                .place("Boccanegra", "orbit-222")
                .ship("Planetary Privateer", "Boccanegra")
                .aboardShip("Kogus", "Planetary Privateer")
                .prisonerAboardShip("Jon Kidu", "Planetary Privateer")
                .start(Side.REBEL, A1);

        scene.play("transfer:11");
        assertThat(scene.spaceshipOf("Jon Kidu")).isEqualTo("Planetary Privateer");
        scene.play("transfer:14");

        assertThat(scene.starshipOf("Jon Kidu")).isZero();
        assertThat(scene.isPrisoner("Jon Kidu")).isTrue();
    }

    @Test
    @Tag("S-R23")
    @Tag("S-R105")
    void inDriftASpaceshipDocksButNobodyShuttles() {
        SecondScene scene = SecondPosition.in(22, 23)
                .counter("Rebel Cruiser", "drift-22")
                .counter("Rebel Cruiser", "drift-22")
                .place("Boccanegra", "drift-22")
                .ship("Planetary Privateer", "Boccanegra")
                .shipDamaged("Planetary Privateer")
                .start(Side.REBEL, A1);

        // Of two cruisers that are alike the first goes unasked; nobody is asked to board it
        scene.expect(Query.STARSHIP_JOINS).play("end");
        scene.expect(Query.DOCK).play("board:0", "planet:223");

        assertThat(scene.place("Boccanegra")).isEqualTo("orbit-223");
        assertThat(scene.shipPlace("Planetary Privateer")).isEqualTo("orbit-223");
    }

    @Test
    @Tag("S-R104")
    void aStackThatBeginsInTheOrbitBoxIsNotAskedForTransfersAgain() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-222")
                .place("Boccanegra", "orbit-222")
                .ship("Planetary Privateer", "Boccanegra")
                .aboard("Kogus", 0)
                .start(Side.REBEL, A1);

        scene.expectOffers("transfer:11").play("move-ships:orbit-222", "leave", "leave", "planet:223");

        scene.expect(Query.ARRIVAL);
    }

    @Test
    void whoTookThePrisonerOfTheScenarioAwayHasEmptiedHisCell() {
        SecondScene scene = SecondPosition.of(
                        Scenarios.named("breakout-at-egrix").orElseThrow())
                .counter("Imperial Transport", "2211")
                .counter("Stormtrooper", "2211")
                .prisonerOfUnits("Ly Mantok", "2211")
                .start(Side.IMPERIAL, A1);
        assertThat(Theatre.of(scene.truth()).cellLeft()).isFalse();

        scene.play("move-ships:2211", "counter:1", "planet:222", "stay");

        assertThat(Theatre.of(scene.truth()).cellLeft()).isTrue();
    }
}
