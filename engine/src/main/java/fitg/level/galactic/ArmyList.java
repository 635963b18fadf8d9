package fitg.level.galactic;

import fitg.content.Place;
import fitg.content.Provinces;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings;
import fitg.state.Position;
import java.util.ArrayList;
import java.util.List;

/** 14.5 (a): what the Rebel player sees when he looks at all Imperial units of a province, those in orbit and drift included. */
final class ArmyList {

    private ArmyList() {}

    static void show(Resolution r, int province) {
        if (r.listening()) {
            r.tell(new Tidings.UnitsSeen(province, of(r.state(), province), "37.42"));
        }
    }

    private static List<String> of(Position s, int province) {
        List<String> found = new ArrayList<>();
        for (int place : s.area().places()) {
            if (Place.star(place) < 0 || Provinces.ofStar(Place.star(place)) != province) {
                continue;
            }
            UnitSet here = s.forces().in(place, Side.IMPERIAL);
            for (int index = 0; index < here.types(); index++) {
                int count = here.count(UnitType.at(index));
                if (count > 0) {
                    found.add(count + " " + UnitType.at(index).name() + " (" + Place.key(place) + ")");
                }
            }
        }
        return List.copyOf(found);
    }
}
