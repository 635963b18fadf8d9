package fitg.rules.atrocity;

import fitg.content.Mission;
import fitg.content.Place;
import fitg.procedure.Article;
import fitg.procedure.Event.MissionEnded.End;
import fitg.procedure.Resolution;
import fitg.rules.mission.Missions;

/** 36.32 and G-R55: an attack on a planet ends the missions under way there, those of a camp too. */
public final class Interruption {

    private Interruption() {}

    /** @param environ where missions are being resolved */
    public static void ofMissions(Resolution r, int environ, int planet) {
        if (Place.planet(environ) != planet) {
            return;
        }
        for (Mission mission : Mission.values()) {
            if (Missions.isUnderWay(r.state(), mission)) {
                Missions.end(r, environ, mission, End.ABORTED, Article.ATROCITY.in(r));
            }
        }
    }
}
