package fitg.level.campaign;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Planet;
import fitg.content.PlanetState;
import fitg.content.Side;
import fitg.galaxy.scenario.Terms;
import fitg.procedure.Resolution;
import fitg.procedure.Scenario;
import fitg.rules.scenario.second.Briefing;
import fitg.state.Cast;
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
        dealSecrets(r, terms);
        leaveOut(s, scenario);
    }

    private static void layOut(GameState s, Scenario scenario, Planet planet) {
        int index = planet.index();
        boolean rebel = scenario.armageddon() && planet.armageddonRebelControlled();
        s.planets().setLoyalty(index, scenario.armageddon() ? planet.armageddonLoyalty() : planet.startLoyalty());
        s.planets().setState(index, rebel ? PlanetState.REBEL_CONTROL : PlanetState.IMPERIAL_CONTROL);
        s.planets().setPdbLevel(index, scenario.pdbLevel(planet));
        s.planets().setPdbUp(index, !Briefing.of(scenario).pdbsDown().contains(index));
    }

    private static void dealSecrets(Resolution r, Terms terms) {
        RealmState realm = RealmState.of(r.state());
        long pile = PieceSet.first(PRINTED.campaign().planetSecrets().size());
        for (long rest = terms.secretPlanets(); rest != 0; rest = PieceSet.rest(rest)) {
            int secret = PieceSet.member(pile, r.pick("planet secret", PieceSet.size(pile)));
            pile &= ~PieceSet.only(secret);
            realm.secrets().put(PieceSet.lowest(rest), secret);
        }
    }

    /** Who is in neither cast takes no part; everybody else waits in the deck. */
    private static void leaveOut(GameState s, Scenario scenario) {
        long cast = scenario.cast(Side.REBEL) | scenario.cast(Side.IMPERIAL);
        long absent = PieceSet.first(Cast.COUNT) & ~cast;
        RealmState.of(s).leaveOut(absent);
        for (int character = 0; character < Cast.COUNT; character++) {
            s.people().setAt(character, PieceSet.has(absent, character) ? Place.OUT_OF_GAME : Place.POOL);
        }
        RealmState.of(s).leaveOut(PieceSet.first(Cast.COUNT) & ~cast);
    }
}
