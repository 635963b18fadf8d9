package fitg.rules.space.second;

import static fitg.play.Orders.assigned;
import static fitg.play.Orders.diceOfCounter;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.mission;
import static fitg.play.Orders.sail;
import static fitg.play.Orders.until;
import static fitg.play.Orders.volleysOf;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.edition.second.Happening.BreakOffTried;
import fitg.edition.second.Happening.Jumped;
import fitg.edition.second.Happening.Sort;
import fitg.edition.second.Query;
import fitg.play.CampaignPosition;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.procedure.Ask;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Space battles where cargo, passengers, leaders and formations meet; and gems against those who would inform the Empire. */
class SecondBattleCasesTest {

    /** A Rebel heavy attacks an Imperial transport with a 1st line in it, which stands alone. */
    private static SecondPosition loadedTransport() {
        return SecondPosition.in(22, 24)
                .counter("Rebel Heavy", "orbit-221")
                .counter("Imperial Transport", "orbit-221")
                .counter("1st Line", "orbit-221")
                .cargo(1, 2);
    }

    @Test
    @Tag("C-UNIT-3")
    @Tag("C-COMBAT-2")
    void aDamagedTransportKeepsItsCargo() {
        SecondScene scene = loadedTransport().dice(6, 6, 1, 1, 1).start(Side.REBEL, Segment.SPACE_COMBAT);
        follow(scene, "stand");

        assertThat(scene.isCounterDamaged(1)).isTrue();
        assertThat(scene.carrier(2)).isEqualTo(1);
    }

    @Test
    @Tag("C-UNIT-3")
    @Tag("S-R27")
    void withTheTransportItsCargoIsLostAndItsPassengerTakesToAPod() {
        SecondScene scene = loadedTransport()
                .aboard("Jon Kidu", 1)
                .dice(6, 6, 6, 6, 1)
                .dice(4)
                .start(Side.REBEL, Segment.SPACE_COMBAT);
        follow(scene, "none", "stand");

        assertThat(scene.counterPlace(2)).isEqualTo("gone");
        assertThat(scene.place("Jon Kidu")).isEqualTo("2211");
        assertThat(scene.isDetected("Jon Kidu")).isTrue();
    }

    @Test
    @Tag("S-R35")
    void whoBreaksOffByImpulseTakesCargoAndPrisonersAlong() {
        SecondScene scene =
                loadedTransport().prisonerAboard("Frun Sentel", 1).dice(1).start(Side.REBEL, Segment.SPACE_COMBAT);
        follow(scene, "break-off-all", "impulse:drift-22");

        assertThat(scene.counterPlace(1)).isEqualTo("drift-22");
        assertThat(scene.counterPlace(2)).isEqualTo("drift-22");
        assertThat(scene.place("Frun Sentel")).isEqualTo("drift-22");
    }

    @Test
    @Tag("S-R24")
    @Tag("C-JUMP-2")
    void inAnEmergencyJumpTheLastShipDamagedBeforeIsLostWithAllItCarries() {
        // given: two dice on column 5*, 10: Drift 1 and damage
        SecondScene scene = loadedTransport()
                .damaged(1)
                .prisonerAboard("Frun Sentel", 1)
                .dice(1)
                .dice(5, 5)
                .start(Side.REBEL, Segment.SPACE_COMBAT);
        follow(scene, "break-off-all", "warp:241");

        assertThat(scene.counterPlace(1)).isEqualTo("gone");
        assertThat(scene.counterPlace(2)).isEqualTo("gone");
        assertThat(scene.isDead("Frun Sentel")).isTrue();
    }

    /** A Rebel heavy and cruiser (8) against an Imperial heavy (5) with a transport held back: +3, so 4/6. */
    private static SecondPosition withATransportBehind() {
        return SecondPosition.in(22, 24)
                .counter("Rebel Heavy", "orbit-221")
                .counter("Rebel Cruiser", "orbit-221")
                .counter("Imperial Heavy", "orbit-221")
                .counter("Imperial Transport", "orbit-221");
    }

    @Test
    @Tag("S-R31")
    @Tag("E5.3.a.4")
    void onTheSecondNumberOnlyWhatWasHeldBackEscapes() {
        SecondScene scene = withATransportBehind()
                .dice(6)
                .dice(1, 1, 1, 1, 1, 1, 1, 1)
                .dice(1, 1, 1, 1)
                .start(Side.REBEL, Segment.SPACE_COMBAT);
        follow(scene, "held-back", "break-off-all", "impulse:drift-22");
        until(scene, Query.PRESS_ON);

        assertThat(scene.counterPlace(3)).isEqualTo("drift-22");
        assertThat(scene.counterPlace(2)).isEqualTo("orbit-221");
        assertThat(diceOfCounter(scene, 2)).as("a die less").containsExactly(4);
    }

