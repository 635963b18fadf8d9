package fitg.players.galaxy;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.play.Decision;
import fitg.players.mind.Sense;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Affair;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.control.Control;
import fitg.state.realm.Realm;

/** What is hidden, shown, learned, and what should never be done. */
final class SecretSense implements Sense {

    private final Stance stance;
    private final Affair affair;

    SecretSense(Stance stance, Affair affair) {
        this.stance = stance;
        this.affair = affair;
    }

    @Override
    public double worth(Decision decision, Action action) {
        return switch (affair) {
            case SHOW_SECRET -> action.kind() == Kind.REVEAL && isRipe(action.argument()) ? YES : show(action);
            case ATROCITY -> atrocity(action);
            case LIFT_HYPNOSIS -> Sense.when(true, action.kind() == Kind.NONE);
            case LEARN -> Sense.when(true, action.kind() == Kind.TWO_SECRETS);
            case SQUAD_CARRIER -> NEUTRAL + stance.counters.attack(action.argument());
            case SECOND_MISSION -> action.kind() == Kind.ALSO ? YES : NEUTRAL;
            case SHOW_ANDROID, KEEP_SECRETS -> Affairs.likeSuggested(decision, action);
            case CLONING -> Sense.when(true, action.kind() == Kind.OWN_DEAD);
            default -> NEUTRAL;
        };
    }

    private static double show(Action action) {
        return action.kind() == Kind.NONE ? NEUTRAL : -NEUTRAL;
    }

    /** A trap snaps when somebody is in it; who would never turn his coat says so while the neighbours do. */
    private boolean isRipe(int planet) {
        if (Circumstances.on(stance.view, planet).capturesRebels()) {
            return prey(planet) > 0;
        }
        boolean endangered = stance.unrest(planet) >= 3;
        return endangered && Circumstances.on(stance.view, planet).resists(Side.REBEL);
    }

    private int prey(int planet) {
        int prey = 0;
        for (int environ : Control.environsOf(planet)) {
            prey += PieceSet.size(stance.view.free(environ, Side.REBEL) & stance.view.detected());
        }
        return prey;
    }

    /** Only the end of the base is worth the outcry. */
    private double atrocity(Action action) {
        if (action.kind() == Kind.PASS) {
            return NEUTRAL;
        }
        int planet = action.kind() == Kind.SNEAK_ATTACK ? Place.planet(action.argument()) : action.argument();
        Realm realm = stance.realm;
        boolean base = realm.baseRevealed() && !realm.baseDestroyed() && realm.base() == planet;
        return base && action.kind() == Kind.HALT_ROTATION ? YES : NO;
    }
}
