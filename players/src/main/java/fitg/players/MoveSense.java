package fitg.players;

import fitg.content.Spaceship;
import fitg.procedure.Action;
import java.util.Arrays;

/** What to move, and where to. */
final class MoveSense {

    private static final int TO_END = 25;
    private static final int FROM_OFFER = 15;

    private final Board board;
    private final Promise promise;

    MoveSense(Board board, Promise promise) {
        this.board = board;
        this.promise = promise;
    }

    int worth(Action action) {
        int argument = action.argument();
        return switch (action.kind()) {
            case END -> TO_END;
            case PDB_UP -> 80;
            case USE -> 30;
            case FLY -> gain(board.view().gear().shipAt(argument), board.environs()) + pilotsUrge(argument);
            case WALK ->
                gain(
                        board.view().people().at(argument),
                        environsOfPlanet(board.view().people().at(argument)));
            case MOVE_UNITS -> unitsGain(argument);
            default -> FROM_OFFER;
        };
    }

    /** Redjac's ship and the like are for hunting: let the Empire fly a little more often than it strictly gains. */
    private int pilotsUrge(int ship) {
        return ship >= Spaceship.REBEL_SHIPS ? 5 : 0;
    }

    private int[] environsOfPlanet(int environ) {
        int planet = board.planetOf(environ);
        return Arrays.stream(board.environs())
                .filter(each -> board.planetOf(each) == planet)
                .toArray();
    }

    /** A character moves when somewhere else promises clearly more; every move can be seen. */
    private int gain(int from, int[] destinations) {
        int best = Integer.MIN_VALUE;
        for (int to : destinations) {
            best = to == from ? best : Math.max(best, promise.forCharacters(to));
        }
        return FROM_OFFER + best - promise.forCharacters(from);
    }

    /** Units go from where there are more than needed to where there are fewer. */
    private int unitsGain(int from) {
        int best = Integer.MIN_VALUE;
        for (int to : board.environs()) {
            best = to == from ? best : Math.max(best, promise.needForUnits(to));
        }
        return FROM_OFFER + 4 * (best - Math.max(-2, promise.needForUnits(from)));
    }
}
