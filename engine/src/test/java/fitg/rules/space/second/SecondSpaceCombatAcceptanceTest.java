package fitg.rules.space.second;

import static fitg.play.Orders.diceOfCounter;
import static fitg.play.Orders.extraDice;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.until;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Happening.BattleBegan;
import fitg.edition.second.Happening.BreakOffTried;
import fitg.edition.second.Happening.Jumped;
import fitg.edition.second.Happening.Sort;
import fitg.edition.second.Query;
import fitg.play.Orders;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Segments A.2 and A.7: space combat, attacks on PDBs, the formation of fleets. */
class SecondSpaceCombatAcceptanceTest {

    private static SecondPosition cruiserAgainstLight() {
        return SecondPosition.in(22, 24).counter("Rebel Cruiser", "orbit-221").counter("Imperial Light", "orbit-221");
    }

    @Test
    @Tag("A01")
    @Tag("E2.A.2.1")
    void inTheRebelTurnTheRebelsAttackWhereBothHaveStarships() {
        SecondScene scene = cruiserAgainstLight().start(Side.REBEL, Segment.SPACE_COMBAT);

        assertThat(scene.last(BattleBegan.class).attacker()).isEqualTo(Side.REBEL);
    }

    @Test
    @Tag("A01")
    @Tag("E2.A.2.3")
    void survivorsOfTheBattleMayAttackThePdbOfTheEnemy() {
        SecondScene scene = SecondPosition.in(16)
                .counter("Rebel Cruiser", "orbit-162")
                .counter("Rebel Cruiser", "orbit-162")
                .counter("Imperial Light", "orbit-162")
                .pdb("Orlog", 1, true)
                .dice(6, 6, 6, 6, 6, 6, 1, 1)
                .start(Side.REBEL, Segment.SPACE_COMBAT);

        follow(scene, "stand");
        until(scene, Query.ATTACK_PDB);

        assertThat(scene.asked()).isEqualTo(Side.REBEL);
    }

    @Test
    @Tag("E2.A.2.3")
    void thePdbFiresBackAndGoesDownWhenItsHitsReachItsEndurance() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Heavy", "orbit-221")
                .pdb("Quibron", 1, true)
                .dice(5, 5, 5, 5, 1, 6, 6, 1, 1)
                .start(Side.REBEL, Segment.SPACE_COMBAT);

        follow(scene, "attack");

