package fitg.rules.combat.first;

import fitg.content.Card;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.rules.combat.Casualties;
import fitg.rules.possession.Possessions;
import fitg.rules.prisoner.Capture;
import fitg.state.GameState;

/** How a character combat ends for those it leaves behind. */
record AfterCombat(int environ, Side attackerSide, Force force) {

    /** Case 12.83: captives of a force that was eliminated are free after all; the others become prisoners. */
    void conclude(Resolution r, long captured, int seized, boolean norrocks) {
        GameState s = r.state();
        boolean beaten = force.isEliminated(s);
        if (r.listening()) {
            r.tell(new Event.CombatEnded(environ, "12.0"));
        }
        if (norrocks && s.gear().owner(Card.NORROCKS) >= 0) {
            Possessions.rollForBreakage(r, Card.NORROCKS);
        }
        if (seized >= 0 && !beaten && s.people().isFree(seized)) {
            // RUL-102: with nobody left to fight for him, the Magron's captive is lost.
            Casualties.kill(r, seized, "13.45");
        }
        if (beaten || captured == PieceSet.NONE) {
            s.people().leaveMilitary(captured);
            r.settle();
        } else if (force.isCharacters()) {
            r.call(Capture.byCharacters(attackerSide, captured, force.survivors(s)));
        } else {
            r.call(Capture.bySquad(attackerSide, captured));
        }
    }
}
