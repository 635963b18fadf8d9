package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.content.Edition;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Question;
import fitg.procedure.Scenario;
import fitg.state.Segment;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A run of questions is described as it is: every choice within its limits is legal, and no other. */
class ActTest {

    private static final int MOST_GAMES = 400;
    private static final int MOST_TWINS = 10_000;
    private static final int ENOUGH = 20;
    private static final int LONGEST = 6;

    private final Set<Question> described = new HashSet<>();
    private final ActPromise promise = new ActPromise();

    @Test
    void whatAnActOfTheFirstEditionPromisesIsLegalAndNothingElse() {
        Set<Question> wanted = Set.of(
                Ask.MOVE_UNITS,
                Ask.MOVE_CHARACTER,
                Ask.FLIGHT_PASSENGER,
                Ask.SEARCH_CHARACTER,
                Ask.MISSION_MEMBER,
                Ask.WOUNDS,
                Ask.LOSSES,
                Ask.EXCHANGE_CARD,
                Ask.ACTIVE);
        playUntilMet(Scenarios.ofEdition(Edition.FIRST), wanted);
    }

    @Test
    void whatAnActOfTheSecondEditionPromisesIsLegalAndNothingElse() {
        playUntilMet(
                Scenarios.skirmishes(Edition.SECOND),
                Set.of(Query.CREW, Query.MISSION_MEMBER, Query.LINE_UP, Query.SEARCH_CHARACTER));
    }

    private void playUntilMet(List<Scenario> scenarios, Set<Question> wanted) {
        for (long seed = 0; seed < MOST_GAMES && !described.containsAll(wanted); seed++) {
            for (Scenario scenario : scenarios) {
                play(scenario, seed);
            }
        }
        assertThat(described).containsAll(wanted);
        assertThat(promise.kept()).isGreaterThan(500);
        assertThat(promise.refused()).isGreaterThan(50);
    }

    private void play(Scenario scenario, long seed) {
        Game game = Game.silent(scenario, Options.standard(), KeyedChance.ofSeed(seed));
        Lively lively = new Lively(seed);
        SplittableRandom random = new SplittableRandom(seed);
        while (!game.isOver()) {
            Decision decision = game.pending().orElseThrow();
            Optional<Act> act = Act.of(game.viewFor(Viewer.of(decision.side())));
            if (act.isPresent() && random.nextInt(4) == 0) {
                described.add(decision.question());
                promise.check(game, act.get(), random, scenario.id() + " " + seed + " " + game.number());
            }
            game.play(lively.choose(decision));
        }
    }

    // ---- secrecy

    @ParameterizedTest
    @EnumSource(names = {"REBEL", "IMPERIAL"})
    @Tag("RUL-85")
    void anActSaysNothingOfWhatTheSideMayNotKnow(Viewer blind) {
        int compared = 0;
        for (long seed = 0; seed < MOST_TWINS && compared < ENOUGH; seed++) {
            Twins twins = Twins.of(seed, blind);
            if (twins.different()) {
                compared += compare(twins.truth().copy(), twins.twin().copy(), blind, new SplittableRandom(seed));
            }
        }
        assertThat(compared).isEqualTo(ENOUGH);
    }

    /** Plays the same in both as long as the blind is asked and nothing is shown; returns whether there was an act. */
    private static int compare(Game truth, Game twin, Viewer blind, SplittableRandom random) {
        for (int step = 0; step < LONGEST; step++) {
            Decision decision =
                    truth.pending().filter(each -> blind.is(each.side())).orElse(null);
            if (decision == null) {
                return 0;
            }
            Optional<Act> here = Act.of(truth.viewFor(blind));
            assertThat(Act.of(twin.viewFor(blind))).isEqualTo(here);
            if (here.isPresent()) {
                return 1;
            }
            Action action =
                    decision.actions().get(random.nextInt(decision.actions().size()));
            truth.play(action);
            twin.play(action);
            if (truth.resolution().irrevocable() || twin.resolution().irrevocable()) {
                return 0;
            }
        }
        return 0;
    }

    // ---- examples

    @Test
    void aMarchIsOneChoiceOfUnits() {
        Scene scene = Position.in(22)
                .units(2211, UnitKind.PATROL, 2)
                .units(2211, UnitKind.LINE, 1)
                .pdb("Angoff", 0, false)
                .start(Side.IMPERIAL, Segment.MOVEMENT);
        scene.play("move-units:2211", "environ:2221");

        Act act = Act.of(scene.game().viewFor(Viewer.IMPERIAL)).orElseThrow();

        assertThat(act.question()).isEqualTo(Ask.MOVE_UNITS);
        assertThat(act.lines())
                .hasSize(2)
                .allMatch(line -> line.answers().getFirst().kind() == Kind.COUNT);
        assertThat(act.least()).isEqualTo(1);
        assertThat(Reply.parse("choose:patrol=2").in(scene.game()))
                .containsExactlyInAnyOrder(Action.parse("count:2"), Action.parse("count:0"));
        assertThatThrownBy(() -> Reply.parse("choose:").in(scene.game()))
                .isInstanceOf(IllegalActionException.class)
                .hasMessageContaining("9.5");
    }

    @Test
    void aChoiceNamesEachPieceOnceAndNothingEmpty() {
        assertThatThrownBy(() -> Reply.parse("choose:3,3")).hasMessage("a choice names each piece once");
        assertThatThrownBy(() -> Reply.parse("choose:3,,4")).hasMessage("a choice names a piece between two commas");
        assertThatThrownBy(() -> Reply.parse("choose:3=")).hasMessage("a choice names a piece between two commas");
    }
}
