package fitg.rules.force.second;

import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.realm.RealmState;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/** E5.7 and K-R32: suicide squads, which are no units but go with one wherever it goes. */
@Completion("C-SUIC-1")
public final class Squads {

    private Squads() {}

    /** A squad that is not in play, or NONE if there is none. */
    public static int unused(Position s) {
        for (int squad = 0; squad < Realm.SQUADS; squad++) {
            if (Realm.of(s).squadCarrier(squad) == Realm.NONE) {
                return squad;
            }
        }
        return Realm.NONE;
    }

    /** E5.7.a.3: a ground unit in an environ that is no garrison can take a squad. */
    public static boolean mayCarry(Position s, int counter) {
        Counters counters = Theatre.counters(s);
        return Place.isEnviron(counters.place(counter))
                && counters.side(counter) == Side.IMPERIAL
                && counters.type(counter).isGround()
                && !counters.type(counter).garrison()
                && counters.carrier(counter) == Holder.NOBODY;
    }

    /** A squad goes with a unit from now on, whether it is new or went with another. */
    public static void give(GameState s, int squad, int counter) {
        RealmState realm = RealmState.of(s);
        int before = realm.squadCarrier(squad);
        realm.setSquadCarrier(squad, counter);
        if (before != Realm.NONE) {
            mark(s, before);
        }
        if (counter != Realm.NONE) {
            mark(s, counter);
        }
    }

    /** The mark keeps a unit with a squad apart from others of its kind. */
    private static void mark(GameState s, int counter) {
        TheatreState.counters(s).mark(CounterMark.WITH_SQUAD, counter, carried(s, counter) != Realm.NONE);
    }

    /** A squad this unit carries, or NONE. */
    public static int carried(Position s, int counter) {
        for (int squad = 0; squad < Realm.SQUADS; squad++) {
            if (Realm.of(s).squadCarrier(squad) == counter) {
                return squad;
            }
        }
        return Realm.NONE;
    }

    /** A squad in an environ, or NONE. */
    public static int in(Position s, int environ) {
        for (int squad = 0; squad < Realm.SQUADS; squad++) {
            int carrier = Realm.of(s).squadCarrier(squad);
            if (carrier != Realm.NONE && Theatre.counters(s).place(carrier) == environ) {
                return squad;
            }
        }
        return Realm.NONE;
    }

    /** 123 and E5.7.a.4: the squad is no more, and may be bought again. */
    public static void disband(Resolution r, int squad, boolean sent, String ruleCase) {
        GameState s = r.state();
        int place = TheatreState.counters(s).place(RealmState.of(s).squadCarrier(squad));
        give(s, squad, Realm.NONE);
        r.shown();
        if (r.listening()) {
            r.tell(new Tidings.SquadSpent(place, sent, ruleCase));
        }
    }

    /** K-R32: the carrier is about to be lost; another unit of the environ takes over, garrisons last, or the squad is lost and nobody knew. */
    public static void carrierLost(Resolution r, int counter) {
        GameState s = r.state();
        for (int squad = carried(s, counter); squad != Realm.NONE; squad = carried(s, counter)) {
            int heir = heir(s, counter);
            if (heir == Realm.NONE) {
                give(s, squad, Realm.NONE);
            } else {
                give(s, squad, heir);
            }
        }
    }

    private static int heir(Position s, int lost) {
        Counters counters = Theatre.counters(s);
        int place = counters.place(lost);
        if (!Place.isEnviron(place)) {
            return Realm.NONE;
        }
        int garrison = Realm.NONE;
        for (int each = counters.firstIn(place); each >= 0; each = counters.nextIn(each)) {
            boolean there = each != lost && counters.isGroundUnit(each, place, Side.IMPERIAL);
            if (there && !counters.type(each).garrison()) {
                return each;
            }
            garrison = there && garrison == Realm.NONE ? each : garrison;
        }
        return garrison;
    }
}
