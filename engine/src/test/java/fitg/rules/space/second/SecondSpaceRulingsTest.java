package fitg.rules.space.second;

import static fitg.play.Orders.diceOfCounter;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.sail;
import static fitg.play.Orders.until;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Happening.BattleBegan;
import fitg.edition.second.Happening.Jumped;
import fitg.edition.second.Happening.PodTried;
import fitg.edition.second.Happening.RoundBegan;
import fitg.edition.second.Query;
import fitg.play.Position;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Rulings on starships: PDBs, lines, interception, docked ships, pods, dispersal. */
class SecondSpaceRulingsTest {

    private static SecondPosition heavyOverQuibron() {
        return SecondPosition.in(22, 24).counter("Rebel Heavy", "orbit-221");
    }

    @Test
    @Tag("E2.A.2.3")
    @Tag("C-PDB-1")
    @Tag("S-R39")
    void aDownPdbDoesNotFireAndLosesALevel() {
        SecondScene scene =
                heavyOverQuibron().pdb("Quibron", 1, false).dice(6, 6, 6, 6, 1).start(Side.REBEL, Segment.SPACE_COMBAT);

        follow(scene, "attack");

        assertThat(scene.pdbLevel("Quibron")).isZero();
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("C-PDB-1")
    void surplusHitsDoNotCarryFromGoingDownToLosingALevel() {
        SecondScene scene = heavyOverQuibron()
                .counter("Rebel Heavy", "orbit-221")
                .pdb("Quibron", 1, true)
                .dice(6, 6, 6, 6, 6, 6, 6, 6, 6, 6)
                .dice(1, 1, 1, 1)
                .start(Side.REBEL, Segment.SPACE_COMBAT);

        follow(scene, "attack");
        until(scene, Query.FORMATION);

        assertThat(scene.pdbUp("Quibron")).isFalse();
        assertThat(scene.pdbLevel("Quibron")).isEqualTo(1);
    }

    @Test
    @Tag("C-PDB-1")
    @Tag("S-R39")
    void thePdbOfAPlanetInRebellionBelongsToNobody() {
        SecondScene scene = heavyOverQuibron()
                .control("Quibron", PlanetState.REBELLION)
                .pdb("Quibron", 1, true)
                .start(Side.REBEL, Segment.SPACE_COMBAT);

        assertThat(scene.question()).isNotEqualTo(Query.ATTACK_PDB);
    }

    @Test
    @Tag("S-R4")
    @Tag("E2.4.3")
    void hitsOnAPdbStayUntilTheInterphase() {
        SecondScene scene = heavyOverQuibron()
                .pdb("Quibron", 1, true)
                .dice(6, 6, 1, 1, 1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.SPACE_COMBAT);

        follow(scene, "attack");

        assertThat(scene.pdbHits("Quibron")).isEqualTo(2);
    }

    @Test
    @Tag("S-R4")
    void hitsOnAStarshipStayForTheNextFightOfTheTurn() {
        // Two hits in the first fight leave the cruiser (3/3) whole; the third one, from the PDB, damages it.
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Cruiser", "orbit-221")
                .counterHits(0, 2)
                .pdb("Quibron", 1, true)
                .dice(1, 1, 1, 6, 1, 1, 1)
                .start(Side.REBEL, Segment.SPACE_COMBAT);

        follow(scene, "attack");

        assertThat(scene.isCounterDamaged(0)).isTrue();
    }

    @Test
    @Tag("C-COMBAT-2")
    @Tag("S-R3")
    void aDamagedStarshipFiresWithHalfItsDiceRoundedUp() {
        SecondScene scene = heavyOverQuibron()
                .damaged(0)
                .counter("Imperial Light", "orbit-221")
                .dice(1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.SPACE_COMBAT);

        follow(scene, "stand");

        assertThat(diceOfCounter(scene, 0)).containsExactly(3);
    }

    @Test
    @Tag("S-R30")
    @Tag("C-SPACE-1")
    void aSpaceBattleHasThreeRounds() {
        SecondScene scene = heavyOverQuibron()
                .counter("Imperial Light", "orbit-221")
                .dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.SPACE_COMBAT);

        follow(scene, "stand", "go-on", "stand", "go-on", "stand");

        assertThat(scene.events(RoundBegan.class)).hasSize(3);
        scene.expect(Query.ATTACK_PDB);
    }

