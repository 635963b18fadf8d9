package fitg.players;

import fitg.players.captain.Temperament;
import java.util.List;
import java.util.Optional;

/** The computer players on offer, by the names used on the command line and in saved games. */
public final class Players {

    public static final String RANDOM = "random";
    public static final String RECRUIT = "recruit";
    public static final String CAPTAIN = "captain";

    /** What a Recruit was called before; saved games and running servers still know him by it. */
    private static final String KEEN = "keen";

    private Players() {}

    /** The levels, weakest first. */
    public static List<String> names() {
        return List.of(RANDOM, RECRUIT, CAPTAIN);
    }

    public static boolean isKnown(String name) {
        return named(name, 0).isPresent();
    }

    /**
     * A player of that name, whose choices follow from the seed; empty if there is none. A Captain may have a temperament:
     * {@code captain-bold}.
     */
    public static Optional<Player> named(String name, long seed) {
        return switch (name) {
            case RANDOM -> Optional.of(new RandomPlayer(seed));
            case RECRUIT, KEEN -> Optional.of(new Recruit(seed));
            case CAPTAIN -> Optional.of(new Captain(seed));
            default -> captainWith(name, seed);
        };
    }

    private static Optional<Player> captainWith(String name, long seed) {
        String prefix = CAPTAIN + "-";
        return name.startsWith(prefix)
                ? Temperament.named(name.substring(prefix.length())).map(how -> new Captain(seed, how))
                : Optional.empty();
    }
}
