package fitg.server.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Lively;
import fitg.play.Twins;
import fitg.play.Viewer;
import fitg.server.BesideTheOthers;
import fitg.server.client.Socket;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whoever watches is sent the same messages in both of two games he cannot tell apart, and not one more in either. */
@BesideTheOthers
class PushSecrecyTest {

    private static final int POSITIONS = 8;
    private static final int MANY_POSITIONS = 100;
    private static final int LONGEST = 12;
    private static final int PATIENCE = 10_000;

    private static TwinServers servers;

    @BeforeAll
    static void start() {
        servers = new TwinServers();
    }

    @AfterAll
    static void stop() {
        servers.close();
    }

    @ParameterizedTest
    @EnumSource(names = {"REBEL", "IMPERIAL"})
    void whoWatchesIsToldTheSame(Viewer blind) {
        assertThat(watch(blind, 0, POSITIONS)).isPositive();
    }

    @ParameterizedTest
    @EnumSource(names = {"REBEL", "IMPERIAL"})
    @Tag("long")
    void whoWatchesIsToldTheSameInManyPositions(Viewer blind) {
        assertThat(watch(blind, POSITIONS, POSITIONS + MANY_POSITIONS)).isGreaterThan(MANY_POSITIONS / 10);
    }

    /** Returns how many steps were none of the watcher's business. */
    private static int watch(Viewer blind, int from, int to) {
        int unnoticed = 0;
        for (long seed = from; seed < to; seed++) {
            Twins twins = Twins.of(seed, blind);
            if (!twins.secretsLeadApart()) {
                unnoticed += watch(twins, seed);
            }
        }
        return unnoticed;
    }

    private static int watch(Twins twins, long seed) {
        PreparedGame game = servers.lay(twins, seed);
        String token = game.token(twins.blind());
        try (Ear here = new Ear(servers.here().client().watch(game.id(), token));
                Ear there = new Ear(servers.there().client().watch(game.id(), token))) {
            return listen(new TwinPlay(servers, game, twins.blind()), game, new Lively(seed), here, there);
        } finally {
            servers.clear(game);
        }
    }

    private static int listen(TwinPlay play, PreparedGame game, Lively lively, Ear here, Ear there) {
        int unnoticed = 0;
        boolean kept = true;
        for (int step = 0; kept && step < LONGEST && !play.isOver(); step++) {
            String before = seen(play, game);
            Decision decision = play.decision();
            kept = play.play(decision, "step " + step, lively.choose(decision)) && !play.secretsLeadApart();
            if (kept) {
                boolean noticed = !seen(play, game).equals(before);
                unnoticed += noticed ? 0 : 1;
                compare(game, "line " + step, noticed, here, there);
            }
        }
        return unnoticed;
    }

    /** All that the blind seat can see, so that it is known beforehand whether it will be told something. */
    private static String seen(TwinPlay play, PreparedGame game) {
        return servers.askAlike(
                        new Request("/api/games/" + game.id() + "/export", game.token(play.blind()), null), "watching")
                .body();
    }

    /** After what the step brought, if it brought anything, comes the line of the chat and nothing in between. */
    private static void compare(PreparedGame game, String line, boolean noticed, Ear here, Ear there) {
        if (noticed) {
            assertThat(there.hear()).isEqualTo(here.hear());
        }
        servers.say(game, Side.REBEL, line);
        String heard = here.hear();
        assertThat(heard).as("what comes after the step").contains(line);
        assertThat(there.hear()).isEqualTo(heard);
    }

    /** Listens to one socket; what it is told on opening is not part of the story. */
    private record Ear(Socket socket) implements AutoCloseable {
        private Ear {
            assertThat(socket.next(PATIENCE)).isNotNull();
        }

        private String hear() {
            JsonNode message = socket.next(PATIENCE);
            assertThat(message).as("a message").isNotNull();
            return message.toString();
        }

        @Override
        public void close() {
            socket.close();
        }
    }
}
