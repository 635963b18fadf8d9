package fitg.rules.hyperjump.second;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.HyperjumpOutcome;
import fitg.content.Place;
import fitg.content.Side;
import fitg.content.StarSystem;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.rules.hyperjump.Distances;
import fitg.state.Segment;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** E3.2: jumps from star to star, alone and together. */
class HyperjumpTest {

    private static final List<StarSystem> STARS = Catalogue.standard().systems();

    @Test
    @Tag("E3.2.b.1")
    @Tag("E3.2.b.2")
    @Tag("E3.2.b.3")
    void distancesAreCountedInNavigationStarsAlongTheShortestRoute() {
        assertThat(Distances.between(star("Osirius"), star("Atriard"))).isEqualTo(1);
        assertThat(Distances.between(star("Osirius"), star("Phisaria"))).isEqualTo(4);
        assertThat(Distances.between(star("Phisaria"), star("Osirius"))).isEqualTo(4);
        assertThat(Distances.between(star("Osirius"), star("Osirius"))).isZero();
    }

    @Test
    @Tag("S-R21")
    void theStarsOfTheSkirmishLieAsThePrintedRoutesSay() {
        assertThat(Distances.between(star("Egrix"), star("Ancore"))).isEqualTo(1);
        assertThat(Distances.between(star("Egrix"), star("Gellas"))).isEqualTo(2);
        assertThat(Distances.between(star("Ancore"), star("Gellas"))).isEqualTo(2);
    }

    @Test
    @Tag("E3.2.c.3")
    @Tag("E3.2.T.1")
    @Tag("E3.2.T.4")
    void theColumnIsDistanceLessNavigation() {
        Jump jump = jump(5, 3);

        assertThat(jump.column()).isEqualTo(2);
        assertThat(jump.outcome(11)).isEqualTo(new HyperjumpOutcome(2, false, false));
    }

    @Test
    @Tag("E3.2.c.3")
    @Tag("E3.2.T.2")
    @Tag("E3.2.T.3")
    void greaterNavigationFailsOnATwelveOnly() {
        Jump jump = jump(4, 5);

        assertThat(jump.outcome(12)).isEqualTo(new HyperjumpOutcome(1, false, false));
        assertThat(jump.outcome(11)).isEqualTo(new HyperjumpOutcome(0, false, false));
    }

    @Test
    @Tag("E3.2.c.4")
    @Tag("C-JUMP-1")
    void aDifferenceAboveFiveAddsToTheDiceAndTwelveIsTheHighestRoll() {
        Jump jump = jump(9, 2);

        assertThat(jump.added()).isEqualTo(2);
        assertThat(jump.outcome(8)).isEqualTo(new HyperjumpOutcome(1, true, false));
        assertThat(jump.outcome(11)).isEqualTo(new HyperjumpOutcome(2, false, true));
    }

    @Test
    @Tag("E3.2.e.1")
    void anEmergencyJumpReadsColumnFiveAndAddsNothing() {
        Jump jump = Jump.inEmergency(Place.drift(star("Osirius")), star("Phisaria"));

        assertThat(jump.added()).isZero();
        assertThat(jump.outcome(10)).isEqualTo(new HyperjumpOutcome(1, true, false));
        assertThat(jump.outcome(4)).isEqualTo(new HyperjumpOutcome(0, false, false));
    }

    @Test
    @Tag("E3.2.f.3")
    void driftTwoIsTwoAwayFromItsOwnStarAndTwoFurtherFromOthers() {
        int adrift = Place.farDrift(star("Osirius"));

        Jump home = Jump.of(adrift, star("Osirius"), 4);
        Jump away = Jump.of(adrift, starAt(3), 4);

        assertThat(home.distance()).isEqualTo(2);
        assertThat(home.column()).isNegative();
        assertThat(away.distance()).isEqualTo(5);
        assertThat(away.column()).isEqualTo(1);
        assertThat(Jump.of(Place.drift(star("Osirius")), starAt(3), 4).distance())
                .isEqualTo(3);
    }

