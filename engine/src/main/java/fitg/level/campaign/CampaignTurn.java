package fitg.level.campaign;

import fitg.content.Side;
import fitg.galaxy.assignment.AssignmentStep;
import fitg.galaxy.event.Blockade;
import fitg.galaxy.event.EventStep;
import fitg.galaxy.scenario.GalacticVictory;
import fitg.procedure.Phase;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Tidings;
import fitg.rules.sequence.Board;
import fitg.rules.sequence.PlayerTurn;
import fitg.rules.sequence.second.Segments;
import fitg.rules.spaceship.ReplacementShips;
import fitg.state.GameState;
import fitg.state.Segment;
import fitg.state.realm.Realm;
import fitg.state.realm.RealmState;
import java.util.List;

/** E2.0.1: a game-turn: the galactic stage, then twice a Rebel turn, an Imperial turn and an interphase. */
final class CampaignTurn {

    static final List<Phase> GAME_TURN = List.of(
            Phase.of(Segment.START, (r, side) -> Board.announceTurn(r)),
            stage(Segment.GALACTIC_EVENT, Side.REBEL, EventStep::new),
            stage(Segment.RESOURCES, Side.IMPERIAL, ResourcePhase::new),
            stage(Segment.STRATEGIC_ASSIGNMENT, Side.IMPERIAL, AssignmentStep::new),
            round(1),
            rebelTurn(),
            imperialTurn(),
            stage(Segment.INTERPHASE, Side.REBEL, CampaignInterphase::new),
            Phase.of(Segment.INTERPHASE, (r, side) -> Segments.healAndRepair(r)),
            Phase.of(Segment.INTERPHASE, (r, side) -> r.call(new PdbRaising())),
            Phase.of(Segment.INTERPHASE, (r, side) -> Segments.clearHits(r)),
            round(2),
            rebelTurn(),
            imperialTurn(),
            stage(Segment.INTERPHASE, Side.REBEL, CampaignInterphase::new),
            Phase.of(Segment.INTERPHASE, (r, side) -> Segments.healAndRepair(r)),
            Phase.of(Segment.INTERPHASE, (r, side) -> r.call(new PdbRaising())),
            stage(Segment.INTERPHASE, Side.REBEL, Blockade::new),
            Phase.of(Segment.INTERPHASE, (r, side) -> Segments.clearHits(r)),
            Phase.of(Segment.INTERPHASE, (r, side) -> end(r)));

    private CampaignTurn() {}

    private interface Maker {
        Procedure make();
    }

    /** A step of the galactic stage or an interphase; it belongs to whoever acts first in it. */
    private static Phase stage(Segment segment, Side first, Maker procedure) {
        return Phase.of(segment, (r, side) -> {
            r.state().turn().setPhasing(first);
            r.state().turn().setSegment(segment);
            r.call(procedure.make());
        });
    }

    private static Phase round(int number) {
        return Phase.of(Segment.START, (r, side) -> RealmState.of(r.state()).setRound(number));
    }

    private static Phase rebelTurn() {
        return Phase.turnOf(Side.REBEL, (r, side) -> r.call(new PlayerTurn(Side.REBEL)));
    }

    /** Case 14.61: at its end knights get new ships. */
    private static Phase imperialTurn() {
        return Phase.turnOf(Side.IMPERIAL, (r, side) -> {
            r.call(new ReplacementShips());
            r.call(new PlayerTurn(Side.IMPERIAL));
        });
    }

    /** E2.8.1: the event is over, and the next month begins, unless it was the last. */
    private static void end(Resolution r) {
        GameState s = r.state();
        RealmState realm = RealmState.of(s);
        if (realm.event() != Realm.NONE && r.listening()) {
            r.tell(new Tidings.EventEnded(realm.event(), "E2.8.1"));
        }
        realm.setEvent(Realm.NONE);
        if (s.turn().number() >= r.rules().scenario().lastTurn()) {
            GalacticVictory.atTheEnd(r);
        } else {
            s.turn().setNumber(s.turn().number() + 1);
        }
    }
}
