package fitg.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Tongue;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.procedure.Action;
import fitg.procedure.Ask;
import org.junit.jupiter.api.Test;

class OddsSheetTest {

    /** Played by suggestion up to the first time that the Rebel player is asked this. */
    private static Game upTo(Ask question) {
        Game game = Game.ofSeed(Scenarios.named("flight-to-egrix").orElseThrow(), 1);
        for (Decision decision = game.pending().orElseThrow();
                decision.question() != question;
                decision = game.pending().orElseThrow()) {
            game.play(decision.suggested());
        }
        return game;
    }

    private static String sheet(Game game) {
        return sheet(game, Tongue.ENGLISH);
    }

    private static String sheet(Game game, Tongue tongue) {
        Decision decision = game.pending().orElseThrow();
        PlayerView view = game.viewFor(Viewer.of(decision.side()));
        return String.join("\n", OddsSheet.of(view, decision, tongue));
    }

    @Test
    void whySuccessWouldBeWorthNothingIsSaid() {
        assertThat(sheet(upTo(Ask.MISSION))).containsPattern("is not at Unrest: a success would count for nothing now");
    }

    @Test
    void whatMayComeOfAnAnswerIsSaidInTheTongueChosen() {
        assertThat(sheet(upTo(Ask.MISSION), Tongue.GERMAN))
                .contains("wenigstens ein Erfolg", "ist nicht in Aufruhr")
                .doesNotContain("success");
    }

    @Test
    void whoGoesOnAMissionIsToldWhatHeAddsToIt() {
        Game game = upTo(Ask.MISSION);
        game.play(game.pending().orElseThrow().actions().stream()
                .filter(action -> action.equals(Action.parse("mission:D")))
                .findFirst()
                .orElseThrow());

        assertThat(game.pending().orElseThrow().question()).isEqualTo(Ask.MISSION_MEMBER);
        assertThat(sheet(game)).contains("at least one success", "with those who go so far");
    }
}
