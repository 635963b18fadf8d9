package fitg.rules.flight.first;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.first.Engagements;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.character.Characters;
import fitg.rules.combat.Casualties;
import fitg.rules.control.Control;
import fitg.rules.detection.first.DetectionRoutine;
import fitg.rules.possession.Possessions;
import fitg.rules.spaceship.Ships;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Position;

/** Cases 9.3 and 9.55: a spaceship flies without military units; each planet it leaves or reaches may detect it. */
public final class Flight extends Procedure {

    private enum Step {
        DESTINATION,
        PASSENGERS,
        DEPARTURE,
        ARRIVAL,
        LANDING
    }

    private final int ship;
    private final boolean reaction;
    private int from;
    private int to;
    private long aboard;
    private long asked;
    private Step step;
    private boolean tested;
    private boolean damaged;

    /** A flight in the movement segment; destination and passengers are still to be named. */
    public Flight(int ship) {
        this.ship = ship;
        this.reaction = false;
        this.step = Step.DESTINATION;
    }

    private Flight(int ship, int from, int to, long aboard, boolean reaction, Step step) {
        this.ship = ship;
        this.from = from;
        this.to = to;
        this.aboard = aboard;
        this.reaction = reaction;
        this.step = step;
    }

    /** Case 16.12: those who come from space have no departure. */
    static Flight fromSpace(int ship, int to, long aboard) {
        return new Flight(ship, Place.SPACE, to, aboard, false, Step.ARRIVAL);
    }

    /** Case 14.56: the pilot reacts alone, with the prisoners he guards (RUL-18). */
    public static Flight reaction(Position s, int ship, int to) {
        return new Flight(
                ship, s.gear().shipAt(ship), to, PieceSet.only(s.gear().shipHolder(ship)), true, Step.DEPARTURE);
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case DESTINATION -> askDestination(r);
            case PASSENGERS -> askPassenger(r);
            case DEPARTURE -> depart(r);
            case ARRIVAL -> arrive(r);
            case LANDING -> land(r);
        }
    }

    private void askDestination(Resolution r) {
        from = r.state().gear().shipAt(ship);
        aboard = PieceSet.only(r.state().gear().shipHolder(ship));
        r.ask(Ask.FLIGHT_DESTINATION, Ships.side(ship), ship);
        for (int environ : r.rules().scenario().environs()) {
            if (environ != from) {
                r.or(Kind.ENVIRON, environ);
            }
        }
    }

    /** Case 9.55: those who stand by a ship, have not moved yet and guard nobody who has. */
    public static long mayBoard(Position s, int ship) {
        long waiting = Characters.free(s, s.gear().shipAt(ship), Ships.side(ship))
                & ~s.people().moved()
                & ~s.people().disabled();
        long able = 0;
        for (long rest = waiting; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            boolean stays = (Characters.guardedBy(s, each) & s.people().moved()) != 0;
            able |= stays ? 0 : PieceSet.only(each);
        }
        return able;
    }

    private void askPassenger(Resolution r) {
        GameState s = r.state();
        Side side = Ships.side(ship);
        long waiting = mayBoard(s, ship) & ~aboard & ~asked;
        int seats = Ships.seats(ship) - Ships.seatsTaken(s, aboard);
        for (long rest = waiting; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            asked |= PieceSet.only(each);
            if (Ships.seats(s, each) <= seats) {
                r.ask(Ask.FLIGHT_PASSENGER, side, each).or(Kind.TAKE).or(Kind.LEAVE);
                return;
            }
            if (seemsToFit(s, ship, aboard | PieceSet.only(each))) {
                // RUL-85: a companion the Empire has not seen takes the last seat.
                r.ask(Ask.FLIGHT_PASSENGER, side, each).or(Kind.LEAVE).evenIfForced();
                return;
            }
        }
        step = Step.DEPARTURE;
    }

    /** Whether there are seats for them as far as the enemy can see. */
    static boolean seemsToFit(Position s, int ship, long aboard) {
        int seats = 0;
        for (long rest = aboard; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            seats += Ships.seats(s, each) - Possessions.faceDownCompanions(s, each);
        }
        return seats <= Ships.seats(ship);
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (step == Step.DESTINATION) {
            to = action.argument();
            step = Step.PASSENGERS;
        } else if (action.kind() == Kind.TAKE) {
            aboard |= PieceSet.only(PieceSet.highest(asked));
        }
    }

    /** Case 9.33: one test at departure, one at arrival; a flight within a planet is tested once. */
    private void depart(Resolution r) {
        if (!tested) {
            tested = true;
            long already = aboard & Characters.detected(r.state());
            r.call(Engagements.of(r).detection(ship, Control.planetOf(from), aboard, already != 0, damaged, true));
            return;
        }
        if (afterTest(r)) {
            boolean samePlanet = Control.planetOf(from) == Control.planetOf(to);
            step = samePlanet ? Step.LANDING : Step.ARRIVAL;
            tested = false;
        }
    }

    private void arrive(Resolution r) {
        if (!tested) {
            tested = true;
            long already = aboard & r.state().people().detectedFlags();
            r.call(Engagements.of(r).detection(ship, Control.planetOf(to), aboard, already != 0, damaged, false));
            return;
        }
        if (afterTest(r)) {
            step = Step.LANDING;
        }
    }

    /** Returns whether the flight goes on. */
    private boolean afterTest(Resolution r) {
        long outcome = r.result();
        damaged |= outcome == DetectionRoutine.DAMAGED;
        if (outcome == DetectionRoutine.ELIMINATED) {
            destroy(r);
            return false;
        }
        return true;
    }

    /** Case 9.31: ship, crew, passengers and prisoners are gone. */
    private void destroy(Resolution r) {
        GameState s = r.state();
        for (long rest = party(s, aboard); rest != 0; rest = PieceSet.rest(rest)) {
            Casualties.kill(r, PieceSet.lowest(rest), "9.31");
        }
        Ships.destroy(r, ship, "9.31");
        r.finish();
        r.settle();
    }

    private void land(Resolution r) {
        GameState s = r.state();
        if (r.listening()) {
            r.tell(new Event.CharactersMoved(aboard, from, to, ship, reaction, "9.55"));
        }
        long party = party(s, aboard);
        for (long rest = party; rest != 0; rest = PieceSet.rest(rest)) {
            s.people().setAt(PieceSet.lowest(rest), to);
        }
        s.gear().setShipAt(ship, to);
        s.gear().markShipsMoved(PieceSet.only(ship));
        s.people().markMoved(party);
        s.people().markActed(PieceSet.only(s.gear().shipHolder(ship)));
        s.people().leaveMilitary(aboard);
        if (damaged) {
            Ships.lose(r, ship, "14.54");
        }
        r.finish();
        r.settle();
    }

    /** Those aboard and the prisoners they guard. */
    public static long party(Position s, long aboard) {
        long party = aboard;
        for (long rest = aboard; rest != 0; rest = PieceSet.rest(rest)) {
            party |= Characters.guardedBy(s, PieceSet.lowest(rest));
        }
        return party;
    }

    @Override
    protected void digest(Digest d) {
        d.add(ship).add(from).add(to).add(aboard).add(asked).add(step.ordinal());
        d.add(reaction ? 1 : 0).add(tested ? 1 : 0).add(damaged ? 1 : 0);
    }
}
