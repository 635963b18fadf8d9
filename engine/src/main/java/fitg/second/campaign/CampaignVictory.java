package fitg.second.campaign;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Planet;
import fitg.content.Side;
import fitg.galaxy.Tidings;
import fitg.procedure.Resolution;
import fitg.procedure.Scenario;
import fitg.procedure.Verdict;
import fitg.second.force.Defences;
import fitg.state.Position;

/** 38.5: points for the planets the rebels control now, looked at in every interphase (K-R35). */
final class CampaignVictory {

    private static final int HOME = 3;
    private static final int CAPITAL = 4;
    private static final int DIOMAS = 5;
    private static final int THRONE = 5;
    private static final int FIRST_PROVINCE = 1;

    private CampaignVictory() {}

    static int points(Position s) {
        int points = 0;
        for (int planet : s.area().planets()) {
            points += points(s, planet);
        }
        return points;
    }

    static int points(Position s, int planet) {
        return Defences.controller(s, planet) == Side.REBEL ? worth(planet) : 0;
    }

    static int worth(int planet) {
        Planet printed = PRINTED.planet(planet);
        return switch (printed.kind()) {
            case THRONE -> THRONE;
            case CAPITAL -> PRINTED.system(printed.systemId()).province() == FIRST_PROVINCE ? DIOMAS : CAPITAL;
            case ORDINARY -> printed.homeOfRace().isPresent() ? HOME : 1;
        };
    }

    static void count(Resolution r) {
        Scenario scenario = r.rules().scenario();
        int points = points(r.state());
        if (r.listening()) {
            r.tell(new Tidings.PointsCounted(points, scenario.pointsToWin(), "C-OTHER-1"));
        }
        if (points >= scenario.pointsToWin()) {
            r.end(new Verdict(Side.REBEL, Verdict.Reason.POINTS, points));
        }
    }

    /** After the last game-turn the Empire has held out. */
    static void atTheEnd(Resolution r) {
        r.end(new Verdict(Side.IMPERIAL, Verdict.Reason.POINTS, points(r.state())));
    }
}
