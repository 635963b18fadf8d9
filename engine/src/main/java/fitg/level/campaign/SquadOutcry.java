package fitg.level.campaign;

import fitg.content.EventCard;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Squads;
import fitg.state.Digest;
import fitg.state.realm.Realm;

/** 123: the Imperial player gives up one of his suicide squads, if he has any. */
final class SquadOutcry extends Procedure {

    @Override
    public void advance(Resolution r) {
        Realm realm = Realm.of(r.state());
        r.ask(Affair.EVENT_CHOICE, Side.IMPERIAL, EventCard.SQUAD_OUTCRY);
        int first = Realm.NONE;
        for (int squad = 0; squad < Realm.SQUADS; squad++) {
            int carrier = realm.squadCarrier(squad);
            if (carrier != Realm.NONE && carrier != first) {
                r.or(Kind.COUNTER, carrier);
                first = carrier;
            }
        }
        if (first == Realm.NONE) {
            r.askNothing();
            r.finish();
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        r.finish();
        Realm realm = Realm.of(r.state());
        for (int squad = 0; squad < Realm.SQUADS; squad++) {
            if (realm.squadCarrier(squad) == action.argument()) {
                Squads.disband(r, squad, false, "C-EVENT-1");
                return;
            }
        }
    }

    @Override
    protected void digest(Digest d) {}
}
