package fitg.play.order;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Go;
import fitg.play.Lively;
import fitg.play.PlayerView;
import fitg.play.Reply;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.procedure.Ask;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Question;
import fitg.procedure.Scenario;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What stands on a sheet from the start. */
class ProposalTest {

    private static final int GAMES = 6;
    private static final int LONGEST = 1_500;

    private static final Scenario CAMPAIGN =
            Scenarios.named("campaign-2002-short").orElseThrow();

    static List<Scenario> scenarios() {
        return List.of(Scenarios.FLIGHT_TO_EGRIX, CAMPAIGN);
    }

    /** The games of lively players as they stand where this is asked. */
    private static List<Game> asked(Scenario scenario, Question... questions) {
        List<Game> found = new ArrayList<>();
        for (long seed = 0; seed < GAMES; seed++) {
            Game game = Game.silent(scenario, Options.standard(), KeyedChance.ofSeed(seed));
            Lively lively = new Lively(seed);
            for (int step = 0; step < LONGEST && !game.isOver(); step++) {
                Decision decision = game.pending().orElseThrow();
                if (List.of(questions).contains(decision.question())) {
                    found.add(game.silentCopy());
                }
                game.play(lively.choose(decision));
            }
        }
        return found;
    }

    private static PlayerView view(Game game) {
        return game.viewFor(Viewer.of(game.pending().orElseThrow().side()));
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void itCanBeGivenAsItStandsAtTheFirstPlace(Scenario scenario) {
        int given = 0;
        for (Game game : asked(scenario, Ask.MISSION, Query.MISSION)) {
            Proposal here = Proposal.of(view(game)).getFirst();
            Decision asked = game.pending().orElseThrow();
            for (Go order : here.orders()) {
                assertThat(game.pending().orElseThrow().question()).isEqualTo(asked.question());
                order.in(game).forEach(game::play);
                given++;
            }
        }
        assertThat(given).isPositive();
    }

    @Test
    void missionsAreProposedForSeveralPlacesOfAPhase() {
        assertThat(asked(CAMPAIGN, Query.MISSION).stream()
                        .mapToInt(game -> Proposal.of(view(game)).size())
                        .max()
                        .orElse(0))
                .isGreaterThan(2);
    }

    @Test
    void whereTheQuestionIsAboutNoPlaceNothingIsProposed() {
        assertThat(asked(Scenarios.FLIGHT_TO_EGRIX, Ask.MOVE))
                .isNotEmpty()
                .allSatisfy(game -> assertThat(Proposal.of(view(game))).isEmpty());
    }

    @Test
    void anOrderIsReadAsItIsWritten() {
        List<String> keys = List.of(
                "go:mission:D",
                "go:move-ships:2412>planet:312",
                "go:move-units:2211>environ:2221+unit:line=2",
                "go:search:2211+units");

        assertThat(keys)
                .allSatisfy(key -> assertThat(((Go) Reply.parse(key)).key()).isEqualTo(key));
    }
}
