package fitg.rules.hyperjump.second;

import static fitg.play.Orders.follow;
import static fitg.play.Orders.sail;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.edition.second.Happening.BattleBegan;
import fitg.edition.second.Happening.Jumped;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chapter 3.2 beyond the acceptance cases: the whole table, pilots and starships, and what lies in drift. */
class SecondHyperjumpTest {

    private static final String[] DESTINATIONS = {"141", "111", "231", "211", "241", "511"};

    @ParameterizedTest(name = "2d6 {0}")
    @Tag("E3.2.T.1")
    @CsvSource({
        "4,  -, -, -, -, -,  -,  -",
        "5,  -, -, -, -, -,  -,  1",
        "6,  -, -, -, -, -,  1,  1",
        "7,  -, -, -, -, 1,  1,  2",
        "8,  -, -, -, 1, 1,  2,  2",
        "9,  -, -, 1, 1, 2,  2,  2",
        "10, -, 1, 1, 2, 2,  2,  1d",
        "11, -, 1, 2, 2, 2,  1d, 2d",
        "12, 1, 1, 2, 2, 1d, 2d, 2e"
    })
    void theTableIsReadAsPrinted(
            int roll, String less, String equal, String one, String two, String three, String four, String five) {
        String[] beyond = {equal, one, two, three, four, five};

        assertThat(result("Odene Hobar", "141", roll)).as("column <").isEqualTo(less);
        for (int column = 0; column < beyond.length; column++) {
            assertThat(result("Zina Adora", DESTINATIONS[column], roll))
                    .as("column %s", column)
                    .isEqualTo(beyond[column]);
        }
    }

    /** Zina Adora has navigation 1 and so meets every column from Osirius; Odene Hobar has 2. */
    private static String result(String pilot, String planet, int roll) {
        SecondScene scene = SecondPosition.in(11, 14, 16, 21, 23, 24, 51)
                .place(pilot, "orbit-161")
                .ship("Interstellar Sloop", pilot)
                .dice(roll - roll / 2, roll / 2)
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        follow(scene, "fly:35", "planet:" + planet, "place:orbit-" + planet);
        Jumped jump = scene.last(Jumped.class);
        String drift = jump.drift() == 0 ? "-" : String.valueOf(jump.drift());
        return drift + (jump.disaster() ? "e" : jump.damage() ? "d" : "");
    }

    @Test
    @Tag("E3.2.a.1")
    void planetsOfOneSystemAreReachedByImpulseWithoutAnyRoll() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        follow(sail(scene, "orbit-221", "222", 0), "stay");

        assertThat(scene.counterPlace(0)).isEqualTo("orbit-222");
    }

    @Test
    @Tag("E3.2.a.1")
    @Tag("E2.A.1.4")
    void starshipsMustJumpToAnotherSystem() {
        SecondScene scene = SecondPosition.in(22, 23)
                .counter("Rebel Light", "orbit-221")
                .dice(2, 3)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        sail(scene, "orbit-221", "231", 0);

        assertThat(scene.last(Jumped.class).distance()).isEqualTo(1);
    }

    @Test
    @Tag("E2.A.3.4")
    @Tag("E3.2.a.1")
    void charactersMustJumpToAnotherSystemAndNotWithinOne() {
        SecondScene scene = SecondPosition.in(22, 23)
                .place("Boccanegra", "orbit-221")
                .ship("Planetary Privateer", "Boccanegra")
                .dice(6, 6)
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        follow(scene, "fly:36", "planet:231", "place:orbit-231");

        assertThat(scene.place("Boccanegra")).isEqualTo("drift-23");
    }

    @Test
    @Tag("E3.2.c.1")
    @Tag("E5.1.b.9")
    void thePilotsNavigationCountsAndNotTheManeuverOfTheShip() {
        SecondScene scene = SecondPosition.in(22, 23)
                .place("Scott Rubel", "orbit-221")
                .ship("Galactic Freighter", "Scott Rubel") // maneuver 0
                .dice(1, 1)
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        follow(scene, "fly:34", "planet:231", "place:orbit-231");

        assertThat(scene.last(Jumped.class).navigation()).isEqualTo(5);
    }

    @Test
    @Tag("E3.2.c.2")
    void everyStarshipHasNavigationFourWhateverItsPassenger() {
        SecondScene scene = SecondPosition.in(22, 23)
                .counter("Rebel Transport", "orbit-221")
                .aboard("Scott Rubel", 0)
                .dice(1, 1)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        sail(scene, "orbit-221", "231", 0);

        assertThat(scene.last(Jumped.class).navigation()).isEqualTo(4);
    }

    @Test
    @Tag("E3.2.d.3")
    @Tag("C-JUMP-1")
    @Tag("S-R19")
    void aLeaderNeverShortensTheWayOfASmallStack() {
        SecondScene scene = SecondPosition.in(22, 24)
                .counter("Rebel Light", "orbit-221")
                .aboard("Ly Mantok", 0)
                .dice(1, 1)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        sail(scene, "orbit-221", "241", 0);

        assertThat(scene.last(Jumped.class).distance()).isEqualTo(2);
    }

    @Test
    @Tag("E3.2.f.2")
    void outOfDriftOneItGoesByImpulseToAnyPlanetThere() {
        SecondScene scene = SecondPosition.in(22)
                .place("Boccanegra", "drift-22")
                .ship("Planetary Privateer", "Boccanegra")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        follow(scene, "planet:223", "place:2232");

        assertThat(scene.place("Boccanegra")).isEqualTo("2232");
        assertThat(scene.events(Jumped.class)).isEmpty();
    }

    @Test
    @Tag("E3.2.f.2")
    void outOfDriftOneItJumpsElsewhereWithoutPenalty() {
        SecondScene scene = SecondPosition.in(22, 23)
                .counter("Rebel Light", "drift-22")
                .dice(1, 1)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        follow(scene, "planet:231");

        assertThat(scene.last(Jumped.class).distance()).isEqualTo(1);
    }

    @Test
    @Tag("E3.2.f.4")
    void nobodyFightsInDrift() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Heavy", "drift-22")
                .counter("Imperial Heavy", "drift-22")
                .counter("Imperial Heavy", "far-drift-22")
                .counter("Rebel Heavy", "far-drift-22")
                .start(Side.REBEL, Segment.SPACE_COMBAT);

        assertThat(scene.events(BattleBegan.class)).isEmpty();
        assertThat(scene.starships("drift-22", Side.REBEL)).isEqualTo(1);
    }
}
