package fitg.galaxy.politics;

import fitg.content.Loyalty;
import fitg.content.PlanetState;
import fitg.galaxy.Tidings;
import fitg.galaxy.state.Realm;
import fitg.galaxy.state.RealmState;
import fitg.galaxy.state.Secret;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Digest;
import fitg.state.GameState;

/** 4.2: a planet secret is shown for good, and does at once what it does. */
public final class Unveiling extends Procedure {

    private final int planet;
    private boolean shown;

    public Unveiling(int planet) {
        this.planet = planet;
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
        realm.reveal(planet);
        r.shown();
        if (r.listening()) {
            r.tell(new Tidings.SecretShown(planet, realm.secret(planet), "C-OTHER-1"));
        }
    }

    private void apply(Resolution r) {
        GameState s = r.state();
        switch (Secret.at(Realm.of(s).secret(planet))) {
            case DEAD_WORLD -> r.call(Destruction.sparing(planet));
            case EMPIRE_FOREVER -> Loyalties.put(r, planet, Loyalty.PATRIOTIC, "C-OTHER-1");
            case WELCOME_REBELS -> {
                if (s.planets().loyalty(planet) != Loyalty.UNREST) {
                    Loyalties.put(r, planet, Loyalty.DISSENT, "C-OTHER-1");
                }
            }
            case TRAP -> r.call(new TrapSprung(planet));
            default -> {}
        }
    }

    /** Those that end when their planet goes into rebellion, after all they did for it. */
    public static void endByRebellion(Resolution r, int planet) {
        RealmState realm = RealmState.of(r.state());
        if (realm.secret(planet) == Realm.NONE || r.state().planets().state(planet) != PlanetState.REBELLION) {
            return;
        }
        if (realm.has(Secret.IPOC, planet)) {
            realm.showUnits();
        }
        switch (Realm.printed(realm.secret(planet)).lostWhen()) {
            case NEVER -> {}
            default -> realm.end(planet);
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(planet).add(shown ? 1 : 0);
    }
}
