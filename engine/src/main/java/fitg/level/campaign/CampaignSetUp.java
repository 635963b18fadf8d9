package fitg.level.campaign;

import fitg.content.Side;
import fitg.galaxy.assignment.AssignmentOrder;
import fitg.galaxy.politics.SecretBase;
import fitg.galaxy.scenario.Terms;
import fitg.galaxy.setup.ImperialPosts;
import fitg.galaxy.setup.RebelGroups;
import fitg.procedure.Phase;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.state.Segment;
import java.util.List;
import java.util.function.Function;

/** 4b, 1: the steps S1 to S9 before the first game-turn, and in their place what planets in Rebel hands raise (4b, 5). */
final class CampaignSetUp {

    static final List<Phase> STEPS = List.of(
            Phase.of(Segment.SET_UP, (r, side) -> SetUpBoard.layOut(r)),
            step(Side.IMPERIAL, r -> AssignmentOrder.ofDeck(Terms.of(r.rules().scenario()))),
            step(Side.REBEL, r -> new SecretBase()),
            step(Side.IMPERIAL, r -> new Garrisons()),
            step(Side.IMPERIAL, r -> new ProvinceDeployment()),
            step(Side.IMPERIAL, r -> new OpeningFormations()),
            step(Side.IMPERIAL, r -> new ImperialPosts()),
            step(Side.REBEL, r -> new OpeningUnits()),
            step(Side.REBEL, r -> new RebelGroups()));

    private CampaignSetUp() {}

    private static Phase step(Side side, Function<Resolution, Procedure> procedure) {
        return Phase.of(Segment.SET_UP, (r, phasing) -> {
            r.state().turn().setPhasing(side);
            r.call(procedure.apply(r));
        });
    }
}
