package fitg.rules.flight.second;

import static fitg.play.Orders.follow;
import static fitg.play.Orders.until;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.DetectionTable;
import fitg.content.Side;
import fitg.edition.second.Happening.Jumped;
import fitg.edition.second.Happening.PodTried;
import fitg.edition.second.Happening.Tracked;
import fitg.edition.second.Query;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Rulings on flights: who tracks, what the results mean, damaged ships, the fight in orbit. */
class SecondFlightRulingsTest {

    /** The Galactic Freighter has maneuver 0: evasion 1, whoever flies it. */
    private static SecondPosition freighterOnQuibron() {
        return SecondPosition.in(22, 24).place("Scott Rubel", "2211").ship("Galactic Freighter", "Scott Rubel");
    }

    private static SecondScene fly(SecondPosition position, String planet, String box) {
        SecondScene scene = position.start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        return follow(scene, "fly:34", "planet:" + planet, "place:" + box);
    }

    @Test
    @Tag("S-R45")
    @Tag("C-TRACK-1")
    void lessThanFiveAttackFactorsDoNotTrackWithoutAPdb() {
        SecondScene scene = fly(freighterOnQuibron().counter("Imperial Cruiser", "orbit-222"), "222", "2221");

        assertThat(scene.place("Scott Rubel")).isEqualTo("2221");
        assertThat(scene.events(Tracked.class)).isEmpty();
    }

    @Test
    @Tag("S-R45")
    @Tag("S-R46")
    void starshipsAloneNeverDestroyAShipByTracking() {
        SecondScene scene =
                fly(freighterOnQuibron().counter("Imperial Heavy", "orbit-222").dice(6), "222", "2221");

        follow(scene, "track");

        assertThat(scene.last(Tracked.class).result()).isEqualTo(DetectionTable.Result.DETECTED); // an E* read as D
        scene.expect(Query.EVADE);
    }

    @Test
    @Tag("S-R46")
    @Tag("S-R26")
    @Tag("C-TRACK-2")
    void aPdbOfLevelOneDestroysTheShipAndItsPilotTriesAPod() {
        SecondScene scene = fly(freighterOnQuibron().pdb("Angoff", 1, true).dice(6, 4), "222", "2221");

        assertThat(scene.shipPlace("Galactic Freighter")).isEqualTo("out");
        assertThat(scene.last(PodTried.class).survived()).isTrue();
        assertThat(scene.place("Scott Rubel")).isEqualTo("2221");
        assertThat(scene.isDetected("Scott Rubel")).isTrue();
    }

    @Test
    @Tag("C-POD-1")
    @Tag("S-R27")
    void onAFiveThePodFails() {
        SecondScene scene = fly(freighterOnQuibron().pdb("Angoff", 1, true).dice(6, 5), "222", "2221");

        assertThat(scene.isDead("Scott Rubel")).isTrue();
    }

    @Test
    @Tag("C-TRACK-2")
    @Tag("C-SHIP-3")
    void aDamagedShipReachesItsGoal() {
        SecondScene scene = fly(freighterOnQuibron().pdb("Angoff", 1, true).dice(3), "222", "2221"); // Dd

        assertThat(scene.isShipDamaged("Galactic Freighter")).isTrue();
        assertThat(scene.place("Scott Rubel")).isEqualTo("2221");
    }

    @Test
    @Tag("C-SHIP-3")
    @Tag("S-R23")
    void untilItIsRepairedADamagedShipDoesNotFly() {
        SecondScene scene = freighterOnQuibron()
                .shipDamaged("Galactic Freighter")
                .place("Frun Sentel", "2231")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        assertThat(scene.offers()).containsExactlyInAnyOrder("walk:4", "end");
    }

