package fitg.level.campaign;

import fitg.content.Place;
import fitg.content.Provinces;
import fitg.content.Side;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings;
import fitg.rules.force.second.Squads;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import java.util.ArrayList;
import java.util.List;

/** 14.5 (a): what the Rebel player sees when he looks at all Imperial units of a province, cargo, squads and drift included. */
final class UnitList {

    private UnitList() {}

    static void show(Resolution r, int province) {
        if (r.listening()) {
            r.tell(new Tidings.UnitsSeen(province, of(r.state(), province), "C-OTHER-1"));
        }
    }

    private static List<String> of(Position s, int province) {
        List<String> found = new ArrayList<>();
        Counters counters = Theatre.counters(s);
        for (int place : s.area().places()) {
            if (Provinces.ofStar(Place.star(place)) != province) {
                continue;
            }
            for (int each = counters.firstIn(place); each >= 0; each = counters.nextIn(each)) {
                if (counters.side(each) == Side.IMPERIAL) {
                    String squad = Squads.carried(s, each) == Realm.NONE ? "" : " with a suicide squad";
                    found.add(counters.type(each).name() + squad + " (" + Place.key(place) + ")");
                }
            }
        }
        return List.copyOf(found);
    }
}
