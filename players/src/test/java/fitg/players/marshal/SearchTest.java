package fitg.players.marshal;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.players.captain.Counsel;
import fitg.players.captain.Plans;
import fitg.players.mind.Luck;
import fitg.players.mind.Temperament;
import fitg.procedure.Action;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SearchTest {

    private static final BooleanSupplier NEVER = () -> false;

    // ---- the tree

    @Test
    void theFirstQuestionAfterAnOpeningIsInTheTree() {
        Dilemma dilemma = Dilemma.open(Side.REBEL);
        Edge opening = new Edge(openings(dilemma).getFirst());
        Decision next = firstWorthAThought(world(dilemma, 1), opening.action());
        assertThat(opening.next(next)).isNull();

        new Playout(world(dilemma, 1), 1, Plans.forSearch()).after(opening);

        assertThat(opening.next(next)).isNotNull();
    }

    @Test
    void anOpeningRemembersHowAllItsGamesWent() {
        Dilemma dilemma = Dilemma.open(Side.IMPERIAL);
        Edge opening = new Edge(openings(dilemma).getFirst());

        double sum = 0;
        for (long world = 0; world < 5; world++) {
            double rebels = new Playout(world(dilemma, world), world, Plans.forSearch()).after(opening);
            assertThat(rebels).isBetween(0.0, 1.0);
            sum += rebels;
        }

        assertThat(opening.visits()).isEqualTo(5);
        assertThat(opening.mean(Side.REBEL)).isEqualTo(sum / 5);
    }

    /** The same hidden truth, the same luck and a tree that knows nothing yet. */
    @Test
    void theSameWorldGoesTheSameWay() {
        Dilemma dilemma = Dilemma.open(Side.REBEL);
        Action action = openings(dilemma).getFirst();

        double once = new Playout(world(dilemma, 4), 4, Plans.forSearch()).after(new Edge(action));

        assertThat(new Playout(world(dilemma, 4), 4, Plans.forSearch()).after(new Edge(action)))
                .isEqualTo(once);
    }

    // ---- worlds and time

    @Test
    void everyOpeningIsTriedInEveryWorld() {
        Dilemma dilemma = Dilemma.open(Side.REBEL);

        Search search = search(dilemma, 3, NEVER);

        assertThat(search.effort().playouts()).isEqualTo(3 * 4);
    }

    /** Also in the middle of a world. */
    @ParameterizedTest
    @ValueSource(ints = {1, 4, 6})
    void stopsAsSoonAsItIsToldThatTimeIsUp(int playouts) {
        AtomicInteger asked = new AtomicInteger();

        Search search = search(Dilemma.open(Side.REBEL), 100, () -> asked.incrementAndGet() == playouts);

        assertThat(search.effort().playouts()).isEqualTo(playouts);
        assertThat(asked).hasValue(playouts);
    }

    /** Those who fall behind in the first eight worlds are spared the last eight. */
    @Test
    void openingsThatFallBehindAreTriedNoMore() {
        List<Search> searches =
                Dilemma.some(10).stream().map(each -> search(each, 16, NEVER)).toList();

        assertThat(searches).anySatisfy(search -> {
            int openings = search.trials().actions().size();
            assertThat(search.effort().playouts()).isLessThan(16L * openings);
            assertThat(IntStream.range(0, openings))
                    .anyMatch(each -> !search.trials().isTried(each));
        });
    }

    private static Search search(Dilemma dilemma, int worlds, BooleanSupplier timeIsUp) {
        return new Search(
                        dilemma.view(),
                        dilemma.decision().side(),
                        openings(dilemma),
                        worlds,
                        new SplittableRandom(1),
                        timeIsUp)
                .run();
    }

    private static List<Action> openings(Dilemma dilemma) {
        Prior prior = Prior.of(dilemma.decision(), dilemma.counsel(), 4, 1);
        List<Action> openings = new ArrayList<>();
        for (int each = 0; each < prior.size(); each++) {
            openings.add(prior.action(each));
        }
        return openings;
    }

    private static Game world(Dilemma dilemma, long world) {
        return dilemma.view().imagine(world);
    }

    private static Decision firstWorthAThought(Game world, Action opening) {
        world.useChance(new Luck(1));
        world.play(opening);
        while (true) {
            Decision decision = world.pending().orElseThrow();
            PlayerView view = world.glimpseFor(Viewer.of(decision.side()));
            if (Thought.isDeserved(view, decision)) {
                return decision;
            }
            world.play(new Counsel(view, decision, Temperament.STEADY).best());
        }
    }
}
