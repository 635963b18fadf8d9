package fitg.players.review;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.players.Players;
import fitg.players.mind.Player;
import fitg.procedure.Action;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReviewerTest {

    @ParameterizedTest
    @ValueSource(strings = {"flight-to-egrix", "breakout-at-egrix"})
    void whoAnswersByLotIsToldWhatItCostAndWhatWouldHaveBeenBetter(String scenario) {
        Review review = reviewed(scenario, Players.RANDOM, Players.CAPTAIN_2);

        assertThat(review.curve()).hasSizeGreaterThan(20);
        assertThat(review.curve()).allSatisfy(each -> assertThat(each.rebels()).isBetween(0.0, 1.0));
        List<Costly> costly = review.costly().get(Side.REBEL);
        assertThat(costly).isNotEmpty().hasSizeLessThanOrEqualTo(3);
        assertThat(costly).allSatisfy(each -> {
            assertThat(each.decision().side()).isEqualTo(Side.REBEL);
            assertThat(each.decision().allows(each.better())).isTrue();
            assertThat(each.better()).isNotEqualTo(each.played());
            assertThat(each.cost()).isGreaterThan(0.02);
        });
        assertThat(costly).isSortedAccordingTo((a, b) -> Double.compare(b.cost(), a.cost()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"flight-to-egrix", "breakout-at-egrix"})
    void theSameGameIsReviewedAlike(String scenario) {
        assertThat(reviewed(scenario, Players.RECRUIT, Players.RECRUIT))
                .isEqualTo(reviewed(scenario, Players.RECRUIT, Players.RECRUIT));
    }

    private static Review reviewed(String scenario, String rebel, String imperial) {
        Game game = Game.start(Scenarios.named(scenario).orElseThrow(), Options.standard(), KeyedChance.ofSeed(2));
        Player rebels = Players.named(rebel, 1).orElseThrow();
        Player empire = Players.named(imperial, 1).orElseThrow();
        Reviewer reviewer = new Reviewer(game.scenario());
        List<Action> played = new ArrayList<>();
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            Player player = decision.side() == Side.REBEL ? rebels : empire;
            Action answer = player.choose(game.viewFor(Viewer.of(decision.side())), decision);
            reviewer.watch(game, answer);
            game.play(answer);
            played.add(answer);
        }
        assertThat(played).isNotEmpty();
        return reviewer.review();
    }
}
