package fitg.second.atrocity;

import fitg.content.Mission;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.procedure.Event.MissionEnded.End;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.mission.Missions;
import fitg.state.Position;

/** 36.32 and G-R55: an attack on a planet ends the missions under way there, those of a camp too. */
final class Interruption {

    private Interruption() {}

    static void ofMissions(Resolution r, int planet) {
        Position s = r.state();
        long members = Characters.onMissions(s);
        int place = members == 0 ? Place.OUT_OF_GAME : s.people().at(PieceSet.lowest(members));
        if (!Place.isEnviron(place) || Place.planet(place) != planet) {
            return;
        }
        for (Mission mission : Mission.values()) {
            if (Missions.isUnderWay(s, mission)) {
                Missions.end(r, place, mission, End.ABORTED, "C-OTHER-1");
            }
        }
    }
}
