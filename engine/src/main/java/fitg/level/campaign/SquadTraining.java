package fitg.level.campaign;

import fitg.edition.second.Completion;
import fitg.procedure.Resolution;
import fitg.rules.force.second.Squads;
import fitg.rules.loyalty.Loyalties;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.realm.RealmState;

/** C-SUIC-1 and K-R31: when suicide squads may be bought, and with whom they begin. */
@Completion("C-SUIC-1")
final class SquadTraining {

    private static final int RISEN_PLANETS = 7;

    private SquadTraining() {}

    /** The first purchase needs seven planets in rebellion or won by it; a squad that is not in play must be left. */
    static boolean isOpen(Position s) {
        Realm realm = Realm.of(s);
        return free(realm) != Realm.NONE && (realm.squadsTrained() || risen(s) >= RISEN_PLANETS);
    }

    private static int risen(Position s) {
        int count = 0;
        for (int planet : s.area().planets()) {
            count += Loyalties.isRisen(s, planet) ? 1 : 0;
        }
        return count;
    }

    private static int free(Realm realm) {
        for (int squad = 0; squad < Realm.SQUADS; squad++) {
            if (realm.squadCarrier(squad) == Realm.NONE) {
                return squad;
            }
        }
        return Realm.NONE;
    }

    static void train(Resolution r, int carrier) {
        RealmState realm = RealmState.of(r.state());
        realm.trainSquads();
        Squads.give(r.state(), free(realm), carrier);
    }
}
