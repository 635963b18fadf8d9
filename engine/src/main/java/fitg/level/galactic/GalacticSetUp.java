package fitg.level.galactic;

import fitg.content.PieceSet;
import fitg.content.Side;
import fitg.galaxy.assignment.AssignmentOrder;
import fitg.galaxy.politics.SecretBase;
import fitg.galaxy.scenario.Terms;
import fitg.galaxy.setup.ImperialPosts;
import fitg.galaxy.setup.Preparations;
import fitg.galaxy.setup.RebelGroups;
import fitg.procedure.Phase;
import fitg.procedure.Procedure;
import fitg.procedure.Resolution;
import fitg.procedure.Scenario;
import fitg.rules.sequence.Board;
import fitg.state.GameState;
import fitg.state.Segment;
import fitg.state.realm.RealmState;
import java.util.List;
import java.util.function.Function;

/** Cases 38.1 to 38.4: the steps before the first game-turn (15). */
final class GalacticSetUp {

    static final List<Phase> STEPS = List.of(
            Phase.of(Segment.SET_UP, (r, side) -> layOut(r)),
            step(Side.IMPERIAL, r -> AssignmentOrder.ofDeck(Terms.of(r.rules().scenario()))),
            step(Side.REBEL, r -> new SecretBase()),
            step(Side.IMPERIAL, r -> new FirstGarrisons()),
            step(Side.IMPERIAL, r -> new FirstDeployment()),
            step(Side.IMPERIAL, r -> new ImperialPosts()),
            step(Side.REBEL, r -> new RebelGroups()),
            Phase.of(Segment.SET_UP, (r, side) -> openTheImperialDeck(r)));

    private GalacticSetUp() {}

    private static Phase step(Side side, Function<Resolution, Procedure> procedure) {
        return Phase.of(Segment.SET_UP, (r, phasing) -> {
            r.state().turn().setPhasing(side);
            r.call(procedure.apply(r));
        });
    }

    /** Cases 38.11 to 38.15, 38.18: loyalty on its mark, PDBs Down, the secrets dealt at random. */
    private static void layOut(Resolution r) {
        Board.layOut(r);
        GameState s = r.state();
        Scenario scenario = r.rules().scenario();
        Terms terms = Terms.of(scenario);
        for (int planet : scenario.planets()) {
            s.planets().setPdbUp(planet, s.planets().pdbLevel(planet) > 0);
        }
        RealmState realm = RealmState.of(s);
        realm.setPoints(Side.REBEL, terms.rebelPoints());
        realm.setEventDeck(terms.events());
        Preparations.dealSecrets(r, terms);
        Preparations.leaveOut(s, scenario);
    }

    /** Case 38.3: the Empire may gain characters as long as there are any. */
    private static void openTheImperialDeck(Resolution r) {
        Scenario scenario = r.rules().scenario();
        r.state()
                .turn()
                .setImperialStart(
                        PieceSet.size(scenario.cast(Side.IMPERIAL)),
                        scenario.ships(Side.IMPERIAL).size());
    }
}
