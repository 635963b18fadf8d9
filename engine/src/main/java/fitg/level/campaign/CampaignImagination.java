package fitg.level.campaign;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.CounterType;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.procedure.Chance;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.realm.Realm;
import fitg.state.realm.RealmState;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.TheatreState;
import java.util.ArrayList;
import java.util.List;

/**
 * What a player may make up about what he cannot see in a campaign: the Rebel player the kinds of Imperial units, the planet
 * secrets and the assignments to come, the Imperial player the secret base. All of it fits what he sees and depends on nothing else.
 */
final class CampaignImagination {

    private final GameState s;
    private final RealmState realm;
    private final Chance chance;

    private CampaignImagination(GameState s, Chance chance) {
        this.s = s;
        this.realm = RealmState.of(s);
        this.chance = chance;
    }

    static CampaignImagination of(GameState seen, Chance chance) {
        return new CampaignImagination(seen, chance);
    }

    void fillIn(Side viewer) {
        if (viewer != Side.REBEL) {
            base();
        }
        if (viewer != Side.IMPERIAL) {
            units();
            secrets();
            assignments();
        }
    }

    /** One of the candidates nobody has crossed out. */
    private void base() {
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

    /** Each unknown counter is one of those left in the box that could stand where it stands. */
    private void units() {
        CountersState counters = TheatreState.counters(s);
        int[] left = left(counters);
        for (int each = 0; each < counters.count(); each++) {
            if (counters.is(CounterMark.FACE_DOWN, each) && counters.place(each) != Place.OUT_OF_GAME) {
                int type = draw(counters, each, left);
                left[type]--;
                counters.imagine(each, CounterType.at(type));
            }
        }
    }

    private static int[] left(CountersState counters) {
        int[] left = PRINTED.counterTypes().stream().mapToInt(CounterType::mix).toArray();
        for (int each = 0; each < counters.count(); each++) {
            if (!counters.is(CounterMark.FACE_DOWN, each) && counters.place(each) != Place.OUT_OF_GAME) {
                left[counters.type(each).index()]--;
            }
        }
        return left;
    }

    private int draw(CountersState counters, int counter, int[] left) {
        boolean ground = counters.type(counter).isGround();
        boolean carries = !ground && counters.cargo(counter) != Holder.NOBODY;
        boolean landed = !ground && Place.isEnviron(counters.place(counter));
        int all = 0;
        for (CounterType type : PRINTED.counterTypes()) {
            all += fits(type, ground, carries, landed) ? Math.max(0, left[type.index()]) : 0;
        }
        if (all == 0) {
            return counters.type(counter).index();
        }
        int drawn = chance.pick("face-down unit", all);
        for (CounterType type : PRINTED.counterTypes()) {
            int share = fits(type, ground, carries, landed) ? Math.max(0, left[type.index()]) : 0;
            if (drawn < share) {
                return type.index();
            }
            drawn -= share;
        }
        throw new IllegalStateException("nothing was drawn");
    }

    private static boolean fits(CounterType type, boolean ground, boolean carries, boolean landed) {
        return type.side() == Side.IMPERIAL
                && !type.garrison()
                && type.isGround() == ground
                && (!carries || type.isTransport())
                && (!landed || type.lands());
    }

    private void secrets() {
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
    private void assignments() {
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
