package fitg.rules.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.Scene;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.state.Segment;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Specification 3: the sequence of play. */
class SequenceTest {

    @Test
    @Tag("R16.8")
    void bothPlayersGoThroughTheSegmentsInOrderTheRebelFirst() {
        Scene scene = Position.in(22).start(Side.REBEL, Segment.START);

        assertThat(scene.events(Event.SegmentBegan.class).stream().limit(17))
                .extracting(event -> event.phasing() + " " + event.segment())
                .containsExactly(
                        "REBEL START",
                        "REBEL ARRIVALS",
                        "REBEL MOVEMENT",
                        "REBEL REACTION",
                        "REBEL MILITARY_COMBAT",
                        "REBEL SEARCH",
                        "REBEL MISSIONS",
                        "REBEL END",
                        "IMPERIAL START",
                        "IMPERIAL ARRIVALS",
                        "IMPERIAL MOVEMENT",
                        "IMPERIAL REACTION",
                        "IMPERIAL MILITARY_COMBAT",
                        "IMPERIAL SEARCH",
                        "IMPERIAL MISSIONS",
                        "IMPERIAL END",
                        "REBEL START");
    }

    @Test
    void theTurnAdvancesAfterTheImperialPlayerTurn() {
        Scene scene = Position.in(22).turn(4).place("Frun Sentel", 2231).start(Side.IMPERIAL, Segment.MOVEMENT);

        scene.expect(Ask.MOVE);

        assertThat(scene.turn()).isEqualTo(5);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
    }

    @Test
    void waitingUnitsArriveBeforeAnybodyMoves() {
        Scene scene = Position.in(22)
                .state("Charkhan", PlanetState.REBELLION)
                .pending(2232, 0, 1)
                .start(Side.REBEL, Segment.START);

        scene.expect(Ask.MOVE).expectOffers("move-units:2232");
    }

    @Test
    void reinforcementsMayMoveInTheSegmentInWhichTheyArrive() {
        Scene scene = Position.of(Scenarios.FLIGHT_TO_EGRIX)
                .place("Frun Sentel", 2231)
                .owedLines(1)
                .start(Side.IMPERIAL, Segment.ARRIVALS);

        scene.play("environ:2232");

        scene.expect(Ask.MOVE).expectOffers("move-units:2232");
    }

    @Test
    void thePhasingPlayerDeclaresCombatBeforeTheOther() {
        Scene scene = Position.in(22)
                .units(2232, UnitKind.WILD_1_0, 1)
                .units(2232, UnitKind.MILITIA, 1)
                .start(Side.REBEL, Segment.MILITARY_COMBAT);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);

        scene.expect(Ask.DECLARE_COMBAT).play("decline");

        scene.expect(Ask.DECLARE_COMBAT);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
    }

    @Test
    @Tag("RUL-15")
    void theAttackerNamesHisLeaderFirst() {
        Scene scene = Position.in(22)
                .units(2232, UnitKind.WILD_1_0, 1)
                .placeWithUnits("Frun Sentel", 2232)
                .units(2232, UnitKind.MILITIA, 1)
                .placeWithUnits("Jon Kidu", 2232)
                .start(Side.REBEL, Segment.MILITARY_COMBAT);

        scene.play("decline", "attack");

        scene.expect(Ask.LEADER);
        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
        scene.play("none").expect(Ask.LEADER);
        assertThat(scene.asked()).isEqualTo(Side.REBEL);
    }

    @Test
    void theNonPhasingPlayerSearches() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2232)
                .detected("Frun Sentel")
                .units(2232, UnitKind.LINE, 1)
                .start(Side.REBEL, Segment.SEARCH);

        scene.expect(Ask.NEXT_SEARCH);

        assertThat(scene.asked()).isEqualTo(Side.IMPERIAL);
    }
}
