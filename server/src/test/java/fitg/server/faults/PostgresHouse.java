package fitg.server.faults;

import fitg.server.TestServer;
import fitg.server.http.Patience;
import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** Two nodes on one PostgreSQL, each by a cable of its own. */
final class PostgresHouse implements House {

    private static final int NODES = 2;
    private static final int LONGEST_CUT = 60;
    private static final int MOST_ANSWERS = 4;
    private static final int RARELY = 40;
    private static final Patience USUAL = Patience.standard();
    private static final Patience LITTLE_FOR_THE_STORE = new Patience(
            USUAL.idle(),
            USUAL.header(),
            USUAL.exchange(),
            USUAL.greeting(),
            USUAL.reading(),
            USUAL.silence(),
            Duration.ofSeconds(1));

    private final Postgres postgres;
    private final String database;
    private final List<Cable> cables = new CopyOnWriteArrayList<>();
    private final List<TestServer> servers = new CopyOnWriteArrayList<>();
    private final Farewells farewells;

    PostgresHouse(Postgres postgres, String database, Farewells farewells) throws IOException, SQLException {
        this.postgres = postgres;
        this.farewells = farewells;
        this.database = database;
        postgres.create(database);
        for (int node = 0; node < NODES; node++) {
            cables.add(new Cable(postgres.port()));
            servers.add(start(cables.getLast()));
        }
    }

    private TestServer start(Cable cable) {
        String url = "jdbc:postgresql://localhost:%d/%s?user=postgres&password=hidden&sslmode=disable"
                .formatted(cable.port(), database);
        return TestServer.start(TestServer.settings(url), LITTLE_FOR_THE_STORE);
    }

    @Override
    public List<TestServer> servers() {
        return servers;
    }

    @Override
    public String strike(SplittableRandom random) throws Exception {
        if (random.nextInt(RARELY) == 0) {
            postgres.killAndRestart();
            return "a killed database";
        }
        int node = random.nextInt(NODES);
        switch (random.nextInt(4)) {
            case 0 -> {
                killed(node);
                return "a killed node";
            }
            case 1 -> {
                cables.get(node).cut();
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(random.nextInt(LONGEST_CUT)));
                cables.get(node).mend();
                return "a cut cable";
            }
            default -> {
                cables.get(node).loseAnswers(1 + random.nextInt(MOST_ANSWERS));
                return "answers of the database that got lost";
            }
        }
    }

    /** To its database and to its clients a node without cables is a dead one. */
    private void killed(int node) throws IOException {
        Cable before = cables.get(node);
        TestServer ended = servers.get(node);
        before.cut();
        cables.set(node, new Cable(postgres.port()));
        servers.set(node, start(cables.get(node)));
        farewells.bid(ended, before);
    }

    @Override
    public void close() {
        for (int node = 0; node < NODES; node++) {
            cables.get(node).mend();
            farewells.bid(servers.get(node), cables.get(node));
        }
    }
}
