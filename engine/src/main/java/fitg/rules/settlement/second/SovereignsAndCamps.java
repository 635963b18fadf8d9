package fitg.rules.settlement.second;

import fitg.content.Loyalty;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Completion;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.rules.force.second.SovereignFlight;
import fitg.rules.force.second.Sovereigns;
import fitg.rules.force.second.Stacks;
import fitg.rules.settlement.Settlement;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.realm.Realm;
import fitg.state.theatre.CompanyState;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/** What must hold at all times of sovereigns and Rebel camps. */
@Completion({"C-NPC-1", "C-OTHER-1"})
final class SovereignsAndCamps {

    private SovereignsAndCamps() {}

    static void settle(Resolution r) {
        GameState s = r.state();
        for (long rest = Realm.of(s).serving(); rest != 0; rest = PieceSet.rest(rest)) {
            accompany(s, PieceSet.lowest(rest));
        }
        for (long rest = Theatre.company(s).companions().accompanying(); rest != 0; rest = PieceSet.rest(rest)) {
            accompany(s, Sovereigns.sovereign(PieceSet.lowest(rest)));
        }
        for (long rest = Theatre.company(s).companions().aloft(); rest != 0; rest = PieceSet.rest(rest)) {
            SovereignFlight.stayWithTheFleet(r, Sovereigns.sovereign(PieceSet.lowest(rest)));
        }
        if (s.places().anyCamp()) {
            removeCamps(r);
        }
    }

    /** He stays with whom he is as long as he can; where ground units of his side stand he is with them. */
    private static void accompany(GameState s, int sovereign) {
        CompanyState company = TheatreState.company(s);
        int fighter = Sovereigns.fighter(sovereign);
        Side side = Sovereigns.side(s, sovereign);
        int environ = Sovereigns.environOf(sovereign);
        boolean apart = side != null
                && !Sovereigns.isAloft(s, sovereign)
                && Theatre.counters(s).groundUnits(environ, side) == 0;
        long friends = apart ? Stacks.apart(s, environ, side) : PieceSet.NONE;
        int now = company.companions().with(fighter);
        if (now == Holder.NOBODY ? friends != 0 : !PieceSet.has(friends, now)) {
            company.setSovereignWith(fighter, friends == 0 ? Holder.NOBODY : PieceSet.lowest(friends));
        }
    }

    /** 4b, 3.3: a camp goes when the planet turns to the rebels, or when too many troops come; their leaders do not count. */
    private static void removeCamps(Resolution r) {
        GameState s = r.state();
        for (int slot = s.places().campFrom(0); slot >= 0; slot = s.places().campFrom(slot + 1)) {
            int environ = s.area().environs()[slot];
            if (!mayStay(s, environ)) {
                remove(r, environ);
            }
        }
    }

    private static void remove(Resolution r, int environ) {
        r.state().places().setCampSince(environ, 0);
        r.shown();
        if (r.listening()) {
            r.tell(new Event.CampPlaced(environ, false, "C-OTHER-1"));
        }
    }

    private static boolean mayStay(Position s, int environ) {
        Loyalty loyalty = s.planets().loyalty(Place.planet(environ));
        boolean rising = loyalty == Loyalty.DISSENT || loyalty == Loyalty.UNREST;
        return !rising && !Settlement.crushesCamp(environ, troops(s, environ));
    }

    private static int troops(Position s, int environ) {
        return Theatre.counters(s).groundAttack(environ, Side.IMPERIAL);
    }
}
