package fitg.app.launcher;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** A vendor's download page on loopback, with small archives. It goes on in the middle of a file, as theirs do. */
final class DownloadSite implements AutoCloseable {

    private final Map<String, byte[]> files = new ConcurrentHashMap<>();
    private final List<String> asked = new CopyOnWriteArrayList<>();
    private final HttpServer server;
    private volatile boolean breaksOff;
    private volatile CountDownLatch open = new CountDownLatch(0);
    private final CountDownLatch visited = new CountDownLatch(1);

    DownloadSite() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        server.createContext("/", this::answer);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.start();
    }

    String address(Path file) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/" + file.getFileName();
    }

    void offer(Path file) throws IOException {
        files.put("/" + file.getFileName(), Files.readAllBytes(file));
    }

    void offerHalfOf(Path file) throws IOException {
        byte[] whole = Files.readAllBytes(file);
        files.put("/" + file.getFileName(), Arrays.copyOf(whole, whole.length / 2));
    }

    /** The next answer ends in the middle. */
    void breakOffOnce() {
        breaksOff = true;
    }

    void keepEverybodyWaiting() {
        open = new CountDownLatch(1);
    }

    void letThemIn() {
        open.countDown();
    }

    void awaitVisitor() throws InterruptedException {
        if (!visited.await(60, TimeUnit.SECONDS)) {
            throw new AssertionError("nobody came");
        }
    }

    /** What was asked for, such as {@code /jdk.tar.gz} or {@code /jdk.tar.gz from 1024}. */
    List<String> asked() {
        return List.copyOf(asked);
    }

    private void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        int from = rangeOf(exchange);
        asked.add(from == 0 ? path : path + " from " + from);
        visited.countDown();
        try (exchange) {
            open.await();
            byte[] file = files.get(path);
            if (file == null) {
                exchange.sendResponseHeaders(404, -1);
            } else if (from >= file.length) {
                exchange.sendResponseHeaders(416, -1);
            } else {
                send(exchange, file, from);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static int rangeOf(HttpExchange exchange) {
        String range = exchange.getRequestHeaders().getFirst("Range");
        return range == null ? 0 : Integer.parseInt(range.replaceAll("\\D", ""));
    }

    private void send(HttpExchange exchange, byte[] file, int from) throws IOException {
        if (from > 0) {
            exchange.getResponseHeaders()
                    .add("Content-Range", "bytes %d-%d/%d".formatted(from, file.length - 1, file.length));
        }
        exchange.sendResponseHeaders(from > 0 ? 206 : 200, file.length - from);
        int end = breaksOff ? from + (file.length - from) / 2 : file.length;
        breaksOff = false;
        exchange.getResponseBody().write(file, from, end - from);
        exchange.getResponseBody().flush();
    }

    @Override
    public void close() {
        letThemIn();
        server.stop(0);
    }
}
