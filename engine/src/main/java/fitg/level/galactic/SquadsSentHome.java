package fitg.level.galactic;

import fitg.content.EventCard;
import fitg.content.Side;
import fitg.content.UnitSet;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.combat.first.Units;
import fitg.state.Digest;
import fitg.state.Position;

/** Event 123: the Imperial player gives up a Suicide Squad, if he has any. */
final class SquadsSentHome extends Procedure {

    @Override
    public void advance(Resolution r) {
        Position s = r.state();
        r.ask(Affair.EVENT_CHOICE, Side.IMPERIAL, EventCard.SQUAD_OUTCRY);
        boolean any = false;
        for (int place : s.area().places()) {
            if (s.forces().squads(place, Side.IMPERIAL) > 0) {
                r.or(Kind.PLACE, place);
                any = true;
            }
        }
        if (!any) {
            r.askNothing();
            r.finish();
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        r.finish();
        UnitSet squad = UnitSet.of(r.state().forces().roster().squad(), 1);
        Units.eliminate(r, action.argument(), Side.IMPERIAL, squad, "32.0");
        r.settle();
    }

    @Override
    protected void digest(Digest d) {}
}
