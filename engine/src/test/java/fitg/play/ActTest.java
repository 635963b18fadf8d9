package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.content.Edition;
import fitg.content.Side;
import fitg.content.UnitKind;
import fitg.play.Act.Line;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Question;
import fitg.procedure.Scenario;
import fitg.second.Query;
import fitg.state.Segment;
import java.util.ArrayList;
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
    private static final int TRIED = 40;
    private static final int MOST_TWINS = 10_000;
    private static final int ENOUGH = 20;
    private static final int LONGEST = 6;

    private final Set<Question> described = new HashSet<>();
    private int choices;
    private int refused;

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
                Scenarios.ofEdition(Edition.SECOND),
                Set.of(Query.CREW, Query.MISSION_MEMBER, Query.LINE_UP, Query.SEARCH_CHARACTER));
    }

    private void playUntilMet(List<Scenario> scenarios, Set<Question> wanted) {
        for (long seed = 0; seed < MOST_GAMES && !described.containsAll(wanted); seed++) {
            for (Scenario scenario : scenarios) {
                play(scenario, seed);
            }
        }
        assertThat(described).containsAll(wanted);
        assertThat(choices).isGreaterThan(1_000);
        assertThat(refused).isGreaterThan(50);
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
                check(game, act.get(), random, scenario.id() + " " + seed + " " + game.number());
            }
            game.play(lively.choose(decision));
        }
    }

    private void check(Game game, Act act, SplittableRandom random, String where) {
        for (int time = 0; time < TRIED; time++) {
            List<Action> chosen = act.lines().stream()
                    .map(line -> line.answers().get(random.nextInt(line.answers().size())))
                    .toList();
            Reply choice = Reply.parse(key(act, chosen));
            String what = where + " " + act + " " + key(act, chosen);
            if (isWithinLimits(act, chosen)) {
                Game trial = game.silentCopy();
                choice.in(trial).forEach(trial::play);
                choices++;
            } else {
                assertThatThrownBy(() -> choice.in(game)).as(what).isInstanceOf(IllegalActionException.class);
                refused++;
            }
        }
    }

    private static String key(Act act, List<Action> chosen) {
        List<String> named = new ArrayList<>();
        for (int each = 0; each < chosen.size(); each++) {
            named.add(act.chosenAs(act.lines().get(each), chosen.get(each)));
        }
        return "choose:" + String.join(",", named.stream().filter(name -> !name.isEmpty()).toList());
    }

    /** The limits as a client would read them. */
    private static boolean isWithinLimits(Act act, List<Action> chosen) {
        int sum = 0;
        boolean suffices = act.oneOf().isEmpty();
        for (int each = 0; each < chosen.size(); each++) {
            Line line = act.lines().get(each);
            int value = act.value(line, chosen.get(each));
            sum += value;
            suffices |= value > 0 && act.oneOf().contains(line.subject());
        }
        boolean counts = act.most() == 0 || sum >= act.least() && sum <= act.most();
        return counts && suffices && act.conflicts().stream().noneMatch(each -> excludes(act, chosen, each));
    }

    private static boolean excludes(Act act, List<Action> chosen, Act.Conflict conflict) {
        return answer(act, chosen, conflict.one()) == conflict.answer()
                && answer(act, chosen, conflict.other()) == conflict.otherAnswer();
    }

    private static Action answer(Act act, List<Action> chosen, int subject) {
        for (int each = 0; each < chosen.size(); each++) {
            if (act.lines().get(each).subject() == subject) {
                return chosen.get(each);
            }
        }
        throw new AssertionError("no such line");
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
            Decision decision = truth.pending().filter(each -> blind.is(each.side())).orElse(null);
            if (decision == null) {
                return 0;
            }
            Optional<Act> here = Act.of(truth.viewFor(blind));
            assertThat(Act.of(twin.viewFor(blind))).isEqualTo(here);
            if (here.isPresent()) {
                return 1;
            }
            Action action = decision.actions().get(random.nextInt(decision.actions().size()));
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
        assertThat(act.lines()).hasSize(2).allMatch(line -> line.answers().getFirst().kind() == Kind.COUNT);
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