    @Test
    @Tag("S-R48")
    @Tag("C-SHIP-3")
    void damagedAtBothPlanetsTheShipIsDestroyed() {
        SecondScene scene = fly(
                freighterOnQuibron()
                        .detected("Scott Rubel")
                        .pdb("Quibron", 1, true)
                        .pdb("Angoff", 1, true)
                        .dice(1, 1, 1),
                "222",
                "2221"); // detected: column 0, Dd; and again

        assertThat(scene.shipPlace("Galactic Freighter")).isEqualTo("out");
        assertThat(scene.place("Scott Rubel")).isEqualTo("2221");
    }

    @Test
    @Tag("S-R23")
    @Tag("E3.2.f.2")
    void aDamagedShipInDriftOneMovesAllTheSameWithinTheSystem() {
        SecondScene scene = SecondPosition.in(22, 24)
                .place("Scott Rubel", "drift-22")
                .ship("Galactic Freighter", "Scott Rubel")
                .shipDamaged("Galactic Freighter")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        until(scene, Query.FLY_TO_PLANET);

        assertThat(scene.offers()).containsExactlyInAnyOrder("planet:221", "planet:222", "planet:223");
    }

    @Test
    @Tag("S-R43")
    @Tag("C-DETECT-1")
    void fromAPlanetWithoutAPdbEverybodyLeavesUnseen() {
        SecondScene scene = fly(freighterOnQuibron().detected("Scott Rubel"), "222", "2221");

        assertThat(scene.isDetected("Scott Rubel")).isFalse();
    }

    @Test
    @Tag("S-R44")
    void orbitToEnvironsOfOnePlanetIsTrackedOnce() {
        SecondScene scene = SecondPosition.in(22)
                .place("Boccanegra", "orbit-222")
                .ship("Planetary Privateer", "Boccanegra")
                .pdb("Angoff", 1, true)
                .dice(1)
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        follow(scene, "fly:36", "planet:222");

        assertThat(scene.place("Boccanegra")).isEqualTo("2221");
        assertThat(scene.events(Tracked.class)).hasSize(1);
    }

    @Test
    @Tag("S-R24")
    @Tag("E3.2.e.1")
    void onArrivalByAnEmergencyJumpNobodyTracks() {
        SecondScene scene = privateerAgainstLights(8, 1, 1);

        follow(scene, "warp:241");

        assertThat(scene.place("Boccanegra")).isEqualTo("orbit-241");
        assertThat(scene.events(Tracked.class)).hasSize(1); // the one over Quibron
        assertThat(scene.isDetected("Boccanegra")).isFalse();
    }

    @Test
    @Tag("S-R47")
    @Tag("C-SHIP-1")
    void aShipThatDestroysItsPursuerGoesOn() {
        // Two hits damage the light (2/2), which then has one die; two more destroy it. Then the jump.
        SecondScene scene = privateerAgainstLights(1, 1, 6, 6, 1, 1, 6, 6, 1, 2, 2);

        follow(scene, "stand", "go-on", "stand");

        assertThat(scene.starships("orbit-221", Side.IMPERIAL)).isEqualTo(1);
        assertThat(scene.place("Boccanegra")).isEqualTo("orbit-241");
    }

    @Test
    @Tag("S-R47")
    @Tag("E5.3.a.1")
    void thePursuerMayCallOffFromTheSecondRoundAndTheMoveGoesOn() {
        SecondScene scene = privateerAgainstLights(1, 1, 1, 1, 1, 2, 2);

        follow(scene, "stand", "call-off");

        assertThat(scene.last(Jumped.class).emergency()).isFalse();
        assertThat(scene.place("Boccanegra")).isEqualTo("orbit-241");
    }

    /** Detected, leaving Quibron for Orning: column 4, a four is D*. */
    private static SecondScene privateerAgainstLights(int... dice) {
        SecondScene scene = SecondPosition.in(22, 24)
                .place("Boccanegra", "2211")
                .ship("Planetary Privateer", "Boccanegra")
                .detected("Boccanegra")
                .counter("Imperial Light", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .pdb("Quibron", 1, true)
                .pdb("Orning", 0, false)
                .dice(4)
                .dice(dice)
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        follow(scene, "fly:36", "planet:241", "place:orbit-241", "track");
        return until(scene, Query.EVADE);
    }
}
