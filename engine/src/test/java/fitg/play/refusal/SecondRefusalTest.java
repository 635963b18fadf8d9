package fitg.play.refusal;

import static fitg.play.Orders.follow;
import static fitg.play.Orders.hunt;
import static fitg.play.Orders.until;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import fitg.content.SecondEditionBook;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.IllegalActionException;
import fitg.play.Position;
import fitg.play.Reply;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.state.Segment;
import org.junit.jupiter.api.Test;

/** A refused action of 2002 names the rule that forbids it, which need not be the rule of the question. */
class SecondRefusalTest {

    private static String refusedBy(SecondScene scene, String key) {
        long before = scene.game().hash();
        IllegalActionException refused = catchThrowableOfType(
                IllegalActionException.class,
                () -> Reply.parse(key).in(scene.game()).forEach(scene.game()::play));
        assertThat(scene.game().hash()).isEqualTo(before);
        assertThat(refused).hasMessageContaining("(case " + refused.ruleCase() + ")");
        assertThat(SecondEditionBook.standard().find(refused.ruleCase())).isPresent();
        return refused.ruleCase();
    }

    private static String number(String character) {
        return String.valueOf(Position.character(character) + 1);
    }

    // ---- movement

    /** A transport takes the 1st Line of Angoff to Charkhan, whose wild is full. */
    private static SecondScene arriving() {
        SecondScene scene = SecondPosition.in(22)
                .luck(1)
                .counter("Imperial Transport", "2221")
                .counter("1st Line", "2221")
                .counter("2nd Line", "2232")
                .counter("2nd Line", "2232")
                .counter("2nd Line", "2232")
                .counter("Imperial Light", "orbit-221")
                .start(Side.IMPERIAL, Segment.INTERPLANETARY_MOVEMENT);
        follow(scene, "move-ships:2221", "counter:1", "planet:223");
        return until(scene, Query.ARRIVAL);
    }

    @Test
    void landingsFindNoRoomAndKeepToTheirPlanet() {
        SecondScene scene = arriving();

        assertThat(refusedBy(scene, "land:2232")).isEqualTo("E3.3.b.2");
        assertThat(refusedBy(scene, "land:2211")).isEqualTo("E2.A.1.1");
        assertThat(refusedBy(scene, "roll")).isEqualTo("E2");
    }

    @Test
    void starshipsMoveOnceInASegment() {
        SecondScene scene = arriving();
        scene.play("stay");
        until(scene, Query.INTERPLANETARY);

        assertThat(refusedBy(scene, "move-ships:orbit-223")).isEqualTo("E3.1.a.5");
        assertThat(refusedBy(scene, "move-ships:orbit-222")).isEqualTo("E2.A.1.1");
    }

    @Test
    void shipsNeedAPilotAndWalkersStayOnThePlanet() {
        SecondScene scene = SecondPosition.in(22, 23)
                .luck(1)
                .place("Boccanegra", "2321")
                .place("Frun Sentel", "2321")
                .start(Side.REBEL, Segment.CHARACTER_MOVEMENT);
        until(scene, Query.CHARACTER_MOVE);

        assertThat(refusedBy(scene, "fly:38")).isEqualTo("E5.1.b.9");
        assertThat(refusedBy(scene, "march:2321")).isEqualTo("E2");
        scene.play("walk:" + number("Boccanegra"));
        assertThat(refusedBy(scene, "environ:2311")).isEqualTo("E2.A.3.2");
        scene.play("environ:2322");
        assertThat(refusedBy(scene, "walk:" + number("Boccanegra"))).isEqualTo("E3.1.a.5");
    }

    @Test
    void nothingRisesIntoTheArmsOfAFleet() {
        SecondScene scene = SecondPosition.in(22)
                .luck(1)
                .counter("Rebel Transport", "2221")
                .counter("Urban Regular", "2231")
                .counter("Imperial Light", "orbit-222")
                .start(Side.REBEL, Segment.PLANETARY_MOVEMENT);
        until(scene, Query.PLANETARY_MOVE);

        assertThat(refusedBy(scene, "lift:2221")).isEqualTo("E2.A.4.3");
        assertThat(refusedBy(scene, "march:2221")).isEqualTo("E2.A.4.1");
    }

    @Test
    void aReactionNeedsAReasonAndSomebodyNear() {
        SecondScene scene = SecondPosition.in(22)
                .luck(1)
                .place("Boccanegra", "2231")
                .detected("Boccanegra")
                .place("Frun Sentel", "2221")
                .detected("Frun Sentel")
                .counter("2nd Line", "2232")
                .start(Side.REBEL, Segment.REACTION);
        until(scene, Query.REACTION);

        assertThat(refusedBy(scene, "react:2211")).isEqualTo("E2.A.5.1");
        assertThat(refusedBy(scene, "react:2221")).isEqualTo("E2.A.5.2");
    }

    // ---- fights

    @Test
    void somebodyStandsInLineAndNobodyIsInactiveToBreakOff() {
        SecondScene scene = SecondPosition.in(22)
                .luck(1)
                .counter("2nd Line", "2221")
                .place("Boccanegra", "2221")
                .place("Frun Sentel", "2221")
                .detected("Boccanegra", "Frun Sentel")
                .dice(1)
                .start(Side.REBEL, Segment.SEARCH);
        hunt(scene, "2221", "patrol:line");
        until(scene, Query.LINE_UP);

        assertThat(refusedBy(scene, "choose:")).isEqualTo("C-COMBAT-3");
        scene.play("active", "active").expect(Query.BREAK_OFF);
        assertThat(refusedBy(scene, "break-off-inactive")).isEqualTo("E5.3.a.4");
    }

    // ---- missions

    @Test
    void eachMissionOnceUnderSomebodyUnwounded() {
        SecondScene scene = SecondPosition.in(22)
                .luck(1)
                .counter("2nd Line", "2221")
                .place("Boccanegra", "2221")
                .place("Frun Sentel", "2221")
                .place("Zina Adora", "2221")
                .place("Kogus", "2221")
                .wounded("Frun Sentel")
                .start(Side.REBEL, Segment.MISSIONS);
        follow(scene, "place:2221", "mission:I");
        while (scene.question() == Query.MISSION_MEMBER) {
            boolean stays = scene.decision().subject() == Position.character("Kogus");
            scene.play(stays ? "leave" : "take");
        }
        assertThat(refusedBy(scene, "character:" + number("Frun Sentel"))).isEqualTo("E5.4.a.2");
        scene.play("character:" + number("Boccanegra"));
        until(scene, Query.MISSION);
        assertThat(refusedBy(scene, "mission:I")).isEqualTo("S-R80");
        assertThat(refusedBy(scene, "mission:F")).isEqualTo("E5.5.c.1");
        assertThat(refusedBy(scene, "mission:A")).isEqualTo("C-MISS-5");
    }

    @Test
    void whoIsWithTheUnitsHasNoMission() {
        SecondScene scene = SecondPosition.in(22)
                .luck(1)
                .counter("Urban Regular", "2231")
                .withUnits("Boccanegra", "2231")
                .counter("2nd Line", "2221")
                .place("Frun Sentel", "2221")
                .start(Side.REBEL, Segment.MISSIONS);
        until(scene, Query.MISSION_PLACE);

        assertThat(refusedBy(scene, "place:2231")).isEqualTo("E2.C.2.2");
        assertThat(refusedBy(scene, "place:2211")).isEqualTo("E2.C.0.1");
    }
}
