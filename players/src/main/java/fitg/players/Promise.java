package fitg.players;

import fitg.content.Side;
import fitg.state.Mark;

/** How much an environ has to offer: to characters, and to units. */
final class Promise {

    private static final int[] UNREST_VALUE = {5, 15, 35, 60, 90};

    private final Board board;

    Promise(Board board) {
        this.board = board;
    }

    int forCharacters(int environ) {
        return board.amRebel() ? forRebels(environ) : forImperials(environ);
    }

    /** Where a planet can be brought to rebellion, many cards can be drawn, and few are looking. */
    private int forRebels(int environ) {
        int planet = board.planetOf(environ);
        int danger = 3 * board.strength(environ, Side.IMPERIAL) + 5 * board.free(environ, Side.IMPERIAL);
        int captives = 15 * board.captives(environ);
        if (board.hasRisen(planet)) {
            boolean toWin = board.strengthOnPlanet(planet, Side.IMPERIAL) > 0;
            return captives + (toWin ? 25 - danger / 2 : 0);
        }
        int coup = board.view().places().has(Mark.COUP, environ)
                ? 0
                : 4 * board.environ(environ).coupRating();
        return UNREST_VALUE[board.unrest(planet)]
                + coup
                + 2 * board.environ(environ).size()
                + captives
                - danger;
    }

    /** Where rebels have been seen, or a planet must be brought back to order. */
    private int forImperials(int environ) {
        int planet = board.planetOf(environ);
        int hunt = 15 * board.huntable(environ) + 10 * Math.min(1, board.free(environ, Side.REBEL));
        int order = board.hasRisen(planet) ? 50 : 10 * board.unrest(planet);
        int company = board.strength(environ, Side.IMPERIAL) > 0 ? 10 : 0;
        return hunt + order + company + 15 * board.captives(environ);
    }

    /** How much strength I would like to have here beyond what is there. */
    int needForUnits(int environ) {
        return (board.amRebel() ? wantedByRebels(environ) : wantedByEmpire(environ))
                - board.strength(environ, board.me());
    }

    private int wantedByEmpire(int environ) {
        int planet = board.planetOf(environ);
        int rebels = board.strength(environ, Side.REBEL);
        int hunt = board.free(environ, Side.REBEL) > 0 ? 4 : 0;
        int order = board.hasRisen(planet) ? 3 : Math.max(0, board.unrest(planet) - 1);
        return 1 + (rebels > 0 ? rebels + 3 : 0) + hunt + order;
    }

    /** Attack where it tips the scales; otherwise hold what has been won. */
    private int wantedByRebels(int environ) {
        int enemies = board.strength(environ, Side.IMPERIAL);
        int foothold = board.hasRisen(board.planetOf(environ)) ? 2 : 0;
        return foothold + (enemies > 0 ? enemies + 2 : 0);
    }
}
