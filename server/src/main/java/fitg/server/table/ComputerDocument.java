package fitg.server.table;

import fitg.players.Players;
import fitg.players.Profile;
import java.util.List;

/**
 * A computer player as people read of it.
 *
 * @param level what a new game asks for
 * @param name what it is called at the table
 * @param description one sentence on how it plays
 */
public record ComputerDocument(String level, String name, String description) {

    /** Those on offer, the weakest level first. */
    public static List<ComputerDocument> all() {
        return Players.onOffer().stream().map(ComputerDocument::of).toList();
    }

    /** Whoever has a seat; null if a person has it, or if nothing is known of the level any more. */
    static ComputerDocument in(String level) {
        return level == null
                ? null
                : Players.profile(level).map(ComputerDocument::of).orElse(null);
    }

    private static ComputerDocument of(Profile profile) {
        return new ComputerDocument(profile.level(), profile.name(), profile.description());
    }
}
