package fitg.players.marshal;

import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.procedure.Scenario;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The chance of the rebels to win from a position at the beginning of a player-turn: a logistic model of its signs,
 * learned from many games that were played to the end.
 */
public final class Prospect {

    private static final Map<String, Prospect> LEARNED = read("prospects.csv");
    private static final Prospect USUAL = mean(LEARNED.values());

    private final double[] weights;

    public Prospect(double[] weights) {
        this.weights = weights.clone();
    }

    /** What was learned about a scenario; about a new one, what the others teach on average. */
    public static Prospect in(Scenario scenario) {
        return LEARNED.getOrDefault(scenario.id(), USUAL);
    }

    private static Prospect mean(Collection<Prospect> prospects) {
        double[] weights = new double[Sign.values().length];
        for (Prospect each : prospects) {
            for (int sign = 0; sign < weights.length; sign++) {
                weights[sign] += each.weights[sign] / prospects.size();
            }
        }
        return new Prospect(weights);
    }

    public double ofRebels(Game game) {
        return ofRebels(game.glimpseFor(Viewer.IMPERIAL));
    }

    private double ofRebels(PlayerView view) {
        return ofRebels(Signs.of(view));
    }

    public double ofRebels(double[] signs) {
        double sum = 0;
        for (int each = 0; each < weights.length; each++) {
            sum += weights[each] * signs[each];
        }
        return 1 / (1 + Math.exp(-sum));
    }

    /** A heading with the scenarios, then a line for each sign with its weight in each of them. */
    private static Map<String, Prospect> read(String resource) {
        List<String> lines = lines(resource);
        String[] heading = lines.getFirst().split(",");
        Map<String, Prospect> prospects = new HashMap<>();
        for (int column = 1; column < heading.length; column++) {
            double[] weights = new double[Sign.values().length];
            for (String line : lines.subList(1, lines.size())) {
                String[] cells = line.split(",");
                weights[Sign.valueOf(cells[0]).ordinal()] = Double.parseDouble(cells[column]);
            }
            prospects.put(heading[column], new Prospect(weights));
        }
        return prospects;
    }

    private static List<String> lines(String resource) {
        try (InputStream in = Prospect.class.getResourceAsStream(resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
