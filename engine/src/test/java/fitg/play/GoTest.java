package fitg.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.play.Going.Member;
import fitg.procedure.Action;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import fitg.state.Segment;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A whole act can be ordered at once, and what is ordered is what is played. */
class GoTest {

    private static final int GAMES = 6;
    private static final int MOST_TWINS = 400;

    /** A Light, a Transport and a unit on the ground, above which nothing waits. */
    private static SecondScene landingParty() {
        return SecondPosition.in(22, 23)
                .counter("Rebel Light", "2323")
                .counter("Rebel Transport", "2323")
                .counter("Wild Regular", "2323")
                .luck(1)
                .start(Side.REBEL, Segment.INTERPLANETARY_MOVEMENT);
    }

    private static void order(Scene scene, String key) {
        Reply.parse(key).in(scene.game()).forEach(each -> scene.play(each.key()));
    }

    private static Going going(Scene scene, String key) {
        return Going.of(scene.game().viewFor(Viewer.REBEL), Go.parse(key));
    }

    // ---- examples

    @Test
    void aFleetGoesWithWhomItIsTold() {
        SecondScene scene = landingParty();

        order(scene, "go:move-ships:2323>planet:221+counter:1,counter:2");

        assertThat(scene.counterPlace(0)).isEqualTo("2323");
        assertThat(scene.counterPlace(1)).isEqualTo("orbit-221");
        assertThat(scene.carrier(2)).isEqualTo(1);
    }

    @Test
    void whoIsNotNamedStaysBehind() {
        SecondScene scene = landingParty();

        order(scene, "go:move-ships:2323>planet:221+counter:0");

        assertThat(scene.counterPlace(1)).isEqualTo("2323");
        assertThat(scene.counterPlace(2)).isEqualTo("2323");
    }

    @Test
    void anOrderSaysWhoMayComeAndWhereItMayLead() {
        Going going = going(landingParty(), "go:move-ships:2323>planet:221");

        assertThat(going.refusal()).isEmpty();
        assertThat(going.members()).extracting(Member::name).containsExactly("counter:0", "counter:1", "counter:2");
        assertThat(going.goals()).extracting(goal -> goal.to().key()).contains("planet:221", "planet:231");
        assertThat(going.to()).contains(Action.parse("planet:221"));
        assertThat(going.answers().getFirst().key()).isEqualTo("move-ships:2323");
    }

    @Test
    void whatCannotComeIsRefusedAsAWhole() {
        SecondScene scene = landingParty();

        assertThatThrownBy(() -> order(scene, "go:move-ships:2323>planet:221+counter:0,counter:2"))
                .isInstanceOf(IllegalActionException.class)
                .hasMessageContaining("counter:2");
        scene.expect(Query.INTERPLANETARY);
    }

    @Test
    void whereItCannotGoItIsNotSent() {
        SecondScene scene = landingParty();

        assertThatThrownBy(() -> order(scene, "go:move-ships:2323>planet:232"))
                .isInstanceOf(IllegalActionException.class);
        scene.expect(Query.INTERPLANETARY);
    }

    @Test
    void anOrderThatIsNoneIsNotRead() {
        for (String key :
                List.of("go:", "go:end>", "go:fly:36>stand", "go:fly:36+a=b", "go:fly:36+a,a", "go:fly:36+,")) {
            assertThatThrownBy(() -> Reply.parse(key)).as(key).isInstanceOf(IllegalArgumentException.class);
        }
    }

    // ---- in every game

    static List<Scenario> scenarios() {
        return Scenarios.all();
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void whatIsDescribedIsWhatIsPlayed(Scenario scenario) {
        Map<String, Integer> met = new TreeMap<>();
        for (long seed = 0; seed < GAMES; seed++) {
            Game game = Game.silent(scenario, Options.standard(), KeyedChance.ofSeed(seed));
            Lively lively = new Lively(seed);
            SplittableRandom random = new SplittableRandom(seed);
            for (int steps = 0; steps < 600 && !game.isOver(); steps++) {
                if (random.nextInt(8) == 0) {
                    look(game, random, met);
                }
                game.play(lively.choose(game.pending().orElseThrow()));
            }
        }
        assertThat(met.getOrDefault("described", 0)).isGreaterThan(20);
        assertThat(met.getOrDefault("changed", 0)).isGreaterThan(5);
    }

    private static void look(Game game, SplittableRandom random, Map<String, Integer> met) {
        PlayerView view = game.viewFor(Viewer.of(game.pending().orElseThrow().side()));
        for (Going going : Going.at(view)) {
            assertThat(going.refusal()).as("%s %s", game, going.go()).isEmpty();
            assertThat(going.go().in(game)).isEqualTo(going.answers());
            met.merge("described", 1, Integer::sum);
            Go other = otherwise(going, random);
            Going changed = Going.of(view, other);
            if (changed.refusal().isEmpty()) {
                met.merge("changed", 1, Integer::sum);
                assertThat(other.in(game)).as("%s %s", game, other).isEqualTo(changed.answers());
                assertThat(come(changed)).as("%s %s", game, other).containsAllEntriesOf(named(changed, other));
                if (other.to().isPresent()) {
                    assertThat(changed.to().map(GoTest::place))
                            .as("%s %s", game, other)
                            .isEqualTo(other.to().map(GoTest::place));
                }
            }
        }
    }

    /** Somebody else, somewhere else. */
    private static Go otherwise(Going going, SplittableRandom random) {
        Map<String, Integer> party = new TreeMap<>();
        for (Member member : going.members()) {
            int count = random.nextInt(member.most() + 1);
            if (count > 0) {
                party.put(member.name(), count);
            }
        }
        Optional<Action> to = going.goals().isEmpty()
                ? Optional.empty()
                : Optional.of(
                        going.goals().get(random.nextInt(going.goals().size())).to());
        return new Go(going.go().head(), to, Optional.of(party));
    }

    private static Map<String, Integer> come(Going going) {
        Map<String, Integer> come = new TreeMap<>();
        going.members().stream().filter(each -> each.comes() > 0).forEach(each -> come.put(each.name(), each.comes()));
        return come;
    }

    /** An environ is called a place, too. */
    private static String place(Action goal) {
        return goal.kind() == Action.Kind.PLANET ? goal.key() : "place " + goal.argument();
    }

    /** Of those named the ones that were asked about; others came unasked. */
    private static Map<String, Integer> named(Going going, Go go) {
        Map<String, Integer> named = new TreeMap<>(go.party().orElseThrow());
        named.keySet().retainAll(going.members().stream().map(Member::name).toList());
        return named;
    }

    @ParameterizedTest
    @EnumSource(names = {"REBEL", "IMPERIAL"})
    @Tag("RUL-85")
    void whatCanBeOrderedTellsNothingHidden(Viewer blind) {
        int compared = 0;
        for (long seed = 0; seed < MOST_TWINS; seed++) {
            Twins twins = Twins.of(seed, blind);
            if (twins.different() && twins.truth().viewFor(blind).decision().isPresent()) {
                List<Going> here = Going.at(twins.truth().viewFor(blind));
                List<Going> there = Going.at(twins.twin().viewFor(blind));
                assertThat(there.stream().map(GoTest::told))
                        .as("seed %d", seed)
                        .isEqualTo(here.stream().map(GoTest::told).toList());
                compared += here.size();
            }
        }
        assertThat(compared).isGreaterThan(20);
    }

    private static String told(Going going) {
        return going.go() + " " + going.members() + " "
                + going.goals().stream().map(each -> each.to().key()).toList() + going.to() + going.answers();
    }
}