    @Test
    @Tag("E3.2.d.2")
    @Tag("E3.2.d.3")
    @Tag("S-R19")
    void shipsAboveThreeAddToTheDistanceAndALeaderTakesThemOff() {
        int from = Place.drift(star("Osirius"));

        assertThat(Jump.ofStack(from, starAt(4), 5, 2).column()).isZero();
        assertThat(Jump.ofStack(from, starAt(4), 5, 0).column()).isEqualTo(2);
        assertThat(Jump.ofStack(from, starAt(4), 2, 3).distance()).isEqualTo(4);
    }

    @Test
    @Tag("E3.2.c.2")
    @Tag("E3.2.d.1")
    @Tag("E3.2.d.2")
    @Tag("E3.2.T.4")
    void sevenStarshipsJumpTogetherWithOneRoll() {
        // Given seven starships over Orning, two stars from Egrix: distance 2 and 4 for the ships above three
        SecondPosition position = SecondPosition.in(22, 23, 24);
        for (int ship = 0; ship < 7; ship++) {
            position.counter("Rebel Cruiser", "orbit-241");
        }
        // When they jump with column 2 and roll a ten
        SecondScene scene = jumpTogether(position.dice(6, 4), "planet:222");

        // Then they are all in Drift 2 of Egrix
        Happening.Jumped jumped = scene.last(Happening.Jumped.class);
        assertThat(jumped.distance()).isEqualTo(6);
        assertThat(jumped.navigation()).isEqualTo(4);
        assertThat(jumped.column()).isEqualTo(2);
        assertThat(scene.events(Happening.Jumped.class)).hasSize(1);
        assertThat(scene.starships("far-drift-22", Side.REBEL)).isEqualTo(7);
    }

    @Test
    @Tag("E3.2.T.5")
    @Tag("S-R20")
    void damageFallsOnOneRandomShipAndEndsOneThatWasDamaged() {
        // Given nine cruisers, the second of them damaged: distance 1 + 6, column 3
        SecondPosition position = SecondPosition.in(22, 23, 24);
        for (int ship = 0; ship < 9; ship++) {
            position.counter("Rebel Cruiser", "orbit-221");
        }
        position.aboard("Kogus", 1).damaged(1);

        // When a twelve damages the second ship
        SecondScene scene = jumpTogether(position.dice(6, 6).picks(1), "planet:231");

        // Then it is lost with everybody aboard, without pods, and the others are in Drift 1, none damaged
        assertThat(scene.last(Happening.Jumped.class).distance()).isEqualTo(7);
        assertThat(scene.counterPlace(1)).isEqualTo("gone");
        assertThat(scene.place("Kogus")).isEqualTo("dead");
        assertThat(scene.starships("drift-23", Side.REBEL)).isEqualTo(8);
        assertThat(scene.isCounterDamaged(0)).isFalse();
    }

    @Test
    @Tag("E3.2.T.5")
    @Tag("E3.2.T.3")
    @Tag("S-R107")
    void sevenShipsOverADistanceOfThreeComeOutInDriftOneWithOneDamaged() {
        // Given seven ships in Drift 2 of Ancore: Egrix is 1 + 2 away, and four ships too many make 7, column 3
        SecondPosition position = SecondPosition.in(22, 23, 24);
        for (int ship = 0; ship < 7; ship++) {
            position.counter("Rebel Cruiser", "far-drift-23");
        }
        position.counterHits(6, 1);

        SecondScene scene = jumpTogether(position.dice(6, 6).picks(6), "planet:221");

        assertThat(scene.last(Happening.Jumped.class).distance()).isEqualTo(7);
        assertThat(scene.starships("drift-22", Side.REBEL)).isEqualTo(7);
        assertThat(scene.isCounterDamaged(6)).isTrue();
        assertThat(scene.counterHits(6)).isEqualTo(1);
        assertThat(scene.isCounterDamaged(5)).isFalse();
    }

