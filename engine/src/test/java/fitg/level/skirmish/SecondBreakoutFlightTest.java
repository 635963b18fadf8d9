package fitg.level.skirmish;

import static fitg.play.Orders.diceOfCounter;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.until;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.edition.second.Happening.BreakOffTried;
import fitg.edition.second.Happening.RepairTried;
import fitg.edition.second.Happening.Sort;
import fitg.edition.second.Happening.Tracked;
import fitg.edition.second.Query;
import fitg.play.Orders;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Breakout at Egrix, the worked turns (SA16, SA17, SA22): the Privateer leaves Quibron. */
class SecondBreakoutFlightTest {

    /** Detected, and with the lights taking part: column 7-8, two left. A four is D*, and the fight begins. */
    private static SecondScene privateerLeavesQuibron(int... dice) {
        SecondScene scene = SecondPosition.in(22, 23, 24)
                .place("Boccanegra", "2211")
                .ship("Planetary Privateer", "Boccanegra")
                .detected("Boccanegra")
                .counter("Imperial Light", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .pdb("Quibron", 1, true)
                .dice(4)
                .dice(dice)
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        follow(scene, "fly:36", "planet:241", "place:orbit-241", "track");
        return until(scene, Query.EVADE);
    }

    @Test
    @Tag("SA16")
    @Tag("E2.A.3.5")
    @Tag("S-R45")
    @Tag("S-R46")
    void theLightsMoveTheColumnAndTheAsteriskBringsThemIntoTheFight() {
        SecondScene scene = privateerLeavesQuibron(9, 1, 1, 1, 1);

        assertThat(scene.last(Tracked.class).column()).isEqualTo(4);
        assertThat(scene.last(Tracked.class).pursued()).isTrue();
        follow(scene, Orders.offered(scene, "impulse:"));
        assertThat(scene.last(BreakOffTried.class).differential()).isEqualTo(-8);
    }

    @Test
    @Tag("SA17")
    @Tag("C-SHIP-3")
    @Tag("S-R47")
    @Tag("S-R48")
    void damagedThePrivateerGetsAwayAtTheSecondTryAndReachesOrning() {
        SecondScene scene = privateerLeavesQuibron(9, 5, 6, 1, 1, 9, 1, 1);

        follow(scene, Orders.offered(scene, "impulse:"), "go-on");
        until(scene, Query.EVADE);
        follow(scene, Orders.offered(scene, "impulse:"));

        assertThat(Orders.volleysOf(scene, Sort.SPACESHIP).getFirst().dice()).hasSize(2);
        assertThat(diceOfCounter(
                        scene,
                        Orders.volleysOf(scene, Sort.COUNTER)
                                .getFirst()
                                .shooter()
                                .number()))
                .containsExactly(2);
        assertThat(scene.isShipDamaged("Planetary Privateer")).isTrue();
        assertThat(scene.place("Boccanegra")).isEqualTo("orbit-241");
    }

    @Test
    @Tag("SA17")
    @Tag("C-POSS-2")
    void boccanegraRepairsItOnAFourOrLess() {
        SecondScene scene = SecondPosition.in(22, 23, 24)
                .place("Boccanegra", "orbit-241")
                .ship("Planetary Privateer", "Boccanegra")
                .shipDamaged("Planetary Privateer")
                .dice(4)
                .startInterphase();

        follow(scene, "repair:36");

        assertThat(scene.last(RepairTried.class).number()).isEqualTo(4);
        assertThat(scene.isShipDamaged("Planetary Privateer")).isFalse();
    }

    @Test
    @Tag("SA22")
    @Tag("E5.4.b.1")
    @Tag("C-HEAL-1")
    @Tag("S-R84")
    void boccanegraRestsWhileStarlightFlies() {
        SecondScene scene = SecondPosition.in(22, 23, 24)
                .place("Adam Starlight", "2211")
                .ship("Planetary Privateer", "Adam Starlight")
                .place("Boccanegra", "2211")
                .wounded("Boccanegra")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        follow(scene, "fly:36", "take", "planet:223", "place:2232");

        Orders.finishTurn(scene);

        assertThat(scene.place("Boccanegra")).isEqualTo("2232");
        assertThat(scene.isWounded("Boccanegra")).isFalse();
    }
}
