package fitg.lab;

import fitg.content.Mission;
import fitg.content.Side;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * How often a side tried a mission, and what came of it. The rest was cut short: everybody on it was killed or captured, or
 * the game ended.
 *
 * @param attempted by groups of characters and by camps
 * @param byCamps those of them by Rebel camps
 */
public record MissionSuccess(
        Side side, Mission mission, long attempted, long byCamps, long completed, long failed, long aborted) {

    /** The share that was completed. */
    public Interval share() {
        return Interval.ofShare(completed, attempted);
    }

    public String name() {
        String words = mission.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    /** Everything as one row of a table. */
    public Map<String, Object> row() {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("side", side.name().toLowerCase(Locale.ROOT));
        row.put("mission", String.valueOf(mission.letter()));
        row.put("name", name());
        row.put("attempted", attempted);
        row.put("byCamps", byCamps);
        row.put("completed", completed);
        row.put("failed", failed);
        row.put("aborted", aborted);
        row.put("share", share().value());
        row.put("shareLow", share().low());
        row.put("shareHigh", share().high());
        return row;
    }
}
