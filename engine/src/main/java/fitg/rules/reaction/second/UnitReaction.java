package fitg.rules.reaction.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.rules.detection.Detection;
import fitg.rules.force.second.Pieces;
import fitg.rules.prisoner.second.Captivity;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.theatre.CompanyState;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.TheatreState;
import java.util.List;

/** E2.A.5.1: a ground unit reacts, with its leader or without one. Nobody rakes or intercepts it (S-R73). */
final class UnitReaction {

    private UnitReaction() {}

    /** From another environ on foot, from orbit with the transport it is in. */
    static void bring(Resolution r, int unit, int leader, int environ) {
        CountersState counters = TheatreState.counters(r.state());
        int from = counters.place(unit);
        if (Place.isEnviron(from)) {
            tell(r, from, environ, List.of(Pieces.counter(r.state(), unit)), leader);
            march(r, unit, leader, environ);
        } else {
            int transport = counters.carrier(unit);
            List<Happening.Piece> both = List.of(Pieces.counter(r.state(), unit), Pieces.counter(r.state(), transport));
            tell(r, from, environ, both, leader);
            land(r, unit, transport, environ);
        }
    }

    private static void tell(Resolution r, int from, int to, List<Happening.Piece> counters, int leader) {
        if (!r.listening()) {
            return;
        }
        Side side = TheatreState.counters(r.state()).side(counters.getFirst().number());
        r.tell(new Happening.CountersMoved(side, from, to, counters, true, "E2.A.5.1"));
        if (leader != Holder.NOBODY) {
            r.tell(new Event.CharactersMoved(PieceSet.only(leader), from, to, Holder.NOBODY, true, "E5.2.e.1"));
        }
    }

    private static void march(Resolution r, int unit, int leader, int environ) {
        GameState s = r.state();
        CountersState counters = TheatreState.counters(s);
        int from = counters.place(unit);
        Side side = counters.side(unit);
        long party = PieceSet.NONE;
        if (leader != Holder.NOBODY) {
            party = PieceSet.only(leader) | Captivity.guardedBy(s, leader);
        }
        counters.setPlace(unit, environ);
        counters.mark(CounterMark.MOVED, unit, true);
        if (!counters.anyMilitary(from, side)) {
            // S-R63: the last to leave take the prisoners of the units along.
            party |= Captivity.heldByUnits(s, from, side);
        }
        for (long rest = party; rest != 0; rest = PieceSet.rest(rest)) {
            s.people().setAt(PieceSet.lowest(rest), environ);
        }
        s.people().markMoved(party);
        if (leader != Holder.NOBODY) {
            Detection.detect(r, PieceSet.only(leader), "E3.3.b.6");
        }
    }

    /** S-R13: all aboard get out among the units; prisoners are held by these. */
    private static void land(Resolution r, int unit, int transport, int environ) {
        GameState s = r.state();
        CountersState counters = TheatreState.counters(s);
        CompanyState company = TheatreState.company(s);
        for (int each : new int[] {unit, transport}) {
            counters.setPlace(each, environ);
            counters.mark(CounterMark.MOVED, each, true);
            counters.mark(CounterMark.DISPERSED, each, false);
        }
        counters.setCarrier(unit, Holder.NOBODY);
        for (long rest = company.aboardStarship(transport); rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            company.leaveShip(each);
            s.people().setAt(each, environ);
            s.people().markMoved(PieceSet.only(each));
            if (s.people().isPrisoner(each)) {
                s.people().imprison(each, Holder.UNITS);
            } else {
                s.people().joinMilitary(PieceSet.only(each));
                Detection.detect(r, PieceSet.only(each), "E5.2.a.13");
            }
        }
    }
}
