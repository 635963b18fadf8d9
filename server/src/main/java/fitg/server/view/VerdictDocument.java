package fitg.server.view;

import fitg.content.Side;
import fitg.procedure.Verdict;
import fitg.server.shape.Is;
import fitg.server.shape.Says;

@Says("How a game ended.")
public record VerdictDocument(
        @Is(Side.class) String winner,
        @Is(Verdict.Reason.class) String reason,
        @Says("Rebel victory points at the end.") int points) {

    public static VerdictDocument of(Verdict verdict) {
        return new VerdictDocument(Printed.side(verdict.winner()), Printed.word(verdict.reason()), verdict.points());
    }
}
