package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.play.words.Narrator;
import fitg.procedure.Ask;
import fitg.state.Segment;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What comes with a question besides the legal answers. */
class DecisionTest {

    private static List<String> told(Scene scene) {
        Decision decision = scene.decision();
        return decision.steps().stream()
                .map(step -> Narrator.describe(step, decision))
                .toList();
    }

    @Test
    void theStepsOfAnActSayWhomTheyWereAbout() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2221)
                .place("Doctor Sontag", 2221)
                .place("Boccanegra", 2221)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:2221", "mission:D", "take", "leave");

        scene.expect(Ask.MISSION_MEMBER);

        assertThat(told(scene)).containsExactly("Diplomacy", "Frun Sentel", "not Doctor Sontag");
    }

    @Test
    void aNewActBeginsWithoutSteps() {
        Scene scene = Position.in(22).place("Frun Sentel", 2221).start(Side.REBEL, Segment.MISSIONS);

        assertThat(told(scene)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void charactersAreNotSuggestedToSearch(boolean detected) {
        Position position =
                Position.in(22).place("Redjac", 2232).place("Frun Sentel", 2232).detected("Frun Sentel");
        Scene scene = (detected ? position.detected("Redjac") : position)
                .start(Side.REBEL, Segment.SEARCH)
                .play("search:2232");

        scene.expect(Ask.SEARCH_CHARACTER);

        assertThat(scene.decision().suggested().key()).isEqualTo("leave");
    }

    @Test
    void whoHoldsAShipIsSuggestedToKeepIt() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Boccanegra", 2211)
                .ship("Planetary Privateer", "Boccanegra")
                .start(Side.REBEL, Segment.MISSIONS)
                .play("exchange:2211");

        scene.expect(Ask.EXCHANGE_SHIP);

        assertThat(scene.decision().suggested().key()).isEqualTo("character:14");
    }
}
