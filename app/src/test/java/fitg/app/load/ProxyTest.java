package fitg.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.NoSuchAlgorithmException;
import java.security.cert.CertificateFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicInteger;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Two nodes on one PostgreSQL behind the proxies of {@code deploy}: each is killed while games run, and nobody loses anything. */
@Tag("long")
class ProxyTest {

    private static final int GAMES = 50;
    private static final int SOCKETS = 10;
    private static final long PATIENCE = Duration.ofSeconds(60).toNanos();

    @TempDir
    Path folder;

    private final SSLContext usual = usual();

    private static SSLContext usual() {
        try {
            return SSLContext.getDefault();
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @AfterEach
    void trustTheUsualOnes() {
        SSLContext.setDefault(usual);
    }

    @ParameterizedTest
    @EnumSource
    void oneNodeAfterTheOtherIsKilledAndComesBack(Proxy kind) throws Exception {
        String database = TestDatabase.postgres();
        int port = Proxy.freePort();
        try (NodeProcess one = node("one", database, port);
                NodeProcess other = node("other", database, port);
                Proxy.Running proxy =
                        kind.start(folder.resolve("proxy"), port, List.of(one.address(), other.address()))) {
            SSLContext.setDefault(trusting(folder.resolve("proxy").resolve("cert.pem")));
            awaitReady(proxy);
            nothingOfTheHostIsOpen(proxy);
            try (Load load = new Load(Load.Plan.of(List.of(proxy.address()), GAMES)
                    .watched(0)
                    .withTwins(0)
                    .thinking(Duration.ofMillis(40)))) {
                load.start();
                Progression progression = new Progression(load);
                progression.await();
                List<Onlooker> onlookers = onlookers(proxy, load);
                for (NodeProcess victim : List.of(one, other)) {
                    victim.kill();
                    progression.remember();
                    progression.await();
                    victim.restart();
                    progression.remember();
                    progression.await();
                    onlookers.forEach(Onlooker::awaitNews);
                }
                load.stop();
                onlookers.forEach(Onlooker::close);
                judge(kind, load, database, onlookers);
            }
        }
    }

    private void judge(Proxy kind, Load load, String database, List<Onlooker> onlookers) {
        Audit audit = Audit.of(load.ledgers(), Journals.read(database)::of);
        assertThat(audit.findings()).isEmpty();
        assertThat(load.tally().errors().keySet())
                .as("what was under way at a node that died, and nothing else")
                .allMatch(error -> error.matches("\\w+: 50[0234] without a reason|\\w+: 409 \\w+"));
        int reconnected = onlookers.stream().mapToInt(Onlooker::reconnections).sum();
        assertThat(reconnected).as("sockets that came back").isPositive();
        System.out.printf(
                "%s: %d acknowledged actions in %d games, %d lost, %d surplus, %d sockets came back, %s%n",
                kind,
                audit.acknowledged(),
                audit.games(),
                audit.lost(),
                audit.surplus(),
                reconnected,
                load.tally().errors());
    }

    private NodeProcess node(String name, String database, int port) {
        return NodeProcess.start(
                folder.resolve(name),
                NodeProcess.SHORT_LIVED,
                "--db",
                database,
                "--public-url",
                "https://localhost:" + port,
                "--behind-proxy",
                "--rate",
                "1000000");
    }

    private static SSLContext trusting(Path certificate) throws Exception {
        KeyStore store = KeyStore.getInstance("PKCS12");
        store.load(null, null);
        try (var in = Files.newInputStream(certificate)) {
            store.setCertificateEntry(
                    "proxy", CertificateFactory.getInstance("X.509").generateCertificate(in));
        }
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(store);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, trust.getTrustManagers(), null);
        return context;
    }

    private static int status(URI address) throws InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(HttpRequest.newBuilder(address).build(), BodyHandlers.discarding())
                    .statusCode();
        } catch (IOException away) {
            return 0;
        }
    }

    private static void awaitReady(Proxy.Running proxy) throws InterruptedException, IOException {
        long until = System.nanoTime() + PATIENCE;
        while (status(proxy.address().resolve("/readyz")) != 200) {
            assertThat(proxy.process().isAlive())
                    .as(Files.readString(proxy.log()))
                    .isTrue();
            assertThat(System.nanoTime()).as(Files.readString(proxy.log())).isLessThan(until);
            Thread.sleep(100);
        }
    }

    private static void nothingOfTheHostIsOpen(Proxy.Running proxy) throws InterruptedException {
        for (String path : List.of("/metrics", "/operator", "/operator/status", "/operator/games")) {
            assertThat(status(proxy.address().resolve(path))).as(path).isEqualTo(404);
        }
        assertThat(status(proxy.address())).isEqualTo(200);
    }

    private static List<Onlooker> onlookers(Proxy.Running proxy, Load load) {
        List<Onlooker> onlookers = new ArrayList<>();
        load.ledgers().stream()
                .filter(ledger -> !ledger.isFinished())
                .limit(SOCKETS)
                .forEach(ledger -> onlookers.add(new Onlooker(proxy.address(), ledger)));
        return onlookers;
    }

    /** Watches a game as a browser does: a socket that breaks is opened again. */
    private static final class Onlooker implements WebSocket.Listener {

        private final HttpClient client = HttpClient.newHttpClient();
        private final URI address;
        private final Ledger ledger;
        private final AtomicInteger opened = new AtomicInteger();
        private volatile boolean closed;
        private volatile WebSocket socket;
        private volatile WebSocket heardFrom;

        Onlooker(URI proxy, Ledger ledger) {
            this.address = URI.create("wss://" + proxy.getAuthority() + "/api/socket");
            this.ledger = ledger;
            Thread.ofVirtual().start(this::connect);
        }

        private void connect() {
            while (!closed) {
                try {
                    socket = client.newWebSocketBuilder()
                            .buildAsync(address, this)
                            .join();
                    opened.incrementAndGet();
                    socket.sendText(
                            Documents.write(Map.of("game", ledger.game(), "token", ledger.token("rebel"))), true);
                    return;
                } catch (CompletionException away) {
                    pause();
                }
            }
        }

        private static void pause() {
            try {
                Thread.sleep(100);
            } catch (InterruptedException stopped) {
                throw new IllegalStateException(stopped);
            }
        }

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            heardFrom = from;
            from.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
            Thread.ofVirtual().start(this::connect);
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable error) {
            Thread.ofVirtual().start(this::connect);
        }

        /** The socket that is open now has said something. */
        void awaitNews() {
            long until = System.nanoTime() + PATIENCE;
            while (socket == null || heardFrom != socket) {
                assertThat(System.nanoTime())
                        .as("a socket for " + ledger.game())
                        .isLessThan(until);
                pause();
            }
        }

        int reconnections() {
            return opened.get() - 1;
        }

        void close() {
            closed = true;
            socket.abort();
            client.shutdownNow();
        }
    }
}
