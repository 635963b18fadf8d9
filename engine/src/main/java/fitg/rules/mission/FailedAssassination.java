package fitg.rules.mission;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.combat.Casualties;
import fitg.rules.prisoner.Capture;
import fitg.state.Digest;
import fitg.state.GameState;

/** Case 13.2: a failed assassination may cost the group its freedom (4, 5) or its life (6). */
public final class FailedAssassination extends Procedure {

    private final int environ;
    private final long group;

    public FailedAssassination(int environ, long group) {
        this.environ = environ;
        this.group = group;
    }

    public static boolean captures(int die) {
        return die == 4 || die == 5;
    }

    public static boolean kills(int die) {
        return die == 6;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        int die = r.die("failed assassination");
        if (r.listening()) {
            r.tell(new Event.DieRolled("failed assassination", die, "13.2"));
        }
        r.finish();
        Side enemy = s.turn().phasing().opponent();
        if (kills(die)) {
            for (long rest = group; rest != 0; rest = PieceSet.rest(rest)) {
                Casualties.kill(r, PieceSet.lowest(rest), "13.2");
            }
            r.settle();
        } else if (captures(die)) {
            Capture.attempt(r, environ, enemy, group);
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(group);
    }
}
