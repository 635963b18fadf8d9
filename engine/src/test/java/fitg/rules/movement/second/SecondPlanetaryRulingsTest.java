package fitg.rules.movement.second;

import static fitg.play.Orders.follow;
import static fitg.play.Orders.until;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening.Raked;
import fitg.edition.second.Query;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Rulings on A.3 to A.5: walkers and what they leave, marches, leaders, prisoners on the way, reaction. */
class SecondPlanetaryRulingsTest {

    @Test
    @Tag("S-R71")
    @Tag("E2.A.4.3")
    void whoLiftsOffUnderAnEnemyPdbIsRakedToo() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "2211")
                .pdb("Quibron", 1, true)
                .dice(1, 1, 1, 1)
                .start(Side.REBEL, Segment.PLANETARY_MOVEMENT);

        follow(scene, "lift:2211", "rake");

        assertThat(scene.events(Raked.class)).hasSize(1);
        assertThat(scene.counterPlace(0)).isEqualTo("orbit-221");
    }

    @Test
    @Tag("S-R71")
    @Tag("E2.A.4.4")
    void transportsDoNotFlyLow() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Transport", "2231")
                .counter("Rebel Light", "2231")
                .start(Side.REBEL, Segment.PLANETARY_MOVEMENT);

        follow(scene, "low-flight:2231");

        assertThat(scene.counterPlace(0)).isEqualTo("2231");
        assertThat(scene.counterPlace(1)).isEqualTo("2232");
    }

    @Test
    @Tag("S-R72")
    @Tag("E5.2.d.1")
    void aLeaderMayComeFromTheCharactersAndIsThenStackedAndDetected() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Wild Regular", "2231")
                .place("Boccanegra", "2231")
                .start(Side.REBEL, Segment.PLANETARY_MOVEMENT);

        follow(scene, "march:2231", "character:14");

        assertThat(scene.isWithUnits("Boccanegra")).isTrue();
        assertThat(scene.hasDetectedFlag("Boccanegra")).isTrue();
    }

    @Test
    @Tag("S-R5")
    @Tag("E5.2.d.1")
    void whoHasNoLeadershipDoesNotMarchAlong() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Wild Regular", "2231")
                .withUnits("Kogus", "2231")
                .start(Side.REBEL, Segment.PLANETARY_MOVEMENT);

        follow(scene, "march:2231");

        assertThat(scene.place("Kogus")).isEqualTo("2231");
        assertThat(scene.counterPlace(0)).isEqualTo("2232");
    }

    @Test
    @Tag("S-R63")
    @Tag("E5.5.a.6")
    void thePrisonerGoesAlongUnaskedWithTheLastOfHisHolders() {
        SecondScene scene = SecondPosition.in(22)
                .counter("1st Line", "2231")
                .prisonerOfUnits("Ly Mantok", "2231")
                .start(Side.IMPERIAL, Segment.PLANETARY_MOVEMENT);

        follow(scene, "march:2231");

        assertThat(scene.place("Ly Mantok")).isEqualTo("2232");
        assertThat(scene.holder("Ly Mantok")).isEqualTo("units");
    }

    @Test
    @Tag("S-D28")
    @Tag("E5.5.a.2")
    void oneOfTwoUnitsMayTakeThePrisonerOrLeaveHim() {
        SecondScene scene = SecondPosition.in(22)
                .counter("1st Line", "2231")
                .counter("Conscript", "2231")
                .prisonerOfUnits("Ly Mantok", "2231")
                .start(Side.IMPERIAL, Segment.PLANETARY_MOVEMENT);

        follow(scene, "march:2231", "counter:0", "end");
        until(scene, Query.TAKE_PRISONER);
        scene.play("take");

        assertThat(scene.place("Ly Mantok")).isEqualTo("2232");
        assertThat(scene.counterPlace(1)).isEqualTo("2231");
    }

    @Test
    @Tag("C-UNIT-3")
    @Tag("E2.A.4.1")
    void aGarrisonMarchesOnItsOwnPlanet() {
        SecondScene scene =
                SecondPosition.in(22).counter("Conscript", "2231").start(Side.IMPERIAL, Segment.PLANETARY_MOVEMENT);

        follow(scene, "march:2231");

        assertThat(scene.counterPlace(0)).isEqualTo("2232");
    }

    @Test
    @Tag("C-UNIT-3")
    @Tag("S-R12")
    void aGarrisonIsNotLifted() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Imperial Transport", "2231")
                .counter("Conscript", "2231")
                .start(Side.IMPERIAL, Segment.PLANETARY_MOVEMENT);

        follow(scene, "lift:2231");

        assertThat(scene.counterPlace(1)).isEqualTo("2231");
    }

    @Test
    @Tag("S-R68")
    @Tag("E5.6.a.5")
    void aSoldierWalksWithHisMan() {
        SecondScene scene = SecondPosition.in(22)
                .place("Frun Sentel", "2231")
                .escort("Frun Sentel", Soldier.REGULAR)
                .dead("Kogus")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        follow(scene, "walk:4");

        assertThat(scene.escorts("Frun Sentel")).isEqualTo(1);
    }

    @Test
    @Tag("S-R50")
    void aShipThatNobodyStaysWithIsLost() {
        SecondScene scene = SecondPosition.in(22)
                .place("Scott Rubel", "2231")
                .ship("Explorer", "Scott Rubel")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        follow(scene, "walk:13");

        assertThat(scene.shipPlace("Explorer")).isEqualTo("out");
    }

    @Test
    @Tag("S-R49")
    @Tag("C-DETECT-1")
    void amongDetectedFriendsAWalkerIsDetected() {
        SecondScene scene = SecondPosition.in(22)
                .place("Frun Sentel", "2231")
                .place("Kogus", "2232")
                .detected("Kogus")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        follow(scene, "walk:4");

        assertThat(scene.isDetected("Frun Sentel")).isTrue();
    }

    // ---- reaction

    @Test
    @Tag("S-R74")
    @Tag("E5.2.e.1")
    void onlyWhoIsStackedWithTheUnitComesAsItsLeader() {
        SecondScene scene = SecondPosition.in(22)
                .counter("1st Line", "2231")
                .place("Jon Kidu", "2231")
                .place("Frun Sentel", "2232")
                .detected("Frun Sentel")
                .start(Side.REBEL, Segment.REACTION);

        follow(scene, "react:2232", "counter:0");

        assertThat(scene.place("Jon Kidu")).isEqualTo("2231");
        assertThat(scene.question()).isNotEqualTo(Query.REACTION_LEADER);
    }

    @Test
    @Tag("S-R73")
    @Tag("E2.A.5.2")
    void aPassengerReactsFromOrbitByShuttle() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Imperial Light", "orbit-223")
                .aboard("Redjac", 0)
                .place("Frun Sentel", "2232")
                .detected("Frun Sentel")
                .start(Side.REBEL, Segment.REACTION);

        follow(scene, "react:2232");

        assertThat(scene.place("Redjac")).isEqualTo("2232");
    }

    @Test
    @Tag("S-R73")
    @Tag("E5.2.a.11")
    void enemyUnitsOnThePlanetBarThatShuttle() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Imperial Light", "orbit-223")
                .aboard("Redjac", 0)
                .counter("Wild Militia", "2232")
                .start(Side.REBEL, Segment.REACTION);

        assertThat(scene.question()).isNotEqualTo(Query.REACTION);
    }

    @Test
    @Tag("E2.3.1")
    @Tag("E2.A.5.1")
    void inTheImperialTurnTheRebelsReact() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Wild Regular", "2231")
                .counter("1st Line", "2232")
                .start(Side.IMPERIAL, Segment.REACTION);

        scene.expect(Query.REACTION);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
    }

    @Test
    @Tag("E3.3.b.2")
    @Tag("E2.A.5.1")
    void noUnitReactsIntoAFullEnvirons() {
        SecondScene scene = SecondPosition.in(22)
                .counter("1st Line", "2231")
                .counter("Conscript", "2232")
                .counter("Conscript", "2232")
                .counter("Conscript", "2232")
                .place("Frun Sentel", "2232")
                .detected("Frun Sentel")
                .start(Side.REBEL, Segment.REACTION);

        assertThat(scene.question()).isNotEqualTo(Query.REACTION);
    }
}
