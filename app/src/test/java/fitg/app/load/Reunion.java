package fitg.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.app.load.Documents.Moment;
import fitg.app.load.Documents.View;
import fitg.app.load.Tally.Request;
import fitg.saves.GameFile;
import fitg.saves.SavedGame.Entry;
import fitg.saves.UnreadableGameException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;

/** Players who come back to a server and look whether everything is as they left it. */
final class Reunion {

    private final URI node;

    Reunion(URI node) {
        this.node = node;
    }

    void compare(Collection<Ledger> ledgers) {
        try (Wire wire = new Wire(new Tally())) {
            for (Ledger ledger : ledgers) {
                if (ledger.isFinished()) {
                    List<Entry> exported = exported(wire, ledger);
                    assertThat(Audit.of(List.of(ledger), game -> exported).findings())
                            .isEmpty();
                } else {
                    RandomClient.SIDES.forEach(side -> compare(wire, ledger, side));
                }
            }
        }
    }

    /** A seat's number may have grown, by the other side's answers or by one whose answer got lost, but not shrunk. */
    private void compare(Wire wire, Ledger ledger, String side) {
        assertThat(view(wire, ledger, side).number())
                .as("number of %s in game %s", side, ledger.game())
                .isGreaterThanOrEqualTo(ledger.number(side));
    }

    private View view(Wire wire, Ledger ledger, String side) {
        try {
            return wire.get(Request.VIEW, node, "/api/games/" + ledger.game() + "/view", ledger.token(side))
                    .as(Moment.class)
                    .view();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private List<Entry> exported(Wire wire, Ledger ledger) {
        try {
            Answer answer = wire.get(Request.VIEW, node, "/api/games/" + ledger.game() + "/export", null);
            return GameFile.fromText(new String(answer.body(), StandardCharsets.UTF_8))
                    .journal();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (UnreadableGameException wrong) {
            throw new AssertionError(wrong);
        }
    }
}
