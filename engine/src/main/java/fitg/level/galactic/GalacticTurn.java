package fitg.level.galactic;

import fitg.content.Side;
import fitg.galaxy.assignment.AssignmentStep;
import fitg.galaxy.event.Blockade;
import fitg.galaxy.event.EventStep;
import fitg.galaxy.scenario.GalacticVictory;
import fitg.level.province.ProvinceInterphase;
import fitg.procedure.Phase;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings;
import fitg.rules.sequence.Board;
import fitg.rules.sequence.PlayerTurn;
import fitg.state.GameState;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import fitg.state.realm.RealmState;
import java.util.List;
import java.util.function.Supplier;

/** Case 30.0: the Galactic Stage, then twice a Rebel and an Imperial Player-Turn, each pair with its check of control (2). */
final class GalacticTurn {

    static final List<Phase> STEPS = List.of(
            Phase.of(Segment.START, (r, side) -> Board.announceTurn(r)),
            stage(Segment.GALACTIC_EVENT, Side.REBEL, EventStep::new),
            stage(Segment.RESOURCES, Side.IMPERIAL, ResourceStage::new),
            stage(Segment.STRATEGIC_ASSIGNMENT, Side.IMPERIAL, AssignmentStep::new),
            round(1),
            playerTurn(Side.REBEL),
            playerTurn(Side.IMPERIAL),
            stage(Segment.INTERPHASE, Side.REBEL, ProvinceInterphase::new),
            Phase.of(Segment.INTERPHASE, (r, side) -> GalacticVictory.count(r)),
            round(2),
            playerTurn(Side.REBEL),
            playerTurn(Side.IMPERIAL),
            stage(Segment.INTERPHASE, Side.REBEL, ProvinceInterphase::new),
            Phase.of(Segment.INTERPHASE, (r, side) -> GalacticVictory.count(r)),
            stage(Segment.INTERPHASE, Side.REBEL, Blockade::new),
            Phase.of(Segment.INTERPHASE, (r, side) -> end(r)));

    private GalacticTurn() {}

    /** A step of the Galactic Stage, or a check; it belongs to whoever acts first in it. */
    private static Phase stage(Segment segment, Side first, Supplier<Procedure> procedure) {
        return Phase.of(segment, (r, side) -> {
            r.state().turn().setPhasing(first);
            r.state().turn().setSegment(segment);
            r.call(procedure.get());
        });
    }

    private static Phase round(int number) {
        return Phase.of(Segment.START, (r, side) -> RealmState.of(r.state()).setRound(number));
    }

    private static Phase playerTurn(Side side) {
        return Phase.turnOf(side, (r, phasing) -> r.call(new PlayerTurn(side)));
    }

    /** G9: the event is over, nobody is bound any more if the base is known (35.32), and the next game-turn begins unless it was the last. */
    private static void end(Resolution r) {
        GameState s = r.state();
        RealmState realm = RealmState.of(s);
        if (realm.event() != Realm.NONE && r.listening()) {
            r.tell(new Tidings.EventEnded(realm.event(), "32.0"));
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