    @Test
    @Tag("S-R51")
    @Tag("S-R35")
    void ifOnlyWhatIsHeldBackTriesTheLineLosesNothing() {
        SecondScene scene = withATransportBehind()
                .dice(7)
                .dice(1, 1, 1, 1, 1, 1, 1, 1)
                .dice(1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.SPACE_COMBAT);
        follow(scene, "held-back", "break-off-inactive", "impulse:drift-22");
        until(scene, Query.PRESS_ON);

        assertThat(scene.counterPlace(3)).isEqualTo("orbit-221");
        assertThat(diceOfCounter(scene, 2)).containsExactly(5);
    }

    @Test
    @Tag("E5.3.a.7")
    void theSecondTryOfAFleetIsEasierByOneAlsoIfTheFirstWasOfWhatWasHeldBack() {
        SecondScene scene = withATransportBehind()
                .dice(7)
                .dice(1, 1, 1, 1, 1, 1, 1, 1)
                .dice(1, 1, 1, 1, 1)
                .dice(5)
                .start(Side.REBEL, Segment.SPACE_COMBAT);
        follow(scene, "held-back", "break-off-inactive", "impulse:drift-22", "go-on");
        follow(scene, "held-back", "break-off-all", "impulse:drift-22");

        assertThat(scene.last(BreakOffTried.class).modifier()).isEqualTo(-1);
        assertThat(scene.counterPlace(2)).isEqualTo("drift-22");
    }

    @Test
    @Tag("S-R34")
    void aLeaderInASpaceshipOfHisOwnDoesNotHelpTheFleetToBreakOff() {
        // given: Redjac (space leadership 2) leads the light from his spaceship
        SecondScene scene = SecondPosition.in(22, 24)
                .counter("Rebel Cruiser", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .place("Redjac", "orbit-221")
                .ship("Redjac's Spaceship", "Redjac")
                .dice(1)
                .start(Side.REBEL, Segment.SPACE_COMBAT);
        follow(scene, "character:28", "break-off-all", "impulse:drift-22");

        assertThat(scene.last(BreakOffTried.class).modifier()).isZero();
    }

    @Test
    @Tag("E5.3.a.7")
    void aLeaderAboardHelpsHisFleetAndHindersThatOfTheEnemy() {
        // given: Ly Mantok (2) with the attacker, Redjac (2) and Barca (3) with the defender, who names Barca; by warp
        SecondScene scene = SecondPosition.in(22, 24)
                .counter("Rebel Cruiser", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .aboard("Ly Mantok", 0)
                .aboard("Barca", 1)
                .aboard("Redjac", 1)
                .dice(1)
                .dice(1, 1)
                .start(Side.REBEL, Segment.SPACE_COMBAT);
        follow(scene, "character:6", "character:22", "break-off-all", "warp:241");

        assertThat(scene.last(BreakOffTried.class).modifier()).isEqualTo(-2 - 3 + 2);
        assertThat(scene.last(Jumped.class).drift()).isZero();
    }

    @Test
    @Tag("C-FLEET-1")
    @Tag("S-R16")
    void ofADispersedFleetThatInterceptsOnlyHalfFightsInTheFirstRound() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Heavy", "orbit-221")
                .counter("Imperial Light", "orbit-222")
                .counter("Imperial Light", "orbit-222")
                .counter("Imperial Light", "orbit-222")
                .dispersed(1, 2, 3)
                .dice(5)
                .dice(1, 1, 1, 1)
                .dice(1, 1, 1, 1, 1)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        follow(sail(scene, "orbit-221", "222", 0), "intercept");
        until(scene, Query.PRESS_ON);

        assertThat(volleysOf(scene, Sort.COUNTER))
                .as("two lights and the heavy")
                .hasSize(3);
    }

    // ---- gems (card 48)

    /** Jin Voles asks around on Quibron, where Derban hides; a quiet event, then 64: I. */
    private static SecondScene informed(String answer) {
        SecondScene scene = CampaignPosition.in(22)
                .place("Jin Voles", "2211")
                .place("Rayner Derban", "2211")
                .card("Cache of Rare Gems", "Rayner Derban")
                .dice(2, 3, 6, 4)
                .start(Side.IMPERIAL, Segment.MISSIONS);
        follow(scene, "place:2211");
        assigned(mission(scene, "I", "Jin Voles"));
        follow(scene, "roll", "stop");
        scene.expect(Ask.USE_POSSESSION).play(answer);
        return scene;
    }

    @Test
    @Tag("C-POSS-1")
    void gemsKeepTheEmpireFromHearingAnything() {
        assertThat(informed("use:48").isDetected("Rayner Derban")).isFalse();
        assertThat(informed("pass").isDetected("Rayner Derban")).isTrue();
    }
}
