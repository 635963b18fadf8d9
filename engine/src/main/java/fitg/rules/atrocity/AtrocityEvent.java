package fitg.rules.atrocity;

import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.procedure.Article;
import fitg.procedure.Powers;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings;
import fitg.procedure.Tidings.AtrocityCommitted.Atrocity;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.control.Control;
import fitg.state.Digest;
import fitg.state.Position;
import fitg.state.realm.Realm;

/**
 * K-D25: the mission event that lets the Imperial player commit an atrocity: on the planet of the event, on the revealed base, or
 * anywhere while the Emperor is in a rare mood (event 100). He is always asked, so that nobody learns what he could do.
 */
public abstract class AtrocityEvent extends Procedure {

    private enum Step {
        ASK,
        SHIFT,
        END
    }

    private final int environ;
    private Step step = Step.ASK;
    private int struck = Realm.NONE;

    /** @param environ where the event was rolled */
    protected AtrocityEvent(int environ) {
        this.environ = environ;
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case ASK -> ask(r);
            case SHIFT -> {
                step = Step.END;
                r.call(Backlash.ofSneakAttack(struck));
            }
            case END -> {
                r.finish();
                r.settle();
            }
        }
    }

    private void ask(Resolution r) {
        Position s = r.state();
        r.ask(Affair.ATROCITY, Side.IMPERIAL, environ).or(Kind.PASS);
        for (int planet : s.area().planets()) {
            if (isWithinReach(s, planet) && !Realm.of(s).isDestroyed(planet)) {
                offer(r, planet);
            }
        }
        r.evenIfForced();
    }

    /** 36.2. */
    private boolean isWithinReach(Position s, int planet) {
        Realm realm = Realm.of(s);
        return planet == Place.planet(environ)
                || realm.baseRevealed() && realm.base() == planet
                || Circumstances.now(s).bringsAtrocitiesAnywhere();
    }

    private void offer(Resolution r, int planet) {
        for (int each : Control.environsOf(planet)) {
            if (maySneakIn(r.state(), each)) {
                r.or(Kind.SNEAK_ATTACK, each);
            }
        }
        if (mayStrafe(r.state(), planet)) {
            r.or(Kind.STRAFE, planet);
        }
        if (Hypnosis.idleUnit(r, planet) != Realm.NONE) {
            r.or(Kind.CHEMICALS, planet);
        }
        if (Hypnosis.isPossible(r, planet)) {
            r.or(Kind.HYPNOSIS, planet);
        }
        if (Powers.of(r).isAtrocityUnitOver(r.state(), Realm.STABILIZER, planet)) {
            r.or(Kind.HALT_ROTATION, planet);
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        step = Step.END;
        switch (action.kind()) {
            case SNEAK_ATTACK -> attackBySurprise(r, action.argument());
            case STRAFE -> {
                commit(r, Atrocity.STRAFE, action.argument());
                r.call(strafing(environ, action.argument()));
            }
            case CHEMICALS -> {
                commit(r, Atrocity.CHEMICALS, action.argument());
                r.call(chemicalRain(action.argument()));
            }
            case HYPNOSIS -> {
                commit(r, Atrocity.HYPNOSIS, action.argument());
                Hypnosis.begin(r, action.argument());
            }
            case HALT_ROTATION -> {
                commit(r, Atrocity.HALT_ROTATION, action.argument());
                r.call(new HaltedRotation(environ, action.argument()));
            }
            default -> {
                // He lets it pass.
            }
        }
    }

    /** 36.31: elites attack the rebels' ground units by surprise; then loyalty shifts. */
    private void attackBySurprise(Resolution r, int where) {
        struck = Place.planet(where);
        step = Step.SHIFT;
        tell(r, Atrocity.SNEAK_ATTACK, where);
        r.call(sneakAttack(where));
    }

    private static void commit(Resolution r, Atrocity atrocity, int planet) {
        tell(r, atrocity, Place.orbit(planet));
    }

    private static void tell(Resolution r, Atrocity atrocity, int place) {
        r.shown();
        if (r.listening()) {
            r.tell(new Tidings.AtrocityCommitted(atrocity, place, Article.ATROCITY.in(r)));
        }
    }

    // ---- what an edition has for it

    /** Case 36.31: elites, and rebels they can surprise, in one environ. */
    protected abstract boolean maySneakIn(Position s, int environ);

    /** Case 36.32: a strong PDB that is Up (G-R28). */
    protected abstract boolean mayStrafe(Position s, int planet);

    protected abstract Procedure sneakAttack(int environ);

    /** @param scene where missions are being resolved */
    protected abstract Procedure strafing(int scene, int planet);

    protected abstract Procedure chemicalRain(int planet);

    @Override
    protected final String tag() {
        return "AtrocityEvent";
    }

    @Override
    protected void digest(Digest d) {
        d.add(environ).add(step.ordinal()).add(struck);
    }
}
