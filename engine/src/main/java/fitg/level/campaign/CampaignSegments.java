package fitg.level.campaign;

import fitg.content.Side;
import fitg.galaxy.politics.FreeReveal;
import fitg.galaxy.politics.Sightings;
import fitg.procedure.Correction;
import fitg.procedure.Phase;
import fitg.procedure.Phase.Act;
import fitg.procedure.Resolution;
import fitg.rules.atrocity.Hypnosis;
import fitg.rules.atrocity.Lifting;
import fitg.rules.circumstance.Circumstances;
import fitg.rules.force.second.Fog;
import fitg.rules.sequence.second.Segments;
import fitg.state.Cast;
import fitg.state.realm.Realm;
import java.util.List;

/** E2.A, E2.B, E2.C with what a campaign adds to them: planet secrets, suicide squads, hypnosis, the ghost fleet. */
final class CampaignSegments {

    static final List<Phase> PLAYER_TURN =
            Segments.PLAYER_TURN.stream().map(CampaignSegments::inCampaign).toList();

    private CampaignSegments() {}

    private static Phase inCampaign(Phase phase) {
        return switch (phase.segment()) {
            case INTERPLANETARY_MOVEMENT -> opened(phase, CampaignSegments::beginOperations);
            case SPACE_COMBAT -> opened(phase, GhostFleet::offer);
            case PLANETARY_MOVEMENT -> opened(phase, CampaignSegments::assignSquads);
            case SEARCH -> opened(phase, CampaignSegments::beginSearch);
            case MISSIONS -> followed(opened(phase, CampaignSegments::beginMissions), AfterMissions::come);
            default -> phase;
        };
    }

    private static Phase opened(Phase phase, Act more) {
        return phase.openedBy((r, side) -> {
            phase.opening().carryOut(r, side);
            more.carryOut(r, side);
        });
    }

    /** What is called first comes last: procedures are a stack. */
    private static Phase followed(Phase phase, Act after) {
        return phase.withCourse((r, side) -> {
            after.carryOut(r, side);
            phase.course().carryOut(r, side);
        });
    }

    /**
     * K-R21: secrets may be shown before either player's operations; then squads find their carriers (K-D30), last of all, when he
     * is asked for his moves anyway (K-R38). Procedures are a stack.
     */
    private static void beginOperations(Resolution r, Side side) {
        boolean last = Fog.hidesKinds(r);
        if (last) {
            assignSquads(r, side);
        }
        CervacUse.beginPhase(r);
        if (!last) {
            assignSquads(r, side);
        }
        liftHypnosis(r, side);
        if (Realm.of(r.state()).hidden() != 0) {
            r.call(new FreeReveal());
        }
    }

    private static void assignSquads(Resolution r, Side side) {
        if (side == Side.IMPERIAL && Realm.of(r.state()).squadsTrained()) {
            r.call(new SquadCarriers());
        }
    }

    /** K-D26: at the start of his own Operations, Search and Mission Phase. */
    private static void liftHypnosis(Resolution r, Side side) {
        if (side == Side.IMPERIAL && Hypnosis.isInForce(r.state())) {
            r.call(new Lifting());
        }
    }

    private static void beginSearch(Resolution r, Side side) {
        CervacUse.beginPhase(r);
        liftHypnosis(r, side);
        r.call(new Sightings(side));
    }

    /** Event 120 bars from every mission, also from those whose group is no Mission Group (3-galactic, 13). */
    private static void beginMissions(Resolution r, Side side) {
        if (r.rules().has(Correction.QUARREL_BARS_EVERY_MISSION)) {
            r.state().people().barFromMissions(Circumstances.now(r.state()).unfit() & Cast.of(side));
        }
        CervacUse.beginPhase(r);
        liftHypnosis(r, side);
        r.call(Sightings.ofDrugs());
    }
}
