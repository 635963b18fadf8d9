package fitg.rules.combat.second;

import static fitg.play.Orders.diceOfCounter;
import static fitg.play.Orders.extraDice;
import static fitg.play.Orders.follow;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening.BattleBegan;
import fitg.edition.second.Happening.PatrolSent;
import fitg.edition.second.Query;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Segment A.6: ground units of both players in one environs. */
class SecondEnvironsCombatAcceptanceTest {

    private static SecondPosition regularAgainstConscript() {
        return SecondPosition.in(22).counter("Wild Regular", "2211").counter("Conscript", "2211");
    }

    @Test
    @Tag("E2.A.6.1")
    void thePhasingPlayerMayAttackOrNot() {
        SecondScene scene = regularAgainstConscript().start(Side.REBEL, Segment.ENVIRONS_COMBAT);

        scene.expect(Query.ENVIRONS_BATTLE);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
        assertThat(scene.offers()).containsExactlyInAnyOrder("attack", "decline");
    }

    @Test
    @Tag("E2.A.6.1")
    void whenHeAttacksHeIsTheAttacker() {
        SecondScene scene = regularAgainstConscript().dice(1, 1, 1, 1, 1).start(Side.REBEL, Segment.ENVIRONS_COMBAT);

        follow(scene, "attack");

        assertThat(scene.last(BattleBegan.class).attacker()).isEqualTo(Side.REBEL);
    }

    @Test
    @Tag("A04")
    @Tag("E2.A.6.2")
    void ifHeDeclinesTheOtherMayAttackInHisTurn() {
        SecondScene scene = regularAgainstConscript().dice(1, 1, 1, 1, 1).start(Side.REBEL, Segment.ENVIRONS_COMBAT);

        follow(scene, "decline");
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        follow(scene, "attack");

        assertThat(scene.last(BattleBegan.class).attacker()).isEqualTo(Side.IMPERIAL);
    }

    @Test
    @Tag("E2.3.1")
    void inTheImperialTurnTheImperialIsAskedFirst() {
        SecondScene scene = regularAgainstConscript().start(Side.IMPERIAL, Segment.ENVIRONS_COMBAT);

        scene.expect(Query.ENVIRONS_BATTLE);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
    }

    @Test
    @Tag("A41")
    @Tag("C-ENV-2")
    @Tag("E5.1.b.7")
    void aRegularAtHomeWithALeaderOfTwoRollsSixDice() {
        SecondScene scene = regularAgainstConscript()
                .withUnits("Boccanegra", "2211")
                .dice(1, 1, 1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.ENVIRONS_COMBAT);

        follow(scene, "attack", "character:14");

        assertThat(diceOfCounter(scene, 0)).containsExactly(3);
        assertThat(extraDice(scene)).containsExactly(3);
    }

    @Test
    @Tag("C-ENV-2")
    void imperialsWithoutALeaderHaveOneDieLessInTheAir() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Wild Regular", "2231")
                .counter("1st Line", "2231")
                .dice(1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.ENVIRONS_COMBAT);

        follow(scene, "attack");

        assertThat(diceOfCounter(scene, 1)).containsExactly(2);
    }

    @Test
    @Tag("C-ENV-1")
    void theAttackerMayStopBeforeTheSecondRound() {
        SecondScene scene = regularAgainstConscript().dice(1, 1, 1, 1, 1).start(Side.REBEL, Segment.ENVIRONS_COMBAT);

        follow(scene, "attack");

        scene.expect(Query.PRESS_ON);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
    }

    @Test
    @Tag("C-ENV-1")
    void afterThreeRoundsTheFightIsOver() {
        SecondScene scene = regularAgainstConscript()
                .dice(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.ENVIRONS_COMBAT);

        follow(scene, "attack", "go-on", "go-on");

        assertThat(diceOfCounter(scene, 0)).containsExactly(3, 3, 3);
        assertThat(scene.groundUnits("2211", Side.IMPERIAL)).isEqualTo(1);
    }

    @Test
    @Tag("C-ENV-3")
    @Tag("S-R76")
    @Tag("E5.3.b.1")
    void whoLosesAllUnitsIsAttackedByAPatrolOfTheSurvivors() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Wild Militia", "2211")
                .withUnits("Boccanegra", "2211")
                .counter("Stormtrooper", "2211")
                .dice(6, 6, 1, 1, 1, 1, 1, 1)
                .start(Side.IMPERIAL, Segment.ENVIRONS_COMBAT);

        follow(scene, "attack", "none");

        assertThat(scene.last(PatrolSent.class).soldier()).isEqualTo(Soldier.STORMTROOPER);
        assertThat(scene.last(PatrolSent.class).count()).isEqualTo(3);
    }

    // ---- prisoners of units

    @Test
    @Tag("A32")
    @Tag("E5.5.b.6")
    @Tag("S-R65")
    void whenHisGuardsAreDestroyedAFourFreesThePrisoner() {
        SecondScene scene = guardsDestroyed(4);

        assertThat(scene.isFree("Ly Mantok")).isTrue();
        assertThat(scene.isDetected("Ly Mantok")).isTrue();
    }

    @Test
    @Tag("A32")
    @Tag("E5.5.b.6")
    void whenHisGuardsAreDestroyedAFiveMeansHeWasExecuted() {
        assertThat(guardsDestroyed(5).isDead("Ly Mantok")).isTrue();
    }

    private static SecondScene guardsDestroyed(int die) {
        SecondScene scene = regularAgainstConscript()
                .prisonerOfUnits("Ly Mantok", "2211")
                .dice(6, 6, 1, 1, 1)
                .dice(die)
                .start(Side.REBEL, Segment.ENVIRONS_COMBAT);
        return follow(scene, "attack");
    }

    @Test
    @Tag("E5.4.a.2")
    @Tag("A29")
    @Tag("S-R5")
    void theWoundedDoNotLeadUnits() {
        SecondScene scene = regularAgainstConscript()
                .withUnits("Ly Mantok", "2211")
                .wounded("Ly Mantok")
                .dice(1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.ENVIRONS_COMBAT);

        follow(scene, "attack");

        assertThat(extraDice(scene)).containsExactly(1); // the ground's own
    }
}
