package fitg.level.campaign;

import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.combat.second.Affliction;
import fitg.rules.control.Control;
import fitg.rules.force.second.Sovereigns;
import fitg.rules.secret.Unveiling;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.Theatre;

/** Drug World: when a player's Mission Phase ends, each of his characters there takes two hits (K-R205). */
@Completion("C-OTHER-1")
final class AfterMissions extends Procedure {

    private static final int HITS = 2;

    private final Side side;

    private AfterMissions(Side side) {
        this.side = side;
    }

    static void come(Resolution r, Side side) {
        if (drugWorld(r.state()) != Holder.NOBODY) {
            r.call(new AfterMissions(side));
        }
    }

    private static int drugWorld(Position s) {
        for (int planet : s.area().planets()) {
            if (Circumstances.on(s, planet).drugs()) {
                return planet;
            }
        }
        return Holder.NOBODY;
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        int planet = drugWorld(s);
        r.finish();
        if (!Circumstances.shown(s, planet).drugs()) {
            return;
        }
        for (int environ : Control.environsOf(planet)) {
            Affliction.strikeAll(r, victims(r, environ), HITS, "C-OTHER-1");
        }
        r.settle();
    }

    /** S-R6: escorts and the sovereign count as characters. */
    private long victims(Resolution r, int environ) {
        GameState s = r.state();
        long his = s.people().present(environ, s.people().onMap() & Cast.of(side));
        return Unveiling.drugsReachCompanions(r)
                ? Theatre.company(s).withEscorts(his) | Sovereigns.summoned(s, environ, side)
                : his;
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal());
    }
}
