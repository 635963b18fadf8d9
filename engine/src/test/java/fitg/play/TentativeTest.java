package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.play.Tentative.Reached;
import fitg.procedure.Action;
import fitg.procedure.Ask;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import fitg.state.Segment;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What is tried comes true when it is played, as far as it was said; and trying tells nothing hidden. */
class TentativeTest {

    private static final int GAMES = 12;
    private static final int LONGEST = 6;

    static List<Scenario> scenarios() {
        return Scenarios.skirmishes();
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void whatWasTriedComesTrue(Scenario scenario) {
        Map<Reached, Integer> met = new EnumMap<>(Reached.class);
        for (long seed = 0; seed < GAMES; seed++) {
            Game game = Game.silent(scenario, Options.standard(), KeyedChance.ofSeed(seed));
            Lively lively = new Lively(seed);
            SplittableRandom random = new SplittableRandom(seed);
            while (!game.isOver()) {
                if (random.nextInt(5) == 0) {
                    met.merge(compare(game, random, scenario.id() + " " + seed + " " + game.number()), 1, Integer::sum);
                }
                game.play(lively.choose(game.pending().orElseThrow()));
            }
        }
        assertThat(met.getOrDefault(Reached.QUESTION, 0)).isGreaterThan(20);
        assertThat(met.getOrDefault(Reached.CHANCE, 0)).isGreaterThan(5);
        assertThat(met.getOrDefault(Reached.OTHER_SIDE, 0)).isGreaterThan(5);
    }

    /** Plays on at random in a copy, and then tries the same from the view. */
    private static Reached compare(Game game, SplittableRandom random, String where) {
        Side side = game.pending().orElseThrow().side();
        Viewer seat = Viewer.of(side);
        Game truth = game.silentCopy();
        List<Reply> replies = new ArrayList<>();
        boolean mine = true;
        while (mine && replies.size() < LONGEST) {
            Action action = truth.option(random.nextInt(truth.optionCount()));
            replies.add(new Reply.Plain(action));
            truth.play(action);
            mine = !truth.isOver()
                    && !truth.resolution().irrevocable()
                    && truth.resolution().asked() == side;
        }
        Tentative tentative = Tentative.of(game.viewFor(seat), replies);
        assertThat(tentative.refusal()).as(where).isEmpty();
        if (tentative.reached() == Reached.QUESTION) {
            assertThat(tentative.tried()).as(where).hasSameSizeAs(replies);
            assertThat(truth.pending()).as(where).isEqualTo(tentative.next().flatMap(PlayerView::decision));
        }
        if (mine) {
            assertThat(tentative.reached()).as(where).isEqualTo(Reached.QUESTION);
        }
        return tentative.reached();
    }

    @ParameterizedTest
    @EnumSource(names = {"REBEL", "IMPERIAL"})
    @Tag("RUL-85")
    void tryingTellsNothingHidden(Viewer blind) {
        int compared = 0;
        for (long seed = 0; seed < 400; seed++) {
            Twins twins = Twins.of(seed, blind);
            Optional<Decision> decision = twins.truth().viewFor(blind).decision();
            if (twins.different() && decision.isPresent()) {
                for (Action action : decision.get().actions()) {
                    List<Reply> replies = List.of(new Reply.Plain(action));
                    Tentative here = Tentative.of(twins.truth().viewFor(blind), replies);
                    Tentative there = Tentative.of(twins.twin().viewFor(blind), replies);
                    assertThat(there.reached()).as("seed %d", seed).isEqualTo(here.reached());
                    assertThat(there.tried()).as("seed %d", seed).isEqualTo(here.tried());
                    assertThat(there.next().map(PlayerView::fingerprint))
                            .as("seed %d", seed)
                            .isEqualTo(here.next().map(PlayerView::fingerprint));
                    compared++;
                }
            }
        }
        assertThat(compared).isGreaterThan(40);
    }

    // ---- examples

    @Test
    void aGroupIsTriedWithTheOddsOfThoseWhoGo() {
        Scene scene = Position.in(22)
                .place("Agan Rafa", 2211)
                .place("Frun Sentel", 2211)
                .place("Boccanegra", 2211)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:2211")
                .expect(Ask.MISSION);
        PlayerView view = scene.game().viewFor(Viewer.REBEL);
        List<Action> diplomacy = List.of(Action.parse("mission:D"));

        Tentative all = Tentative.of(view, replies("mission:D", "choose:" + everybody(view)));
        Tentative one = Tentative.of(
                view, replies("mission:D", "choose:" + everybody(view).split(",")[0]));

        assertThat(all.tried().getFirst().actions()).isEqualTo(diplomacy);
        assertThat(chance(all)).isGreaterThan(chance(one));
        assertThat(scene.question()).isEqualTo(Ask.MISSION);
    }

    private static String everybody(PlayerView view) {
        Act act = Act.after(view, Action.parse("mission:D")).orElseThrow();
        return String.join(",", act.lines().stream().map(act::name).toList());
    }

    private static double chance(Tentative tentative) {
        return tentative
                .tried()
                .getLast()
                .odds()
                .orElseThrow()
                .outcomes()
                .getFirst()
                .probability();
    }

    private static List<Reply> replies(String... keys) {
        return List.of(keys).stream().map(Reply::parse).toList();
    }

    @Test
    void whatDoesNotFitIsRefusedWithItsCaseAndEndsTheTrial() {
        Scene scene = Position.in(22)
                .place("Frun Sentel", 2211)
                .place("Boccanegra", 2211)
                .start(Side.REBEL, Segment.MISSIONS)
                .play("environ:2211")
                .expect(Ask.MISSION);
        PlayerView view = scene.game().viewFor(Viewer.REBEL);

        String first = everybody(view).split(",")[0];
        Tentative tentative = Tentative.of(view, replies("mission:D", "choose:" + first, "mission:D", "end"));

        assertThat(tentative.tried()).hasSize(2);
        assertThat(tentative.refusal().orElseThrow().ruleCase()).isEqualTo("13.1");
        assertThat(tentative.next().flatMap(PlayerView::decision)).isPresent();
    }
}
