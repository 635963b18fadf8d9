package fitg.players.mind;

import java.util.List;
import java.util.Optional;

/**
 * How somebody likes to play.
 *
 * @param daring what a risk to his own people counts against what it may win; 1 is as it is, more is less worry
 * @param ambition how much he thinks of positions that pay later, against points on the table
 * @param aggression how much he likes a fight
 */
public record Temperament(String name, double daring, double ambition, double aggression) {

    public static final Temperament STEADY = new Temperament("steady", 1, 1, 1);
    public static final Temperament BOLD = new Temperament("bold", 1.6, 1.15, 1.4);
    public static final Temperament WARY = new Temperament("wary", 0.6, 0.9, 0.7);

    public static List<Temperament> all() {
        return List.of(STEADY, BOLD, WARY);
    }

    public static Optional<Temperament> named(String name) {
        return all().stream().filter(each -> each.name.equals(name)).findFirst();
    }

    /** What an expected loss counts for him. */
    public double fear(double loss) {
        return loss / daring;
    }
}
