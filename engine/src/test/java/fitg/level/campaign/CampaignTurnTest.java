package fitg.level.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.SecondPosition;
import fitg.play.SecondScene;
import fitg.play.Viewer;
import fitg.procedure.Event;
import fitg.procedure.Tidings;
import fitg.state.Segment;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** E2.0.1: a game-turn of the campaign from its galactic stage to the next one. */
class CampaignTurnTest {

    private static final int KAYN_HOLIDAY = 120;

    private static SecondPosition quietGalaxy() {
        return SecondPosition.campaignIn(44).place("Frun Sentel", "4421").counter("1st Line", "4421");
    }

    private static long card(int number) {
        var cards = Catalogue.standard().campaign().galacticEvents();
        return PieceSet.only(cards.indexOf(cards.stream()
                .filter(each -> each.number() == number)
                .findFirst()
                .orElseThrow()));
    }

    /** The game-turn as the Empire hears of it, up to the next one. */
    private static List<Event> firstTurn(SecondScene scene) {
        while (!scene.game().isOver() && scene.turn() == 1) {
            scene.skipSegment();
        }
        List<Event> log = scene.game().log(Viewer.IMPERIAL);
        int end = 0;
        while (end < log.size() && !(log.get(end) instanceof Event.TurnBegan)) {
            end++;
        }
        return log.subList(0, end);
    }

    private static List<Side> turnsIn(List<Event> turn) {
        return turn.stream()
                .filter(Event.SegmentBegan.class::isInstance)
                .map(Event.SegmentBegan.class::cast)
                .filter(began -> began.segment() == Segment.START)
                .map(Event.SegmentBegan::phasing)
                .toList();
    }

    @Test
    @Tag("E2.0.1")
    @Tag("E2.5.1")
    void aGameTurnHasTwoRoundsOfPlayerTurnsEachWithItsInterphase() {
        SecondScene scene = quietGalaxy().luck(7).startStage(Segment.GALACTIC_EVENT);

        List<Event> turn = firstTurn(scene);

        assertThat(turnsIn(turn)).containsExactly(Side.REBEL, Side.IMPERIAL, Side.REBEL, Side.IMPERIAL);
        assertThat(turn.stream().filter(Tidings.PointsCounted.class::isInstance))
                .as("the rebels' planets are counted in each interphase")
                .hasSize(2);
    }

    @Test
    @Tag("E2.5.1")
    void theSecondRoundHasTheSegmentsOfTheFirst() {
        SecondScene scene = quietGalaxy().luck(7).startStage(Segment.GALACTIC_EVENT);

        List<Segment> rebels = firstTurn(scene).stream()
                .filter(Event.SegmentBegan.class::isInstance)
                .map(Event.SegmentBegan.class::cast)
                .filter(began -> began.phasing() == Side.REBEL)
                .map(Event.SegmentBegan::segment)
                .toList();

        int half = rebels.size() / 2;
        assertThat(rebels.subList(half, rebels.size())).isEqualTo(rebels.subList(0, half));
    }

    @Test
    @Tag("E2.1.A.2")
    @Tag("E2.8.1")
    void aCardThatLastsLiesOpenUntilTheGameTurnIsOver() {
        SecondScene scene = quietGalaxy()
                .luck(7)
                .realm(realm -> realm.setEventDeck(card(KAYN_HOLIDAY)))
                .startStage(Segment.GALACTIC_EVENT);
        scene.skipTo(Query.CHARACTER_MOVE);
        assertThat(scene.realm().event()).isEqualTo(KAYN_HOLIDAY);

        List<Event> turn = firstTurn(scene);

        assertThat(turn).anyMatch(event -> event instanceof Tidings.EventDrawn drawn && drawn.number() == KAYN_HOLIDAY);
        assertThat(turn.getLast()).isEqualTo(new Tidings.EventEnded(KAYN_HOLIDAY, "E2.8.1"));
        assertThat(scene.realm().event()).isNotEqualTo(KAYN_HOLIDAY);
    }
}
