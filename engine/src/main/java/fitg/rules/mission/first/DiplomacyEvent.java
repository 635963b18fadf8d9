package fitg.rules.mission.first;

import fitg.content.ActionEvent;
import fitg.content.ActionEvent.Type;
import fitg.content.Mission;
import fitg.procedure.Event.MissionEnded.End;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.rules.loyalty.Loyalties;
import fitg.rules.mission.Mishaps;
import fitg.rules.mission.MissionEvent;
import fitg.rules.mission.Missions;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Ledger;

/** Case 13.41: protocol and politics threaten a Diplomacy mission. */
final class DiplomacyEvent extends Procedure {

    private final int environ;
    private final ActionEvent event;
    private boolean asked;

    DiplomacyEvent(int environ, ActionEvent event) {
        this.environ = environ;
        this.event = event;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        long group = s.missions().group(Mission.DIPLOMACY.ordinal());
        boolean politics = event.type() == Type.POLITICS;
        if (politics && Mishaps.isVersed(s, group)) {
            r.finish();
            return;
        }
        if (!asked) {
            asked = true;
            if (PossessionUse.offered(r, politics ? Moment.POLITICS : Moment.PROTOCOL, group)) {
                return;
            }
        }
        r.finish();
        if (!savedByAndroid(s, group)) {
            Missions.end(r, environ, Mission.DIPLOMACY, End.ABORTED, "13.41");
            if (!politics) {
                Loyalties.sway(r, Control.planetOf(environ), s.turn().phasing().opponent(), "13.41");
            }
        }
    }

    private boolean savedByAndroid(GameState s, long group) {
        boolean saved = Mishaps.isSavedByAndroid(s, group);
        if (saved) {
            s.missions().note(Ledger.ANDROID_USED, 1);
            MissionEvent.cancel(s, event);
        }
        return saved;
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(event.ordinal()).add(asked ? 1 : 0);
    }
}
