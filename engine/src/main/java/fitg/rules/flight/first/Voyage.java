package fitg.rules.flight.first;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.first.Engagements;
import fitg.edition.first.Matter;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Ask;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.assignment.Ways;
import fitg.rules.character.Characters;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.combat.Casualties;
import fitg.rules.control.Control;
import fitg.rules.detection.Detection;
import fitg.rules.detection.first.DetectionRoutine;
import fitg.rules.force.first.Transit;
import fitg.rules.hyperjump.Distances;
import fitg.rules.hyperjump.Flux;
import fitg.rules.hyperjump.first.LoneJump;
import fitg.rules.secret.Scrutiny;
import fitg.rules.sovereign.Sovereignty;
import fitg.rules.spaceship.Ships;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.province.Supply;

/** Case 20.2: a spaceship flies without military units, perhaps to another star; each planet it leaves or reaches may look for it. */
public final class Voyage extends Procedure {

    private enum Step {
        DESTINATION,
        PASSENGERS,
        DEPARTURE,
        JUMP,
        ARRIVAL,
        /** Case 27.14: the S-XIII cannot stay in orbit when it is hit. */
        COMING_DOWN,
        /** Event 118: hyperspace may lead elsewhere. */
        REDIRECTED,
        LOOK,
        LOOKED
    }

    private final int ship;
    private final boolean reaction;
    private int from;
    private int to;
    private long aboard;
    private long asked;
    private Step step;
    private boolean called;
    private boolean looked;

    /** In the segment of character movement; destination and passengers are still to be named. */
    public Voyage(int ship) {
        this.ship = ship;
        this.reaction = false;
        this.step = Step.DESTINATION;
    }

    private Voyage(Position s, int ship, int to) {
        this.ship = ship;
        this.from = s.gear().shipAt(ship);
        this.to = to;
        this.aboard = PieceSet.only(s.gear().shipHolder(ship));
        this.reaction = true;
        this.step = Step.PASSENGERS;
    }

    /** Cases 14.56 and 20.8: a ship comes down from orbit in reaction; who comes along is still to be named. */
    public static Voyage reaction(Position s, int ship, int to) {
        return new Voyage(s, ship, to);
    }

    /** Cases 27.1 and P-R15: a damaged ship flies only on from where it drifts, and there only to a planet of that star. */
    private static boolean isAble(Position s, int ship) {
        return !Supply.of(s).isDamaged(ship) || Place.isDrift(s.gear().shipAt(ship));
    }

    /** Whether a character can fly his ship now, with the prisoners he guards and without leaving anybody behind in space. */
    public static boolean mayFly(Position s, int pilot, int ship) {
        return ship != Holder.NOBODY
                && !Circumstances.now(s).recalls(ship)
                && Goals.anyWay(s, ship)
                && Ships.seats(s, pilot) <= Ships.seats(ship)
                && isAble(s, ship)
                && leavesNobodyFloating(s, ship);
    }

