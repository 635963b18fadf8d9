package fitg.server.hostile;

import fitg.server.client.Answer;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.http.HttpHeaders;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A connection on which anything can be written, and on which answers are read as they come. */
final class Raw implements AutoCloseable {

    private static final int PATIENCE = 10_000;

    private final Socket socket;
    private final InputStream in;

    Raw(int port) {
        this(port, 0);
    }

    /** @param ears how many bytes the other end may send unread, about; 0 for as many as usual */
    Raw(int port, int ears) {
        try {
            socket = new Socket();
            if (ears > 0) {
                socket.setReceiveBufferSize(ears);
            }
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
            socket.setTcpNoDelay(true);
            socket.setSoTimeout(PATIENCE);
            in = new BufferedInputStream(socket.getInputStream());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** One request on a connection of its own. */
    static Answer exchange(int port, String request) {
        try (Raw raw = new Raw(port)) {
            return raw.send(request).answer();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** The beginning of a request, to which further header lines may be added. */
    static String head(int port, String method, String path, String... lines) {
        StringBuilder head = new StringBuilder(method + " " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\n");
        for (String line : lines) {
            head.append(line).append("\r\n");
        }
        return head.append("\r\n").toString();
    }

    Raw send(String text) throws IOException {
        return send(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    Raw send(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
        socket.getOutputStream().flush();
        return this;
    }

    /** Whether the server ends the connection within the time, whatever it still says. */
    boolean endsWithin(int milliseconds) throws IOException {
        socket.setSoTimeout(milliseconds);
        long end = System.nanoTime() + milliseconds * 1_000_000L;
        try {
            while (System.nanoTime() < end) {
                if (in.read() < 0) {
                    return true;
                }
            }
            return false;
        } catch (SocketTimeoutException open) {
            return false;
        } catch (SocketException reset) {
            return true;
        }
    }

    /** Reads a byte now and then for a while, and then everything that still comes; how much that was in all. */
    long sipThenDrink(int milliseconds) throws IOException, InterruptedException {
        long end = System.nanoTime() + milliseconds * 1_000_000L;
        long bytes = 0;
        try {
            while (System.nanoTime() < end && socket.getInputStream().read() >= 0) {
                bytes++;
                Thread.sleep(50);
            }
            return bytes + socket.getInputStream().transferTo(OutputStream.nullOutputStream());
        } catch (SocketException reset) {
            return bytes;
        }
    }

    /** Nothing more will be sent. */
    Raw done() throws IOException {
        socket.shutdownOutput();
        return this;
    }

    /** Everything the server still says until it ends the connection. */
    String rest() throws IOException {
        return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
    }

    /** The next answer; interim ones are skipped. */
    Answer answer() throws IOException {
        String start = line();
        int status = Integer.parseInt(start.split(" ")[1]);
        Map<String, List<String>> headers = headers();
        if (status >= 100 && status < 200 && status != 101) {
            return answer();
        }
        HttpHeaders all = HttpHeaders.of(headers, (name, value) -> true);
        return new Answer(status, all, body(status, all));
    }

    private Map<String, List<String>> headers() throws IOException {
        Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (String line = line(); !line.isEmpty(); line = line()) {
            int colon = line.indexOf(':');
            headers.computeIfAbsent(line.substring(0, colon), name -> new ArrayList<>())
                    .add(line.substring(colon + 1).strip());
        }
        return headers;
    }

    private String body(int status, HttpHeaders headers) throws IOException {
        if (status == 101 || status == 204 || status == 304) {
            return "";
        }
        if (headers.firstValue("Transfer-Encoding").isPresent()) {
            return chunks();
        }
        int length = (int) headers.firstValueAsLong("Content-Length").orElse(0);
        return new String(in.readNBytes(length), StandardCharsets.UTF_8);
    }

    private String chunks() throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int size = chunkSize(); size > 0; size = chunkSize()) {
            all.write(in.readNBytes(size));
            line();
        }
        line();
        return all.toString(StandardCharsets.UTF_8);
    }

    private int chunkSize() throws IOException {
        return Integer.parseInt(line().split(";")[0], 16);
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new EOFException("the server ended the connection");
            }
            line.append((char) next);
        }
        return line.toString().strip();
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }
}
