package fitg.rules.mission;

import fitg.content.ActionEvent;
import fitg.content.PieceSet;
import fitg.procedure.Resolution;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.state.GameState;
import fitg.state.Ledger;

/** RUL-27: a group may ignore the first creature it meets, once: Professor Mareg by himself, Norrocks if he is shown. */
public enum FirstCreature {
    /** It is as if no event had been drawn. */
    IGNORED,
    /** Norrocks's owner is asked; the answer comes as the result. */
    ASKED,
    COMES;

    public static FirstCreature of(Resolution r, int environ, int mission, ActionEvent event) {
        GameState s = r.state();
        long members = s.missions().group(mission);
        boolean first = !PieceSet.has(s.missions().noted(Ledger.CREATURE_MET), mission);
        s.missions().note(Ledger.CREATURE_MET, PieceSet.only(mission));
        if (first && Mishaps.ignoresFirstCreature(environ, members)) {
            MissionEvent.cancel(s, event);
            return IGNORED;
        }
        return first && PossessionUse.offered(r, Moment.CREATURE_EVENT, members) ? ASKED : COMES;
    }
}
