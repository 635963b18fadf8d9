package fitg.level.campaign;

import fitg.content.Side;
import fitg.galaxy.assignment.AssignmentStep;
import fitg.galaxy.event.Blockade;
import fitg.galaxy.event.EventStep;
import fitg.galaxy.sequence.Stages;
import fitg.procedure.Phase;
import fitg.rules.sequence.Board;
import fitg.rules.sequence.PlayerTurn;
import fitg.rules.sequence.second.Segments;
import fitg.rules.spaceship.ReplacementShips;
import fitg.state.Segment;
import java.util.List;

/** E2.0.1: a game-turn: the galactic stage, then twice a Rebel turn, an Imperial turn and an interphase. */
final class CampaignTurn {

    static final List<Phase> GAME_TURN = List.of(
            Phase.of(Segment.START, (r, side) -> Board.announceTurn(r)),
            Stages.of(Segment.GALACTIC_EVENT, Side.REBEL, EventStep::new),
            Stages.of(Segment.RESOURCES, Side.IMPERIAL, ResourcePhase::new),
            Stages.of(Segment.STRATEGIC_ASSIGNMENT, Side.IMPERIAL, AssignmentStep::new),
            Stages.round(1),
            rebelTurn(),
            imperialTurn(),
            Stages.of(Segment.INTERPHASE, Side.REBEL, CampaignInterphase::new),
            Phase.of(Segment.INTERPHASE, (r, side) -> Segments.healAndRepair(r)),
            Phase.of(Segment.INTERPHASE, (r, side) -> r.call(new PdbRaising())),
            Phase.of(Segment.INTERPHASE, (r, side) -> Segments.clearHits(r)),
            Stages.round(2),
            rebelTurn(),
            imperialTurn(),
            Stages.of(Segment.INTERPHASE, Side.REBEL, CampaignInterphase::new),
            Phase.of(Segment.INTERPHASE, (r, side) -> Segments.healAndRepair(r)),
            Phase.of(Segment.INTERPHASE, (r, side) -> r.call(new PdbRaising())),
            Stages.of(Segment.INTERPHASE, Side.REBEL, Blockade::new),
            Phase.of(Segment.INTERPHASE, (r, side) -> Segments.clearHits(r)),
            Stages.end());

    private CampaignTurn() {}

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
}
