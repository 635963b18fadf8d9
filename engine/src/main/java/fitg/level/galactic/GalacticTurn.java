package fitg.level.galactic;

import fitg.content.Side;
import fitg.galaxy.assignment.AssignmentStep;
import fitg.galaxy.event.Blockade;
import fitg.galaxy.event.EventStep;
import fitg.galaxy.scenario.GalacticVictory;
import fitg.galaxy.sequence.Stages;
import fitg.level.province.ProvinceInterphase;
import fitg.procedure.Phase;
import fitg.rules.sequence.Board;
import fitg.rules.sequence.PlayerTurn;
import fitg.state.Segment;
import java.util.List;

/** Case 30.0: the Galactic Stage, then twice a Rebel and an Imperial Player-Turn, each pair with its check of control (2). */
final class GalacticTurn {

    static final List<Phase> STEPS = List.of(
            Phase.of(Segment.START, (r, side) -> Board.announceTurn(r)),
            Stages.of(Segment.GALACTIC_EVENT, Side.REBEL, EventStep::new),
            Stages.of(Segment.RESOURCES, Side.IMPERIAL, ResourceStage::new),
            Stages.of(Segment.STRATEGIC_ASSIGNMENT, Side.IMPERIAL, AssignmentStep::new),
            Stages.round(1),
            playerTurn(Side.REBEL),
            playerTurn(Side.IMPERIAL),
            Stages.of(Segment.INTERPHASE, Side.REBEL, ProvinceInterphase::new),
            Phase.of(Segment.INTERPHASE, (r, side) -> GalacticVictory.count(r)),
            Stages.round(2),
            playerTurn(Side.REBEL),
            playerTurn(Side.IMPERIAL),
            Stages.of(Segment.INTERPHASE, Side.REBEL, ProvinceInterphase::new),
            Phase.of(Segment.INTERPHASE, (r, side) -> GalacticVictory.count(r)),
            Stages.of(Segment.INTERPHASE, Side.REBEL, Blockade::new),
            Stages.end());

    private GalacticTurn() {}

    private static Phase playerTurn(Side side) {
        return Phase.turnOf(side, (r, phasing) -> r.call(new PlayerTurn(side)));
    }
}