        assertThat(scene.pdbUp("Quibron")).isFalse();
        assertThat(scene.pdbLevel("Quibron")).isEqualTo(1);
        assertThat(scene.counterHits(0)).isEqualTo(2);
    }

    @Test
    @Tag("E2.A.2.3")
    void theOtherPlayerMayAttackAPdbInThisSegmentToo() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Imperial Heavy", "orbit-221")
                .control("Quibron", PlanetState.REBEL_CONTROL)
                .pdb("Quibron", 1, true)
                .start(Side.REBEL, Segment.SPACE_COMBAT);

        scene.expect(Query.ATTACK_PDB);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
    }

    @Test
    @Tag("E2.A.2.3")
    void nobodyAttacksHisOwnPdb() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Imperial Heavy", "orbit-221")
                .pdb("Quibron", 1, true)
                .start(Side.IMPERIAL, Segment.SPACE_COMBAT);

        assertThat(scene.question()).isNotEqualTo(Query.ATTACK_PDB);
    }

    @Test
    @Tag("E2.A.2.2")
    @Tag("C-SPACE-1")
    void aLeaderAboardAnInvolvedStarshipAddsHisSpaceLeadershipInDice() {
        SecondScene scene = cruiserAgainstLight()
                .aboard("Boccanegra", 0)
                .dice(1, 1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.SPACE_COMBAT);

        follow(scene, "character:14", "stand");

        assertThat(diceOfCounter(scene, 0)).containsExactly(3);
        assertThat(extraDice(scene)).containsExactly(1);
    }

    @Test
    @Tag("E2.A.2.2")
    @Tag("S-R34")
    void aCharacterInASpaceshipInThatOrbitBoxMayLeadToo() {
        SecondScene scene = cruiserAgainstLight()
                .place("Boccanegra", "orbit-221")
                .ship("Planetary Privateer", "Boccanegra")
                .start(Side.REBEL, Segment.SPACE_COMBAT);

        scene.expect(Query.LEADER);
        assertThat(scene.offers()).containsExactlyInAnyOrder("character:14", "none");
    }

    @Test
    @Tag("E5.1.b.7")
    @Tag("S-R5")
    void withoutSpaceLeadershipNobodyLeadsStarships() {
        SecondScene scene = cruiserAgainstLight().aboard("Frun Sentel", 0).start(Side.REBEL, Segment.SPACE_COMBAT);

        assertThat(scene.question()).isNotEqualTo(Query.LEADER);
    }

    @Test
    @Tag("A23")
    @Tag("E5.3.a.7")
    @Tag("S-R32")
    void warpAndBothLeadersChangeTheBreakOffDie() {
        SecondScene scene = SecondPosition.in(22, 24)
                .counter("Rebel Light", "orbit-221")
                .counter("Rebel Light", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .aboard("Boccanegra", 0) // space leadership 1
                .aboard("Saytar", 2) // 2
                .dice(7, 1, 1)
                .start(Side.REBEL, Segment.SPACE_COMBAT);

        follow(scene, "character:14", "character:23", "break-off-all", "warp:241");

        assertThat(scene.last(BreakOffTried.class).differential()).isEqualTo(2);
        assertThat(scene.last(Jumped.class).emergency()).isTrue();
        assertThat(scene.counterPlace(2)).isEqualTo("orbit-241");
    }

    @Test
    @Tag("E5.3.a.3")
    @Tag("C-SPACE-2")
    @Tag("S-R35")
    void byImpulseTheDefenderGoesToAnOrbitBoxWithoutEnemiesOrIntoDriftOne() {
        SecondScene scene =
                cruiserAgainstLight().counter("Rebel Transport", "orbit-222").start(Side.REBEL, Segment.SPACE_COMBAT);

        follow(scene, "break-off-all");

        scene.expect(Query.BREAK_OFF_GOAL);
        assertThat(scene.offers()).containsExactlyInAnyOrder("impulse:orbit-223", "impulse:drift-22", "warp:241");
    }

    @Test
    @Tag("E5.3.a.5")
    @Tag("S-R35")
    void starshipsThatFailedToBreakOffFireOneDieLess() {
        SecondScene scene = cruiserAgainstLight().dice(9, 1, 1, 1, 1).start(Side.REBEL, Segment.SPACE_COMBAT);

        follow(scene, "break-off-all", "impulse:drift-22");

        assertThat(diceOfCounter(scene, 0)).containsExactly(3);
        assertThat(diceOfCounter(scene, 1)).containsExactly(1);
    }

    @Test
    @Tag("C-SPACE-2")
    @Tag("S-R30")
    void theAttackerMayCallOffFromTheSecondRoundWithoutAnyCharacter() {
        SecondScene scene = cruiserAgainstLight().dice(1, 1, 1, 1, 1).start(Side.REBEL, Segment.SPACE_COMBAT);

        follow(scene, "stand");

        scene.expect(Query.PRESS_ON);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
    }

    @Test
    @Tag("E5.2.b.1")
    void passengersMayShuttleToAnotherShipAtTheStartOfEveryRound() {
        SecondScene scene = cruiserAgainstLight()
                .counter("Rebel Transport", "orbit-221")
                .aboard("Frun Sentel", 0)
                .start(Side.REBEL, Segment.SPACE_COMBAT);

        scene.expect(Query.BATTLE_TRANSFER);
        follow(scene, "transfer:4");

        assertThat(scene.starshipOf("Frun Sentel")).isEqualTo(2);
    }

    @Test
    @Tag("E5.2.b.1")
    void inBattleACharacterSpaceshipTakesPassengersToo() {
        SecondScene scene = cruiserAgainstLight()
                .aboard("Frun Sentel", 0)
                .place("Scott Rubel", "orbit-221")
                .ship("Explorer", "Scott Rubel")
                .start(Side.REBEL, Segment.SPACE_COMBAT);

        until(scene, Query.BATTLE_TRANSFER);
        follow(scene, "transfer:4");

        assertThat(scene.spaceshipOf("Frun Sentel")).isEqualTo("Explorer");
    }

    @Test
    @Tag("C-FLEET-1")
    @Tag("S-R31")
    void onlyHalfOfADispersedFleetFightsInTheFirstRound() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Heavy", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .dispersed(1, 2, 3)
                .dice(1, 1, 1, 1, 1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.SPACE_COMBAT);

        until(scene, Query.PRESS_ON);

        assertThat(Orders.volleysOf(scene, Sort.COUNTER)).hasSize(3); // the heavy and two of three lights
    }

    @Test
    @Tag("E2.A.2.1")
    @Tag("S-R36")
    void transportsAloneDoNotFight() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Transport", "orbit-221")
                .counter("Imperial Transport", "orbit-221")
                .start(Side.REBEL, Segment.SPACE_COMBAT);

        assertThat(scene.events(BattleBegan.class)).isEmpty();
    }
}
