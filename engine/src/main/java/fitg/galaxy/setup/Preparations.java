package fitg.galaxy.setup;

import static fitg.procedure.Resolution.PRINTED;

import fitg.content.PieceSet;
import fitg.content.Place;
import fitg.content.Side;
import fitg.galaxy.scenario.Terms;
import fitg.procedure.Resolution;
import fitg.procedure.Scenario;
import fitg.state.Cast;
import fitg.state.GameState;
import fitg.state.realm.RealmState;

/** What is done before anybody chooses anything: the planet secrets are dealt, and some characters stay away. */
public final class Preparations {

    private Preparations() {}

    /** Case 31.1: one on each planet that has one, at random. */
    public static void dealSecrets(Resolution r, Terms terms) {
        RealmState realm = RealmState.of(r.state());
        long pile = PieceSet.first(PRINTED.campaign().planetSecrets().size());
        for (long rest = terms.secretPlanets(); rest != 0; rest = PieceSet.rest(rest)) {
            int secret = PieceSet.member(pile, r.pick("planet secret", PieceSet.size(pile)));
            pile &= ~PieceSet.only(secret);
            realm.secrets().put(PieceSet.lowest(rest), secret);
        }
    }

    /** Who is in neither cast takes no part; everybody else waits in the deck. */
    public static void leaveOut(GameState s, Scenario scenario) {
        long cast = scenario.cast(Side.REBEL) | scenario.cast(Side.IMPERIAL);
        long absent = PieceSet.first(Cast.COUNT) & ~cast;
        RealmState.of(s).leaveOut(absent);
        for (int character = 0; character < Cast.COUNT; character++) {
            s.people().setAt(character, PieceSet.has(absent, character) ? Place.OUT_OF_GAME : Place.POOL);
        }
    }
}
