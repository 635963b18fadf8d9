package fitg.level.campaign;

import static fitg.play.Orders.diceOf;
import static fitg.play.Orders.follow;
import static fitg.play.Orders.until;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.CampaignPosition;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** K-R115: what somebody can do whom Cervac Mk V has disabled for a phase (1-star-system, 14.9; card 49). */
@Tag("K-R115")
class CampaignDisabledTest {

    /** Quibron: Frun Sentel with the robot, Redjac and perhaps others in reach. */
    private static SecondPosition quibron() {
        return CampaignPosition.in(22, 24)
                .place("Frun Sentel", "2211")
                .card("Cervac Mk V", "Frun Sentel")
                .place("Redjac", "2211")
                .detected("Redjac");
    }

    /** Frun Sentel looks for Redjac and whoever is with him, and finds them. */
    private static SecondScene found(SecondPosition position) {
        SecondScene scene = position.start(Side.IMPERIAL, Segment.SEARCH);
        follow(scene, "use:49", "search:2211", "take");
        return follow(scene, "characters", "kill");
    }

    @Test
    void heDoesNotWalk() {
        SecondScene scene = quibron().dice(1).start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        follow(scene, "use:49");
        boolean walks = false;
        while (scene.truth().turn().segment() != Segment.SEARCH) {
            walks |= scene.offers("walk:28");
            scene.play(CampaignPosition.quiet(scene));
        }

        assertThat(walks).isFalse();
    }

    @Test
    void heBoardsNoStarship() {
        SecondScene scene = quibron()
                .counter("Imperial Light", "2211")
                .dice(1)
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        follow(scene, "use:49");
        follow(scene, "move-ships:2211");

        assertThat(scene.question()).isEqualTo(Query.DESTINATION);
    }

    @Test
    void noShuttleFetchesHim() {
        SecondScene scene = quibron()
                .counter("Imperial Light", "orbit-221")
                .dice(1)
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        follow(scene, "use:49");
        until(scene, Query.INTERPLANETARY);

        assertThat(scene.offers()).doesNotContain("transfer:28");
    }

    @Test
    void heIsInactiveWhenAttacked() {
        SecondScene scene = found(quibron().place("Jin Voles", "2211").dice(1, 1));

        assertThat(scene.question()).as("nobody is asked for a line").isEqualTo(Query.BREAK_OFF);
        assertThat(scene.offers()).doesNotContain("break-off-inactive");
    }

    @Test
    void heDoesNotBreakOffWithTheOthersAndStandsThenAlone() {
        // given: 5 against 5, d10 1; then Frun's five dice at him who was left
        SecondScene scene =
                found(quibron().place("Jin Voles", "2211").dice(1, 1, 1).dice(5, 5, 5, 1, 1));
        follow(scene, "break-off-all");

        assertThat(scene.hits("Redjac")).isEqualTo(3);
        assertThat(diceOf(scene, "Redjac")).isEmpty();
    }

    @Test
    @Tag("RUL-76")
    void aloneHeIsActiveRollsNothingAndDoesNotBreakOff() {
        SecondScene scene = found(quibron().dice(1, 1).dice(6, 6, 1, 1, 1));

        assertThat(scene.hits("Redjac")).isEqualTo(2);
        assertThat(diceOf(scene, "Redjac")).isEmpty();
        assertThat(scene.question()).isEqualTo(Query.PRESS_ON);
    }

    @Test
    void inTheNextPhaseHeIsHimselfAgain() {
        SecondScene scene = quibron().dice(1).start(Side.IMPERIAL, Segment.SEARCH);
        follow(scene, "use:49");
        until(scene, Query.MISSION_PLACE);

        assertThat(scene.truth().people().disabled()).isZero();
    }

    @Test
    void heDoesNotSearch() {
        SecondScene scene = quibron().detected("Frun Sentel").dice(1).start(Side.REBEL, Segment.SEARCH);
        follow(scene, "use:49");
        while (scene.truth().turn().segment() == Segment.SEARCH) {
            assertThat(scene.question()).isNotEqualTo(Query.SEARCH_CHARACTER);
            scene.play(scene.offers("search:2211") ? "search:2211" : CampaignPosition.quiet(scene));
        }
    }

    @Test
    void underVersionFourHeStoodInLine() {
        SecondScene scene =
                found(quibron().underVersion(4).place("Jin Voles", "2211").dice(1, 1));

        assertThat(scene.question()).isEqualTo(Query.LINE_UP);
    }
}
