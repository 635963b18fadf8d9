package fitg.rules.mission.second;

import static fitg.play.Orders.assigned;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.mission;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Happening.SuccessRolled;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What can only be shown with missions that Breakout at Egrix does not know: Diplomacy, Coup, Question Prisoner. */
class SecondCampaignMissionsTest {

    @Test
    @Tag("E5.1.b.8")
    @Tag("C-MISS-5")
    void diplomacyGivesItsRollsToDiplomacy() {
        SecondScene scene = diplomats(SecondPosition.in(22).place("Doctor Sontag", "2211"));

        assertThat(scene.events(SuccessRolled.class)).hasSize(4 + 3 - 1);
    }

    @Test
    @Tag("E5.6.a.5")
    @Tag("S-R6")
    void aSoldierIsNoOtherCharacterForBonusRolls() {
        // Diplomacy of Sontag alone on Loyal Quibron: two rolls; the soldier at his side adds none.
        SecondScene scene = diplomats(
                SecondPosition.in(22).place("Doctor Sontag", "2211").escort("Doctor Sontag", Soldier.REGULAR));

        assertThat(scene.events(SuccessRolled.class)).hasSize(4 + 2);
        scene.expectLuckUsedUp();
    }

    @Test
    @Tag("A31")
    @Tag("E5.5.a.1")
    void whereNoEnemyIsNobodyIsCaptured() {
        SecondScene scene = SecondPosition.in(22)
                .place("Odene Hobar", "2221")
                .dice(5, 2, 5) // card 93, urban: the coup is aborted, and a five captures the group
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2221");
        assigned(mission(scene, "C", "Odene Hobar"));

        follow(scene, "roll");

        assertThat(scene.isFree("Odene Hobar")).isTrue();
    }

    @Test
    @Tag("A31")
    @Tag("E5.5.a.1")
    @Tag("E5.5.a.2")
    void whereAnEnemyUnitStandsTheGroupIsCapturedAndHeldByIt() {
        SecondScene scene = SecondPosition.in(22)
                .place("Odene Hobar", "2221")
                .counter("Conscript", "2221")
                .dice(5, 2, 5)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2221");
        assigned(mission(scene, "C", "Odene Hobar"));

        follow(scene, "roll");

        assertThat(scene.holder("Odene Hobar")).isEqualTo("units");
    }

    @Test
    @Tag("E5.5.a.5")
    @Tag("C-PRIS-1")
    void aGuardDoesNoMissionButQuestionHisPrisoner() {
        SecondScene scene = SecondPosition.in(22)
                .place("Vans Ka-Tie-A", "2231")
                .prisoner("Ly Mantok", "Vans Ka-Tie-A")
                .start(Side.IMPERIAL, Segment.MISSIONS);

        follow(scene, "place:2231");

        assertThat(scene.offers()).containsExactlyInAnyOrder("mission:Q", "end");
    }

    /** Four quiet event rolls on Loyal Quibron, then the bonus rolls of Diplomacy. */
    private static SecondScene diplomats(SecondPosition position) {
        SecondScene scene = position.dice(1, 4, 1, 1, 1, 4, 1, 1, 1, 4, 1, 1, 1, 4, 1, 1)
                .dice(1, 1, 1, 1)
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2211");
        assigned(mission(scene, "D", "Doctor Sontag"));
        return follow(scene, "roll", "roll", "roll", "roll");
    }
}
