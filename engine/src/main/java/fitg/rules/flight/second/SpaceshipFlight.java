package fitg.rules.flight.second;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.edition.second.Query;
import fitg.procedure.Action;
import fitg.procedure.Action.Kind;
import fitg.procedure.Event;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.rules.detection.Detection;
import fitg.rules.force.second.Passage;
import fitg.rules.force.second.Scrambling;
import fitg.rules.hyperjump.Flux;
import fitg.rules.hyperjump.second.Jump;
import fitg.rules.possession.Moment;
import fitg.rules.possession.PossessionUse;
import fitg.rules.prisoner.second.Captivity;
import fitg.rules.prisoner.second.Seats;
import fitg.rules.secret.Scrutiny;
import fitg.rules.spaceship.Ships;
import fitg.state.Digest;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Position;
import fitg.state.theatre.CompanyState;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/**
 * E2.A.3.2 in the order of S-R43: ship, crew and goal are named; the planet left tracks it; it jumps; the planet reached tracks
 * it; it is there. While it is under way the ship is in the orbit box of the planet it leaves or reaches, with all aboard.
 */
public final class SpaceshipFlight extends Procedure {

    private static final int NOWHERE_YET = Place.POOL;

    private enum Step {
        CREW,
        PLANET,
        BOX,
        TAKE_OFF,
        LEFT,
        JUMP,
        REACHED,
        ARRIVAL,
        FLUX,
        ELSEWHERE,
        LOOKED,
        READY
    }

    private final int ship;
    private final int from;
    private final boolean reaction;
    private Step step;
    private long crew;
    private long asked;
    private int planet;
    private int to;
    private boolean fluxed;

    private SpaceshipFlight(int ship, int from, long crew, int to, boolean reaction, Step step) {
        this.ship = ship;
        this.from = from;
        this.crew = crew;
        this.asked = PieceSet.NONE;
        this.to = to;
        this.planet = to >= 0 ? Place.planet(to) : Holder.NOBODY;
        this.reaction = reaction;
        this.step = step;
    }

    /** A flight of the movement segment; S-R42: in space those aboard go along, and nobody else. */
    static SpaceshipFlight of(Position s, int ship) {
        int from = s.gear().shipAt(ship);
        boolean grounded = Place.isEnviron(from);
        long crew = grounded ? PieceSet.only(s.gear().shipHolder(ship)) : Spaceships.crew(s, ship);
        return new SpaceshipFlight(ship, from, crew, NOWHERE_YET, false, grounded ? Step.CREW : Step.PLANET);
    }

    /** S-R73: a pilot alone aboard comes down from orbit. */
    public static SpaceshipFlight inReaction(Position s, int ship, int environ) {
        int from = s.gear().shipAt(ship);
        return new SpaceshipFlight(ship, from, Spaceships.crew(s, ship), environ, true, Step.TAKE_OFF);
    }

    @Override
    public void advance(Resolution r) {
        switch (step) {
            case CREW -> askForCrew(r);
            case PLANET -> askForPlanet(r);
            case BOX, ELSEWHERE -> {
                r.ask(Query.FLY_TO_BOX, side(), planet);
                Spaceships.offerBoxes(r, ship, planet, Kind.PLACE);
            }
            case TAKE_OFF -> takeOff(r);
            case LEFT -> leave(r);
            case JUMP -> travel(r);
            case FLUX -> goAstray(r);
            case READY -> rollJump(r);
            case REACHED -> reach(r);
            case LOOKED -> lookDown(r);
            case ARRIVAL -> arrive(r);
        }
    }

    private Side side() {
        return Ships.side(ship);
    }

    // ---- what is named

    private void askForCrew(Resolution r) {
        Position s = r.state();
        int seats = Ships.seats(ship) - Seats.of(s, crew);
        for (long rest = Spaceships.mayBoard(s, ship) & ~crew & ~asked; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            asked |= PieceSet.only(each);
            if (Seats.of(s, each) <= seats) {
                r.ask(Query.CREW, side(), each).or(Kind.TAKE).or(Kind.LEAVE);
                return;
            }
        }
        step = Step.PLANET;
    }

    private void askForPlanet(Resolution r) {
        Position s = r.state();
        r.ask(Query.FLY_TO_PLANET, side(), ship);
        for (int each : s.area().planets()) {
            if (Spaceships.mayReach(s, ship, each)) {
                r.or(Kind.PLANET, each);
            }
        }
    }

    @Override
    public void answer(Resolution r, Action action) {
        switch (action.kind()) {
            case TAKE -> crew |= PieceSet.only(PieceSet.highest(asked));
            case PLANET -> {
                planet = action.argument();
                step = Step.BOX;
            }
            case PLACE -> {
                to = action.argument();
                step = switch (step) {
                    case BOX -> Step.TAKE_OFF;
                    case ELSEWHERE -> Step.JUMP;
                    default -> Step.ARRIVAL;
                };
            }
            default -> {}
        }
    }

    // ---- the flight

