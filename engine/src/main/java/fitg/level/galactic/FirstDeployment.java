package fitg.level.galactic;

import fitg.content.Place;
import fitg.content.Provinces;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.content.UnitType;
import fitg.galaxy.scenario.Terms;
import fitg.galaxy.scenario.Terms.Funds;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.force.first.Mix;
import fitg.state.Digest;
import fitg.state.Position;
import java.util.List;

/** Case 38.2: province by province the Imperial player deploys with what its garrisons have left of its funds. */
final class FirstDeployment extends Procedure {

    private int next;

    @Override
    public void advance(Resolution r) {
        List<Funds> all = Terms.of(r.rules().scenario()).funds();
        if (next == all.size()) {
            r.finish();
            return;
        }
        Funds funds = all.get(next++);
        r.call(new ProvinceOutfit(funds, left(r.state(), funds)));
    }

    /** Everything that stands there was bought with them. */
    private static int left(Position s, Funds funds) {
        int left = funds.points();
        for (int place : s.area().places()) {
            if (Place.planet(place) >= 0 && Provinces.of(Place.planet(place)) == funds.province()) {
                UnitSet here = s.forces().in(place, Side.IMPERIAL);
                for (int index = 0; index < here.types(); index++) {
                    left -= here.count(UnitType.at(index)) * Mix.cost(UnitType.at(index));
                }
            }
        }
        return left;
    }

    @Override
    protected void digest(Digest d) {
        d.add(next);
    }
}
