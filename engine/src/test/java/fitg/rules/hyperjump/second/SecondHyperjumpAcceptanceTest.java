package fitg.rules.hyperjump.second;

import static fitg.play.Orders.follow;
import static fitg.play.Orders.sail;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.edition.second.Happening.Jumped;
import fitg.edition.second.Query;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Chapter 3.2 of the second edition: jumps between the stars, as the acceptance cases tell them. */
class SecondHyperjumpAcceptanceTest {

    private static SecondScene pilot(String pilot, String ship, String from, int[] systems, int... dice) {
        return SecondPosition.in(systems)
                .place(pilot, from)
                .ship(ship, pilot)
                .dice(dice)
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
    }

    private static SecondPosition lights(int number, String from, int... systems) {
        SecondPosition position = SecondPosition.in(systems);
        for (int each = 0; each < number; each++) {
            position.counter("Rebel Light", from);
        }
        return position;
    }

    private static int[] stars(int... systems) {
        return systems;
    }

    private static int[] ships(int number) {
        return IntStream.range(0, number).toArray();
    }

    @Test
    @Tag("A07")
    @Tag("E3.2.b.2")
    void theStarOfOriginIsNotCountedButTheDestinationIs() {
        SecondScene scene =
                lights(1, "orbit-161", 14, 16, 21).dice(1, 1).start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        sail(scene, "orbit-161", "141", 0);

        assertThat(scene.last(Jumped.class).distance()).isEqualTo(1);
    }

    @Test
    @Tag("A07")
    @Tag("E3.2.b.1")
    @Tag("E3.2.b.3")
    @Tag("S-R21")
    void osiriusToPhisariaIsFourOverTheShortestRouteWithItsBlueStar() {
        SecondScene scene =
                lights(1, "orbit-161", 16, 21).dice(1, 1).start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        sail(scene, "orbit-161", "211", 0);

        assertThat(scene.last(Jumped.class).distance()).isEqualTo(4);
    }

    @Test
    @Tag("E3.2.b.4")
    void enemiesAtStarsAlongTheRouteCannotInterfere() {
        // Osirius to Tardyn leads over Zamorax or Atriard, and fleets wait at both.
        SecondScene scene = lights(1, "orbit-161", 11, 13, 14, 16)
                .counter("Imperial Heavy", "orbit-131")
                .counter("Imperial Heavy", "orbit-141")
                .dice(1, 1)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        sail(scene, "orbit-161", "111", 0);

        scene.expect(Query.ARRIVAL);
    }

    @Test
    @Tag("A08")
    @Tag("E3.2.c.3")
    @Tag("E3.2.f.1")
    @Tag("E3.2.T.4")
    void navigationThreeOverFiveStarsWithElevenEndsInDriftTwo() {
        SecondScene scene = pilot("Frun Sentel", "Interstellar Sloop", "orbit-161", stars(16, 24), 5, 6);

        follow(scene, "fly:35", "planet:241", "place:orbit-241");

        assertThat(scene.last(Jumped.class).column()).isEqualTo(2);
        assertThat(scene.place("Frun Sentel")).isEqualTo("far-drift-24");
    }

    @Test
    @Tag("A09")
    @Tag("E3.2.c.3")
    @Tag("E3.2.T.3")
    void evenTheBetterNavigatorDriftsOnATwelve() {
        SecondScene scene = pilot("Scott Rubel", "Interstellar Sloop", "orbit-161", stars(16, 21), 6, 6);

        follow(scene, "fly:35", "planet:211", "place:orbit-211");

        assertThat(scene.place("Scott Rubel")).isEqualTo("drift-21");
    }

    @Test
    @Tag("A09")
    @Tag("E3.2.T.2")
    void theBetterNavigatorArrivesOnAnEleven() {
        SecondScene scene = pilot("Scott Rubel", "Interstellar Sloop", "orbit-161", stars(16, 21), 5, 6);

        follow(scene, "fly:35", "planet:211", "place:orbit-211");

        assertThat(scene.place("Scott Rubel")).isEqualTo("orbit-211");
    }

    @Test
    @Tag("A10")
    @Tag("E3.2.c.4")
    @Tag("E3.2.T.5")
    void everyPointBeyondFiveIsAddedToTheRoll() {
        SecondScene scene = pilot("Odene Hobar", "Interstellar Sloop", "orbit-221", stars(22, 41), 4, 4);

        follow(scene, "fly:35", "planet:411", "place:orbit-411");

        assertThat(scene.last(Jumped.class).added()).isEqualTo(2);
        assertThat(scene.place("Odene Hobar")).isEqualTo("drift-41");
        assertThat(scene.isShipDamaged("Interstellar Sloop")).isTrue();
    }

    @Test
    @Tag("A10")
    @Tag("C-JUMP-1")
    @Tag("E3.2.T.6")
    @Tag("S-R20")
    void aThirteenIsReadAsTwelveAndLosesTheShipWithAllAboard() {
        SecondScene scene = pilot("Odene Hobar", "Interstellar Sloop", "orbit-221", stars(22, 41), 5, 6);

        follow(scene, "fly:35", "planet:411", "place:orbit-411");

        assertThat(scene.shipPlace("Interstellar Sloop")).isEqualTo("out");
        assertThat(scene.isDead("Odene Hobar")).isTrue();
    }

