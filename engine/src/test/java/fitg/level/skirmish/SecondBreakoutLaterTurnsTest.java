package fitg.level.skirmish;

import static fitg.play.Orders.follow;
import static fitg.play.Orders.sail;
import static fitg.play.Orders.until;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Happening.BattleBegan;
import fitg.edition.second.Happening.BreakOffTried;
import fitg.edition.second.Happening.Intercepted;
import fitg.edition.second.Happening.Jumped;
import fitg.edition.second.Happening.PatrolSent;
import fitg.edition.second.Happening.Raked;
import fitg.edition.second.Query;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Breakout at Egrix, the worked turns (SA11 to SA18, SA22): the Imperial answer and the second Rebel turn. */
class SecondBreakoutLaterTurnsTest {

    private static SecondScene kiduOverQuibron() {
        SecondScene scene = SecondPosition.in(22, 23, 24)
                .counter("Imperial Light", "orbit-222")
                .counter("Imperial Light", "orbit-222")
                .counter("Wild Regular", "2211")
                .place("Jon Kidu", "2221")
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        follow(scene, "transfer:25");
        if (scene.question() == Query.TRANSFER_TO) {
            scene.play(scene.offers().getFirst());
        }
        return follow(sail(scene, "orbit-222", "221", 0, 1), "stay");
    }

    @Test
    @Tag("SA11")
    @Tag("E5.2.a.8")
    void kiduShuttlesUpAtAngoffAndRidesToQuibronByImpulse() {
        SecondScene scene = kiduOverQuibron();

        assertThat(scene.place("Jon Kidu")).isEqualTo("orbit-221");
        assertThat(scene.events(Jumped.class)).isEmpty();
    }

    @Test
    @Tag("SA11")
    @Tag("E5.2.a.11")
    void theRegularOnQuibronBarsHisWayDown() {
        SecondScene scene = kiduOverQuibron();

        assertThat(scene.offers()).doesNotContain("transfer:25");
    }

    @Test
    @Tag("SA12")
    @Tag("E2.A.1.3")
    void theImperialTransportLandsUnderItsOwnPdbUnraked() {
        SecondScene scene = SecondPosition.in(22, 23, 24)
                .counter("Imperial Transport", "2221")
                .counter("1st Line", "2221")
                .pdb("Quibron", 1, true)
                .pdb("Angoff", 2, true)
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);

        follow(scene, "move-ships:2221", "counter:1", "planet:221", "land:2211");

