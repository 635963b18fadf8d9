package fitg.rules.atrocity.second;

import fitg.edition.second.Completion;
import fitg.procedure.Resolution;
import fitg.rules.atrocity.StrafedPlanet;
import fitg.rules.loss.second.Losses;
import fitg.state.Holder;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.TheatreState;

/** The counters of 2002 in the environs of a planet that is strafed (36.32). */
@Completion("C-OTHER-1")
final class Strafing extends StrafedPlanet {

    Strafing(int scene, int planet) {
        super(scene, planet);
    }

    @Override
    protected void destroyUnits(Resolution r, int environ, String ruleCase) {
        CountersState counters = TheatreState.counters(r.state());
        for (int each = 0; each < counters.count(); each++) {
            boolean there = counters.place(each) == environ && counters.carrier(each) == Holder.NOBODY;
            if (there && counters.type(each).isStarship()) {
                Losses.starship(r, each, ruleCase);
            } else if (there) {
                Losses.groundUnit(r, each, ruleCase);
            }
        }
    }

    @Override
    protected void pdbSpent(Resolution r, int struck) {
        TheatreState.of(r.state()).setPdbHits(struck, 0);
    }
}
