package fitg.app.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fitg.app.load.Documents.Moment;
import fitg.app.load.Documents.Opened;
import fitg.app.load.Documents.View;
import fitg.app.load.Tally.Request;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a person does on the first evening: start, play, have the lights go out, start again. */
class FreshStartTest {

    private static final Map<String, String> PERSON = Map.of("kind", "human");

    private final Wire wire = new Wire(new Tally());
    private NodeProcess node;
    private Ledger game;

    @AfterEach
    void stop() {
        wire.close();
        node.close();
    }

    /** The file is free again when its server has died, however it died. */
    @Test
    void theGameIsStillThereAfterAPowerFailureAndGoesOn(@TempDir Path folder) throws IOException {
        node = NodeProcess.start(folder, NodeProcess.SHORT_LIVED);
        game = open();
        for (int i = 0; i < 5; i++) {
            act();
        }
        node.kill();
        assertThat(Audit.of(List.of(game), Journals.read(database(folder))::of).findings())
                .isEmpty();

        node.restart();
        assertThat(view("rebel").game().status()).isEqualTo("running");
        act();
        assertThat(game.steps()).hasSize(6);
    }

    /** The first goes on as if nothing had happened. */
    @Test
    void whoStartsItTwiceIsToldWhereTheFirstOneIs(@TempDir Path folder) throws IOException {
        node = NodeProcess.start(folder, NodeProcess.SHORT_LIVED);
        game = open();

        assertThatThrownBy(() -> NodeProcess.start(folder, NodeProcess.SHORT_LIVED))
                .hasMessageContaining(
                        "is in use by another server, at " + node.address() + "; one file is for one server.");

        act();
        assertThat(game.steps()).hasSize(1);
    }

    private static String database(Path folder) {
        return TestDatabase.sqlite(folder.resolve("games.db"));
    }

    private Ledger open() throws IOException {
        Answer answer = wire.post(
                Request.CREATE,
                node.address(),
                "/api/games",
                null,
                Map.of("scenario", "flight-to-egrix", "seats", Map.of("rebel", PERSON, "imperial", PERSON)));
        Opened opened = answer.as(Opened.class);
        for (String side : RandomClient.SIDES) {
            Object person = Map.of("name", side, "nonce", "0".repeat(32));
            String seat = "/api/games/" + opened.game().id() + "/seat";
            assertThat(wire.post(
                                    Request.SEAT,
                                    node.address(),
                                    seat,
                                    opened.tokens().get(side),
                                    person)
                            .status())
                    .isEqualTo(200);
        }
        return new Ledger(opened.game().id(), opened.tokens());
    }

    /** The first answer of whoever is asked. */
    private void act() throws IOException {
        for (String side : RandomClient.SIDES) {
            View view = view(side);
            if (view.decision() != null) {
                String key = view.decision().actions().getFirst().key();
                Move move = new Move(side, view.decision().number(), key);
                assertThat(new Mover(wire, new Tally()).play(game, move, node.address()))
                        .isNotNull();
                return;
            }
        }
        throw new AssertionError("nobody is asked anything");
    }

    private View view(String side) throws IOException {
        return wire.get(Request.VIEW, node.address(), "/api/games/" + game.game() + "/view", game.token(side))
                .as(Moment.class)
                .view();
    }
}
