package fitg.rules.movement.second;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Rules;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** E2.A.4 and E3.3: military movement on a planet, and who stands with whom afterwards. */
class PlanetaryMovementTest {

    private static final Segment A4 = Segment.PLANETARY_MOVEMENT;

    @Test
    @Tag("E2.A.4.2")
    @Tag("E2.A.4.3")
    @Tag("S-R71")
    void underEnemyStarshipsTransportsLandButDoNotLift() {
        // A02: an Imperial light over Charkhan
        SecondScene scene = SecondPosition.in(22)
                .counter("Imperial Light", "orbit-223")
                .counter("Rebel Transport", "orbit-223")
                .counter("Air Regular", "orbit-223")
                .cargo(1, 2)
                .counter("Rebel Transport", "2232")
                .pdb("Charkhan", 1, true)
                .dice(1, 1, 1, 1)
                .start(Side.REBEL, A4);

        scene.expectOffers("descend:orbit-223").expectNotOffered("lift:2232");
        scene.play("descend:orbit-223", "place:2231");
        scene.expect(Query.RAKE).play("rake");

        assertThat(scene.counterPlace(1)).isEqualTo("2231");
        assertThat(scene.counterPlace(2)).isEqualTo("2231");
        assertThat(scene.carrier(2)).isEqualTo(-1);
        assertThat(scene.events(Happening.Intercepted.class)).isEmpty();
    }

    @Test
    @Tag("E2.A.4.3")
    @Tag("S-R71")
    @Tag("C-PDB-2")
    void aTransportTakesAUnitUpAndIsRaked() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Transport", "2232")
                .counter("Wild Regular", "2232")
                .place("Kogus", "2232")
                .pdb("Charkhan", 1, true)
                .dice(1, 1, 1, 5)
                .start(Side.REBEL, A4);

        scene.play("lift:2232", "counter:1", "board:0", "rake");

