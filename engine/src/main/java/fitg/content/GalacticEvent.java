package fitg.content;

import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/** A galactic event card, 98 to 126. */
public record GalacticEvent(
        int number,
        String title,
        Wording effect,
        Target target,
        List<String> targetIds,
        Map<String, String> parameters) {

    /** The planets, the star system or the province it names, by their numbers. */
    public List<Integer> targetNumbers() {
        return targetIds.stream().map(Integer::valueOf).toList();
    }

    /** A number among its parameters. */
    public int figure(String parameter) {
        return Integer.parseInt(word(parameter));
    }

    /** A parameter as it is written. */
    public String word(String parameter) {
        String word = parameters.get(parameter);
        if (word == null) {
            throw new NoSuchElementException(title + " has no parameter " + parameter);
        }
        return word;
    }

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
