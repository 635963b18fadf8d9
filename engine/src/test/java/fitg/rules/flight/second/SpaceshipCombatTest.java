package fitg.rules.flight.second;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening;
import fitg.edition.second.Happening.BattleEnded.Ending;
import fitg.edition.second.Query;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.rules.combat.second.BreakOffTable;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** C-SHIP of the second edition: starships hunt the spaceships of characters. */
class SpaceshipCombatTest {

    private static final Segment A3 = Segment.CHARACTER_MOVEMENT;
    private static final int PRIVATEER = 3;
    private static final int EXPLORER = 0;

    /** SA16: the Privateer leaves Quibron detected, two lights over it. */
    private static SecondPosition huntedAtQuibron() {
        return SecondPosition.in(22, 23, 24)
                .place("Boccanegra", "2211")
                .ship("Planetary Privateer", "Boccanegra")
                .detected("Boccanegra")
                .pdb("Quibron", 1, true)
                .counter("Imperial Light", "orbit-221")
                .counter("Imperial Light", "orbit-221");
    }

    private static SecondScene fleeingToOrning(SecondPosition position) {
        SecondScene scene = position.start(Side.REBEL, A3);
        scene.play("fly:36", "planet:241", "place:orbit-241", "track");
        return scene;
    }

    @Test
    @Tag("SA16")
    @Tag("S-R46")
    @Tag("C-TRACK-2")
    @Tag("C-SHIP-2")
    void aDetectedShipIsFoundAndHuntedByALight() {
        SecondScene scene = fleeingToOrning(huntedAtQuibron().dice(4));

        Happening.Tracked tracked = scene.last(Happening.Tracked.class);
        assertThat(tracked.column())
                .as("7-8, one for the fleet of 4, one for detected: column 4")
                .isEqualTo(4);
        assertThat(tracked.pursued()).isTrue();
        scene.expect(Query.EVADE);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        assertThat(scene.offers()).containsExactly("stand", "impulse:orbit-241", "warp:231", "warp:232", "warp:241");
        assertThat(Escape.differential(scene.truth(), PRIVATEER, 0)).isEqualTo(-8);
    }