    private void takeOff(Resolution r) {
        GameState s = r.state();
        board(s);
        s.gear().markShipsMoved(PieceSet.only(ship));
        s.people().markMoved(Theatre.company(s).aboardSpaceship(ship));
        TheatreState.company(s).deeds().pilot(s.gear().shipHolder(ship));
        if (Place.isDrift(from)) {
            step = Step.JUMP;
            return;
        }
        step = Step.LEFT;
        boolean low = Place.isEnviron(from) && Place.isEnviron(to) && Place.planet(from) == planet;
        r.call(Tracking.ofDeparture(ship, Place.planet(from), to, low));
    }

    /** E5.5.a.2 and S-R62: the guards' prisoners are aboard with them, held by the ship. */
    private void board(GameState s) {
        if (!Place.isEnviron(from)) {
            return;
        }
        CompanyState company = TheatreState.company(s);
        long party = crew;
        for (long rest = crew; rest != 0; rest = PieceSet.rest(rest)) {
            party |= Captivity.guardedBy(s, PieceSet.lowest(rest));
        }
        for (long rest = party; rest != 0; rest = PieceSet.rest(rest)) {
            int each = PieceSet.lowest(rest);
            company.boardSpaceship(each, ship);
            if (s.people().isPrisoner(each)) {
                s.people().imprison(each, Holder.SHIP);
            }
        }
        s.people().leaveMilitary(crew);
        Moorings.put(s, ship, Place.orbit(Place.planet(from)));
    }

    private void leave(Resolution r) {
        int left = Place.planet(from);
        if (isOnCourse(r, Place.orbit(left))) {
            step = left == planet ? Step.ARRIVAL : Step.JUMP;
            Scrutiny.inPassing(r, left);
        }
    }

    /** E3.2.a.1: between star systems, and out of Drift 2. */
    private void travel(Resolution r) {
        if (!Spaceships.mustJump(from, planet)) {
            Moorings.put(r.state(), ship, Place.orbit(planet));
            reachOrbit(r);
        } else if (!fluxed && Flux.disturbs(r, from, planet, side(), false)) {
            fluxed = true;
            step = Step.FLUX;
        } else {
            jump(r);
        }
    }

    /** Card 43: before the dice the pilot may take the Helian Drug. */
    private void jump(Resolution r) {
        step = Step.READY;
        long pilot = PieceSet.only(r.state().gear().shipHolder(ship));
        if (!Scrambling.cardsHelp(r) || !PossessionUse.offered(r, Moment.JUMP, pilot)) {
            rollJump(r);
        }
    }

    private void rollJump(Resolution r) {
        GameState s = r.state();
        int orbit = Place.orbit(planet);
        int navigation = Spaceships.jumpNavigation(s, ship, crew);
        ShipJump.make(r, ship, Jump.of(from, Place.starOf(planet), navigation).under(s), orbit);
        if (s.gear().shipAt(ship) == orbit) {
            reachOrbit(r);
        } else {
            end(r, s.gear().shipAt(ship));
        }
    }

    private void reachOrbit(Resolution r) {
        step = Step.REACHED;
        r.call(Tracking.ofArrival(ship, planet, to));
    }

    /** Event 118: perhaps another star, of which he names the box, perhaps Drift 2. */
    private void goAstray(Resolution r) {
        int goal = (int) r.result();
        if (goal == Flux.ASTRAY) {
            Detection.conceal(r, crew, "C-DETECT-1");
            end(r, Place.farDrift(Place.starOf(planet)));
        } else if (goal == planet) {
            jump(r);
        } else {
            planet = goal;
            step = Step.ELSEWHERE;
        }
    }

    private void reach(Resolution r) {
        if (isOnCourse(r, Place.orbit(planet))) {
            step = Scrutiny.inPassing(r, planet) ? Step.LOOKED : Step.ARRIVAL;
        }
    }

    /** 31.21: who has found out a planet's secret in passing may stay in orbit. */
    private void lookDown(Resolution r) {
        if (r.result() == 0 || to == Place.orbit(planet)) {
            step = Step.ARRIVAL;
            return;
        }
        r.ask(Query.FLY_TO_BOX, side(), planet).or(Kind.PLACE, Place.orbit(planet));
        if (!Passage.isGone(r.state(), planet)) {
            r.or(Kind.PLACE, to);
        }
    }

    /** S-R24, S-R46: whoever was shot down or jumped away goes no further. */
    private boolean isOnCourse(Resolution r, int orbit) {
        int at = r.state().gear().shipAt(ship);
        if (at != orbit) {
            end(r, at);
            return false;
        }
        return true;
    }

    private void arrive(Resolution r) {
        end(r, to);
    }

    private void end(Resolution r, int place) {
        GameState s = r.state();
        if (place >= 0) {
            if (r.listening()) {
                long aboard = Theatre.company(s).aboardSpaceship(ship);
                String ruleCase = reaction ? "E5.2.e.1" : "E2.A.3.2";
                r.tell(new Event.CharactersMoved(aboard, from, place, ship, reaction, ruleCase));
            }
            Moorings.put(s, ship, place);
        }
        r.finish();
        r.settle();
    }

    @Override
    protected void digest(Digest d) {
        d.add(ship).add(from).add(reaction ? 1 : 0).add(step.ordinal());
        d.add(crew).add(asked).add(planet).add(to);
        if (fluxed) {
            d.add(1);
        }
    }
}
