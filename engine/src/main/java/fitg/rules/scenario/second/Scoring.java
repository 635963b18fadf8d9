package fitg.rules.scenario.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.InstantVictory;
import fitg.procedure.Resolution;
import fitg.procedure.Scenario;
import fitg.procedure.Scored;
import fitg.procedure.Scored.Why;
import fitg.procedure.Verdict;
import fitg.rules.scenario.second.Briefing.Score;
import fitg.rules.scenario.second.Briefing.Score.What;
import fitg.state.Cast;
import fitg.state.Position;
import fitg.state.theatre.Theatre;
import java.util.List;

/** The points of a scenario of 2002, and its ends, which are looked at in the interphase (4a, 3.3). */
public final class Scoring {

    private Scoring() {}

    public static int points(Scenario scenario, Position s) {
        int points = 0;
        for (Score score : Briefing.of(scenario).scores()) {
            points += score.points() * times(s, score);
        }
        return points;
    }

    /** The same item by item. */
    public static List<Scored> items(Scenario scenario, Position s) {
        return Briefing.of(scenario).scores().stream()
                .map(score -> item(score, times(s, score)))
                .filter(item -> item.points() != 0)
                .toList();
    }

    private static Scored item(Score score, int times) {
        int points = score.points() * times;
        return switch (score.what()) {
            case FREE -> Scored.of(Why.FREE, score.character(), points);
            case FREE_OUTSIDE -> new Scored(Why.FREE_OUTSIDE, score.character(), null, score.star(), times, points);
            case PRISONER -> Scored.of(Why.PRISONERS, score.side(), times, points);
            case DEAD -> Scored.of(Why.DEATHS, score.side(), times, points);
        };
    }

    /** How often one of them counts now. */
    private static int times(Position s, Score score) {
        return switch (score.what()) {
            case FREE -> s.people().isFree(score.character()) ? 1 : 0;
            case FREE_OUTSIDE -> isFreeOutside(s, score.character(), score.star()) ? 1 : 0;
            case PRISONER -> PieceSet.size(prisoners(s, score.side()));
            case DEAD -> PieceSet.size(s.people().dead() & Cast.of(score.side()));
        };
    }

    /** Drift areas count for their star. */
    static boolean isFreeOutside(Position s, int character, int star) {
        return s.people().isFree(character) && Place.star(s.people().at(character)) != star;
    }

    /** Who began as a prisoner counts only if he was freed and taken again. */
    private static long prisoners(Position s, Side side) {
        return s.people().prisoners() & Cast.of(side) & ~Theatre.of(s).neverFreed();
    }

    /** A side has reached what ends the game early, or the last round is over. */
    public static void test(Resolution r) {
        Scenario scenario = r.rules().scenario();
        Position s = r.state();
        int points = points(scenario, s);
        Side winner = scenario.instantWinner(s);
        if (winner != null) {
            r.end(new Verdict(winner, Verdict.Reason.INSTANT_VICTORY, points));
        } else if (s.turn().number() >= scenario.lastTurn()) {
            Side byPoints = points >= scenario.pointsToWin() ? Side.REBEL : Side.IMPERIAL;
            r.end(new Verdict(byPoints, Verdict.Reason.POINTS, points));
        }
    }

    /** The way a scenario lets a side win before its last round. */
    static InstantVictory enoughPointsWith(int points, Score away) {
        if (away.what() != What.FREE_OUTSIDE) {
            throw new IllegalArgumentException(away + " takes nobody away");
        }
        return (scenario, s) -> points(scenario, s) >= points && isFreeOutside(s, away.character(), away.star());
    }

    static InstantVictory noRebelFree() {
        return (scenario, s) -> (s.people().free() & Cast.REBELS) == 0;
    }
}