    @Test
    @Tag("SA17")
    @Tag("E5.3.a.5")
    @Tag("E5.3.a.7")
    @Tag("S-R48")
    void itFailsIsDamagedAndGetsAwayAtTheSecondTry() {
        SecondScene scene = fleeingToOrning(huntedAtQuibron().dice(4, 9, 5, 6, 1, 2, 9, 1, 1));

        scene.play("impulse:orbit-241");
        assertThat(scene.events(Happening.Volley.class)).hasSize(2);
        assertThat(scene.last(Happening.Volley.class).dice()).as("one die less").containsExactly(1, 2);
        assertThat(scene.isShipDamaged("Planetary Privateer")).isTrue();
        scene.expect(Query.PRESS_ON).play("go-on", "impulse:orbit-241");

        Happening.BreakOffTried second = scene.last(Happening.BreakOffTried.class);
        assertThat(second.modifier()).isEqualTo(-1);
        assertThat(second.activeNumber()).isEqualTo(8);
        assertThat(second.activeAway()).isTrue();
        assertThat(scene.place("Boccanegra")).isEqualTo("orbit-241");
        assertThat(scene.isShipDamaged("Planetary Privateer")).isTrue();
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("A44")
    @Tag("C-SHIP-2")
    void evasionCountsForTheDifferential() {
        SecondScene scene = SecondPosition.in(22)
                .place("Ly Mantok", "orbit-221")
                .ship("Explorer", "Ly Mantok")
                .counter("Imperial Cruiser", "orbit-221")
                .start(Side.REBEL, A3);
        var state = scene.truth();

        assertThat(Spaceships.evasion(state, EXPLORER, PieceSet.only(Position.character("Ly Mantok"))))
                .isEqualTo(9);
        assertThat(Escape.differential(state, EXPLORER, 0)).isEqualTo(-8);
        assertThat(BreakOffTable.active(-8)).isEqualTo(8);
        assertThat(Escape.modifier(0, false)).isZero();
        assertThat(Escape.modifier(1, false)).isEqualTo(-1);
        assertThat(Escape.modifier(0, true)).isEqualTo(-2);
    }

    @Test
    @Tag("E3.2.e.1")
    @Tag("S-R24")
    @Tag("E5.3.a.7")
    void byWarpItMakesAnEmergencyJumpAndItsMoveIsOver() {
        // d10 10 less 2 is 8: away. The dice 3 and 3 lead to Drift 1 in column 5.
        SecondScene scene = fleeingToOrning(huntedAtQuibron()
                .place("Zina Adora", "2232")
                .pdb("Orning", 2, true)
                .dice(4, 10, 3, 3));

        scene.play("warp:241");

        Happening.Jumped jump = scene.last(Happening.Jumped.class);
        assertThat(jump.emergency()).isTrue();
        assertThat(jump.added()).isZero();
        assertThat(scene.place("Boccanegra")).isEqualTo("drift-24");
        assertThat(scene.isDetected("Boccanegra")).isFalse();
        assertThat(scene.offers()).as("it has moved and may stay in drift").containsExactly("walk:1", "end");
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("S-R24")
    void aSafeEmergencyJumpEndsInTheOrbitBoxUntracked() {
        SecondScene scene =
                fleeingToOrning(huntedAtQuibron().pdb("Pronox", 2, true).dice(4, 1, 2, 2));

        scene.play("warp:231");

        assertThat(scene.place("Boccanegra")).isEqualTo("orbit-231");
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("S-R48")
    @Tag("S-R26")
    void aDamagedShipThatJumpsBadlyIsLostWithoutPods() {
        SecondScene scene =
                fleeingToOrning(huntedAtQuibron().place("Zina Adora", "2232").dice(4, 5, 6, 1, 1, 1, 1, 5, 5));

        scene.play("stand", "go-on", "warp:241");

        assertThat(scene.last(Happening.Jumped.class).damage()).isTrue();
        assertThat(scene.place("Boccanegra")).isEqualTo("dead");
        assertThat(scene.shipPlace("Planetary Privateer")).isEqualTo("out");
        assertThat(scene.events(Happening.PodTried.class)).isEmpty();
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("C-SHIP-1")
    @Tag("S-R26")
    @Tag("S-R27")
    void aDestroyedShipsCrewTakesToThePods() {
        SecondPosition position = huntedAtQuibron()
                .counter("Imperial Heavy", "orbit-221")
                .place("Frun Sentel", "2211")
                .dice(3, 5, 6, 5, 6, 1, 1, 1, 1, 5, 4);
        SecondScene scene = position.start(Side.REBEL, A3);

        scene.play("fly:36", "take", "planet:241", "place:orbit-241", "track", "stand");

        assertThat(scene.last(Happening.BattleEnded.class).ending()).isEqualTo(Ending.ATTACKER_WON);
        assertThat(scene.shipPlace("Planetary Privateer")).isEqualTo("out");
        assertThat(scene.place("Frun Sentel")).as("pod 5").isEqualTo("dead");
        assertThat(scene.place("Boccanegra")).as("pod 4").isEqualTo("2211");
        assertThat(scene.isDetected("Boccanegra")).isTrue();
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("S-R68")
    @Tag("S-R27")
    void theEscortOfOneWhoDiesComesDownWithAnother() {
        // Pods ascending: Frun 1 lives, Boccanegra 6 dies, his soldier 2 lives.
        SecondScene scene = huntedAtQuibron()
                .counter("Imperial Heavy", "orbit-221")
                .place("Frun Sentel", "2211")
                .dead("Zina Adora")
                .escort("Boccanegra", Soldier.REGULAR)
                .dice(3, 5, 6, 5, 6, 1, 1, 1, 1, 1, 6, 2)
                .start(Side.REBEL, A3);

        scene.play("fly:36", "take", "planet:241", "place:orbit-241", "track", "stand");

        assertThat(scene.place("Boccanegra")).isEqualTo("dead");
        assertThat(scene.place("Frun Sentel")).isEqualTo("2211");
        assertThat(scene.escorts("Frun Sentel")).isEqualTo(1);
    }

    @Test
    @Tag("S-R47")
    @Tag("S-D25")
    void theStrongestStarshipHuntsAndItsPlayerChoosesAmongEquals() {
        SecondScene scene = fleeingToOrning(huntedAtQuibron()
                .counter("Imperial Cruiser", "orbit-221")
                .counter("Imperial Heavy", "orbit-221")
                .counter("Imperial Cruiser", "orbit-221")
                .counter("Imperial Heavy", "orbit-221")
                .counterHits(5, 1)
                .damaged(3, 5)
                .pdb("Quibron", 0, true)
                .dice(6));

        scene.expect(Query.PURSUER);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.offers())
                .as("cruisers of 3 and damaged heavies of 3; the two cruisers are alike")
                .containsExactly("counter:2", "counter:3", "counter:5");
    }

    @Test
    @Tag("S-R47")
    void theHunterCallsOffFromTheSecondRoundAndTheFlightGoesOn() {
        SecondScene scene = fleeingToOrning(huntedAtQuibron().dice(4, 1, 1, 1, 1, 1, 2, 2));

        scene.play("stand");
        scene.expect(Query.PRESS_ON);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        scene.play("call-off");

        assertThat(scene.last(Happening.BattleEnded.class).ending()).isEqualTo(Ending.CALLED_OFF);
        assertThat(scene.place("Boccanegra")).isEqualTo("orbit-241");
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("S-R47")
    void theSpaceshipMayWin() {
        // Two hits damage the light, two more in the second round destroy it; then the jump.
        SecondScene scene = fleeingToOrning(huntedAtQuibron().dice(4, 1, 1, 5, 6, 1, 1, 5, 5, 1, 2, 2));

        scene.play("stand", "go-on", "stand");

        assertThat(scene.counterPlace(0)).isEqualTo("gone");
        assertThat(scene.last(Happening.BattleEnded.class).ending()).isEqualTo(Ending.DEFENDER_WON);
        assertThat(scene.place("Boccanegra")).isEqualTo("orbit-241");
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("S-R4")
    @Tag("E2.4.3")
    void hitsOnASpaceshipStayUntilTheInterphase() {
        SecondScene scene = fleeingToOrning(huntedAtQuibron().dice(4, 5, 1, 1, 1, 1, 2, 2));
        scene.play("stand", "call-off");

        assertThat(scene.shipHits("Planetary Privateer")).isEqualTo(1);
        while (scene.turn() == 1) {
            scene.skipSegment();
        }
        assertThat(scene.shipHits("Planetary Privateer")).isZero();
    }

    @Test
    @Tag("C-TRACK-2")
    @Tag("C-SHIP-1")
    void anArrivingShipIsHuntedToo() {
        SecondScene scene = SecondPosition.in(22)
                .place("Boccanegra", "2232")
                .ship("Planetary Privateer", "Boccanegra")
                .counter("Imperial Heavy", "orbit-221")
                .dice(6, 8, 1, 1, 1, 1, 1, 1, 1)
                .start(Side.REBEL, A3);

        scene.play("fly:36", "planet:221", "place:2211", "track");
        scene.expect(Query.EVADE);
        assertThat(scene.offers()).as("one star: no warp").containsExactly("stand", "impulse:2211");
        scene.play("impulse:2211");

        assertThat(scene.last(Happening.BreakOffTried.class).activeNumber()).isEqualTo(7);
        scene.expect(Query.PRESS_ON);
    }
}
