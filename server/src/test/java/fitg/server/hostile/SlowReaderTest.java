package fitg.server.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.server.BesideTheOthers;
import fitg.server.TestServer;
import fitg.server.http.Patience;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;

/** Who asks for much and does not read it. */
@ResourceLock(BesideTheOthers.BUSY)
class SlowReaderTest {

    /** As at home, but for the time in which an answer must be read. */
    private static final Patience LITTLE = new Patience(
            Duration.ofSeconds(30),
            Duration.ofSeconds(10),
            Duration.ofMinutes(2),
            Duration.ofSeconds(10),
            Duration.ofSeconds(1),
            Duration.ofSeconds(60),
            Duration.ofSeconds(5));

    private static final int SMALL_EARS = 2_000;
    private static final int LONG_ENOUGH = 3_000;
    /** Far more than the system keeps for a connection. */
    private static final int MUCH = 20 << 20;

    @Test
    void toTakeAByteNowAndThenIsNotToRead() throws Exception {
        try (TestServer server = TestServer.start(TestServer.settings(TestServer.freshSqlite()), LITTLE)) {
            int one = server.client().get("/api/catalogue").body().length();
            String question = Raw.head(server.port(), "GET", "/api/catalogue");

            try (Raw deaf = new Raw(server.port(), SMALL_EARS)) {
                deaf.send(question.repeat(MUCH / one)).done();

                assertThat(deaf.sipThenDrink(LONG_ENOUGH)).isLessThan(MUCH / 2);
            }
            assertThat(server.client().get("/api/players").status()).isEqualTo(200);
        }
    }
}
