package fitg.level.campaign;

import fitg.content.CounterType;
import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings;
import fitg.procedure.Tidings.PointsChanged.Reason;
import fitg.rules.force.second.Fog;
import fitg.rules.force.second.Pieces;
import fitg.state.GameState;
import fitg.state.realm.RealmState;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.TheatreState;

/** K-R8: what the Imperial player deploys and buys is shown when he is done with it, and only as counts. */
final class Screen {

    private Screen() {}

    /** A new counter behind the screen; C-UNIT-4: face down unless it is a garrison. */
    static void place(Resolution r, CounterType type, int place) {
        CountersState counters = TheatreState.counters(r.state());
        int number = counters.add(type, place);
        counters.mark(CounterMark.BEHIND_SCREEN, number, true);
        Fog.cover(r.state(), number);
    }

    static void putUp(Resolution r, int planet) {
        GameState s = r.state();
        s.planets().setPdbUp(planet, true);
        RealmState.of(s).screen().putUp(planet);
    }

    static void raise(Resolution r, int planet) {
        GameState s = r.state();
        s.planets().setPdbLevel(planet, s.planets().pdbLevel(planet) + 1);
        RealmState.of(s).screen().raise(planet);
    }

    /** Everything behind it lies open as far as it ever does. */
    static void drop(Resolution r, String ruleCase) {
        GameState s = r.state();
        RealmState realm = RealmState.of(s);
        r.shown();
        Repairs.deliver(r);
        if (r.listening()) {
            tell(r, ruleCase);
        }
        TheatreState.counters(s).clear(CounterMark.BEHIND_SCREEN);
        realm.screen().drop();
    }

    private static void tell(Resolution r, String ruleCase) {
        GameState s = r.state();
        RealmState realm = RealmState.of(s);
        Counters counters = TheatreState.counters(s);
        for (int place : s.area().places()) {
            var here = Pieces.counters(
                    s, each -> counters.place(each) == place && counters.is(CounterMark.BEHIND_SCREEN, each));
            if (!here.isEmpty()) {
                r.tell(new Happening.CountersPlaced(Side.IMPERIAL, place, here, ruleCase));
            }
        }
        for (long rest = realm.screen().pdbs(); rest != 0; rest = PieceSet.rest(rest)) {
            int planet = PieceSet.lowest(rest);
            r.tell(new Event.PdbChanged(
                    planet, s.planets().pdbLevel(planet), s.planets().pdbUp(planet), ruleCase));
        }
        int spent = realm.screen().points();
        if (spent > 0) {
            r.tell(new Tidings.PointsChanged(
                    Side.IMPERIAL, -spent, realm.points(Side.IMPERIAL), Reason.PURCHASES, ruleCase));
        }
    }

    /** Takes out of a copy what stands behind the screen. */
    static void conceal(GameState seen) {
        RealmState realm = RealmState.of(seen);
        CountersState counters = TheatreState.counters(seen);
        for (int each = counters.count() - 1; each >= 0; each--) {
            if (counters.is(CounterMark.BEHIND_SCREEN, each)) {
                counters.forget(each);
            }
        }
        counters.clear(CounterMark.IN_REPAIR);
        for (long rest = realm.screen().pdbs(); rest != 0; rest = PieceSet.rest(rest)) {
            int planet = PieceSet.lowest(rest);
            seen.planets()
                    .setPdbLevel(
                            planet,
                            seen.planets().pdbLevel(planet) - realm.screen().levels(planet));
            if (realm.screen().isUp(planet)) {
                seen.planets().setPdbUp(planet, false);
            }
        }
    }
}
