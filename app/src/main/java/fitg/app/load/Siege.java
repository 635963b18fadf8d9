package fitg.app.load;

import fitg.app.load.Tally.Request;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/** Many connections from one address, which is not that of the players, until it is lifted. */
final class Siege implements AutoCloseable {

    /** Another address of this machine. */
    private static final String FROM = "127.0.0.66";

    private static final long BREATH = TimeUnit.MILLISECONDS.toNanos(20);
    private static final int MOST_LINKS = 100;

    private final URI node;
    private final List<War> wars;
    private final List<War> forks = new CopyOnWriteArrayList<>();
    private final InetAddress from;
    private final Tally tally = new Tally();
    private final Wire wire;
    private final ExecutorService people = Executors.newVirtualThreadPerTaskExecutor();
    private final AtomicLong blows = new AtomicLong();
    private volatile boolean over;

    private Siege(URI node, List<War> wars) throws IOException {
        this.node = Wire.requireLoopback(node);
        this.wars = wars;
        this.from = InetAddress.getByName(FROM);
        this.wire = new Wire(tally, from);
    }

    static Siege begin(Attack attack, URI node, List<War> wars) throws IOException {
        Siege siege = new Siege(node, wars);
        attack.begin(siege);
        return siege;
    }

    /** What one of the besiegers does, over and over. */
    interface Assault {
        void strike(int who) throws IOException, InterruptedException;
    }

    /** So many at once. Whoever is refused, or cut off, takes a breath and comes again. */
    void over(int besiegers, Assault assault) {
        for (int i = 0; i < besiegers; i++) {
            int who = i;
            people.submit(() -> {
                while (!over) {
                    try {
                        assault.strike(who);
                    } catch (IOException cutOff) {
                        tally.broken();
                    } catch (InterruptedException lifted) {
                        return;
                    }
                    LockSupport.parkNanos(BREATH);
                }
            });
        }
    }

    boolean isOver() {
        return over;
    }

    War war(int which) {
        return wars.get(which);
    }

    War anyWar() {
        int which = ThreadLocalRandom.current().nextInt(wars.size() + forks.size());
        return which < wars.size() ? wars.get(which) : forks.get(which - wars.size());
    }

    void opened(War fork) {
        forks.add(fork);
    }

    /** Links of many games, those opened last among them. */
    List<String> links() {
        List<War> known = forks.isEmpty() ? wars : forks;
        return known.subList(Math.max(0, known.size() - MOST_LINKS), known.size()).stream()
                .map(war -> war.tokens().get("rebel"))
                .toList();
    }

    void blow() {
        blows.incrementAndGet();
    }

    /** How often it struck. */
    long blows() {
        return blows.get();
    }

    // ---- how they strike

    Answer get(String path) throws IOException {
        return get(path, null);
    }

    Answer get(String path, String token) throws IOException {
        blow();
        return wire.get(Request.VIEW, node, path, token);
    }

    Answer post(String path, String token, Map<String, Object> body) throws IOException {
        blow();
        return wire.post(Request.ACTION, node, path, token, body);
    }

    SocketReader watch(War war) throws IOException {
        SocketReader socket = SocketReader.open(connect(0), node, "/api/socket", SocketReader.NOBODY);
        socket.say(Documents.write(Map.of("game", war.id())));
        return socket;
    }

    /** A bare connection that has room for so many bytes it has not read; as many as usual with 0. */
    Socket connect(int room) throws IOException {
        Socket line = new Socket();
        if (room > 0) {
            line.setReceiveBufferSize(room);
        }
        line.bind(new InetSocketAddress(from, 0));
        line.connect(new InetSocketAddress(node.getHost(), node.getPort()));
        return line;
    }

    /** A request as it is written on a bare connection. */
    String question(String path, String token) {
        return "GET %s HTTP/1.1\r\nHost: %s\r\nAuthorization: Bearer %s\r\n\r\n"
                .formatted(path, node.getRawAuthority(), token);
    }

    @Override
    public void close() {
        over = true;
        people.shutdownNow();
        wire.close();
        people.close();
    }
}
