package fitg.players;

import fitg.content.UnitType;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;

/** Combat: with units when they are stronger, with characters while they are well. */
final class FightSense {

    private static final int EVEN = 25;

    private final Board board;

    FightSense(Board board) {
        this.board = board;
    }

    /** An even fight is taken more often than not. */
    int attackHere(int environ) {
        return EVEN + 10 + 10 * board.advantage(environ);
    }

    int decline() {
        return EVEN;
    }

    int breakOff(int environ, Kind kind) {
        boolean weak = board.weakestLeft(environ) <= 2 || board.combatStrength(environ, board.me()) <= 4;
        return switch (kind) {
            case STAND -> weak ? 0 : 20;
            case BREAK_OFF_ALL -> weak ? 20 : 0;
            default -> 10;
        };
    }

    int active(int character, Kind kind) {
        boolean fit = board.combat(character) >= 2 && board.enduranceLeft(character) > 1;
        return (kind == Kind.ACTIVE) == fit ? 20 : 0;
    }

    /** As many wounds as he survives, so that nobody dies while others are unhurt. */
    int wounds(int character, int count) {
        return count < board.enduranceLeft(character) ? 5 * count : -40;
    }

    /** Mobile units are dearer than the others. */
    int losses(int unit, int count) {
        return UnitType.at(unit).mobile() ? -10 * count : 10 * count;
    }

    int join(int character, Kind kind) {
        boolean fit = board.combat(character) >= 2 && board.enduranceLeft(character) > 1;
        return (kind == Kind.TAKE) == fit ? 15 : 0;
    }

    int lead(Action action) {
        return action.kind() == Kind.CHARACTER ? 20 + 5 * board.leadership(action.argument()) : 0;
    }
}
