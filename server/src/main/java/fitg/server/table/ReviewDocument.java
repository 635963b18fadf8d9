package fitg.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.words.Narrator;
import fitg.players.review.Costly;
import fitg.players.review.Review;
import fitg.procedure.Action;
import fitg.server.shape.Called;
import fitg.server.shape.Is;
import fitg.server.shape.Least;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

@Says("What can be learned from a finished game.")
public record ReviewDocument(
        @Says("The chances by decision, of a long game not of each.")
        List<Point> curve,

        @Says(
                "The decisions of each side that cost most, at most three, in the order they were taken. Each was played on in many"
                        + " imagined games that fit what the side knew then, with the answer given and with better ones.")
        List<CostlyDecision> costly) {

    /** A curve needs no more. */
    private static final int POINTS = 400;

    @Says("How it stood at a decision.")
    @Called("ReviewPoint")
    public record Point(
            @Says("The length of the viewer's log then; fits `at` of `GET /view`.") @Least(0)
            int at,

            @Says("The chance of the rebels to win, from 0 to 1, as it seemed to whoever was asked.")
            double rebels) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("A decision after which a side stood worse than it could have.")
    public record CostlyDecision(
            @Is(Side.class) String side,
            @Least(1) int turn,

            @Says("How many actions had been played before it; a fork can begin there.") @Least(0)
            int action,

            @Says("The length of the viewer's log then; fits `at` of `GET /view`.") @Least(0)
            int at,

            @Says("What was asked, in words.") String prompt,
            @Says("The answer given.") String played,
            @Says("What would have been better.") String better,

            @Says("The chance of the side to win with the answer given, from 0 to 1.")
            double chance,

            @Says("And with the better one.") double without,

            @Says("What speaks for the better one; absent where only trying it out shows it.") @Maybe
            String reason) {}

    /** @param lengths of the viewer's log after so many actions */
    static ReviewDocument of(Review review, int[] lengths) {
        List<Review.Moment> curve = review.curve();
        int apart = Math.max(1, Math.ceilDiv(curve.size(), POINTS));
        List<Point> points = new ArrayList<>();
        for (int each = 0; each < curve.size(); each += apart) {
            Review.Moment moment = curve.get(each);
            points.add(new Point(lengths[moment.number()], rounded(moment.rebels())));
        }
        List<CostlyDecision> costly = Stream.of(Side.values())
                .flatMap(side -> review.costly().get(side).stream())
                .sorted(Comparator.comparingInt(Costly::number))
                .map(each -> costly(each, lengths))
                .toList();
        return new ReviewDocument(points, costly);
    }

    private static CostlyDecision costly(Costly costly, int[] lengths) {
        Decision decision = costly.decision();
        return new CostlyDecision(
                GameDocument.word(decision.side()),
                costly.turn(),
                costly.number(),
                lengths[costly.number()],
                Narrator.prompt(decision),
                text(decision, costly.played()),
                text(decision, costly.better()),
                rounded(costly.chance()),
                rounded(costly.without()),
                costly.reason().orElse(null));
    }

    private static String text(Decision decision, Action action) {
        return Narrator.describe(decision, action);
    }

    private static double rounded(double chance) {
        return Math.round(1000 * chance) / 1000.0;
    }
}
