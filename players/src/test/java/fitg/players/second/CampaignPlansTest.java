package fitg.players.second;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Catalogue;
import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Scenarios;
import fitg.play.SecondPosition;
import fitg.play.Viewer;
import fitg.players.Captain;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Question;
import fitg.state.Segment;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A Captain does what anybody would in a campaign, whatever his luck. */
class CampaignPlansTest {

    private static SecondPosition twoProvinces() {
        return SecondPosition.of(Scenarios.named("campaign-2002-short").orElseThrow())
                .base("Lysenda")
                .control("Angoff", PlanetState.REBEL_CONTROL)
                .pdb("Angoff", 1, true)
                .counter("Urban Regular", "2221")
                .counter("Marine", "2412")
                .counter("Marine", "3111");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void whoIsAboutToRiseIsNotTaxed(long seed) {
        // given: the month in which the second province is taxed, and Quibron at Unrest
        Game game = twoProvinces()
                .loyalty("Quibron", Loyalty.UNREST)
                .counter("Conscript", "2211")
                .round(2)
                .luck(seed)
                .startStage(Segment.RESOURCES)
                .game();

        // then
        assertThat(answer(game, seed, Affair.TAX).key()).isEqualTo("tax-nothing:221");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void aPlanetAtUnrestIsRaised(long seed) {
        Game game = twoProvinces()
                .loyalty("Quibron", Loyalty.UNREST)
                .counter("Conscript", "2211")
                .place("Adam Starlight", "2211")
                .luck(seed)
                .start(Side.REBEL, Segment.MISSIONS)
                .game();

        assertThat(answer(game, seed, Query.MISSION).key()).isEqualTo("mission:R");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void theBaseStaysHiddenWhileItHasNothingToSpend(long seed) {
        Game game = twoProvinces()
                .points(Side.REBEL, 6)
                .round(3)
                .luck(seed)
                .startStage(Segment.RESOURCES)
                .game();

        assertThat(answer(game, seed, Affair.REVEAL_BASE).kind()).isEqualTo(Kind.DECLINE);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void aWeakUprisingDoesNotAttackAnArmy(long seed) {
        // given: a militia that has risen beside marines
        Game game = twoProvinces()
                .control("Squamot", PlanetState.REBELLION)
                .counter("Urban Militia", "3311")
                .counter("Marine", "3311")
                .counter("Marine", "3311")
                .realm(realm -> realm.addUprising(planet("Squamot")))
                .luck(seed)
                .startInterphase()
                .game();

        assertThat(answer(game, seed, Affair.UPRISING_COMBAT).kind()).isEqualTo(Kind.END);
    }

    private static int planet(String name) {
        return Catalogue.standard().planets().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow()
                .index();
    }

    /** The first answer to this question; other questions are answered as is suggested. */
    private static Action answer(Game game, long seed, Question question) {
        Captain captain = new Captain(seed);
        for (int step = 0; step < 200; step++) {
            Decision decision = game.pending().orElseThrow();
            if (decision.question() == question) {
                return captain.choose(game.viewFor(Viewer.of(decision.side())), decision);
            }
            game.play(decision.suggested());
        }
        throw new AssertionError(question + " was never asked");
    }
}
