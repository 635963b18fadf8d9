package fitg.galaxy.politics;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.PieceSet;
import fitg.procedure.Chance;
import fitg.state.GameState;
import fitg.state.realm.Realm;
import fitg.state.realm.RealmState;
import java.util.ArrayList;
import java.util.List;

/** What a side makes up about the secrets of the other in a galaxy-wide game; it fits what the side sees and depends on nothing else. */
public final class Guess {

    private final GameState s;
    private final RealmState realm;
    private final Chance chance;

    public Guess(GameState seen, Chance chance) {
        this.s = seen;
        this.realm = RealmState.of(seen);
        this.chance = chance;
    }

    /** One of the candidates nobody has crossed out. */
    public void base() {
        if (realm.base() != Realm.NONE) {
            return;
        }
        List<Integer> open = new ArrayList<>();
        for (int planet : s.area().planets()) {
            if (PRINTED.planet(planet).rebelBaseCandidate()
                    && !PieceSet.has(realm.named(), planet)
                    && !realm.isDestroyed(planet)) {
                open.add(planet);
            }
        }
        if (!open.isEmpty()) {
            realm.setBase(open.get(chance.pick("secret base", open.size())));
        }
    }

    public void secrets() {
        List<Integer> left = new ArrayList<>();
        for (int secret = 0; secret < PRINTED.campaign().planetSecrets().size(); secret++) {
            left.add(secret);
        }
        for (int planet : s.area().planets()) {
            left.remove((Object) realm.secret(planet));
        }
        for (int planet : s.area().planets()) {
            if (realm.secrets().isOn(planet) && realm.secret(planet) == Realm.NONE) {
                realm.secrets().put(planet, left.remove(chance.pick("planet secret", left.size())));
            }
        }
    }

    /** The first fourteen are all different; the last six are some of them once more, the fourteenth excepted (K-D17). */
    public void assignments() {
        int whole = PRINTED.campaign().strategicAssignments().size();
        for (int place = realm.assignments().turned();
                place < realm.assignments().ordered();
                place++) {
            if (realm.assignments().card(place) == Realm.NONE) {
                int from = place < whole ? 0 : whole - 1;
                List<Integer> left = unused(from, place);
                realm.assignments().imagine(place, left.get(chance.pick("assignment", left.size())));
            }
        }
    }

    /** The cards that do not lie in these places of the deck. */
    private List<Integer> unused(int from, int to) {
        List<Integer> left = new ArrayList<>();
        for (int card = 0; card < PRINTED.campaign().strategicAssignments().size(); card++) {
            left.add(card);
        }
        for (int place = from; place < to; place++) {
            left.remove((Object) realm.assignments().card(place));
        }
        return left;
    }
}
