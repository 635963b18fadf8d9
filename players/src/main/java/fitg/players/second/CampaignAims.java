package fitg.players.second;

import fitg.content.Mission;
import fitg.content.Place;
import fitg.content.Side;
import fitg.players.galaxy.Stance;
import fitg.players.mind.Sense;
import fitg.rules.mission.second.MissionTable;
import fitg.rules.mission.second.SecondMissions;
import fitg.state.realm.Realm;

/** What a mission is for in a campaign: to sway planets, to raise them, to stop their rising. */
final class CampaignAims implements Aims {

    /** What a space on the track is worth to the rebels, by where the marker lies, and to the Empire. */
    private static final double[] TO_REBELS = {5, 8, 13, 22, 0};

    private static final double[] TO_EMPIRE = {0, 4, 9, 16, 22};

    private static final double RISING = 70;
    private static final double PEACE = 60;

    /** Who is not at Unrest does not rise; at Dissent the diplomats may bring him there in time. */
    private static final double[] RIPE = {0, 0, 0, 0.2, 1};

    /** The dice of a group that is a match for what it may meet, and of one that may dare it. */
    private static final int STURDY = 7;

    private static final int VENTURE = 3;

    private final Field field;
    private final Stance stance;

    CampaignAims(Field field) {
        this.field = field;
        stance = new Stance(field.view);
    }

    @Override
    public double worth(int place, Mission mission, long group, int rolls) {
        return isTooWeak(group) ? -Sense.NEUTRAL : worth(place, mission, rolls);
    }

    /** Who goes out alone meets creatures and angry crowds alone: most rebels who died, died of that. */
    private boolean isTooWeak(long group) {
        return field.isRebel() && field.strength(group & ~field.company.wounded()) < VENTURE;
    }

    @Override
    public int sturdy() {
        return STURDY;
    }

    /** What it can be expected to bring, with so many rolls. */
    private double worth(int place, Mission mission, int rolls) {
        int ways = SecondMissions.ways(place, mission);
        int planet = Place.planet(place);
        return switch (mission) {
            case DIPLOMACY, COUP -> letters(rolls, ways) * space(planet);
            case REBELLION -> rebellion(planet, rolls, ways);
            default -> MissionTable.chance(1, rolls, ways) * prize(place, mission);
        };
    }

    private static double letters(int rolls, int ways) {
        return Math.min(3, (double) rolls * ways / MissionTable.RESULTS);
    }

    private double space(int planet) {
        double[] spaces = field.isRebel() ? TO_REBELS : TO_EMPIRE;
        return spaces[stance.loyalty(planet).ordinal()] + 2 * (stance.value(planet) - 1);
    }

    private double rebellion(int planet, int rolls, int ways) {
        double value = 8 * stance.value(planet);
        return field.isRebel()
                ? MissionTable.chance(1, rolls, ways) * RIPE[stance.unrest(planet)] * (RISING + value)
                : MissionTable.chance(2, rolls, ways) * (PEACE + value);
    }

    private double prize(int place, Mission mission) {
        boolean risen = stance.isRisen(Place.planet(place));
        Realm realm = stance.realm();
        return switch (mission) {
            case FREE_PRISONERS -> 45;
            case SPACESHIP_QUEST -> 25;
            case ASSASSINATION -> 35;
            case SUMMON_SOVEREIGN -> 30;
            case SUBVERT_TROOPS -> risen ? 30 : 14;
            case SABOTAGE -> risen ? 22 : 10;
            case SCAVENGE -> 12;
            case STEAL_RESOURCES -> Math.min(12, realm.points(field.enemy)) + (realm.baseRevealed() ? 4 : 0);
            case START_REBEL_CAMP -> 8;
            case QUESTION_PRISONER -> 14;
            case GATHER_INFORMATION -> field.side == Side.IMPERIAL && !realm.baseRevealed() ? 8 : 5;
            default -> 3;
        };
    }
}
