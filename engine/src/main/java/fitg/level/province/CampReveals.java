package fitg.level.province;

import fitg.content.Side;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.combat.first.Units;
import fitg.rules.settlement.Settlement;
import fitg.state.Digest;
import fitg.state.GameState;

/**
 * Case 28.35: before the first Rebel missions the Imperial player may show his units where a camp is; who is strong enough removes it. From
 * the end of these missions on camps are tested like all others (P-R38).
 */
final class CampReveals extends Procedure {

    private int next;

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        int[] environs = s.area().environs();
        while (next < environs.length) {
            int environ = environs[next];
            if (s.places().campSince(environ) > 0 && s.forces().units(environ, Side.IMPERIAL) > 0) {
                r.ask(Matter.REVEAL_AT_CAMP, Side.IMPERIAL, environ)
                        .or(Kind.TAKE)
                        .or(Kind.LEAVE);
                return;
            }
            next++;
        }
        r.finish();
    }

    @Override
    public void answer(Resolution r, Action action) {
        GameState s = r.state();
        int environ = s.area().environs()[next++];
        if (action.kind() == Kind.LEAVE) {
            return;
        }
        Units.show(r, environ, "28.35");
        if (Settlement.crushesCamp(environ, s.forces().strikingStrength(environ, Side.IMPERIAL))) {
            s.places().setCampSince(environ, 0);
            r.shown();
            if (r.listening()) {
                r.tell(new Event.CampPlaced(environ, false, "28.35"));
            }
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(next);
    }
}
