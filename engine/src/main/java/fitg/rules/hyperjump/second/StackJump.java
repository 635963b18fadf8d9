package fitg.rules.hyperjump.second;

import fitg.content.HyperjumpOutcome;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.edition.second.Completion;
import fitg.edition.second.Happening.Piece;
import fitg.edition.second.Happening.Sort;
import fitg.procedure.Resolution;
import fitg.rules.detection.Detection;
import fitg.rules.force.second.Convoy;
import fitg.rules.force.second.Leaders;
import fitg.rules.force.second.Pieces;
import fitg.rules.loss.second.Losses;
import fitg.state.GameState;
import fitg.state.Position;
import fitg.state.theatre.CounterMark;
import fitg.state.theatre.Counters;
import fitg.state.theatre.CountersState;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/**
 * E3.2.d: starships that jump together with one roll, and what it makes of them. The ships are those with a mark; everything
 * aboard shares their fate (C-JUMP-2), and nobody aboard is detected any more (S-R29).
 */
@Completion({"C-JUMP-1", "C-JUMP-2"})
public final class StackJump {

    private StackJump() {}

    /** S-R19: the jump the chosen starships are about to make. */
    public static Jump of(Position s, int from, int planet) {
        int ships = ships(s, CounterMark.CHOSEN);
        int leadership = Leaders.ofJump(s, aboard(s, CounterMark.CHOSEN));
        return Jump.ofStack(from, Place.starOf(planet), ships, leadership).ofStarshipsUnder(s);
    }

    /** E3.2.d.1: the chosen starships jump; returns the place where the survivors come out. */
    public static int together(Resolution r, int from, int planet) {
        return make(r, of(r.state(), from, planet), CounterMark.CHOSEN, planet);
    }

    /** E3.2.e.1 and S-R24: the fleeing starships jump with column 5; no further test meets them, and they have moved. */
    public static void emergency(Resolution r, int fromOrbit, int planet) {
        CountersState counters = TheatreState.counters(r.state());
        for (int each = first(counters, CounterMark.FLEEING, 0);
                each < counters.count();
                each = first(counters, CounterMark.FLEEING, each + 1)) {
            counters.mark(CounterMark.MOVED, each, true);
        }
        if (ships(r.state(), CounterMark.FLEEING) == 0) {
            return;
        }
        make(r, Jump.inEmergency(fromOrbit, Place.starOf(planet)), CounterMark.FLEEING, planet);
    }

    private static int make(Resolution r, Jump jump, CounterMark mark, int planet) {
        GameState s = r.state();
        HyperjumpOutcome outcome = jump.roll(r, () -> jumper(s, mark));
        if (outcome.eliminated()) {
            loseHalf(r, mark);
        } else if (outcome.damaged()) {
            damageOne(r, mark);
        }
        int arrival = jump.arrival(outcome, Place.orbit(planet));
        Counters counters = Theatre.counters(s);
        for (int each = first(counters, mark, 0); each < counters.count(); each = first(counters, mark, each + 1)) {
            Convoy.move(s, each, arrival);
        }
        Detection.conceal(r, aboard(s, mark), "S-R29");
        return arrival;
    }

    /** E3.2.T.6 and S-R20: half of the ships, rounded up, are lost; they are different ones and random. */
    private static void loseHalf(Resolution r, CounterMark mark) {
        int lost = (ships(r.state(), mark) + 1) / 2;
        for (int each = 0; each < lost; each++) {
            Losses.starshipInHyperspace(r, random(r, mark), "E3.2.T.6");
        }
    }

    /** E3.2.T.5 and S-R20: one random ship is damaged; if it was already, it is lost. */
    private static void damageOne(Resolution r, CounterMark mark) {
        CountersState counters = TheatreState.counters(r.state());
        int hit = random(r, mark);
        if (counters.isDamaged(hit)) {
            Losses.starshipInHyperspace(r, hit, "E3.2.T.5");
        } else {
            counters.mark(CounterMark.DAMAGED, hit, true);
        }
    }

    private static int random(Resolution r, CounterMark mark) {
        Counters counters = Theatre.counters(r.state());
        int skipped = r.pick("starship hit by the jump", ships(r.state(), mark));
        int found = first(counters, mark, 0);
        for (int each = 0; each < skipped; each++) {
            found = first(counters, mark, found + 1);
        }
        return found;
    }

    private static Piece jumper(Position s, CounterMark mark) {
        int first = first(Theatre.counters(s), mark, 0);
        int ships = ships(s, mark);
        return ships == 1
                ? Pieces.counter(s, first)
                : new Piece(Sort.COUNTER, first, "a stack of " + ships + " starships");
    }

    private static int ships(Position s, CounterMark mark) {
        Counters counters = Theatre.counters(s);
        int sum = 0;
        for (int each = first(counters, mark, 0); each < counters.count(); each = first(counters, mark, each + 1)) {
            sum++;
        }
        return sum;
    }

    private static long aboard(Position s, CounterMark mark) {
        Counters counters = Theatre.counters(s);
        long found = PieceSet.NONE;
        for (int each = first(counters, mark, 0); each < counters.count(); each = first(counters, mark, each + 1)) {
            found |= Convoy.aboard(s, each);
        }
        return found;
    }

    /** The first starship from a number on that has the mark; the count of all counters if there is none. */
    private static int first(Counters counters, CounterMark mark, int from) {
        int each = counters.nextMarked(mark, from);
        while (each < counters.count() && !isShip(counters, each)) {
            each = counters.nextMarked(mark, each + 1);
        }
        return each;
    }

    private static boolean isShip(Counters counters, int counter) {
        return counters.type(counter).isStarship() && counters.place(counter) != Place.OUT_OF_GAME;
    }
}
