package fitg.saves;

import fitg.content.Side;
import fitg.procedure.Verdict;

/** How a game ended, in a few words. */
public final class Endings {

    private Endings() {}

    public static String describe(Verdict verdict) {
        String winner = verdict.winner() == Side.REBEL ? "Rebel" : "Imperial";
        return switch (verdict.reason()) {
            case INSTANT_VICTORY -> "an instant " + winner + " victory at " + points(verdict.points());
            case RESIGNATION -> "the other player giving up, so a victory of the " + winner + " player";
            case POINTS -> "a victory of the " + winner + " player with " + points(verdict.points());
        };
    }

    private static String points(int points) {
        return points + (points == 1 ? " Rebel point" : " Rebel points");
    }
}
