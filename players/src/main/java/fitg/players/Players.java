package fitg.players;

import java.util.List;
import java.util.Optional;

/** The computer players on offer, by the names used on the command line and in saved games. */
public final class Players {

    public static final String RANDOM = "random";
    public static final String KEEN = "keen";
    public static final String CAPTAIN = "captain";

    private Players() {}

    public static List<String> names() {
        return List.of(RANDOM, KEEN, CAPTAIN);
    }

    /** A player of that name, whose choices follow from the seed; empty if there is none. */
    public static Optional<Player> named(String name, long seed) {
        return switch (name) {
            case RANDOM -> Optional.of(new RandomPlayer(seed));
            case KEEN -> Optional.of(new KeenPlayer(seed));
            case CAPTAIN -> Optional.of(new Captain(seed));
            default -> Optional.empty();
        };
    }
}
