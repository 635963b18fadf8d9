package fitg.second.mission;

import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.second.Query;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Mark;

/**
 * E2.C: ships change hands, then the phasing player takes one environ or orbit box after the other (E2.C.0.1) and completes all
 * segments there, the fights of those who rose among them (E2.C.5.1).
 */
public final class SecondMissionPhase extends Procedure {

    private boolean exchanged;

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        Side side = s.turn().phasing();
        if (!exchanged) {
            exchanged = true;
            s.places().clearAll(Mark.DONE);
            r.call(new ShipExchange(side));
            return;
        }
        r.ask(Query.MISSION_PLACE, side);
        for (int place : s.area().places()) {
            boolean open = !s.places().has(Mark.DONE, place);
            if (open && SecondMissions.hasBusiness(r.rules().scenario(), s, place, side)) {
                r.or(Kind.PLACE, place);
            }
        }
        r.or(Kind.END);
    }

    @Override
    public void answer(Resolution r, Action action) {
        GameState s = r.state();
        if (action.kind() == Kind.END) {
            s.places().clearAll(Mark.DONE);
            s.places().clearAll(Mark.POPULACE_WILD);
            r.finish();
            return;
        }
        int place = action.argument();
        s.places().put(Mark.DONE, place);
        r.call(Place.isOrbit(place) ? new OrbitMissions(place) : new PlaceMissions(place));
    }

    @Override
    protected void digest(Digest d) {
        d.add(exchanged ? 1 : 0);
    }
}