    @Test
    @Tag("E3.2.T.6")
    @Tag("S-R20")
    @Tag("C-JUMP-2")
    void disasterTakesHalfOfTheShipsRoundedUpAndAllAboard() {
        // Given eleven ships in Drift 2 of Ancore bound for Gellas: 2 + 2 + 8 = 12, column 5* with 3 added
        SecondPosition position = SecondPosition.in(22, 23, 24);
        for (int ship = 0; ship < 11; ship++) {
            position.counter("Rebel Transport", "far-drift-23");
        }
        position.counter("Wild Regular", "far-drift-23")
                .cargo(0, 11)
                .aboard("Kogus", 0)
                .prisonerAboard("Vans Ka-Tie-A", 0);
        position.aboard("Boccanegra", 10);

        // When the roll is a 12 or more and the first six are drawn; Boccanegra (1) leads
        SecondScene scene = jumpTogether(position.dice(5, 5).picks(0, 0, 0, 0, 0, 0), "planet:241");

        // Then six are lost with cargo, passenger and prisoner, and five are in Drift 2
        assertThat(scene.last(Happening.Jumped.class).distance()).isEqualTo(11);
        assertThat(scene.starships("far-drift-24", Side.REBEL)).isEqualTo(5);
        assertThat(scene.counterPlace(11)).isEqualTo("gone");
        assertThat(scene.place("Kogus")).isEqualTo("dead");
        assertThat(scene.place("Vans Ka-Tie-A")).isEqualTo("dead");
        assertThat(scene.place("Boccanegra")).isEqualTo("far-drift-24");
    }

    @Test
    @Tag("E3.2.d.3")
    @Tag("S-R19")
    void aWoundedLeaderAboardLowersTheSizeOfTheStackUnasked() {
        SecondPosition position = SecondPosition.in(22, 23, 24);
        for (int ship = 0; ship < 5; ship++) {
            position.counter("Rebel Cruiser", "orbit-221");
        }
        position.aboard("Ly Mantok", 2).wounded("Ly Mantok").detected("Ly Mantok");

        SecondScene scene = jumpTogether(position.dice(1, 1), "planet:231");

        assertThat(scene.last(Happening.Jumped.class).distance()).isEqualTo(1);
    }

    @Test
    @Tag("S-R29")
    @Tag("C-DETECT-1")
    void aJumpClearsDetectionAndImpulseDoesNot() {
        SecondPosition position = SecondPosition.in(22, 23, 24)
                .counter("Rebel Light", "orbit-221")
                .counter("Rebel Light", "orbit-222")
                .aboard("Kogus", 0)
                .aboard("Boccanegra", 1)
                .detected("Kogus", "Boccanegra");
        SecondScene scene = position.dice(1, 1).start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        scene.play("move-ships:orbit-221", "planet:231", "stay");
        scene.play("move-ships:orbit-222", "planet:221", "stay");

        assertThat(scene.isDetected("Kogus")).isFalse();
        assertThat(scene.isDetected("Boccanegra")).isTrue();
    }

    private static SecondScene jumpTogether(SecondPosition position, String destination) {
        SecondScene scene = position.start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        while (scene.question() != Query.DESTINATION) {
            scene.play(scene.offers().getFirst());
        }
        scene.play(destination);
        return scene;
    }

    /** A jump between two stars that are so far apart. */
    private static Jump jump(int distance, int navigation) {
        for (int from = 0; from < STARS.size(); from++) {
            for (int to = 0; to < STARS.size(); to++) {
                if (Distances.between(from, to) == distance) {
                    return Jump.of(Place.drift(from), to, navigation);
                }
            }
        }
        throw new AssertionError("no two stars are " + distance + " apart");
    }

    /** A star so far from Osirius. */
    private static int starAt(int distance) {
        for (int star = 0; star < STARS.size(); star++) {
            if (Distances.between(star("Osirius"), star) == distance) {
                return star;
            }
        }
        throw new AssertionError("no star is " + distance + " from Osirius");
    }

    private static int star(String name) {
        for (int star = 0; star < STARS.size(); star++) {
            if (STARS.get(star).name().equals(name)) {
                return star;
            }
        }
        throw new AssertionError("no star is called " + name);
    }
}
