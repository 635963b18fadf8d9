package fitg.rules.flight.second;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.Scene;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Event;
import fitg.state.Segment;
import fitg.state.theatre.Theatre;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** E2.A.3 of the second edition: spaceships of characters, their crews, jumps and drift. */
class SecondFlightTest {

    private static final Segment A3 = Segment.CHARACTER_MOVEMENT;

    private static SecondPosition privateerAtOrning() {
        return SecondPosition.in(22, 23, 24)
                .place("Boccanegra", "orbit-241")
                .ship("Planetary Privateer", "Boccanegra")
                .aboardShip("Frun Sentel", "Planetary Privateer")
                .aboardShip("Doctor Sontag", "Planetary Privateer")
                .aboardShip("Adam Starlight", "Planetary Privateer");
    }

    @Test
    @Tag("SA2")
    @Tag("E2.A.3.2")
    @Tag("E2.A.3.4")
    @Tag("E3.2.a.1")
    @Tag("S-R43")
    void thePrivateerJumpsToQuibronAndIsSeenThere() {
        SecondScene scene =
                privateerAtOrning().pdb("Quibron", 1, true).dice(5, 4, 5).start(Side.REBEL, A3);

        scene.play("fly:36", "planet:221", "place:2211");

        Happening.Jumped jump = scene.last(Happening.Jumped.class);
        assertThat(jump.distance()).isEqualTo(2);
        assertThat(jump.column()).isEqualTo(-1);
        assertThat(scene.events(Happening.Tracked.class))
                .as("nobody looks at Orning")
                .hasSize(1);
        assertThat(scene.last(Happening.Tracked.class).evasion()).isEqualTo(7);
        for (String name : new String[] {"Boccanegra", "Frun Sentel", "Doctor Sontag", "Adam Starlight"}) {
            assertThat(scene.place(name)).isEqualTo("2211");
            assertThat(scene.spaceshipOf(name)).isEqualTo("none");
            assertThat(scene.isDetected(name)).isTrue();
        }
        assertThat(scene.shipPlace("Planetary Privateer")).isEqualTo("2211");
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("E2.A.3.2")
    @Tag("E5.2.c.4")
    void itGoesToTheOrbitBoxOrAnyEnvironOfAnyPlanet() {
        SecondScene scene = privateerAtOrning().start(Side.REBEL, A3);

        scene.play("fly:36");

        scene.expect(Query.FLY_TO_PLANET);
        assertThat(scene.offers())
                .containsExactly("planet:221", "planet:222", "planet:223", "planet:231", "planet:232", "planet:241");
        scene.play("planet:241");
        scene.expect(Query.FLY_TO_BOX);
        assertThat(scene.offers()).containsExactly("place:2411", "place:2412");
    }

    @Test
    @Tag("E2.A.3.2")
    @Tag("E3.2.a.1")
    void betweenPlanetsOfOneSystemNobodyJumps() {
        SecondScene scene = SecondPosition.in(22)
                .place("Boccanegra", "2232")
                .ship("Planetary Privateer", "Boccanegra")
                .start(Side.REBEL, A3);

        scene.play("fly:36", "planet:221", "place:orbit-221");

        assertThat(scene.place("Boccanegra")).isEqualTo("orbit-221");
        assertThat(scene.spaceshipOf("Boccanegra")).isEqualTo("Planetary Privateer");
        assertThat(scene.events(Happening.Jumped.class)).isEmpty();
    }

    @Test
    @Tag("S-R41")
    void nobodyFliesWhoHoldsItWithoutNavigationOrIsNotThere() {
        SecondScene scene = SecondPosition.in(23)
                .place("Doctor Sontag", "2321")
                .ship("Planetary Privateer", "Doctor Sontag")
                .place("Boccanegra", "2321")
                .place("Frun Sentel", "2321")
                .ship("Explorer", "Frun Sentel")
                .place("Frun Sentel", "2322")
                .start(Side.REBEL, A3);

        assertThat(scene.offers()).containsExactly("walk:4", "walk:12", "walk:14", "end");
    }

    @Test
    @Tag("S-R41")
    @Tag("E5.4.a.4")
    void aWoundedPilotOfNavigationOneCannotFly() {
        SecondScene scene = SecondPosition.in(23)
                .place("Jon Kidu", "2321")
                .ship("Imperial Spaceship 1", "Jon Kidu")
                .wounded("Jon Kidu")
                .start(Side.IMPERIAL, A3);

        assertThat(scene.offers()).containsExactly("walk:25", "end");
    }

    @Test
    @Tag("S-R42")
    @Tag("S-D23")
    void thoseOfTheEnvironAreAskedOneByOneAndTheOthersStay() {
        SecondScene scene = SecondPosition.in(22)
                .place("Adam Starlight", "2231")
                .place("Frun Sentel", "2232")
                .place("Doctor Sontag", "2232")
                .place("Boccanegra", "2232")
                .ship("Planetary Privateer", "Boccanegra")
                .start(Side.REBEL, A3);

        scene.play("fly:36");
        scene.expect(Query.CREW);
        scene.play("take");
        scene.expect(Query.CREW);
        scene.play("leave", "planet:221", "place:2211");

        assertThat(scene.place("Frun Sentel")).isEqualTo("2211");
        assertThat(scene.place("Boccanegra")).isEqualTo("2211");
        assertThat(scene.place("Doctor Sontag")).isEqualTo("2232");
        assertThat(scene.place("Adam Starlight")).isEqualTo("2231");
        assertThat(scene.offers()).as("who flew has moved").containsExactly("walk:2", "walk:12", "end");
    }

    @Test
    @Tag("E5.5.a.3")
    @Tag("E5.6.a.5")
    @Tag("S-R42")
    void prisonersAndEscortsTakeSeats() {
        // An Imperial spaceship has four: Vans, his escort, Barca and his prisoner fill it.
        SecondScene scene = SecondPosition.in(22)
                .place("Vans Ka-Tie-A", "2232")
                .ship("Imperial Spaceship 1", "Vans Ka-Tie-A")
                .dead("Thysa Kymbo")
                .escort("Vans Ka-Tie-A", Soldier.LINE)
                .place("Barca", "2232")
                .prisoner("Ly Mantok", "Barca")
                .place("Saytar", "2232")
                .start(Side.IMPERIAL, A3);

        scene.play("fly:imperial-1");
        scene.expect(Query.CREW).play("take");

        scene.expect(Query.FLY_TO_PLANET).play("planet:221", "place:orbit-221");
        assertThat(scene.place("Saytar")).isEqualTo("2232");
        assertThat(scene.place("Ly Mantok")).isEqualTo("orbit-221");
        assertThat(scene.holder("Ly Mantok")).isEqualTo("ship");
        assertThat(scene.escorts("Vans Ka-Tie-A")).isEqualTo(1);
    }

    @Test
    @Tag("S-R63")
    void aPilotWithMorePrisonersThanSeatsCannotFly() {
        SecondScene scene = SecondPosition.in(23)
                .place("Vans Ka-Tie-A", "2321")
                .ship("Imperial Spaceship 1", "Vans Ka-Tie-A")
                .prisoner("Ly Mantok", "Vans Ka-Tie-A")
                .prisoner("Frun Sentel", "Vans Ka-Tie-A")
                .prisoner("Boccanegra", "Vans Ka-Tie-A")
                .prisoner("Zina Adora", "Vans Ka-Tie-A")
                .start(Side.IMPERIAL, A3);

        assertThat(scene.offers()).containsExactly("walk:30", "end");
    }

    @Test
    @Tag("S-R62")
    @Tag("RUL-201")
    void whenAShipLandsItsPilotGuardsThePrisoner() {
        SecondScene scene = SecondPosition.in(22)
                .place("Vans Ka-Tie-A", "orbit-221")
                .ship("Imperial Spaceship 1", "Vans Ka-Tie-A")
                .prisonerAboardShip("Ly Mantok", "Imperial Spaceship 1")
                .start(Side.IMPERIAL, A3);

        scene.play("fly:imperial-1", "planet:221");

        assertThat(scene.place("Ly Mantok")).isEqualTo("2211");
        assertThat(scene.holder("Ly Mantok")).isEqualTo("Vans Ka-Tie-A");
        assertThat(scene.isPrisoner("Ly Mantok")).isTrue();
    }

    private static SecondScene vansFliesMantokTo(String... goal) {
        SecondScene scene = SecondPosition.of(
                        Scenarios.named("breakout-at-egrix").orElseThrow())
                .place("Vans Ka-Tie-A", "2211")
                .ship("Imperial Spaceship 1", "Vans Ka-Tie-A")
                .prisoner("Ly Mantok", "Vans Ka-Tie-A")
                .start(Side.IMPERIAL, A3);
        scene.play("fly:imperial-1").play(goal);
        return scene;
    }

    @Test
    void aPrisonerTakenToAnotherPlanetHasLeftHisCell() {
        SecondScene above = vansFliesMantokTo("planet:221");
        SecondScene away = vansFliesMantokTo("planet:222", "place:2221");

        assertThat(above.place("Ly Mantok")).isEqualTo("orbit-221");
        assertThat(Theatre.of(above.truth()).cellLeft()).isFalse();
        assertThat(away.place("Ly Mantok")).isEqualTo("2221");
        assertThat(Theatre.of(away.truth()).cellLeft()).isTrue();
    }

    @Test
    @Tag("A29")
    @Tag("E5.4.a.4")
    @Tag("E3.2.c.1")
    void aWoundedPilotOfNavigationFiveJumpsWithFour() {
        SecondScene scene = SecondPosition.in(22, 23, 24)
                .place("Ly Mantok", "orbit-221")
                .ship("Explorer", "Ly Mantok")
                .wounded("Ly Mantok")
                .dice(3, 3)
                .start(Side.REBEL, A3);

        scene.play("fly:33", "planet:241", "place:orbit-241");

        assertThat(scene.last(Happening.Jumped.class).navigation()).isEqualTo(4);
    }

    @Test
    @Tag("A30")
    @Tag("E5.4.b.1")
    void whoPilotedDoesNotRestAndWhoRodeDoes() {
        SecondScene scene = SecondPosition.in(22)
                .place("Boccanegra", "2232")
                .ship("Planetary Privateer", "Boccanegra")
                .place("Frun Sentel", "2232")
                .wounded("Boccanegra", "Frun Sentel")
                .start(Side.REBEL, A3);

        scene.play("fly:36", "take", "planet:221", "place:2211");
        while (scene.turn() == 1 && scene.truth().turn().phasing() == Side.REBEL) {
            scene.skipSegment();
        }
        assertThat(scene.isWounded("Boccanegra")).isTrue();
        assertThat(scene.isWounded("Frun Sentel")).isFalse();
    }

    // ---- jumps that go wrong, and drift

    @Test
    @Tag("E3.2.T.3")
    @Tag("E3.2.f.1")
    void aSlightlyBadJumpEndsInDriftUntracked() {
        SecondScene scene =
                privateerAtOrning().pdb("Quibron", 1, true).dice(6, 6).start(Side.REBEL, A3);

        scene.play("fly:36", "planet:221", "place:2211");

        assertThat(scene.place("Boccanegra")).isEqualTo("drift-22");
        assertThat(scene.spaceshipOf("Frun Sentel")).isEqualTo("Planetary Privateer");
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("C-DETECT-1")
    @Tag("S-R29")
    void aJumpClearsDetection() {
        SecondScene scene =
                privateerAtOrning().pdb("Orning", 0, true).dice(6, 3, 3).start(Side.REBEL, A3);

        scene.play("fly:36", "planet:221", "place:2211");

        assertThat(scene.last(Happening.Tracked.class).result().name()).isEqualTo("DETECTED");
        assertThat(scene.isDetected("Boccanegra")).isFalse();
    }

    @Test
    @Tag("S-R22")
    @Tag("E3.2.f.2")
    void theSegmentDoesNotEndWhileAShipInDriftCanLeaveIt() {
        SecondScene scene = SecondPosition.in(22)
                .place("Boccanegra", "drift-22")
                .ship("Planetary Privateer", "Boccanegra")
                .place("Zina Adora", "2232")
                .start(Side.REBEL, A3);

        assertThat(scene.offers()).containsExactly("walk:1", "fly:36");
        scene.play("fly:36", "planet:221", "place:2211");
        assertThat(scene.place("Boccanegra")).isEqualTo("2211");
        assertThat(scene.events(Happening.Jumped.class)).isEmpty();
        assertThat(scene.offers()).containsExactly("walk:1", "end");
    }

    @Test
    @Tag("S-R22")
    void withoutAPilotItStaysInDrift() {
        SecondScene scene = SecondPosition.in(22)
                .place("Doctor Sontag", "drift-22")
                .ship("Planetary Privateer", "Doctor Sontag")
                .place("Zina Adora", "2232")
                .start(Side.REBEL, A3);

        assertThat(scene.offers()).containsExactly("walk:1", "end");
    }

    @Test
    @Tag("E3.2.f.3")
    @Tag("A15")
    void outOfDriftTwoItJumpsTwoToItsOwnStar() {
        SecondScene scene = SecondPosition.in(22, 23)
                .place("Boccanegra", "far-drift-22")
                .ship("Planetary Privateer", "Boccanegra")
                .dice(3, 3)
                .start(Side.REBEL, A3);

        scene.play("planet:221", "place:2211");

        assertThat(scene.last(Happening.Jumped.class).distance()).isEqualTo(2);
        assertThat(scene.place("Boccanegra")).isEqualTo("2211");
    }

    // ---- damage

    @Test
    @Tag("C-SHIP-3")
    void aDamagedShipDoesNotFlyByItself() {
        SecondScene scene = SecondPosition.in(23)
                .place("Boccanegra", "2321")
                .ship("Planetary Privateer", "Boccanegra")
                .shipDamaged("Planetary Privateer")
                .start(Side.REBEL, A3);

        assertThat(scene.offers()).containsExactly("walk:14", "end");
    }

    @Test
    @Tag("S-R23")
    @Tag("C-SHIP-3")
    void aDamagedShipLeavesDriftForItsOwnStarOnly() {
        SecondScene scene = SecondPosition.in(22, 23)
                .place("Boccanegra", "drift-23")
                .ship("Planetary Privateer", "Boccanegra")
                .shipDamaged("Planetary Privateer")
                .start(Side.REBEL, A3);

        scene.expect(Query.FLY_TO_PLANET);
        assertThat(scene.offers()).containsExactly("planet:231", "planet:232");
    }

    @Test
    @Tag("E3.2.c.1")
    @Tag("RUL-205")
    void theShipOfCardFortyJumpsAsIfItsPilotWereBetterByOne() {
        SecondScene scene = SecondPosition.in(22)
                .place("Zina Adora", "far-drift-22")
                .ship("S-XIII", "Zina Adora")
                .dice(6, 6)
                .start(Side.REBEL, A3);

        scene.play("planet:221", "place:2211");

        assertThat(scene.last(Happening.Jumped.class).navigation()).isEqualTo(2);
        assertThat(scene.place("Zina Adora")).as("column 0").isEqualTo("drift-22");
    }

    @Test
    @Tag("S-R43")
    void theEventNamesShipAndGoal() {
        SecondScene scene = SecondPosition.in(22)
                .place("Boccanegra", "2232")
                .ship("Planetary Privateer", "Boccanegra")
                .start(Side.REBEL, A3);

        scene.play("fly:36", "planet:223", "place:2231");

        Event.CharactersMoved moved = scene.last(Event.CharactersMoved.class);
        assertThat(Scene.names(moved.characters())).containsExactly("Boccanegra");
        assertThat(moved.ship()).isEqualTo(Position.shipNamed("Planetary Privateer"));
        assertThat(moved.to()).isEqualTo(SecondPosition.place("2231"));
    }
}