    @Test
    @Tag("A11")
    @Tag("E3.2.d.3")
    @Tag("C-CHAR-1")
    @Tag("S-R19")
    void mantokMakesFiveStarshipsCountAsThree() {
        SecondScene scene = lights(5, "orbit-161", 16, 21)
                .aboard("Ly Mantok", 0)
                .dice(1, 1)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        sail(scene, "orbit-161", "211", ships(5));

        assertThat(scene.last(Jumped.class).distance()).isEqualTo(4);
        assertThat(scene.last(Jumped.class).column()).isZero();
    }

    @Test
    @Tag("A11")
    @Tag("E3.2.d.2")
    void everyShipAboveThreeMakesTheWayLonger() {
        SecondScene scene =
                lights(5, "orbit-161", 16, 21).dice(1, 1).start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        sail(scene, "orbit-161", "211", ships(5));

        assertThat(scene.last(Jumped.class).distance()).isEqualTo(6);
        assertThat(scene.last(Jumped.class).column()).isEqualTo(2);
    }

    @Test
    @Tag("A12")
    @Tag("E3.2.d.1")
    @Tag("E3.2.T.5")
    void sevenShipsThatJumpTogetherRollOnceDriftTogetherAndOneIsDamaged() {
        SecondScene scene =
                lights(7, "orbit-241", 21, 24).dice(6, 6).picks(0).start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        sail(scene, "orbit-241", "211", ships(7));

        assertThat(scene.events(Jumped.class)).hasSize(1);
        assertThat(scene.last(Jumped.class).distance()).isEqualTo(7);
        assertThat(scene.starships("drift-21", Side.REBEL)).isEqualTo(7);
        assertThat(IntStream.range(0, 7).filter(scene::isCounterDamaged).count())
                .isEqualTo(1);
    }

    @Test
    @Tag("A13")
    @Tag("E3.2.T.6")
    void aDisasterTakesHalfOfFiveShipsRoundedUp() {
        SecondScene scene = lights(5, "orbit-211", 21, 35)
                .dice(6, 6)
                .picks(0, 0, 0)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        sail(scene, "orbit-211", "351", ships(5));

        assertThat(scene.last(Jumped.class).disaster()).isTrue();
        assertThat(scene.starships("far-drift-35", Side.REBEL)).isEqualTo(2);
        assertThat(IntStream.range(0, 5)
                        .filter(ship -> scene.counterPlace(ship).equals("gone"))
                        .count())
                .isEqualTo(3);
    }

    @Test
    @Tag("C-JUMP-1")
    @Tag("S-R20")
    void aDamagedShipThatIsHitAgainIsEliminated() {
        SecondScene scene = lights(7, "orbit-241", 21, 24)
                .damaged(0)
                .dice(6, 6)
                .picks(0)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        sail(scene, "orbit-241", "211", ships(7));

        assertThat(scene.counterPlace(0)).isEqualTo("gone");
        assertThat(scene.starships("drift-21", Side.REBEL)).isEqualTo(6);
    }

    @Test
    @Tag("A14")
    @Tag("E3.2.e.1")
    @Tag("S-R24")
    void anEmergencyJumpIsReadInTheLastColumnWithoutAnyModifier() {
        SecondScene scene = SecondPosition.in(22, 24)
                .counter("Rebel Cruiser", "orbit-221")
                .counter("Imperial Light", "orbit-221")
                .dice(6, 4, 6) // break-off: 6 - 2 of 4; then the jump
                .start(Side.REBEL, Segment.SPACE_COMBAT);

        follow(scene, "break-off-all", "warp:241");

        assertThat(scene.last(Jumped.class).added()).isZero();
        assertThat(scene.counterPlace(1)).isEqualTo("drift-24");
        assertThat(scene.isCounterDamaged(1)).isTrue();
    }

    @Test
    @Tag("A15")
    @Tag("E3.2.f.3")
    void outOfDriftTwoTheSameSystemIsTwoAway() {
        SecondScene scene = pilot("Boccanegra", "Planetary Privateer", "far-drift-22", stars(14, 22), 5, 6);

        follow(scene, "planet:221", "place:orbit-221");

        assertThat(scene.last(Jumped.class).distance()).isEqualTo(2);
        assertThat(scene.place("Boccanegra")).isEqualTo("orbit-221");
    }

    @Test
    @Tag("A15")
    @Tag("E3.2.f.3")
    void outOfDriftTwoAnotherSystemIsTwoFurtherAway() {
        SecondScene scene = pilot("Boccanegra", "Planetary Privateer", "far-drift-22", stars(14, 22), 1, 1);

        follow(scene, "planet:141", "place:orbit-141");

        assertThat(scene.last(Jumped.class).distance()).isEqualTo(5);
        assertThat(scene.last(Jumped.class).column()).isEqualTo(1);
    }
}
