package fitg.content;

import java.util.List;

/** The cards and tracks that only the Galactic Game uses. */
public record Campaign(
        List<GalacticEvent> galacticEvents,
        List<PlanetSecret> planetSecrets,
        List<StrategicAssignment> strategicAssignments,
        List<TurnTrackSpace> turnTrack) {}
