package fitg.rules.secret;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.procedure.Article;
import fitg.procedure.Correction;
import fitg.procedure.Powers;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.circumstance.SecretAtWork;
import fitg.rules.control.Control;
import fitg.rules.destruction.Destruction;
import fitg.rules.loyalty.Loyalties;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Mark;
import fitg.state.realm.PlanetSecrets;
import fitg.state.realm.Realm;
import fitg.state.realm.RealmState;

/** 4.2: a planet secret is shown for good, and does at once what it does. */
public final class Unveiling extends Procedure {

    private final int planet;
    private final boolean harmless;
    private boolean shown;

    public Unveiling(int planet) {
        this(planet, false);
    }

    private Unveiling(int planet, boolean harmless) {
        this.planet = planet;
        this.harmless = harmless;
    }

    /** 31.24: the archives tell of a trap before it can snap shut; then it is no more. */
    public static Unveiling byArchives(int planet) {
        return new Unveiling(planet, true);
    }

    /** The secret of a planet is put to use, and comes to light by it (4.3, "while unrevealed"); true if it does so now. */
    public static boolean byUse(Resolution r, int planet) {
        if (!SecretInterrupt.isHidden(r.state(), planet)) {
            return false;
        }
        r.call(new Unveiling(planet));
        return true;
    }

    @Override
    public void advance(Resolution r) {
        if (shown || !SecretInterrupt.isHidden(r.state(), planet)) {
            r.finish();
            return;
        }
        shown = true;
        show(r);
        apply(r);
    }

    private void show(Resolution r) {
        RealmState realm = RealmState.of(r.state());
        realm.secrets().reveal(planet);
        r.shown();
        if (r.listening()) {
            r.tell(new Tidings.SecretShown(planet, realm.secret(planet), Article.SECRET_SHOWN.in(r)));
        }
    }

    private void apply(Resolution r) {
        GameState s = r.state();
        SecretAtWork secret = Circumstances.on(s, planet);
        Loyalty now = s.planets().loyalty(planet);
        if (secret.loyaltyWhenShown(now) != now) {
            Loyalties.put(r, planet, secret.loyaltyWhenShown(now), Article.SECRET_SHOWN.in(r));
        }
        if (secret.haltsRotation()) {
            r.call(Destruction.sparing(planet));
        }
        if (secret.capturesRebels()) {
            snap(r);
        }
        if (secret.drugs()) {
            spreadDrugs(r);
        }
    }

    private void snap(Resolution r) {
        if (harmless) {
            RealmState.of(r.state()).secrets().end(planet);
        } else {
            r.call(Powers.of(r).trap(planet));
        }
    }

    private void spreadDrugs(Resolution r) {
        GameState s = r.state();
        for (int environ : Control.environsOf(planet)) {
            s.places().put(Mark.DRUGGED, environ);
            if (drugsReachCompanions(r)) {
                s.places().put(Mark.DRUGGED_COMPANIONS, environ);
            }
            if (r.rules().has(Correction.DRUGS_RAISE_BONUSES)) {
                s.places().put(Mark.DRUGGED_BONUSES, environ);
            }
        }
    }

    /** S-R6: whether escorts and sovereigns count as characters on Drug World. */
    public static boolean drugsReachCompanions(Resolution r) {
        return r.rules().has(Correction.DRUGS_REACH_COMPANIONS);
    }

    /** Those that end when their planet goes into rebellion, after all they did for it. */
    public static void endByRebellion(Resolution r, int planet) {
        RealmState realm = RealmState.of(r.state());
        if (realm.secret(planet) == Realm.NONE || r.state().planets().state(planet) != PlanetState.REBELLION) {
            return;
        }
        if (Circumstances.on(r.state(), planet).opensUnits()) {
            realm.showUnits();
            Powers.of(r).openAllUnits(r);
        }
        switch (PlanetSecrets.printed(realm.secret(planet)).lostWhen()) {
            case NEVER -> {}
            default -> realm.secrets().end(planet);
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(planet).add(harmless ? 1 : 0).add(shown ? 1 : 0);
    }
}
