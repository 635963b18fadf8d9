package fitg.rules.movement.second;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.procedure.Action.Kind;
import fitg.procedure.Resolution;
import fitg.rules.detection.Detection;
import fitg.rules.force.second.Convoy;
import fitg.rules.force.second.Pieces;
import fitg.rules.force.second.Stacks;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.CompanyState;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;
import java.util.function.IntPredicate;

/** E3.1.a.3: the starships that move together, which are those with the mark CHOSEN, and everything in them. */
public final class MovingStack {

    private MovingStack() {}

    /** The first of them from a number on; the count of all counters when there is none. */
    public static int next(Position s, int from) {
        Counters counters = Theatre.counters(s);
        int each = counters.nextMarked(CounterMark.CHOSEN, from);
        while (each < counters.count() && !isIn(counters, each)) {
            each = counters.nextMarked(CounterMark.CHOSEN, each + 1);
        }
        return each;
    }

    private static boolean isIn(Counters counters, int counter) {
        return counters.is(CounterMark.CHOSEN, counter)
                && counters.type(counter).isStarship()
                && counters.place(counter) >= 0;
    }

    static boolean isEmpty(Position s) {
        return next(s, 0) == Theatre.counters(s).count();
    }

    /** C-UNIT-2: cruisers and heavies never land, and so no stack with one of them does. */
    public static boolean lands(Position s) {
        Counters counters = Theatre.counters(s);
        for (int each = next(s, 0); each < counters.count(); each = next(s, each + 1)) {
            if (!counters.type(each).lands()) {
                return false;
            }
        }
        return true;
    }

    /** The ground units they carry. */
    static int cargo(Position s) {
        Counters counters = Theatre.counters(s);
        int sum = 0;
        for (int each = next(s, 0); each < counters.count(); each = next(s, each + 1)) {
            sum += counters.cargo(each) == Holder.NOBODY ? 0 : 1;
        }
        return sum;
    }

    /** Everybody in them, prisoners and the crews of docked spaceships too. */
    static long aboard(Position s) {
        Counters counters = Theatre.counters(s);
        long found = PieceSet.NONE;
        for (int each = next(s, 0); each < counters.count(); each = next(s, each + 1)) {
            found |= Convoy.aboard(s, each);
        }
        return found;
    }

    /** S-R12: an environ has room for what they carry. */
    static boolean findsRoom(Position s, int environ, Side side) {
        return Stacks.hasRoom(s, environ, side, cargo(s));
    }

    // ---- choosing

    /** One answer for each starship of a place that may still join; of those that are alike only the first. */
    static void offer(Resolution r, int place, IntPredicate mayJoin) {
        Counters counters = Theatre.counters(r.state());
        for (int each = counters.firstIn(place); each >= 0; each = counters.nextIn(each)) {
            if (mayJoin.test(each) && !hasTwinBefore(r.state(), each, mayJoin)) {
                r.or(Kind.COUNTER, each);
            }
        }
    }

    /** The ships somebody or something can go aboard; of those that are alike and empty only the first. */
    static void offerBerths(Resolution r) {
        Position s = r.state();
        Counters counters = Theatre.counters(s);
        for (int each = next(s, 0); each < counters.count(); each = next(s, each + 1)) {
            if (!hasTwinBefore(s, each, other -> isIn(counters, other))) {
                r.or(Kind.BOARD, each);
            }
        }
    }

    /** Those that are alike are in the same place. */
    private static boolean hasTwinBefore(Position s, int starship, IntPredicate among) {
        Counters counters = Theatre.counters(s);
        for (int other = counters.firstIn(counters.place(starship)); other < starship; other = counters.nextIn(other)) {
            if (among.test(other) && Convoy.alike(s, other, starship)) {
                return true;
            }
        }
        return false;
    }

    // ---- moving

    /** They are in another orbit box or drift area now, with everything aboard. */
    static void move(Resolution r, int from, int to, String ruleCase) {
        GameState s = r.state();
        Counters counters = Theatre.counters(s);
        for (int each = next(s, 0); each < counters.count(); each = next(s, each + 1)) {
            Convoy.move(s, each, to);
        }
        tell(r, from, to, ruleCase);
    }

    /** Tells of a move that the dice of a jump have made already. */
    static void tell(Resolution r, int from, int to, String ruleCase) {
        Position s = r.state();
        if (r.listening() && !isEmpty(s)) {
            Counters counters = Theatre.counters(s);
            Side side = counters.side(next(s, 0));
            r.tell(new Happening.CountersMoved(
                    side, from, to, Pieces.counters(s, each -> isIn(counters, each)), false, ruleCase));
        }
    }

    /** S-R12 and S-R13: cargo unloads, and everybody stands in the military stack of the environ, detected. */
    static void land(Resolution r, int from, int environ, String ruleCase) {
        move(r, from, environ, ruleCase);
        GameState s = r.state();
        CountersState counters = TheatreState.counters(s);
        long passengers = aboard(s);
        markMoved(s);
        for (int each = next(s, 0); each < counters.count(); each = next(s, each + 1)) {
            int cargo = counters.cargo(each);
            if (cargo != Holder.NOBODY) {
                counters.setCarrier(cargo, Holder.NOBODY);
            }
        }
        for (long rest = passengers; rest != 0; rest = PieceSet.rest(rest)) {
            debark(r, PieceSet.lowest(rest), environ);
        }
        long free = passengers & s.people().free();
        s.people().joinMilitary(free);
        Detection.detect(r, free, "E5.2.a.13");
    }

    private static void debark(Resolution r, int character, int environ) {
        GameState s = r.state();
        TheatreState.company(s).leaveShip(character);
        if (s.people().isPrisoner(character)) {
            s.people().imprison(character, Holder.UNITS);
        } else if (r.listening()) {
            r.tell(new Happening.Debarked(character, environ, "E5.2.a.4"));
        }
    }

    /** E3.1.a.5: ships, cargo and everybody aboard have moved in this segment. */
    static void markMoved(GameState s) {
        CountersState counters = TheatreState.counters(s);
        for (int each = next(s, 0); each < counters.count(); each = next(s, each + 1)) {
            counters.mark(CounterMark.MOVED, each, true);
            int cargo = counters.cargo(each);
            if (cargo != Holder.NOBODY) {
                counters.mark(CounterMark.MOVED, cargo, true);
            }
            s.gear().markShipsMoved(Convoy.docked(s, each));
        }
        s.people().markMoved(aboard(s));
    }

    /** The move is over: nothing is docked any more (S-R15), and what must hold is put right. */
    static void disband(GameState s) {
        markMoved(s);
        CompanyState company = TheatreState.company(s);
        for (long rest = company.docked(); rest != 0; rest = PieceSet.rest(rest)) {
            company.dock(PieceSet.lowest(rest), Holder.NOBODY);
        }
        TheatreState.counters(s).clear(CounterMark.CHOSEN);
    }
}