        assertThat(scene.events(Raked.class)).isEmpty();
        assertThat(scene.groundUnits("2211", Side.IMPERIAL)).isEqualTo(1);
    }

    @Test
    @Tag("SA12")
    @Tag("C-ENV-3")
    @Tag("C-SO-2")
    void withTheRegularDeadBoccanegraFacesAPatrolOfFour() {
        SecondScene scene = SecondPosition.in(22, 23, 24)
                .counter("Wild Regular", "2211")
                .withUnits("Boccanegra", "2211")
                .counter("Stormtrooper", "2211")
                .counter("1st Line", "2211")
                .withUnits("Vans Ka-Tie-A", "2211")
                .dice(6, 6, 6, 6, 6, 6, 6, 1)
                .dice(1, 1, 1, 1, 1, 1)
                .start(Side.IMPERIAL, Segment.ENVIRONS_COMBAT);

        follow(scene, "attack", "character:30", "character:14", "patrol:stormtrooper");

        assertThat(scene.groundUnits("2211", Side.REBEL)).isZero();
        assertThat(scene.last(PatrolSent.class).count()).isEqualTo(4);
    }

    private static SecondScene liftFromQuibron() {
        SecondScene scene = SecondPosition.in(22, 23, 24)
                .counter("Rebel Light", "2211")
                .counter("Rebel Transport", "2211")
                .damaged(1)
                .counter("Wild Regular", "2211")
                .counter("Imperial Light", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .place("Adam Starlight", "2211")
                .pdb("Quibron", 1, true)
                .dice(1, 1, 1, 1, 1)
                .dice(1, 1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        follow(scene, "move-ships:2211", "counter:0", "counter:1", "counter:2", "board:1", "planet:241");
        return follow(scene, "rake", "intercept");
    }

    @Test
    @Tag("SA13")
    @Tag("E2.A.1.2")
    @Tag("S-R16")
    @Tag("S-R17")
    void theLiftingStackIsRakedOnceInterceptedInOrbitAndDoesNotJump() {
        SecondScene scene = liftFromQuibron();

        assertThat(scene.events(Raked.class)).hasSize(1);
        assertThat(scene.events(Intercepted.class)).hasSize(1);
        assertThat(scene.last(Intercepted.class).number()).isEqualTo(1);
        assertThat(scene.last(BattleBegan.class).attacker()).isEqualTo(Side.IMPERIAL);
        assertThat(scene.events(Jumped.class)).isEmpty();
    }

    @Test
    @Tag("SA13")
    @Tag("E2.A.2.1")
    @Tag("S-R17")
    void inTheSpaceCombatSegmentItIsFoughtAgainWithTheRebelsAttacking() {
        SecondScene scene = liftFromQuibron();
        until(scene, Query.PRESS_ON);
        scene.play("call-off");

        if (scene.question() == Query.INTERPLANETARY) {
            scene.play("end");
        }

        assertThat(scene.last(BattleBegan.class).attacker()).isEqualTo(Side.REBEL);
    }

    @Test
    @Tag("SA14")
    @Tag("E5.3.a.7")
    @Tag("S-R20")
    @Tag("S-R31")
    void allEscapeByWarpAndTheDamagedTransportIsLostInTheJumpWithAllAboard() {
        SecondScene scene = SecondPosition.in(22, 23, 24)
                .counter("Rebel Light", "orbit-221")
                .counter("Rebel Transport", "orbit-221")
                .damaged(1)
                .counter("Wild Regular", "orbit-221")
                .cargo(1, 2)
                .counter("Imperial Light", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .aboard("Adam Starlight", 1)
                .dice(6, 5, 6)
                .picks(1)
                .start(Side.IMPERIAL, Segment.SPACE_COMBAT);

        // Starlight could lead, which would change the die: nobody is named.
        follow(scene, "none", "held-back", "break-off-all", "warp:241");

        assertThat(scene.last(BreakOffTried.class).differential()).isEqualTo(2);
        assertThat(scene.counterPlace(0)).isEqualTo("far-drift-24");
        assertThat(scene.counterPlace(1)).isEqualTo("gone");
        assertThat(scene.counterPlace(2)).isEqualTo("gone");
        assertThat(scene.isDead("Adam Starlight")).isTrue();
    }

    @Test
    @Tag("SA15")
    @Tag("E3.2.f.3")
    @Tag("S-R22")
    void theLightMustLeaveDriftTwoAndItsOwnStarIsTwoAway() {
        SecondScene scene = SecondPosition.in(22, 23, 24)
                .counter("Rebel Light", "far-drift-24")
                .counter("Rebel Cruiser", "orbit-231")
                .dice(1, 1)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        scene.expectNotOffered("end");

        sail(scene, "far-drift-24", "241", 0);

        assertThat(scene.last(Jumped.class).distance()).isEqualTo(2);
        assertThat(scene.last(Jumped.class).column()).isEqualTo(-1);
    }

    private static SecondScene rakedToPieces(int frun, int kidu) {
        SecondScene scene = SecondPosition.in(23)
                .counter("Imperial Transport", "orbit-232")
                .counter("1st Line", "orbit-232")
                .cargo(0, 1)
                .aboard("Jon Kidu", 0)
                .prisonerAboard("Frun Sentel", 0)
                .control("Pronox", PlanetState.REBEL_CONTROL)
                .pdb("Pronox", 2, true)
                .dice(6, 6, 6, 6, 1, 1, 1, 1)
                .dice(frun, kidu)
                .picks(0)
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        return follow(sail(scene, "orbit-232", "231", 0), "land:2311", "rake");
    }

    @Test
    @Tag("SA18")
    @Tag("E5.5.b.4")
    @Tag("S-R26")
    @Tag("S-R27")
    void thePodsOfTheRakedTransportSaveKiduButNotFrun() {
        SecondScene scene = rakedToPieces(4, 3);

        assertThat(scene.counterPlace(1)).isEqualTo("gone");
        assertThat(scene.isDead("Frun Sentel")).isTrue();
        assertThat(scene.place("Jon Kidu")).isEqualTo("2311");
        assertThat(scene.isDetected("Jon Kidu")).isTrue();
    }

    @Test
    @Tag("SA18")
    @Tag("E5.5.b.5")
    @Tag("S-R27")
    void onATwoFrunComesDownFreeWhereKiduDoes() {
        SecondScene scene = rakedToPieces(2, 3);

        assertThat(scene.isFree("Frun Sentel")).isTrue();
        assertThat(scene.place("Frun Sentel")).isEqualTo(scene.place("Jon Kidu"));
    }
}
