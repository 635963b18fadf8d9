package fitg.level.campaign;

import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Formation;
import fitg.state.Digest;
import fitg.state.Position;

/** S6, K-D5: the Imperial player says which of his fleets begin dispersed (K-R6); then what he has deployed is shown (K-R8). */
final class OpeningFormations extends Procedure {

    private int next;

    @Override
    public void advance(Resolution r) {
        Position s = r.state();
        int[] planets = s.area().planets();
        if (next == planets.length) {
            Screen.drop(r, "K-R8");
            r.finish();
            return;
        }
        int orbit = Place.orbit(planets[next]);
        if (Formation.isFleet(s, orbit, Side.IMPERIAL) && Formation.mayDisperse(s, orbit, Side.IMPERIAL)) {
            r.ask(Query.SET_UP_FORMATION, Side.IMPERIAL, planets[next])
                    .or(Kind.DISPERSED)
                    .or(Kind.BATTLE_FORMATION);
            return;
        }
        next++;
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (action.kind() == Kind.DISPERSED) {
            Formation.form(r, r.subject(), Side.IMPERIAL, true);
        }
        next++;
    }

    @Override
    protected void digest(Digest d) {
        d.add(next);
    }
}
