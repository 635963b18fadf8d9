package fitg.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.server.TestServer;
import fitg.server.common.ServerSettings;
import java.net.URI;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which names a server answers to, as docs/operations.md says. */
class GuardTest {

    private static final String HERE = "127.0.0.1";
    private static final String ELSEWHERE = "192.0.2.7";

    private static ServerSettings settings(String host, String publicUrl) {
        ServerSettings usual = TestServer.settings(TestServer.freshSqlite());
        return new ServerSettings(
                host,
                0,
                usual.database(),
                usual.dataFolder(),
                Optional.ofNullable(publicUrl).map(URI::create),
                true,
                Optional.empty(),
                Optional.empty(),
                usual.memory(),
                1,
                1,
                1,
                usual.abandonedAfter(),
                usual.finishedAfter(),
                1,
                usual.thinkingTime());
    }

    @Test
    void aPublicServerAnswersToItsNameAndOnItsOwnMachineToThatOfTheMachine() {
        ServerSettings server = settings("0.0.0.0", "https://games.example.org");
        assertThat(Guard.answersTo(server, "games.example.org", ELSEWHERE)).isTrue();
        assertThat(Guard.answersTo(server, "other.example.org", ELSEWHERE)).isFalse();
        assertThat(Guard.answersTo(server, "localhost:8080", HERE)).isTrue();
        assertThat(Guard.answersTo(server, "localhost:8080", ELSEWHERE)).isFalse();
    }

    @Test
    void aServerForThisMachineAnswersToNoOtherName() {
        ServerSettings server = settings("127.0.0.1", null);
        assertThat(Guard.answersTo(server, "127.0.0.1:8080", HERE)).isTrue();
        assertThat(Guard.answersTo(server, "127.255.255.255:8080", HERE)).isTrue();
        assertThat(Guard.answersTo(server, "127.999.999.999:8080", HERE)).isFalse();
        assertThat(Guard.answersTo(server, "127.0.0.256", HERE)).isFalse();
        assertThat(Guard.answersTo(server, "games.example.org", HERE)).isFalse();
    }

    @Test
    void aServerForEverybodyWithoutANameAnswersToAll() {
        assertThat(Guard.answersTo(settings("0.0.0.0", null), "anything", ELSEWHERE))
                .isTrue();
    }
}
