package fitg.rules.scenario.second;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.CounterType;
import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.edition.second.Happening;
import fitg.procedure.Event;
import fitg.procedure.Resolution;
import fitg.procedure.Scenario;
import fitg.rules.force.second.Pieces;
import fitg.rules.scenario.second.Briefing.Placement;
import fitg.rules.scenario.second.Briefing.Vessel;
import fitg.rules.spaceship.Ships;
import fitg.state.GameState;
import fitg.state.Holder;
import fitg.state.Segment;
import fitg.state.theatre.CompanyState;
import fitg.state.theatre.Theatre;
import fitg.state.theatre.TheatreState;

/** The board as a scenario of 2002 begins. */
public final class Deployment {

    private Deployment() {}

    public static void layOut(Resolution r) {
        GameState s = r.state();
        Scenario scenario = r.rules().scenario();
        Briefing briefing = Briefing.of(scenario);
        s.turn().setNumber(1);
        s.turn().setSegment(Segment.SET_UP);
        s.turn().setPhasing(Side.IMPERIAL);
        for (int planet : scenario.planets()) {
            s.planets().setLoyalty(planet, PRINTED.planet(planet).startLoyalty());
            s.planets().setState(planet, PlanetState.IMPERIAL_CONTROL);
            s.planets().setPdbLevel(planet, scenario.pdbLevel(PRINTED.planet(planet)));
            s.planets().setPdbUp(planet, !briefing.pdbsDown().contains(planet));
        }
        briefing.placements().forEach(placement -> place(r, placement));
    }

    private static void place(Resolution r, Placement placement) {
        GameState s = r.state();
        int first = Theatre.counters(s).count();
        for (CounterType type : placement.counters()) {
            TheatreState.counters(s).add(type, placement.place());
        }
        if (r.listening() && !placement.counters().isEmpty()) {
            r.tell(new Happening.CountersPlaced(
                    placement.counters().getFirst().side(),
                    placement.place(),
                    Pieces.counters(s, number -> number >= first),
                    "E5.1.a.2"));
        }
        long people = PieceSet.NONE;
        for (int character : placement.characters()) {
            s.people().setAt(character, placement.place());
            people |= PieceSet.only(character);
        }
        if (r.listening() && people != 0) {
            r.tell(new Event.CharactersPlaced(people, placement.place(), "E5.1.a.2"));
        }
        for (Vessel vessel : placement.ships()) {
            bringShip(r, placement, vessel);
        }
        for (int prisoner : placement.prisoners()) {
            s.people().setAt(prisoner, placement.place());
            s.people().imprison(prisoner, Holder.UNITS);
            TheatreState.of(s).beginsAsPrisoner(prisoner);
        }
    }

    private static void bringShip(Resolution r, Placement placement, Vessel vessel) {
        CompanyState company = TheatreState.company(r.state());
        Ships.bringIn(r, vessel.ship(), vessel.holder(), placement.place());
        if (!Place.isEnviron(placement.place())) {
            placement.characters().forEach(character -> company.boardSpaceship(character, vessel.ship()));
        }
    }
}
