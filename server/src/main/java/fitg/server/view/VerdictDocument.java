package fitg.server.view;

import fitg.procedure.Verdict;

/** How a game ended. */
public record VerdictDocument(String winner, String reason, int points) {

    public static VerdictDocument of(Verdict verdict) {
        return new VerdictDocument(Printed.side(verdict.winner()), Printed.word(verdict.reason()), verdict.points());
    }
}
