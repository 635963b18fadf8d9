package fitg.rules.mission.second;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.rules.loss.second.Losses;
import fitg.rules.mission.FailedAssassination;
import fitg.rules.prisoner.second.SecondCapture;
import fitg.state.theatre.Company;
import fitg.state.theatre.Theatre;

/** C-MISS-5: a failed assassination may cost the group its freedom or its life, by the die of 1979. */
@Completion("C-MISS-5")
final class FailedAttempt {

    private static final long NOT_CHARACTERS = Company.ALL_ESCORTS | Company.ALL_SOVEREIGNS;

    private FailedAttempt() {}

    static void roll(Resolution r, int environ, long group) {
        Company company = Theatre.company(r.state());
        Side enemy = r.state().turn().phasing().opponent();
        long fighters = company.withEscorts(group);
        int die = r.die("failed assassination");
        if (r.listening()) {
            r.tell(new Event.DieRolled("failed assassination", die, "C-MISS-5"));
        }
        if (FailedAssassination.kills(die)) {
            killAll(r, fighters, "C-MISS-5");
            r.settle();
        } else if (FailedAssassination.captures(die)) {
            SecondCapture.attempt(r, environ, enemy, fighters);
        }
    }

    /** Escorts first, so that they do not pass to somebody who dies with them (S-R6). */
    static void killAll(Resolution r, long fighters, String ruleCase) {
        for (long rest = fighters & NOT_CHARACTERS; rest != 0; rest = PieceSet.rest(rest)) {
            Losses.kill(r, PieceSet.lowest(rest), ruleCase);
        }
        for (long rest = fighters & ~NOT_CHARACTERS; rest != 0; rest = PieceSet.rest(rest)) {
            Losses.kill(r, PieceSet.lowest(rest), ruleCase);
        }
    }
}
