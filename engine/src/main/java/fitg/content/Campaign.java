package fitg.content;

import java.util.List;

/** The cards and tracks that only the Galactic Game uses. */
public record Campaign(
        List<GalacticEvent> galacticEvents,
        List<PlanetSecret> planetSecrets,
        List<StrategicAssignment> strategicAssignments,
        List<TurnTrackSpace> turnTrack) {

    /** A galactic event by the number of its card. */
    public GalacticEvent galacticEvent(int number) {
        return galacticEvents.get(number - galacticEvents.getFirst().number());
    }
}
