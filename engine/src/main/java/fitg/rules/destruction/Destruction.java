package fitg.rules.destruction;

import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.procedure.Article;
import fitg.procedure.Chapters;
import fitg.procedure.Powers;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings;
import fitg.procedure.Tidings.PointsChanged.Reason;
import fitg.rules.control.Control;
import fitg.rules.domino.Domino;
import fitg.rules.forcepoint.Treasury;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Mark;
import fitg.state.realm.Realm;
import fitg.state.realm.RealmState;

/** 3-galactic, 3.3: a planet is no more. What it was worth is lost to both sides, and its neighbours rise in anger (K-R40). */
public final class Destruction extends Procedure {

    private final int planet;
    private final boolean sparing;
    private boolean gone;

    private Destruction(int planet, boolean sparing) {
        this.planet = planet;
        this.sparing = sparing;
    }

    /** Everything on it and over it dies. */
    public static Destruction of(int planet) {
        return new Destruction(planet, false);
    }

    /** Dead World: who is there lives, and may only leave. */
    public static Destruction sparing(int planet) {
        return new Destruction(planet, true);
    }

    @Override
    public void advance(Resolution r) {
        if (gone) {
            r.finish();
            r.settle();
            return;
        }
        gone = true;
        destroy(r);
        Domino.spark(r, Domino.CONTROL, planet, Side.REBEL);
    }

    private void destroy(Resolution r) {
        GameState s = r.state();
        RealmState realm = RealmState.of(s);
        realm.destroy(planet);
        for (int unit = 0; unit < Realm.ATROCITY_UNITS; unit++) {
            if (realm.hypnotised(unit) == planet) {
                realm.setHypnotised(unit, Realm.NONE);
            }
        }
        for (int environ : Control.environsOf(planet)) {
            s.places().clear(Mark.COUP, environ);
            s.places().setCampSince(environ, 0);
        }
        s.planets().setState(planet, PlanetState.REBELLION);
        s.planets().setPdbLevel(planet, 0);
        s.planets().setPdbUp(planet, false);
        Chapters.of(r).planetDestroyed(r, planet);
        if (r.listening()) {
            r.tell(new Tidings.PlanetDestroyed(planet, Article.DESTROYED.in(r)));
        }
        if (!sparing) {
            Powers.of(r).devastate(r, planet);
        }
        if (realm.base() == planet) {
            loseBase(r);
        }
    }

    /** 10.5: an unknown base that is destroyed is known (G-R20). */
    private void loseBase(Resolution r) {
        RealmState realm = RealmState.of(r.state());
        boolean news = !realm.baseRevealed();
        realm.destroyBase();
        if (news) {
            Powers.of(r).baseKnown(r);
        }
        if (news && r.listening()) {
            r.tell(new Tidings.BaseRevealed(planet, Article.BASE_LOST.in(r)));
        }
        Treasury.spend(r, Side.REBEL, realm.points(Side.REBEL), Reason.BASE_LOST, Article.BASE_LOST.in(r));
    }

    @Override
    protected void digest(Digest d) {
        d.add(planet).add(sparing ? 1 : 0).add(gone ? 1 : 0);
    }
}
