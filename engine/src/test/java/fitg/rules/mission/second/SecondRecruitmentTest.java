package fitg.rules.mission.second;

import static fitg.play.Orders.egrix;
import static fitg.play.Orders.follow;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Segment C.1: who joins a cause. */
class SecondRecruitmentTest {

    @Test
    @Tag("E2.C.1.1")
    @Tag("C-RECRUIT-1")
    void whereAPlayerCharacterStandsApartSomebodyMayJoin() {
        SecondScene scene = SecondPosition.recruitingIn(22)
                .luck(7)
                .place("Adam Starlight", "2211")
                .dice(1)
                .start(Side.REBEL, Segment.MISSIONS);

        follow(scene, "place:2211");

        assertThat(scene.events(fitg.procedure.Event.CharacterGained.class)).hasSize(1);
    }

    @Test
    @Tag("E2.C.1.1")
    @Tag("C-RECRUIT-1")
    void onATwoNobodyJoinsWhereTheEnemyRules() {
        SecondScene scene = SecondPosition.recruitingIn(22)
                .place("Adam Starlight", "2211")
                .dice(2)
                .start(Side.REBEL, Segment.MISSIONS);

        follow(scene, "place:2211");

        assertThat(scene.events(fitg.procedure.Event.CharacterGained.class)).isEmpty();
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("E2.C.1.1")
    void breakoutAtEgrixKnowsNoRecruitment() {
        SecondScene scene = egrix().place("Adam Starlight", "2211").start(Side.REBEL, Segment.MISSIONS);

        follow(scene, "place:2211"); // a die would fail the test

        scene.expect(Query.MISSION);
    }
}
