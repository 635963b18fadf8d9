package fitg.rules.scenario;

import fitg.content.Loyalty;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.procedure.Resolution;
import fitg.procedure.Scenario;
import fitg.procedure.Verdict;
import fitg.rules.control.Control;
import fitg.state.Cast;
import fitg.state.Flag;
import fitg.state.Position;
import fitg.state.Segment;

/** Cases 16.17 to 16.19: the Rebel victory points, and the ends of a game. */
public final class Victory {

    /** Case 16.17: what a planet under Rebel control counts, and one in rebellion. */
    public static final int CONTROL = 9;

    public static final int REBELLION = 6;

    /** What a character counts who is dead, and one who is a prisoner. */
    public static final int DEATH = 1;

    public static final int CAPTURE = 2;

    private Victory() {}

    /** Case 16.18: an instant victory ends the game in the middle of whatever is going on. */
    public static void test(Resolution r) {
        if (r.state().turn().segment() == Segment.SET_UP) {
            return;
        }
        Side winner = r.rules().scenario().instantWinner(r.state());
        if (winner != null) {
            r.end(new Verdict(
                    winner,
                    Verdict.Reason.INSTANT_VICTORY,
                    r.ruleset().points(r.rules().scenario(), r.state())));
        }
    }

    /** After the last game-turn the points decide. */
    public static void score(Resolution r) {
        Scenario scenario = r.rules().scenario();
        int points = r.ruleset().points(scenario, r.state());
        Side winner = points >= scenario.pointsToWin() ? Side.REBEL : Side.IMPERIAL;
        r.end(new Verdict(winner, Verdict.Reason.POINTS, points));
    }

    /** Case 16.17: only the Rebel player scores. */
    public static int points(Scenario scenario, Position s) {
        int points = 0;
        for (int planet : scenario.planets()) {
            points += planetPoints(s, planet);
        }
        for (int character = 0; character < Cast.COUNT; character++) {
            points += characterPoints(s, character);
        }
        return points + informationPoints(s, Side.REBEL) + informationPoints(s, Side.IMPERIAL);
    }

    public static int planetPoints(Position s, int planet) {
        PlanetState state = s.planets().state(planet);
        if (Control.of(s, planet) == Side.REBEL) {
            return CONTROL;
        }
        return state.usesLoyaltyMarker() ? loyaltyPoints(s.planets().loyalty(planet)) : REBELLION;
    }

    /** What a planet counts while its loyalty marker is in use. */
    public static int loyaltyPoints(Loyalty loyalty) {
        return switch (loyalty) {
            case UNREST -> 3;
            case PATRIOTIC -> -2;
            default -> 0;
        };
    }

    /** Case 16.19: once for each side that has gathered enough information. */
    public static int informationPoints(Position s, Side side) {
        return side == Side.REBEL
                ? s.turn().is(Flag.REBEL_INFORMATION) ? 1 : 0
                : s.turn().is(Flag.IMPERIAL_INFORMATION) ? -1 : 0;
    }

    public static int characterPoints(Position s, int character) {
        int points = s.people().at(character) == Place.OUT_OF_GAME
                ? DEATH
                : s.people().isPrisoner(character) ? CAPTURE : 0;
        return Cast.side(character) == Side.IMPERIAL ? points : -points;
    }

    /** Rebel characters dead or held (case 16.36). */
    public static int rebelsOut(Position s) {
        return PieceSet.size((s.people().prisoners() | s.people().dead()) & Cast.REBELS);
    }

    /** Whether any Rebel character is alive and free, those still to enter from space included (case 16.12). */
    public static boolean anyFreeRebel(Position s) {
        if ((s.people().free() & Cast.REBELS) != 0) {
            return true;
        }
        for (long rest = Cast.characters(Side.REBEL); rest != 0; rest = PieceSet.rest(rest)) {
            if (s.people().at(PieceSet.lowest(rest)) == Place.SPACE) {
                return true;
            }
        }
        return false;
    }

    public static boolean controlsAll(Scenario scenario, Position s, Side side) {
        return Control.heldBy(s, side) == scenario.area().planetSet();
    }
}
