package fitg.server.table;

import fitg.players.Players;
import fitg.players.Profile;
import fitg.server.shape.Called;
import fitg.server.shape.Says;
import java.util.List;

@Says("A computer player as people read of it.")
@Called("ComputerPlayer")
public record ComputerDocument(
        @Says("What a new game asks for: a level, or a level and a temperament.")
        String level,

        @Says("What it is called at the table.") String name,
        @Says("How it plays; one sentence.") String description) {

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