        assertThat(scene.counterPlace(0)).isEqualTo("orbit-223");
        assertThat(scene.counterHits(0)).isEqualTo(1);
        assertThat(scene.counterPlace(1)).isEqualTo("orbit-223");
        assertThat(scene.carrier(1)).isZero();
        assertThat(scene.starshipOf("Kogus")).isZero();
    }

    @Test
    @Tag("E2.A.4.4")
    @Tag("S-R71")
    void onlyLightStarshipsFlyLowAndTheyAreRaked() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "2232")
                .counter("Rebel Transport", "2232")
                .place("Kogus", "2232")
                .counter("Imperial Heavy", "orbit-223")
                .pdb("Charkhan", 1, true)
                .dice(5, 1, 1, 1)
                .start(Side.REBEL, A4);

        scene.play("low-flight:2232", "board:0", "rake");

        assertThat(scene.counterPlace(0)).isEqualTo("2231");
        assertThat(scene.counterHits(0)).isEqualTo(1);
        assertThat(scene.place("Kogus")).isEqualTo("2231");
        assertThat(scene.isWithUnits("Kogus")).isTrue();
        scene.expectNotOffered("low-flight:2232");
    }

    @Test
    @Tag("E2.A.4.1")
    @Tag("E5.2.d.1")
    @Tag("S-R72")
    void onlyTheNamedLeaderMarchesWithTheUnits() {
        // A20
        SecondScene scene = SecondPosition.in(22)
                .counter("Wild Regular", "2232")
                .withUnits("Kogus", "2232")
                .withUnits("Frun Sentel", "2232")
                .place("Boccanegra", "2232")
                .start(Side.REBEL, A4);

        scene.play("march:2232");
        scene.expect(Query.MARCH_LEADER)
                .expectOffers("character:4", "character:14", "none")
                .expectNotOffered("character:11");
        scene.play("character:14");

        assertThat(scene.counterPlace(0)).isEqualTo("2231");
        assertThat(scene.place("Boccanegra")).isEqualTo("2231");
        assertThat(scene.isWithUnits("Boccanegra")).isTrue();
        assertThat(scene.isDetected("Boccanegra")).isTrue();
        assertThat(scene.place("Kogus")).isEqualTo("2232");
        assertThat(scene.place("Frun Sentel")).isEqualTo("2232");
        assertThat(scene.isWithUnits("Kogus")).isFalse();
    }

    @Test
    @Tag("E3.3.b.1")
    @Tag("E3.3.b.2")
    @Tag("E3.3.b.3")
    void aFullEnvironTakesNoUnitButEnemiesAndLightStarships() {
        // A16: Charkhan Air is of size 5
        SecondPosition position = SecondPosition.in(22);
        for (int unit = 0; unit < 5; unit++) {
            position.counter("Air Regular", "2231");
        }
        position.counter("Wild Regular", "2232").counter("Rebel Light", "2232");
        SecondScene full = position.start(Side.REBEL, A4);
        full.expectNotOffered("march:2232").play("low-flight:2232");
        assertThat(full.starships("2231", Side.REBEL)).isEqualTo(1);

        SecondPosition other = SecondPosition.in(22);
        for (int unit = 0; unit < 5; unit++) {
            other.counter("Air Regular", "2231");
        }
        SecondScene enemy = other.counter("1st Line", "2232").start(Side.IMPERIAL, A4);
        enemy.play("march:2232");
        assertThat(enemy.groundUnits("2231", Side.IMPERIAL)).isEqualTo(1);
    }

    @Test
    @Tag("E3.3.b.1")
    void noMoreUnitsMarchThanFindRoom() {
        // Given two places left in Charkhan Wild (size 3)
        SecondScene scene = SecondPosition.in(22)
                .counter("Wild Regular", "2232")
                .counter("Air Regular", "2231")
                .counter("Air Irregular", "2231")
                .counter("Air Militia", "2231")
                .start(Side.REBEL, A4);

        scene.play("march:2231", "counter:1", "counter:2");

        assertThat(scene.groundUnits("2232", Side.REBEL)).isEqualTo(3);
        assertThat(scene.counterPlace(3)).isEqualTo("2231");
    }

    @Test
    @Tag("E2.A.4.5")
    @Tag("E3.1.a.5")
    void whatMovedBetweenPlanetsMayMoveAgainOnThePlanetAndThereOnce() {
        SecondScene scene =
                SecondPosition.in(22).counter("Rebel Light", "2221").start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        scene.play("move-ships:2221", "planet:223", "land:2231");
        scene.skipTo(Query.PLANETARY_MOVE);

        scene.expectOffers("low-flight:2231", "lift:2231").play("low-flight:2231");

        assertThat(scene.counterPlace(0)).isEqualTo("2232");
        assertThat(scene.events(Happening.CountersMoved.class).getLast().to()).isEqualTo(SecondPosition.place("2232"));
        assertThat(scene.truth().turn().segment()).isNotEqualTo(Segment.INTERPLANETARY_MOVEMENT);
    }

    @Test
    @Tag("E5.5.a.2")
    @Tag("S-R63")
    void marchingUnitsTakePrisonersIfTheyWishAndAlwaysWhenTheyAreTheLast() {
        SecondPosition position = SecondPosition.in(22)
                .counter("1st Line", "2232")
                .counter("Stormtrooper", "2232")
                .prisonerOfUnits("Ly Mantok", "2232");
        SecondScene some = position.start(Side.IMPERIAL, A4);
        some.play("march:2232", "counter:0", "end");
        some.expect(Query.TAKE_PRISONER).play("leave");
        assertThat(some.place("Ly Mantok")).isEqualTo("2232");

        // When the others follow, he goes along unasked
        some.play("march:2232");
        assertThat(some.place("Ly Mantok")).isEqualTo("2231");
        assertThat(some.isPrisoner("Ly Mantok")).isTrue();
        assertThat(some.holder("Ly Mantok")).isEqualTo("units");
    }

    // ---- the end of the segment

    @Test
    @Tag("E3.3.a.1")
    @Tag("E3.3.a.2")
    @Tag("E3.3.b.4")
    @Tag("E3.3.b.5")
    @Tag("E3.3.b.6")
    @Tag("E3.3.b.7")
    @Tag("S-R69")
    void atTheEndEachCharacterStandsWithTheUnitsOrApart() {
        // A17
        SecondScene scene = SecondPosition.in(22)
                .counter("Wild Regular", "2211")
                .place("Kogus", "2211")
                .withUnits("Boccanegra", "2211")
                .start(Side.REBEL, A4);

        scene.expect(Query.STACK);
        scene.play("military-stack", "character-stack");

        assertThat(scene.isWithUnits("Kogus")).isTrue();
        assertThat(scene.isDetected("Kogus")).isTrue();
        assertThat(scene.isWithUnits("Boccanegra")).isFalse();
        assertThat(scene.isDetected("Boccanegra")).isTrue();
    }

    @Test
    @Tag("S-R70")
    void landedStarshipsMakeAMilitaryStack() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "2211")
                .place("Kogus", "2211")
                .start(Side.REBEL, A4);

        scene.play("end").expect(Query.STACK).play("military-stack");

        assertThat(scene.isWithUnits("Kogus")).isTrue();
        assertThat(scene.isDetected("Kogus")).isTrue();
    }

    @Test
    @Tag("E5.6.a.1")
    @Tag("E5.6.a.2")
    @Tag("E5.6.a.3")
    @Tag("S-R67")
    void aCharacterTakesASoldierForEachOneLostAndMayStayApart() {
        // SA3: Mantok is a prisoner
        SecondScene scene = SecondPosition.in(22)
                .counter("Wild Regular", "2211")
                .place("Adam Starlight", "2211")
                .place("Boccanegra", "2211")
                .counter("1st Line", "2221")
                .prisonerOfUnits("Ly Mantok", "2221")
                .start(Side.REBEL, A4);

        scene.expect(Query.ESCORT).expectOffers("character:2", "character:14", "end");
        scene.play("character:2");

        // A second one is not on offer
        scene.expect(Query.STACK).play("character-stack", "military-stack");
        assertThat(scene.escorts("Adam Starlight")).isEqualTo(1);
        assertThat(scene.last(Happening.EscortJoined.class).soldier()).isEqualTo(Soldier.REGULAR);
        assertThat(scene.isDetected("Adam Starlight")).isTrue();
        assertThat(scene.isWithUnits("Adam Starlight")).isFalse();
        assertThat(scene.isWithUnits("Boccanegra")).isTrue();
    }

    @Test
    @Tag("E5.6.a.2")
    @Tag("E5.6.a.4")
    @Tag("S-R67")
    @Tag("S-R108")
    void atMostOnePatrolOfSoldiersIsTakenInAnEnvironAndTheKindIsChosen() {
        // Given six dead, and a militia and a regular (attack 4, led: three soldiers)
        SecondScene scene = SecondPosition.in(22)
                .counter("Wild Militia", "2211")
                .counter("Wild Regular", "2211")
                .place("Boccanegra", "2211")
                .dead("Kogus", "Ly Mantok", "Tourag", "Ran Jayma", "Agan Rafa", "Zina Adora")
                .start(Side.REBEL, A4);

        for (int soldier = 0; soldier < 3; soldier++) {
            scene.expect(Query.ESCORT).play("character:14");
            scene.expect(Query.ESCORT_KIND)
                    .expectOffers("soldier:militia", "soldier:regular")
                    .play("soldier:regular");
        }

        scene.expect(Query.STACK);
        assertThat(scene.escorts("Boccanegra")).isEqualTo(3);
    }

    @Test
    @Tag("E5.6.a.1")
    void whoHasLostNobodyGetsNoEscort() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Wild Regular", "2211")
                .place("Boccanegra", "2211")
                .start(Side.REBEL, A4);

        scene.expect(Query.STACK);
    }

    @Test
    @Tag("S-R108")
    @Tag("C-SO-2")
    void onlyWhoStandsWithTheUnitsLeadsThePatrolThatLimitsEscorts() {
        assertThat(escortsFromAMilitia(false, Rules.NEWEST))
                .as("apart from it: value 1")
                .isEqualTo(2);
        assertThat(escortsFromAMilitia(true, Rules.NEWEST))
                .as("with it: 1 and 2")
                .isEqualTo(3);
        assertThat(escortsFromAMilitia(false, 6)).as("a game begun before").isEqualTo(3);
    }

    private static int escortsFromAMilitia(boolean with, int version) {
        SecondPosition position = SecondPosition.in(22)
                .counter("Wild Militia", "2211")
                .dead("Kogus", "Ly Mantok", "Tourag", "Ran Jayma", "Agan Rafa", "Zina Adora")
                .underVersion(version);
        SecondScene scene = (with ? position.withUnits("Boccanegra", "2211") : position.place("Boccanegra", "2211"))
                .start(Side.REBEL, A4);
        while (scene.question() == Query.ESCORT) {
            scene.play("character:14");
        }
        return scene.escorts("Boccanegra");
    }
}
