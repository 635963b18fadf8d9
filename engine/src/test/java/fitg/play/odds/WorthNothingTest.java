package fitg.play.odds;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Loyalty;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.edition.second.Query;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Lively;
import fitg.play.PlayerView;
import fitg.play.Position;
import fitg.play.Scenarios;
import fitg.play.Scene;
import fitg.play.Twins;
import fitg.play.Viewer;
import fitg.procedure.Action;
import fitg.procedure.Ask;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import fitg.state.Segment;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.MethodSource;

/** Odds warn of what would be worth nothing now, and it is never what is suggested. */
class WorthNothingTest {

    private static final int GAMES = 10;

    static List<Scenario> scenarios() {
        return Scenarios.skirmishes();
    }

    private static Scene missionsAt(Loyalty loyalty) {
        return Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Boccanegra", 2211)
                .loyalty("Quibron", loyalty)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:2211")
                .expect(Ask.MISSION);
    }

    private static Optional<String> warning(Scene scene, String key) {
        Viewer seat = Viewer.of(scene.asked());
        return Odds.of(scene.game().viewFor(seat), Action.parse(key))
                .orElseThrow()
                .warning();
    }

    @ParameterizedTest
    @EnumSource(value = Loyalty.class, mode = Mode.EXCLUDE, names = "UNREST")
    @Tag("RUL-04")
    void aRebellionIsWorthNothingUnlessThePlanetIsAtUnrest(Loyalty loyalty) {
        assertThat(warning(missionsAt(loyalty), "mission:R"))
                .contains("Quibron is not at Unrest: a success would count for nothing now (15.2).");
    }

    @Test
    void atUnrestItIsDiplomacyThatIsWorthNothing() {
        Scene scene = missionsAt(Loyalty.UNREST);

        assertThat(warning(scene, "mission:R")).isEmpty();
        assertThat(warning(scene, "mission:D"))
                .contains("The loyalty of Quibron cannot move further: success would change nothing now (15.13).");
        assertThat(scene.decision().suggested()).isNotEqualTo(Action.parse("mission:D"));
    }

    @Test
    @Tag("RUL-118")
    void aSearchThatCannotSucceedIsWarnedOfAndNotSuggested() {
        Scene hopeless = Position.in(22)
                .place("Doctor Sontag", 2221)
                .detected("Doctor Sontag")
                .units(2221, UnitKind.MILITIA, 1)
                .start(Side.REBEL, Segment.SEARCH)
                .expect(Ask.NEXT_SEARCH);

        Viewer empire = Viewer.IMPERIAL;
        Odds odds = Odds.of(hopeless.game().viewFor(empire), Action.parse("search:2221"))
                .orElseThrow();

        assertThat(odds.outcomes()).allMatch(each -> each.probability() == 0);
        assertThat(odds.warning()).contains("It cannot succeed.");
        assertThat(hopeless.decision().suggested()).isEqualTo(Action.parse("end"));
    }

    @Test
    @Tag("RUL-118")
    void aSearchThatMayIsSuggestedByThoseWhoMay() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2232)
                .detected("Frun Sentel")
                .units(2232, UnitKind.LINE, 3)
                .start(Side.REBEL, Segment.SEARCH)
                .expect(Ask.NEXT_SEARCH);

        assertThat(warning(scene, "search:2232")).isEmpty();
        assertThat(scene.decision().suggested()).isEqualTo(Action.parse("search:2232"));
        scene.play("search:2232");
        assertThat(scene.decision().suggested()).isEqualTo(Action.parse("units"));
    }

    /** Whatever is suggested in whole games played as suggested: no odds of it ever warn. */
    @ParameterizedTest
    @MethodSource("scenarios")
    void nothingSuggestedIsWorthNothing(Scenario scenario) {
        int asked = 0;
        for (long seed = 0; seed < GAMES; seed++) {
            Game game = Game.silent(scenario, Options.standard(), KeyedChance.ofSeed(seed));
            Lively lively = new Lively(seed);
            while (!game.isOver()) {
                Decision decision = game.pending().orElseThrow();
                if (isWeighed(decision)) {
                    PlayerView view = game.viewFor(Viewer.of(decision.side()));
                    assertThat(Odds.of(view, decision.suggested()).flatMap(Odds::warning))
                            .as("%s %d: %s", scenario.id(), seed, decision)
                            .isEmpty();
                    asked++;
                }
                game.play(lively.choose(decision));
            }
        }
        assertThat(asked).isGreaterThan(10);
    }

    private static boolean isWeighed(Decision decision) {
        return decision.question() == Ask.NEXT_SEARCH
                || decision.question() == Ask.SEARCH_UNITS
                || decision.question() == Ask.MISSION
                || decision.question() == Query.SEARCH
                || decision.question() == Query.MISSION;
    }

    /** What is suggested may not depend on what the searcher does not know. */
    @ParameterizedTest
    @EnumSource(names = {"REBEL", "IMPERIAL"})
    @Tag("RUL-85")
    void whatIsSuggestedTellsNothingHidden(Viewer blind) {
        int compared = 0;
        for (long seed = 0; seed < 400; seed++) {
            Twins twins = Twins.of(seed, blind);
            Optional<Decision> here = twins.truth().pending().filter(each -> blind.is(each.side()));
            if (twins.different() && here.isPresent()) {
                Optional<Decision> there = twins.twin().viewFor(blind).decision();
                assertThat(there.map(Decision::suggested)).as("seed %d", seed).isEqualTo(here.map(Decision::suggested));
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(20);
    }
}
