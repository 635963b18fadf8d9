package fitg.app.terminal;

import fitg.app.BadInput;
import fitg.content.Side;
import fitg.players.Players;
import fitg.players.Profile;
import fitg.players.mind.Player;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** Who plays which side: a person at this terminal, or a computer player. */
final class Seats {

    static final String HUMAN = "human";

    private final Map<Side, String> names = new EnumMap<>(Side.class);
    private final Map<Side, Player> computers = new EnumMap<>(Side.class);

    /** The seed decides only what the computer players prefer among equals; the dice have their own. */
    Seats(String rebel, String imperial, long seed) {
        seat(Side.REBEL, rebel, seed);
        seat(Side.IMPERIAL, imperial, ~seed);
    }

    private void seat(Side side, String name, long seed) {
        names.put(side, name);
        if (!name.equals(HUMAN)) {
            computers.put(side, Players.named(name, seed).orElseThrow(() -> unknown(name)));
        }
    }

    private static BadInput unknown(String name) {
        return new BadInput("There is no player '" + name + "'; choose human, " + Players.namesOnOffer() + ".");
    }

    Map<Side, String> names() {
        return names;
    }

    String name(Side side) {
        return names.get(side);
    }

    Optional<Player> computer(Side side) {
        return Optional.ofNullable(computers.get(side));
    }

    /** Who the computer player of a seat is, for those who play against it. */
    Optional<Profile> profile(Side side) {
        return Players.profile(name(side));
    }

    boolean human(Side side) {
        return !computers.containsKey(side);
    }

    /** Two people share the screen, so it has to be handed over. */
    boolean shared() {
        return computers.isEmpty();
    }
}
