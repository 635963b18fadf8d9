package fitg.rules.scenario;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.procedure.Resolution;
import fitg.procedure.Scenario;
import fitg.procedure.Verdict;
import fitg.rules.control.Control;
import fitg.state.Cast;
import fitg.state.Flag;
import fitg.state.GameState;
import fitg.state.Segment;

/** Cases 16.17 to 16.19: the Rebel victory points, and the ends of a game. */
public final class Victory {

    private Victory() {}

    /** Case 16.18: an instant victory ends the game in the middle of whatever is going on. */
    public static void test(Resolution r) {
        if (r.state().segment() == Segment.SET_UP) {
            return;
        }
        Side winner = r.rules().scenario().instantWinner(r.state());
        if (winner != null) {
            r.end(new Verdict(
                    winner, Verdict.Reason.INSTANT_VICTORY, points(r.rules().scenario(), r.state())));
        }
    }

    /** After the last game-turn the points decide. */
    public static void score(Resolution r) {
        Scenario scenario = r.rules().scenario();
        int points = points(scenario, r.state());
        Side winner = points >= scenario.pointsToWin() ? Side.REBEL : Side.IMPERIAL;
        r.end(new Verdict(winner, Verdict.Reason.POINTS, points));
    }

    /** Case 16.17: only the Rebel player scores. */
    public static int points(Scenario scenario, GameState s) {
        int points = 0;
        for (int planet : scenario.planets()) {
            points += planetPoints(s, planet);
        }
        for (int character = 0; character < GameState.CHARACTERS; character++) {
            points += characterPoints(s, character);
        }
        points += s.is(Flag.REBEL_INFORMATION) ? 1 : 0;
        points -= s.is(Flag.IMPERIAL_INFORMATION) ? 1 : 0;
        return points;
    }

    public static int planetPoints(GameState s, int planet) {
        PlanetState state = s.planetState(planet);
        if (Control.of(s, planet) == Side.REBEL) {
            return 9;
        }
        if (!state.usesLoyaltyMarker()) {
            return 6;
        }
        return s.loyalty(planet) == Loyalty.UNREST ? 3 : s.loyalty(planet) == Loyalty.PATRIOTIC ? -2 : 0;
    }

    public static int characterPoints(GameState s, int character) {
        int points = s.at(character) == GameState.OUT_OF_GAME ? 1 : s.isPrisoner(character) ? 2 : 0;
        return Cast.side(character) == Side.IMPERIAL ? points : -points;
    }

    /** Rebel characters dead or held (case 16.36). */
    static int rebelsOut(GameState s) {
        return Integer.bitCount((s.prisoners() | s.dead()) & Cast.REBELS);
    }

    /** Whether any Rebel character is alive and free, those still to enter from space included (case 16.12). */
    static boolean anyFreeRebel(GameState s) {
        if ((s.free() & Cast.REBELS) != 0) {
            return true;
        }
        for (int rest = Cast.REBELS; rest != 0; rest &= rest - 1) {
            if (s.at(Integer.numberOfTrailingZeros(rest)) == GameState.SPACE) {
                return true;
            }
        }
        return false;
    }

    static boolean controlsAll(Scenario scenario, GameState s, Side side) {
        for (int planet : scenario.planets()) {
            if (Control.of(s, planet) != side) {
                return false;
            }
        }
        return true;
    }
}
