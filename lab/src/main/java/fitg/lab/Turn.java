package fitg.lab;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How a turn went, on average over the games that came to its end.
 *
 * @param games those that came to its end, or ended in it
 * @param points Rebel victory points on the table
 * @param inRebellion planets in rebellion, which nobody controls
 * @param rebelControlled planets the rebels control
 * @param loyalty of each planet, from 0 (Patriotic) to 4 (Unrest)
 */
public record Turn(
        int number,
        long games,
        double points,
        double inRebellion,
        double rebelControlled,
        Losses rebels,
        Losses empire,
        Map<String, Double> loyalty) {

    /**
     * What a side lost during the turn, in whoever's player-turn.
     *
     * @param killed characters; a prisoner who dies is counted as captured first and as killed later
     * @param units military units that left play, those that changed sides included
     */
    public record Losses(double killed, double captured, double units) {}

    /** Everything as one row of a table. */
    public Map<String, Object> row() {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("turn", number);
        row.put("games", games);
        row.put("points", points);
        row.put("inRebellion", inRebellion);
        row.put("rebelControlled", rebelControlled);
        row.put("rebelsKilled", rebels.killed());
        row.put("imperialsKilled", empire.killed());
        row.put("rebelsCaptured", rebels.captured());
        row.put("imperialsCaptured", empire.captured());
        row.put("rebelUnitsLost", rebels.units());
        row.put("imperialUnitsLost", empire.units());
        loyalty.forEach((planet, value) -> row.put("loyaltyOf" + planet, value));
        return row;
    }
}
