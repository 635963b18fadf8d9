package fitg.rules.combat.second;

import fitg.content.PieceSet;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening;
import fitg.edition.second.Happening.BattleEnded.Ending;
import fitg.procedure.Resolution;
import fitg.rules.detection.Detection;
import fitg.rules.loss.second.Losses;
import fitg.rules.prisoner.second.SecondCapture;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.CompanyState;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/** C-COMBAT-6 and S-R57: who has won a character combat, who is seen, who is taken. */
@Completion("C-COMBAT-6")
final class FightAftermath {

    private FightAftermath() {}

    /** The attacker has won when no defender is able there and he is not gone himself. */
    static void conclude(Resolution r, Contest fight, boolean calledOff, boolean patrol) {
        GameState s = r.state();
        boolean beaten = FightForces.able(s, fight.attackers) == 0;
        boolean won = !calledOff && !beaten && FightForces.able(s, fight.defenders) == 0;
        if (r.listening()) {
            Ending ending = calledOff ? Ending.CALLED_OFF : won ? Ending.ATTACKER_WON : Ending.DEFENDER_WON;
            r.tell(new Happening.BattleEnded(fight.place, ending, "C-COMBAT-6"));
        }
        long characters = fight.defendersAtFirst & SecondCharacterCombat.CHARACTERS;
        if (fight.opponent == null) {
            Detection.detect(r, characters & s.people().free(), "C-DETECT-1");
        }
        if (fight.seized != Holder.NOBODY && !beaten && s.people().isFree(fight.seized)) {
            Losses.kill(r, fight.seized, "C-SO-3");
        }
        s.people().leaveMilitary(characters & ~fight.defenders);
        CompanyState company = TheatreState.company(s);
        long captives = won ? company.stunned() & fight.defenders : PieceSet.NONE;
        company.clearStun();
        if (captives != 0) {
            capture(r, fight, captives, patrol);
        }
    }

    /**
     * S-R58. A patrol of the watch has no units behind it, and of a group only escorts may be left, who hold nobody (S-R6); then
     * captives are held by whoever is there (E5.5.a.1).
     */
    private static void capture(Resolution r, Contest fight, long captives, boolean patrol) {
        Position s = r.state();
        long guards = FightForces.able(s, fight.attackers) & SecondCharacterCombat.CHARACTERS;
        if (guards != 0) {
            r.call(SecondCapture.byCharacters(fight.place, fight.attackerSide, captives, guards));
        } else if (patrol && Theatre.counters(s).anyMilitary(fight.place, fight.attackerSide)) {
            r.call(SecondCapture.byUnits(fight.place, fight.attackerSide, captives));
        } else {
            SecondCapture.attempt(r, fight.place, fight.attackerSide, captives);
        }
    }
}
