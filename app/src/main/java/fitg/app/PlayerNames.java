package fitg.app;

import fitg.players.Players;
import fitg.players.Profile;
import java.util.Iterator;

/** The computer players on offer, for the help of a command: there they stand for {@code ${COMPLETION-CANDIDATES}}. */
public final class PlayerNames implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
        return Players.onOffer().stream().map(Profile::level).iterator();
    }
}
