package fitg.level.campaign;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.Planet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.galaxy.scenario.Terms;
import fitg.galaxy.setup.Preparations;
import fitg.procedure.Resolution;
import fitg.procedure.Scenario;
import fitg.rules.scenario.second.Briefing;
import fitg.state.GameState;
import fitg.state.Segment;
import fitg.state.realm.RealmState;

/** S1: the board before anything is chosen: loyalty, PDBs, tracks, the event deck, and the secrets dealt at random. */
final class SetUpBoard {

    private SetUpBoard() {}

    static void layOut(Resolution r) {
        GameState s = r.state();
        Scenario scenario = r.rules().scenario();
        Terms terms = Terms.of(scenario);
        s.turn().setNumber(1);
        s.turn().setSegment(Segment.SET_UP);
        s.turn().setPhasing(Side.IMPERIAL);
        for (int planet : scenario.planets()) {
            layOut(s, scenario, PRINTED.planet(planet));
        }
        RealmState realm = RealmState.of(s);
        realm.setPoints(Side.REBEL, terms.rebelPoints());
        realm.setEventDeck(terms.events());
        Preparations.dealSecrets(r, terms);
        Preparations.leaveOut(s, scenario);
    }

    private static void layOut(GameState s, Scenario scenario, Planet planet) {
        int index = planet.index();
        boolean rebel = scenario.armageddon() && planet.armageddonRebelControlled();
        s.planets().setLoyalty(index, scenario.armageddon() ? planet.armageddonLoyalty() : planet.startLoyalty());
        s.planets().setState(index, rebel ? PlanetState.REBEL_CONTROL : PlanetState.IMPERIAL_CONTROL);
        s.planets().setPdbLevel(index, scenario.pdbLevel(planet));
        s.planets().setPdbUp(index, !Briefing.of(scenario).pdbsDown().contains(index));
    }
}
