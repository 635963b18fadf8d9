package fitg.server.view;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.procedure.Action;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The question a player is asked, and the answers he can send back. */
class DecisionDocumentTest {

    private static final int GAMES = 5;

    @Test
    void theEmpireIsAskedWhereItsFirstMilitiaStands() {
        Game game = Game.ofSeed(Scenarios.FLIGHT_TO_EGRIX, 1);

        DecisionDocument asked =
                DecisionDocument.of(game.viewFor(Viewer.IMPERIAL)).orElseThrow();

        assertThat(asked.question()).isEqualTo("set-up-unit");
        assertThat(asked.point()).isEqualTo("D1");
        assertThat(asked.prompt()).isEqualTo("Where do you place this Militia?");
        assertThat(asked.subject()).isEqualTo(new PieceDocument("unit", "militia", "Militia"));
        assertThat(asked.actions().getFirst().piece().kind()).isEqualTo("environ");
    }

    @Test
    void nobodyIsShownTheOthersQuestion() {
        Games.random(GAMES, game -> {
            Side asked = game.pending().map(Decision::side).orElse(null);
            for (Viewer viewer : Viewer.values()) {
                boolean his = asked != null && viewer.is(asked);
                assertThat(DecisionDocument.of(game.viewFor(viewer)).isPresent())
                        .isEqualTo(his);
            }
        });
    }

    @Test
    void everyKeyIsReadBackAsAnActionOfTheDecision() {
        Games.random(
                GAMES,
                game -> game.pending().ifPresent(decision -> {
                    List<Action> read = asked(game, decision).actions().stream()
                            .map(answer -> Action.parse(answer.key()))
                            .toList();
                    assertThat(read).isEqualTo(decision.actions());
                }));
    }

    @Test
    void theSuggestionIsOneOfTheAnswers() {
        Games.random(
                GAMES,
                game -> game.pending().ifPresent(decision -> {
                    DecisionDocument asked = asked(game, decision);
                    assertThat(asked.actions())
                            .extracting(DecisionDocument.ActionDocument::key)
                            .contains(asked.suggested());
                }));
    }

    @Test
    void aPieceHasTheIdOfItsKey() {
        Games.busy(
                GAMES,
                game -> game.pending()
                        .ifPresent(decision -> asked(game, decision).actions().forEach(answer -> {
                            if (answer.piece() != null) {
                                assertThat(answer.key())
                                        .endsWith(":" + answer.piece().id());
                            }
                        })));
    }

    @Test
    void chancesComeWithTheActionsThatHaveThem() {
        Set<String> questions = new HashSet<>();
        Games.busy(
                GAMES,
                game -> game.pending().ifPresent(decision -> {
                    DecisionDocument asked = asked(game, decision);
                    if (asked.actions().stream().anyMatch(answer -> answer.odds() != null)) {
                        questions.add(asked.question());
                    }
                }));
        assertThat(questions).contains("mission", "draw", "next-search", "flight-destination");
    }

    private static DecisionDocument asked(Game game, Decision decision) {
        PlayerView view = game.viewFor(Viewer.of(decision.side()));
        return DecisionDocument.of(view).orElseThrow();
    }
}
