package fitg.galaxy.assignment;

import fitg.galaxy.scenario.Terms;
import fitg.procedure.Article;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Scenario;
import fitg.procedure.Tidings;
import fitg.state.Digest;
import fitg.state.realm.Realm;
import fitg.state.realm.RealmState;

/**
 * G3, E2.1.C.1: the Imperial player turns the next Strategic Assignment card, unless the base is known (K-R22). When the last one
 * is turned he chooses anew for the game-turns that are left (35.4).
 */
public final class AssignmentStep extends Procedure {

    private boolean turned;

    @Override
    public void advance(Resolution r) {
        RealmState realm = RealmState.of(r.state());
        if (!turned
                && isOpen(realm)
                && realm.assignments().turned() < realm.assignments().ordered()) {
            turned = true;
            turn(r, realm);
            return;
        }
        r.finish();
    }

    /** Not when the base is known; a game-turn in which it has become so keeps the last card, and has one if there is none (G-R22). */
    private static boolean isOpen(Realm realm) {
        return !realm.baseRevealed()
                || realm.assignments().held() && realm.assignments().current() == Realm.NONE;
    }

    private static void turn(Resolution r, RealmState realm) {
        Scenario scenario = r.rules().scenario();
        realm.assignments().turn();
        int card = realm.assignments().current();
        r.shown();
        if (r.listening()) {
            r.tell(new Tidings.AssignmentTurned(card, Article.ASSIGNMENT.in(r)));
        }
        int turns = scenario.lastTurn() - r.state().turn().number();
        boolean last = realm.assignments().turned() == realm.assignments().ordered();
        if (last && turns > 0 && card != Realm.NONE) {
            r.call(AssignmentOrder.ofLast(Terms.of(scenario), card, turns));
        }
    }

    @Override
    protected void digest(Digest d) {
        d.add(turned ? 1 : 0);
    }
}