    @Test
    @Tag("S-R31")
    void aTransportHeldBackIsNoTarget() {
        SecondScene scene = heavyOverQuibron()
                .counter("Imperial Light", "orbit-221")
                .counter("Imperial Transport", "orbit-221")
                .dice(6, 6, 6, 6, 6, 1, 1)
                .start(Side.REBEL, Segment.SPACE_COMBAT);

        follow(scene, "held-back", "stand");

        assertThat(scene.counterPlace(1)).isEqualTo("gone");
        assertThat(scene.isCounterDamaged(2)).isFalse();
    }

    @Test
    @Tag("S-R31")
    void aTransportAloneCannotHoldBack() {
        SecondScene scene = heavyOverQuibron()
                .counter("Imperial Transport", "orbit-221")
                .dice(6, 6, 6, 6, 6)
                .start(Side.REBEL, Segment.SPACE_COMBAT);

        follow(scene, "stand");

        assertThat(scene.counterPlace(1)).isEqualTo("gone");
    }

    @Test
    @Tag("S-R16")
    @Tag("S-R18")
    void transportsAloneDoNotIntercept() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .counter("Imperial Transport", "orbit-222")
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        sail(scene, "orbit-221", "222", 0);

        scene.expect(Query.ARRIVAL);
    }

    @Test
    @Tag("S-R11")
    @Tag("E2.A.1.2")
    void whoLeavesAnOrbitBoxMayBeInterceptedThere() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        sail(scene, "orbit-221", "222", 0);

        scene.expect(Query.INTERCEPT);
        assertThat(scene.decision().subject()).isEqualTo(Position.planetNamed("Quibron"));
    }

    @Test
    @Tag("S-R15")
    @Tag("E5.2.a.1")
    void aSpaceshipDocksToAStarshipWithAllAboard() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .place("Boccanegra", "orbit-221")
                .ship("Planetary Privateer", "Boccanegra")
                .shipDamaged("Planetary Privateer")
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        follow(scene, "move-ships:orbit-221");
        until(scene, Query.DOCK);
        follow(scene, "board:0", "planet:222", "stay");

        assertThat(scene.shipPlace("Planetary Privateer")).isEqualTo("orbit-222");
        assertThat(scene.place("Boccanegra")).isEqualTo("orbit-222");
    }

    @Test
    @Tag("S-R29")
    @Tag("C-DETECT-1")
    void aJumpClearsTheDetectionOfThoseAboard() {
        SecondScene scene = SecondPosition.in(22, 23)
                .counter("Rebel Light", "orbit-221")
                .aboard("Boccanegra", 0)
                .detected("Boccanegra")
                .dice(1, 1)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        follow(sail(scene, "orbit-221", "231", 0), "stay");

        assertThat(scene.hasDetectedFlag("Boccanegra")).isFalse();
    }

    @Test
    @Tag("S-R20")
    @Tag("C-POD-1")
    void inHyperspaceThereAreNoPods() {
        SecondScene scene = SecondPosition.in(21, 35)
                .counter("Rebel Light", "orbit-211")
                .counter("Rebel Light", "orbit-211")
                .counter("Rebel Light", "orbit-211")
                .counter("Rebel Light", "orbit-211")
                .counter("Rebel Light", "orbit-211")
                .aboard("Frun Sentel", 0)
                .dice(6, 6)
                .picks(0, 0, 0)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        sail(scene, "orbit-211", "351", 0, 1, 2, 3, 4);

        assertThat(scene.events(Jumped.class)).hasSize(1);
        assertThat(scene.events(PodTried.class)).isEmpty();
        assertThat(scene.isDead("Frun Sentel")).isTrue();
    }

    @Test
    @Tag("S-R40")
    void whoLeavesADispersedFleetIsInBattleFormation() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Imperial Light", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .dispersed(0, 1)
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);

        follow(sail(scene, "orbit-221", "222", 0), "stay");

        assertThat(scene.isDispersed(0)).isFalse();
        assertThat(scene.isDispersed(1)).isTrue();
    }

    @Test
    @Tag("E2.A.2.1")
    void everyOrbitBoxWithBothPlayersStarshipsIsFought() {
        SecondScene scene = heavyOverQuibron()
                .counter("Imperial Light", "orbit-221")
                .counter("Rebel Heavy", "orbit-223")
                .counter("Imperial Light", "orbit-223")
                .dice(6, 6, 6, 6, 1, 1, 1)
                .start(Side.REBEL, Segment.SPACE_COMBAT);
        scene.expect(Query.NEXT_SPACE_BATTLE);

        follow(scene, "place:orbit-223", "stand");

        assertThat(scene.events(BattleBegan.class)).hasSize(2);
    }
}
