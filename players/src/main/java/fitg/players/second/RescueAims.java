package fitg.players.second;

import fitg.content.Mission;
import fitg.rules.mission.second.MissionTable;
import fitg.rules.mission.second.SecondMissions;

/** What a mission is for in a skirmish: to open a cell, or to thin out those who guard it. */
final class RescueAims implements Aims {

    private static final double FREEDOM = 80;
    private static final double DEATH = 40;
    private static final double TROOPS = 30;
    private static final double NEWS = 3;

    private final Field field;

    RescueAims(Field field) {
        this.field = field;
    }

    @Override
    public double worth(int place, Mission mission, long group, int rolls) {
        int letters = lettersWanted(place, mission);
        double chance = MissionTable.chance(letters, rolls, SecondMissions.ways(place, mission));
        return chance * prize(place, mission) - (field.isRebel() ? 0 : 2);
    }

    private int lettersWanted(int place, Mission mission) {
        boolean cell = mission == Mission.FREE_PRISONERS && place == field.cell() && field.isRebel();
        return cell ? SecondMissions.lettersToFree(field.view.scenario(), field.view, field.prize()) : 1;
    }

    private double prize(int place, Mission mission) {
        boolean cell = place == field.cell() && field.isRebel();
        return switch (mission) {
            case FREE_PRISONERS, SPACESHIP_QUEST -> FREEDOM;
            case ASSASSINATION -> DEATH;
            case SABOTAGE, SUBVERT_TROOPS -> cell ? TROOPS : TROOPS / 3;
            default -> NEWS;
        };
    }

    @Override
    public int sturdy() {
        return 0;
    }
}
