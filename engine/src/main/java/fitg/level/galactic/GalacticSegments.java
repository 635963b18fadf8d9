package fitg.level.galactic;

import fitg.content.Side;
import fitg.galaxy.politics.FreeReveal;
import fitg.galaxy.politics.Sightings;
import fitg.procedure.Phase;
import fitg.procedure.Phase.Act;
import fitg.procedure.Resolution;
import fitg.rules.atrocity.Hypnosis;
import fitg.rules.atrocity.Lifting;
import fitg.rules.circumstance.Circumstances;
import fitg.state.Cast;
import fitg.state.realm.Realm;
import java.util.List;

/** The segments of a Player-Turn with what the Galactic Game adds to them (2, hooks): secrets, hypnosis, the ghost fleet, Drug World. */
final class GalacticSegments {

    private GalacticSegments() {}

    static List<Phase> of(List<Phase> segments) {
        return segments.stream().map(GalacticSegments::inTheGalaxy).toList();
    }

    private static Phase inTheGalaxy(Phase phase) {
        Phase watched = opened(phase, GalacticSegments::begin);
        return switch (phase.segment()) {
            case SPACE_COMBAT -> opened(watched, SpectralFleet::offer);
            case SEARCH -> opened(watched, (r, side) -> r.call(new Sightings(side)));
            case MISSIONS -> followed(opened(watched, GalacticSegments::beginMissions), DrugToll::come);
            default -> watched;
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

    /** Cases 31.22 and 36.33: secrets may be shown, and a mass hypnosis lifted. */
    private static void begin(Resolution r, Side side) {
        if (side == Side.IMPERIAL && Hypnosis.isInForce(r.state())) {
            r.call(new Lifting());
        }
        if (Realm.of(r.state()).watching() && Realm.of(r.state()).hidden() != 0) {
            r.call(new FreeReveal());
        }
    }

    /** Event 120 bars from every mission, also from those whose group is no Mission Group (13). */
    private static void beginMissions(Resolution r, Side side) {
        r.state().people().barFromMissions(Circumstances.now(r.state()).unfit() & Cast.of(side));
        r.call(Sightings.ofDrugs());
    }
}
