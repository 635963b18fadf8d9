package fitg.rules.character;

import static fitg.play.Orders.follow;
import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.content.Soldier;
import fitg.edition.second.Query;
import fitg.play.Orders;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Chapter 5.6: armed escorts. */
class SecondEscortsTest {

    private static SecondScene escortsOfKidu(int lost) {
        SecondPosition position =
                SecondPosition.in(22).counter("1st Line", "2221").place("Jon Kidu", "2221");
        if (lost > 0) {
            position.dead("Redjac");
        }
        if (lost > 1) {
            position.dead("Barca");
        }
        return position.start(Side.IMPERIAL, Segment.PLANETARY_MOVEMENT);
    }

    @Test
    @Tag("E5.6.a.1")
    void whoHasLostNobodyGetsNoEscorts() {
        SecondScene scene = escortsOfKidu(0);

        Orders.finishTurn(scene);

        assertThat(scene.escorts("Jon Kidu")).isZero();
        assertThat(scene.events(fitg.edition.second.Happening.EscortJoined.class))
                .isEmpty();
    }

    @Test
    @Tag("A34")
    @Tag("E5.6.a.1")
    @Tag("E5.6.a.2")
    @Tag("E5.6.a.3")
    @Tag("S-R67")
    void twoLostCharactersGiveTwoLineSoldiersAndNoThird() {
        SecondScene scene = escortsOfKidu(2);

        follow(scene, "character:25", "character:25");

        assertThat(scene.escorts("Jon Kidu")).isEqualTo(2);
        assertThat(scene.question()).isNotEqualTo(Query.ESCORT);
        assertThat(scene.last(fitg.edition.second.Happening.EscortJoined.class).soldier())
                .isEqualTo(Soldier.LINE);
    }

    @Test
    @Tag("E5.6.a.4")
    void soldiersCannotBeSentAway() {
        SecondScene scene = SecondPosition.in(22)
                .place("Frun Sentel", "2231")
                .escort("Frun Sentel", Soldier.MILITIA)
                .dead("Kogus")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);

        Orders.finishTurn(scene);

        assertThat(scene.escorts("Frun Sentel")).isEqualTo(1);
    }
}
