package fitg.galaxy.sequence;

import fitg.content.Side;
import fitg.galaxy.scenario.GalacticVictory;
import fitg.procedure.Article;
import fitg.procedure.Phase;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings;
import fitg.state.GameState;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import fitg.state.realm.RealmState;
import java.util.function.Supplier;

/** What the game-turn of a galaxy-wide game is made of besides player-turns (30.0, E2.0.1). */
public final class Stages {

    private Stages() {}

    /** A step of the galactic stage, or an interphase; it belongs to whoever acts first in it. */
    public static Phase of(Segment segment, Side first, Supplier<Procedure> procedure) {
        return Phase.of(segment, (r, side) -> {
            r.state().turn().setPhasing(first);
            r.state().turn().setSegment(segment);
            r.call(procedure.get());
        });
    }

    /** The first or the second pair of player-turns begins. */
    public static Phase round(int number) {
        return Phase.of(Segment.START, (r, side) -> RealmState.of(r.state()).setRound(number));
    }

    /** The event is over, whoever knows the base is bound no more, and the next game-turn begins unless it was the last. */
    public static Phase end() {
        return Phase.of(Segment.INTERPHASE, (r, side) -> end(r));
    }

    private static void end(Resolution r) {
        GameState s = r.state();
        RealmState realm = RealmState.of(s);
        if (realm.event() != Realm.NONE && r.listening()) {
            r.tell(new Tidings.EventEnded(realm.event(), Article.EVENT_OVER.in(r)));
        }
        realm.setEvent(Realm.NONE);
        realm.assignments().hold(false);
        if (s.turn().number() >= r.rules().scenario().lastTurn()) {
            GalacticVictory.atTheEnd(r);
        } else {
            s.turn().setNumber(s.turn().number() + 1);
        }
    }
}
