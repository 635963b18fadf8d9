package fitg.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.github.benmanes.caffeine.cache.Cache;
import fitg.play.Game;
import fitg.play.Viewer;
import fitg.players.review.Review;
import fitg.players.review.Reviewer;
import fitg.server.common.Caches;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import fitg.server.table.Refusal.Kind;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * Earlier moments of a game. A moment is named by how long the viewer's log was, because that is all he can count: the
 * number of actions would tell of answers that are none of his business.
 */
public final class Past {

    /** For the games somebody looks back at: some ten campaigns of thousands of decisions, or hundreds of smaller games. */
    private static final long MEMORY = 16L << 20;

    private static final Duration KEPT = Duration.ofMinutes(10);

    private final Cache<String, SteppingStones> stones = Caches.tidiedByItsUsers()
            .maximumWeight(MEMORY)
            .weigher((String id, SteppingStones of) -> of.weight())
            .expireAfterAccess(KEPT)
            .build();

    private static final int REVIEWS = 100;

    private final Cache<String, Review> reviews = Caches.tidiedByItsUsers()
            .maximumSize(REVIEWS)
            .expireAfterAccess(KEPT)
            .build();

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("A view, and where in the game it stands.")
    public record Moment(
            PositionDocument view,

            @Says("In a finished game, for a moment asked for with `at` or `as`: how many actions had been played. A"
                    + " fork can begin there.")
            @Maybe
            @Least(0)
            Integer action) {}

    /**
     * The first moment at which the viewer's log had this many entries.
     *
     * @param toll told how many entries have to be played for it, before they are; it may refuse
     */
    public Moment at(Table table, Viewer viewer, int logLength, IntConsumer toll) {
        int length = table.logLength(viewer);
        if (logLength < 0 || logLength > length) {
            throw new Refusal(
                    Kind.MALFORMED, "The log has " + length + " entries; there is no moment " + logLength + ".");
        }
        int[] lengths = table.play().logLengths(viewer);
        int steps = 0;
        while (lengths[steps] < logLength) {
            steps++;
        }
        Game then = stonesOf(table, toll).after(steps, toll);
        return new Moment(
                PositionDocument.past(table, viewer, then, lengths[steps]), table.isFinished() ? then.number() : null);
    }

    /** Of several who look back at one game at the same time, one lays its stones. */
    private SteppingStones stonesOf(Table table, IntConsumer toll) {
        return stones.asMap().compute(table.id(), (id, known) -> SteppingStones.of(table, known, toll));
    }

    /** How long the viewer's log was between the actions, in ascending order: all moments there are to look at. */
    public static List<Integer> moments(Table table, Viewer viewer) {
        return Arrays.stream(table.play().logLengths(viewer)).distinct().boxed().toList();
    }

    /**
     * What can be learned from a finished game; worked out once for all who ask.
     *
     * @param toll told how many entries have to be played for it, before they are; it may refuse
     */
    public ReviewDocument review(Table table, Viewer viewer, IntConsumer toll) {
        if (!table.isFinished()) {
            throw new Refusal(Kind.GAME_RUNNING, "A game is reviewed when it is over.");
        }
        Review review = reviews.get(table.id(), id -> reviewed(stonesOf(table, toll), table));
        return ReviewDocument.of(review, table.play().logLengths(viewer));
    }

    private static Review reviewed(SteppingStones stones, Table table) {
        Reviewer reviewer = new Reviewer(table.play().scenario());
        stones.retell(reviewer::watch);
        return reviewer.review();
    }

    void forget(String id) {
        stones.invalidate(id);
        reviews.invalidate(id);
    }
}
