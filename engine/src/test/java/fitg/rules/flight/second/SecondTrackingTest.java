package fitg.rules.flight.second;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.DetectionTable.Result;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.edition.second.Query;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** C-TRACK of the second edition: PDBs and starships look for the spaceships of characters. */
class SecondTrackingTest {

    private static final Segment A3 = Segment.CHARACTER_MOVEMENT;

    /** Boccanegra's evasion value in the Privateer is 7. */
    private static SecondPosition privateerAt(String place) {
        return SecondPosition.in(22).place("Boccanegra", place).ship("Planetary Privateer", "Boccanegra");
    }

    @Test
    @Tag("S-R45")
    void starshipsOfFiveLookWithoutAPdbIfTheirPlayerWants() {
        SecondScene scene = privateerAt("2232")
                .counter("Imperial Heavy", "orbit-221")
                .dice(5)
                .start(Side.REBEL, A3);

        scene.play("fly:36", "planet:221", "place:2211");
        scene.expect(Query.TRACK);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        scene.play("track");

        Happening.Tracked tracked = scene.last(Happening.Tracked.class);
        assertThat(tracked.level()).isEqualTo(Watch.NO_PDB);
        assertThat(tracked.column()).as("column 7-8").isEqualTo(6);
        assertThat(scene.isDetected("Boccanegra")).isTrue();
    }

    @Test
    @Tag("S-R45")
    @Tag("S-D24")
    void starshipsThatDeclineSeeNothing() {
        SecondScene scene =
                privateerAt("2232").counter("Imperial Heavy", "orbit-221").start(Side.REBEL, A3);

        scene.play("fly:36", "planet:221", "place:2211", "decline");

        assertThat(scene.events(Happening.Tracked.class)).isEmpty();
        assertThat(scene.place("Boccanegra")).isEqualTo("2211");
    }

    @Test
    @Tag("S-R45")
    void weakStarshipsAreNotAskedWithoutAPdb() {
        SecondScene scene = privateerAt("2232")
                .counter("Imperial Light", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .start(Side.REBEL, A3);

        scene.play("fly:36", "planet:221", "place:2211");

        assertThat(scene.place("Boccanegra")).isEqualTo("2211");
    }

    @Test
    @Tag("C-TRACK-2")
    @Tag("S-R48")
    void aShipDamagedInItsMoveFinishesIt() {
        SecondScene scene = privateerAt("2232").pdb("Angoff", 2, true).dice(6).start(Side.REBEL, A3);

        scene.play("fly:36", "planet:222", "place:2221");

        assertThat(scene.isShipDamaged("Planetary Privateer")).isTrue();
        assertThat(scene.place("Boccanegra")).isEqualTo("2221");
        assertThat(scene.isDetected("Boccanegra")).isTrue();
    }

    @Test
    @Tag("S-R48")
    @Tag("S-R26")
    @Tag("C-POD-1")
    @Tag("RUL-206")
    void damagedAgainItIsDestroyedAndTheCrewTakesToThePods() {
        // Departure: column 4, a 6 damages. Arrival, detected: column 3, a 5 damages again. Then a pod.
        SecondScene scene = privateerAt("2221")
                .pdb("Angoff", 2, true)
                .pdb("Charkhan", 2, true)
                .dice(6, 5, 4)
                .picks(1)
                .place("Zina Adora", "2231")
                .start(Side.REBEL, A3);

        scene.play("fly:36", "planet:223", "place:2231");

        assertThat(scene.shipPlace("Planetary Privateer")).isEqualTo("out");
        assertThat(scene.place("Boccanegra")).isEqualTo("2232");
        assertThat(scene.isDetected("Boccanegra")).isTrue();
        assertThat(scene.offers()).as("he has moved").containsExactly("walk:1", "end");
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("C-TRACK-2")
    void aPdbOfLevelZeroOnlySees() {
        Watch watch = new Watch(0, 0);

        assertThat(watch.byDie(0, false)).containsOnly(Result.DETECTED);
        assertThat(new Watch(1, 0).byDie(0, false))
                .containsExactly(
                        Result.DAMAGED,
                        Result.DAMAGED,
                        Result.DAMAGED,
                        Result.ELIMINATED,
                        Result.ELIMINATED,
                        Result.ELIMINATED);
    }

    @Test
    @Tag("S-R45")
    void starshipsShiftOneColumnForEachFullThree() {
        assertThat(new Watch(1, 8).column(7, false)).isEqualTo(4);
        assertThat(new Watch(1, 8).column(7, true)).isEqualTo(3);
        assertThat(new Watch(Watch.NO_PDB, 7).column(7, false)).isEqualTo(6);
        assertThat(new Watch(Watch.NO_PDB, 8).column(7, false)).isEqualTo(5);
        assertThat(new Watch(2, 30).column(7, true)).isZero();
    }

    @Test
    @Tag("S-R46")
    void anAsteriskCountsOnlyIfStarshipsTookPartAndNotForWhatThePdbDestroyed() {
        assertThat(new Watch(1, 0).pursues(4, 4, false)).isFalse();
        assertThat(new Watch(1, 2).pursues(4, 4, false)).isTrue();
        assertThat(new Watch(1, 2).pursues(4, 3, false)).isFalse();
        assertThat(new Watch(1, 2).pursues(0, 6, false)).as("E by a PDB").isFalse();
        assertThat(new Watch(0, 2).pursues(0, 6, false)).as("E read as D").isTrue();
    }

    @Test
    @Tag("C-TRACK-1")
    @Tag("E5.4.a.4")
    void woundsOfThePilotLowerTheEvasionValue() {
        SecondScene scene = privateerAt("2232")
                .wounded("Boccanegra")
                .pdb("Quibron", 1, true)
                .dice(1)
                .start(Side.REBEL, A3);

        scene.play("fly:36", "planet:221", "place:2211");

        assertThat(scene.last(Happening.Tracked.class).evasion()).isEqualTo(6);
    }
}
