package fitg.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.play.Scenarios;
import fitg.procedure.Options;
import fitg.server.TestServer;
import fitg.server.client.Answer;
import fitg.server.client.Client;
import fitg.server.metrics.Metrics;
import fitg.server.store.SeatKind;
import fitg.server.store.Store;
import fitg.server.store.StoreSettings;
import fitg.server.table.GamePlan;
import fitg.server.table.Opening;
import fitg.server.table.Refusal;
import fitg.server.table.SeatPlan;
import fitg.server.table.Table;
import fitg.server.table.Tables;
import io.javalin.Javalin;
import io.javalin.http.Context;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RefusalWithoutStoreTest {

    private static final SeatPlan PERSON = new SeatPlan(SeatKind.HUMAN, null, null);

    private final Store store = Store.open(new StoreSettings(TestServer.freshSqlite(), 2, Duration.ofSeconds(1)));
    private final Tables tables = new Tables(store, Clock.systemUTC(), 1 << 20);

    /** A refusal comes with the game as it stands; when that can no longer be read, it comes without. */
    @Test
    void staysARefusalWhenTheStoreGoesAwayMeanwhile() {
        Table table = opened();
        Room room = new Room(
                tables, null, null, null, null, null, null, null, new Metrics(), new Limits(50, System::nanoTime));
        Javalin server = Javalin.create(config -> {
            config.routes.get("/move", ctx -> refuse(ctx, table));
            new Failures(room).add(config.routes);
        });
        server.start("127.0.0.1", 0);
        try (Client client = new Client(server.port())) {
            Answer answer = client.get("/move");
            assertThat(answer.status()).isEqualTo(409);
            assertThat(answer.problem()).isEqualTo("stale");
        } finally {
            server.stop();
        }
    }

    private Table opened() {
        GamePlan plan = new GamePlan(
                Scenarios.FLIGHT_TO_EGRIX,
                Options.standard(),
                Map.of(Side.REBEL, PERSON, Side.IMPERIAL, PERSON),
                true,
                0);
        return new Opening(tables, 10).open(plan).table();
    }

    private void refuse(Context ctx, Table table) {
        ctx.attribute("call", new Room.Call(table, tables.visitor(table, null)));
        store.close();
        throw new Refusal(Refusal.Kind.STALE, "Somebody else was quicker.");
    }
}