    /** P-R17: whether those who cannot come along have something else to be aboard of. */
    private static boolean leavesNobodyFloating(Position s, int ship) {
        int at = s.gear().shipAt(ship);
        Side side = Ships.side(ship);
        if (!Place.isInSpace(at) || Goals.othersHold(s, ship, at, side)) {
            return true;
        }
        long everybody = Characters.free(s, at, side);
        long able = Flight.mayBoard(s, ship);
        return (everybody & ~able) == 0 && Ships.seatsTaken(s, everybody) <= Ships.seats(ship);
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case DESTINATION -> askDestination(r);
            case PASSENGERS -> askPassenger(r);
            case DEPARTURE -> depart(r);
            case JUMP -> jump(r);
            case ARRIVAL -> arrive(r);
            case COMING_DOWN -> askWhereDown(r);
            case REDIRECTED -> redirect(r);
            case LOOK -> look(r);
            case LOOKED -> comeToRest(r);
        }
    }

    private void askDestination(Resolution r) {
        GameState s = r.state();
        from = s.gear().shipAt(ship);
        aboard = PieceSet.only(s.gear().shipHolder(ship));
        r.ask(Matter.FLIGHT_TO, Ships.side(ship), ship);
        for (int place : s.area().places()) {
            if (Goals.isGoal(s, ship, place)) {
                r.or(Kind.PLACE, place);
            }
        }
    }

    private void askPassenger(Resolution r) {
        GameState s = r.state();
        Side side = Ships.side(ship);
        boolean mustCome = Place.isInSpace(from) && !Goals.othersHold(s, ship, from, side);
        long waiting = Sovereignty.whoMayGo(Flight.mayBoard(s, ship) & ~aboard & ~asked, to);
        int seats = Ships.seats(ship) - Ships.seatsTaken(s, aboard);
        for (long rest = waiting; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            asked |= PieceSet.only(each);
            if (mustCome) {
                aboard |= PieceSet.only(each);
            } else if (Ships.seats(s, each) <= seats) {
                r.ask(Ask.FLIGHT_PASSENGER, side, each).or(Kind.TAKE).or(Kind.LEAVE);
                return;
            } else if (Flight.seemsToFit(s, ship, aboard | PieceSet.only(each))) {
                // RUL-85: a companion the Empire has not seen takes the last seat.
                r.ask(Ask.FLIGHT_PASSENGER, side, each).or(Kind.LEAVE).evenIfForced();
                return;
            }
        }
        step = Step.DEPARTURE;
    }

    @Override
    public void answer(Resolution r, Action action) {
        if (step == Step.DESTINATION) {
            to = action.argument();
            step = Step.PASSENGERS;
        } else if (step == Step.COMING_DOWN) {
            to = action.argument();
            land(r);
        } else if (step == Step.LOOKED) {
            to = action.kind() == Kind.STAY ? Place.orbit(Place.planet(to)) : to;
            land(r);
        } else if (action.kind() == Kind.TAKE) {
            aboard |= PieceSet.only(PieceSet.highest(asked));
        }
    }

    // ---- the way

    private boolean staysOnPlanet() {
        return Place.planet(from) >= 0 && Place.planet(from) == Place.planet(to);
    }

    /** P-R12: one routine for each planet; who drifts has none to leave. */
    private void depart(Resolution r) {
        if (Place.planet(from) < 0 || Ways.isRuin(r.state(), from)) {
            step = Step.JUMP;
        } else if (!called) {
            look(r, Place.planet(from), true);
        } else if (goesOn(r)) {
            step = staysOnPlanet() ? Step.LOOK : Step.JUMP;
            if (step == Step.JUMP && Place.isEnviron(from)) {
                lookDown(r, Place.planet(from));
            }
        }
    }

    private void look(Resolution r, int planet, boolean leaving) {
        called = true;
        GameState s = r.state();
        boolean already =
                (aboard & (leaving ? Characters.detected(s) : s.people().detectedFlags())) != 0;
        boolean damaged = Supply.of(s).isDamaged(ship);
        r.call(Engagements.of(r).detection(ship, planet, aboard, already, damaged, leaving));
    }

    /** Whether the ship has come through; if not, the flight is over. */
    private boolean goesOn(Resolution r) {
        called = false;
        long outcome = r.result();
        if (outcome == DetectionRoutine.ELIMINATED) {
            destroy(r, "9.31");
            return false;
        }
        if (outcome == DetectionRoutine.DAMAGED) {
            Engagements.of(r).damageInFlight(r, ship, "9.31");
        }
        return true;
    }

    private void jump(Resolution r) {
        if (!Distances.needsJump(from, Place.planet(to))) {
            step = Step.ARRIVAL;
        } else if (!called) {
            called = true;
            if (Flux.disturbs(r, from, Place.planet(to), Ships.side(ship), false)) {
                step = Step.REDIRECTED;
            } else {
                r.call(new LoneJump(ship, from, Place.planet(to), aboard));
            }
        } else {
            called = false;
            comeOut(r, r.result());
        }
    }

    /** Case 21.6: nobody knows any more who they are. */
    private void comeOut(Resolution r, long result) {
        Detection.conceal(r, aboard, "21.6");
        boolean damagedBefore = Supply.of(r.state()).isDamaged(ship);
        if (LoneJump.isDestroyed(result) || LoneJump.isDamaged(result) && damagedBefore) {
            destroy(r, "21.3");
            return;
        }
        if (LoneJump.isDamaged(result)) {
            Engagements.of(r).damageInFlight(r, ship, "21.3");
        }
        int star = Place.star(to);
        switch (LoneJump.drift(result)) {
            case 0 -> step = Step.ARRIVAL;
            case 1 -> {
                to = Place.drift(star);
                land(r);
            }
            default -> {
                to = Place.farDrift(star);
                land(r);
            }
        }
    }

    private void arrive(Resolution r) {
        if (!called) {
            look(r, Place.planet(to), false);
        } else if (goesOn(r)) {
            step = Step.LOOK;
        }
    }

    /** Event 118: it comes out above another planet, or goes astray. */
    private void redirect(Resolution r) {
        int goal = (int) r.result();
        if (goal == Flux.ASTRAY) {
            Detection.conceal(r, aboard, "21.6");
            to = Place.farDrift(Place.star(to));
            land(r);
            return;
        }
        step = Step.JUMP;
        to = goal == Place.planet(to) ? to : Place.orbit(goal);
        r.call(new LoneJump(ship, from, goal, aboard));
    }

    // ---- case 31.21: who has an eye for it looks down from the orbit box

    private void lookDown(Resolution r, int planet) {
        if (Ships.side(ship) == Side.REBEL) {
            Scrutiny.byPassengers(r, planet, aboard);
        }
    }

    private void look(Resolution r) {
        step = Step.LOOKED;
        lookDown(r, Place.planet(to));
        looked = r.underWay() != this;
    }

    /** G-R7: who has seen what it is may stay in orbit; where nothing is left he has to. */
    private void comeToRest(Resolution r) {
        boolean gone = Ways.isRuin(r.state(), to);
        if (gone) {
            to = Place.orbit(Place.planet(to));
        } else if (looked && r.result() != 0 && Place.isEnviron(to) && !Goals.mustComeDown(r.state(), ship)) {
            r.ask(Matter.STAY_ABOVE, Ships.side(ship), ship)
                    .or(Kind.ENVIRON, to)
                    .or(Kind.STAY);
            return;
        }
        land(r);
    }

    /** Case 9.31: ship, crew, passengers and prisoners are gone. */
    private void destroy(Resolution r, String ruleCase) {
        for (long rest = Flight.party(r.state(), aboard); rest != 0; rest = PieceSet.rest(rest)) {
            Casualties.kill(r, PieceSet.lowest(rest), ruleCase);
        }
        Ships.destroy(r, ship, ruleCase);
        r.finish();
        r.settle();
    }

    private void askWhereDown(Resolution r) {
        r.ask(Matter.COMING_DOWN, Ships.side(ship), ship);
        for (int environ : Control.environsOf(Place.planet(to))) {
            r.or(Kind.ENVIRON, environ);
        }
    }

    private void land(Resolution r) {
        GameState s = r.state();
        if (Place.isOrbit(to) && Goals.mustComeDown(s, ship)) {
            step = Step.COMING_DOWN;
            return;
        }
        if (r.listening()) {
            r.tell(new Event.CharactersMoved(aboard, from, to, ship, reaction, "20.2"));
        }
        long party = Flight.party(s, aboard);
        Transit.people(s, party, to);
        Transit.ships(s, PieceSet.only(ship), to);
        s.gear().markShipsMoved(PieceSet.only(ship));
        s.people().markMoved(party);
        s.people().markActed(PieceSet.only(s.gear().shipHolder(ship)));
        s.people().leaveMilitary(aboard);
        r.finish();
        r.settle();
    }

    public int ship() {
        return ship;
    }

    /** Who is aboard so far. */
    public long aboard() {
        return aboard;
    }

    @Override
    protected void digest(Digest d) {
        d.add(ship).add(from).add(to).add(aboard).add(asked).add(step.ordinal());
        d.add(reaction ? 1 : 0).add(called ? 1 : 0).add(looked ? 1 : 0);
    }
}
