package fitg.rules.movement.second;

import static fitg.play.Orders.follow;
import static fitg.play.Orders.sail;
import static fitg.play.Orders.until;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Query;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Escorts and prisoners on the move: pods, seats, shuttles, ships that leave. */
class SecondCompanyCasesTest {

    /** Scott Rubel and his soldier fly the Freighter from Quibron to Angoff, whose PDB destroys it on a 6. */
    private static SecondPosition shotDown() {
        return SecondPosition.in(22)
                .place("Scott Rubel", "2211")
                .ship("Galactic Freighter", "Scott Rubel")
                .escort("Scott Rubel", Soldier.REGULAR)
                .dead("Zina Adora")
                .pdb("Angoff", 1, true);
    }

    @Test
    @Tag("S-R27")
    @Tag("S-R68")
    void aSoldierWhoseManDiesInHisPodIsGoneThoughHisOwnHeld() {
        SecondScene scene = shotDown().dice(6).dice(5, 1).start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        follow(scene, "fly:34", "planet:222", "place:2221");

        assertThat(scene.isDead("Scott Rubel")).isTrue();
        assertThat(scene.escorts("Scott Rubel")).isZero();
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("S-R27")
    @Tag("S-R68")
    void aSoldierWhoComesDownGoesOnWithAnotherOfTheCrew() {
        // given: pods of Kogus, Scott Rubel, the soldier
        SecondScene scene =
                shotDown().place("Kogus", "2211").dice(6).dice(4, 5, 1).start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        follow(scene, "fly:34", "take", "planet:222", "place:2221");

        assertThat(scene.escorts("Kogus")).isEqualTo(1);
        assertThat(scene.place("Kogus")).isEqualTo("2221");
    }

    /** The Sloop has four seats, three of them taken; Boccanegra is aboard a light in the same orbit box. */
    private static SecondPosition besideTheSloop() {
        return SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .aboard("Boccanegra", 0)
                .place("Scott Rubel", "orbit-221")
                .ship("Interstellar Sloop", "Scott Rubel")
                .aboardShip("Frun Sentel", "Interstellar Sloop")
                .aboardShip("Kogus", "Interstellar Sloop");
    }

    @Test
    @Tag("S-R14")
    @Tag("S-R42")
    void oneMoreFindsASeatByShuttle() {
        SecondScene scene = besideTheSloop().start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        assertThat(until(scene, Query.INTERPLANETARY).offers()).contains("transfer:14");
    }

    @Test
    @Tag("S-R14")
    @Tag("S-R42")
    void withASoldierHeNeedsTwoSeatsAndStays() {
        SecondScene scene = besideTheSloop()
                .escort("Boccanegra", Soldier.REGULAR)
                .dead("Zina Adora")
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        assertThat(until(scene, Query.INTERPLANETARY).offers()).doesNotContain("transfer:14");
    }

    @Test
    @Tag("E5.5.a.4")
    @Tag("E5.5.a.3")
    void aPrisonerChangesToASpaceshipOnlyWhereASeatIsFree() {
        SecondScene free = besideTheSloop()
                .prisonerAboard("Senator Dermond", 0)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        SecondScene full = besideTheSloop()
                .aboardShip("Ran Jayma", "Interstellar Sloop")
                .prisonerAboard("Senator Dermond", 0)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);

        assertThat(until(free, Query.INTERPLANETARY).offers()).contains("hand-over:27");
        assertThat(until(full, Query.INTERPLANETARY).offers()).doesNotContain("hand-over:27");
    }

    @Test
    @Tag("S-R28")
    @Tag("S-R63")
    void aStarshipThatLeavesTakesItsPrisonerAlongAlthoughAnotherStays() {
        SecondScene scene = SecondPosition.in(22)
                .counter("Rebel Light", "orbit-221")
                .counter("Rebel Cruiser", "orbit-221")
                .prisonerAboard("Senator Dermond", 0)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
        sail(scene, "orbit-221", "222", 0);
        follow(scene, "stay");

        assertThat(scene.place("Senator Dermond")).isEqualTo("orbit-222");
    }
}
