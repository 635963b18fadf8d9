package fitg.rules.combat.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.rules.detection.Detection;
import fitg.rules.force.second.Sovereigns;
import fitg.state.GameState;
import fitg.state.theatre.TheatreState;

/** E2.A.2.2 and S-R75: a leader is named; on the ground he joins the units and is detected. */
public final class LeaderNaming {

    private LeaderNaming() {}

    /** 25.2: a sovereign leads the units of his environ; hands back his number as a fighter. */
    public static int nameSovereign(Resolution r, int environ, Side side, int sovereign) {
        int fighter = Sovereigns.fighter(sovereign);
        TheatreState.company(r.state()).deeds().lead(fighter);
        if (r.listening()) {
            r.tell(new Happening.SovereignLeads(environ, side, sovereign, "E2.A.2.2"));
        }
        return fighter;
    }

    public static void name(Resolution r, int place, Side side, int leader) {
        GameState s = r.state();
        TheatreState.company(s).deeds().lead(leader);
        if (Place.isEnviron(place)) {
            s.people().joinMilitary(PieceSet.only(leader));
            Detection.detect(r, PieceSet.only(leader), "E3.3.b.6");
        }
        if (r.listening()) {
            r.tell(new Event.LeaderNamed(place, side, leader, "E2.A.2.2"));
        }
    }
}
