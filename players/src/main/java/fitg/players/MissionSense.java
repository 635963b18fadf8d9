package fitg.players;

import fitg.content.Mission;
import fitg.content.Side;
import fitg.state.Flag;

/** Which mission is worth trying in an environ. */
final class MissionSense {

    private final Board board;

    MissionSense(Board board) {
        this.board = board;
    }

    int worth(int environ, Mission mission) {
        int planet = board.planetOf(environ);
        return switch (mission) {
            case REBELLION -> rebellion(planet);
            case DIPLOMACY -> canShift(planet) ? 70 : 0;
            case COUP -> canShift(planet) ? 65 : 0;
            case FREE_PRISONERS -> 80;
            case SUBVERT_TROOPS -> board.hasRisen(planet) ? 60 : 30;
            case SABOTAGE -> board.hasRisen(planet) ? 55 : 30;
            case ASSASSINATION -> 35;
            case GAIN_CHARACTERS -> 50;
            case SCAVENGE -> 40;
            case STEAL_RESOURCES -> 45;
            case START_REBEL_CAMP -> 35;
            case GATHER_INFORMATION -> board.view().turn().is(mine()) ? 10 : 40;
            default -> 0;
        };
    }

    /** A rebel needs Unrest, at the latest when the letter comes; an Imperial stops what goes on. */
    private int rebellion(int planet) {
        if (!board.amRebel()) {
            return 85;
        }
        return board.atUnrest(planet) ? 90 : board.unrest(planet) == 3 ? 45 : 5;
    }

    private boolean canShift(int planet) {
        return board.amRebel() ? !board.atUnrest(planet) : board.unrest(planet) > 0;
    }

    private Flag mine() {
        return board.me() == Side.REBEL ? Flag.REBEL_INFORMATION : Flag.IMPERIAL_INFORMATION;
    }

    /** One letter more is worth waiting for when it has something left to shift. */
    int worthOfContinuing(Mission mission, int environ) {
        int planet = board.planetOf(environ);
        boolean enough = mission == Mission.DIPLOMACY && board.amRebel() && board.unrest(planet) == 3;
        return enough ? 0 : 20;
    }

    /** Two letters on a card: loyalty first, so that the R can count. */
    int letterFirst(Mission mission) {
        return switch (mission) {
            case DIPLOMACY -> 60;
            case COUP -> 50;
            case REBELLION -> 30;
            default -> 10;
        };
    }
}
