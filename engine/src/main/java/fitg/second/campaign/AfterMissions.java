package fitg.second.campaign;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.galaxy.state.Realm;
import fitg.galaxy.state.Secret;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.control.Control;
import fitg.second.Completion;
import fitg.second.combat.FightHits;
import fitg.state.Cast;
import fitg.state.Digest;
import fitg.state.GameState;

/** Drug World: when a player's Mission Phase ends, each of his characters there takes two hits. */
@Completion("C-OTHER-1")
final class AfterMissions extends Procedure {

    private static final int HITS = 2;

    private final Side side;

    private AfterMissions(Side side) {
        this.side = side;
    }

    static void come(Resolution r, Side side) {
        if (Realm.of(r.state()).planetOf(Secret.DRUG_WORLD) != Realm.NONE) {
            r.call(new AfterMissions(side));
        }
    }

    @Override
    public void advance(Resolution r) {
        GameState s = r.state();
        Realm realm = Realm.of(s);
        int planet = realm.planetOf(Secret.DRUG_WORLD);
        r.finish();
        if (!realm.shows(Secret.DRUG_WORLD, planet)) {
            return;
        }
        for (int environ : Control.environsOf(planet)) {
            long his = s.people().present(environ, s.people().onMap() & Cast.of(side));
            for (long rest = his; rest != 0; rest = PieceSet.rest(rest)) {
                FightHits.take(r, PieceSet.lowest(rest), HITS, "C-OTHER-1");
            }
        }
        r.settle();
    }

    @Override
    protected void digest(Digest d) {
        d.add(side.ordinal());
    }
}
