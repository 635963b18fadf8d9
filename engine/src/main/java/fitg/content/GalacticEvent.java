package fitg.content;

import java.util.List;
import java.util.Map;

/** A galactic event card, 98 to 126. One card can act both at once and for the rest of the Game-Turn. */
public record GalacticEvent(
        int number,
        String title,
        Wording effect,
        boolean immediate,
        boolean thisTurn,
        Target target,
        List<String> targetIds,
        Map<String, String> parameters) {

    /** What the event acts on. */
    public enum Target {
        ENVIRON,
        PLANETS,
        STAR_SYSTEM,
        PROVINCE,
        ACTION_EVENT,
        MISSION_GROUPS,
        STRATEGIC_ASSIGNMENT,
        IMPERIAL_PURCHASES,
        IMPERIAL_UNITS,
        IMPERIAL_PDBS,
        IMPERIAL_SPACESHIPS,
        MILITARY_UNITS,
        REBEL_SECRET,
        RESOURCE_TRACKS,
        HYPERJUMP,
        DEAD_CHARACTERS
    }
}
