package fitg.play.order;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Lively;
import fitg.play.PlayerView;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.procedure.Ask;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Question;
import fitg.procedure.Scenario;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The same question at the places that follow, seen in advance. */
class AgendaTest {

    private static final int GAMES = 8;
    private static final int LONGEST = 1_500;

    /** The most places that were seen at once when such a question was put in lively games. */
    private static int most(Scenario scenario, Question question) {
        int most = 0;
        for (long seed = 0; seed < GAMES; seed++) {
            Game game = Game.silent(scenario, Options.standard(), KeyedChance.ofSeed(seed));
            Lively lively = new Lively(seed);
            for (int step = 0; step < LONGEST && !game.isOver(); step++) {
                Decision decision = game.pending().orElseThrow();
                if (decision.question() == question) {
                    most = Math.max(most, looked(game, decision.side()));
                }
                game.play(lively.choose(decision));
            }
        }
        return most;
    }

    private static int looked(Game game, Side side) {
        PlayerView view = game.viewFor(Viewer.of(side));
        List<PlayerView> agenda = Agenda.of(view);
        Set<Integer> places = new HashSet<>();
        for (PlayerView each : agenda) {
            Decision there = each.decision().orElseThrow();
            assertThat(there.question()).isEqualTo(game.pending().orElseThrow().question());
            assertThat(there.side()).isEqualTo(side);
            assertThat(places.add(there.subject())).isTrue();
        }
        assertThat(agenda.getFirst()).isSameAs(view);
        return agenda.size();
    }

    @Test
    void theMissionsOfAPhaseAreSeenAtOnce() {
        assertThat(most(Scenarios.FLIGHT_TO_EGRIX, Ask.MISSION)).isGreaterThan(1);
    }

    @Test
    void theBattlesOfASegmentAreSeenAtOnce() {
        assertThat(most(Scenarios.named("campaign-2002-short").orElseThrow(), Query.ENVIRONS_BATTLE))
                .isGreaterThan(1);
    }

    @Test
    void aQuestionAboutNoPlaceStandsAlone() {
        assertThat(most(Scenarios.FLIGHT_TO_EGRIX, Ask.MOVE)).isEqualTo(1);
    }
}
