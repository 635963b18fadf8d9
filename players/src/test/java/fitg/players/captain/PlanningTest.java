package fitg.players.captain;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Mission;
import fitg.level.starsystem.StarSystemRules;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Lively;
import fitg.play.PlayerView;
import fitg.play.RandomPosition;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.players.Captain;
import fitg.players.mind.Temperament;
import fitg.procedure.Action;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A plan that is remembered is the plan that would be made anew: everything it depends on is among its grounds. */
class PlanningTest {

    private static final int GAMES = 12;
    private static final int POSITIONS = 150;
    private static final int LONGEST = 150;

    static List<Scenario> scenarios() {
        return Scenarios.under(StarSystemRules.RULES);
    }

    /** Games of the same scenario share their memory, as those a Marshal imagines do. */
    @ParameterizedTest
    @MethodSource("scenarios")
    void rememberedPlansAreThoseThatWouldBeMadeAnew(Scenario scenario) {
        Plans plans = Plans.forSearch();
        int weighed = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            Captain captain = new Captain(seed);
            Game game = Game.silent(scenario, Options.standard(), KeyedChance.ofSeed(seed));
            weighed += compare(game, plans, decision -> captain.choose(viewOf(game), decision), Integer.MAX_VALUE);
        }
        assertThat(weighed).isGreaterThan(2000);
    }

    /** Prisoners, wounds, cards, camps and rebellions of all stages, with a memory of their own for each star system. */
    @Test
    void inLivelyPositionsToo() {
        int weighed = 0;
        for (int seed = 0; seed < POSITIONS; seed++) {
            Lively player = new Lively(seed);
            weighed += compare(RandomPosition.of(seed).game(), Plans.forSearch(), player::choose, LONGEST);
        }
        assertThat(weighed).isGreaterThan(5000);
    }

    private static PlayerView viewOf(Game game) {
        return game.viewFor(Viewer.of(game.pending().orElseThrow().side()));
    }

    private static int compare(Game game, Plans plans, Function<Decision, Action> player, int longest) {
        int weighed = 0;
        for (int step = 0; step < longest && !game.isOver(); step++) {
            Decision decision = game.pending().orElseThrow();
            Counsel anew = new Counsel(viewOf(game), decision, Temperament.STEADY);
            Counsel remembering = new Counsel(viewOf(game), decision, Temperament.STEADY, plans);
            for (Action action : decision.actions()) {
                assertThat(remembering.worthTrying(action))
                        .as("%s to %s", action, decision)
                        .isEqualTo(anew.worthTrying(action));
                weighed++;
            }
            game.play(player.apply(decision));
        }
        return weighed;
    }

    @Test
    void aPlanIsFoundOnItsOwnGroundsOnly() {
        Plans plans = Plans.forOneDecision();
        MissionPlan plan = new MissionPlan(1, new long[Mission.COUNT]);

        plans.keep(17, plan);

        assertThat(plans.on(17)).isSameAs(plan);
        assertThat(plans.on(17 + 64)).isNull();
        assertThat(plans.on(0)).isNull();
    }

    @Test
    void whatFallsIntoTheSameSlotDrivesTheEarlierOut() {
        Plans plans = Plans.forOneDecision();
        MissionPlan later = new MissionPlan(2, new long[Mission.COUNT]);

        plans.keep(17, new MissionPlan(1, new long[Mission.COUNT]));
        plans.keep(17 + 64, later);

        assertThat(plans.on(17)).isNull();
        assertThat(plans.on(17 + 64)).isSameAs(later);
    }
}
