package fitg.server.hostile;

import fitg.server.client.Seat;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Makes requests that are nearly right. The same seed makes the same requests. */
final class Fuzzer {

    private static final List<String> METHODS =
            List.of("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW", "get", "QUERY", "");

    private static final List<String> TYPES = List.of(
            "text/plain",
            ";",
            "",
            "application/json;charset=utf-16",
            "application/x-www-form-urlencoded",
            "*/*",
            "multipart/form-data; boundary=x",
            "APPLICATION/JSON",
            "application/json,application/json");

    private static final List<String> LINES = List.of(
            "Origin: http://example.com",
            "Origin: null",
            "Origin: %%%",
            "Cookie: JSESSIONID=1",
            "X-Forwarded-For: 10.0.0.1, ::1, nonsense",
            "Forwarded: for=x",
            "Accept: " + "a/b,".repeat(200),
            "Accept-Encoding: x;q=7",
            "Accept-Language: \u00ff",
            "Range: bytes=9-1",
            "If-None-Match: \"",
            "If-Modified-Since: never",
            "Expect: tea",
            "Content-Encoding: gzip",
            "X-Control: a\u0001b",
            "X-Long: " + "x".repeat(4000),
            "X-Longer: " + "x".repeat(9000),
            "no colon",
            " folded: line",
            ": no name",
            "Host: example.com",
            "Sec-WebSocket-Version: 13",
            "Upgrade: h2c",
            "HTTP2-Settings: AAMAAABkAAQAAP__",
            "X-HTTP-Method-Override: DELETE",
            "Authorization: Basic eDp4",
            "Authorization: Bearer",
            "Transfer-Encoding: identity",
            "TE: trailers");

    private static final List<String> CHUNKS = List.of(
            "zz\r\n{}\r\n0\r\n\r\n",
            "2\r\n{}\r\n",
            "ffffffffffff\r\n{}\r\n0\r\n\r\n",
            "-2\r\n{}\r\n0\r\n\r\n",
            "2;x=y\r\n{}\r\n0\r\nTrailer: x\r\n\r\n",
            "1\r\n{}\r\n0\r\n\r\n",
            "0\r\n\r\n");

    /** A request that would be understood; {@code harmless} when it may be sent with the secret of a seat. */
    record Template(String method, String path, String body, boolean harmless) {}

    /**
     * @param whole whether the server can tell where it ends, so that another may follow on the same connection
     * @param socket whether frames follow a handshake
     */
    record Request(byte[] bytes, boolean whole, boolean socket) {}

    private final int port;
    private final List<Template> templates;
    private final List<Seat> seats;
    private final SplittableRandom random;
    private final Mutations mutations;

    Fuzzer(int port, List<Template> templates, List<Seat> seats, SplittableRandom random) {
        this.port = port;
        this.templates = templates;
        this.seats = seats;
        this.random = random;
        this.mutations = new Mutations(random);
    }

    Request next() {
        if (mutations.rarely(40)) {
            return socket();
        }
        if (mutations.rarely(200)) {
            return new Request(mutations.noise(3000), false, false);
        }
        return http(mutations.one(templates));
    }

    private Request http(Template template) {
        boolean otherMethod = mutations.rarely(10);
        boolean otherPath = mutations.rarely(4);
        boolean otherLine = mutations.rarely(4);
        boolean chunked = mutations.rarely(25);
        boolean otherLength = mutations.rarely(40);
        byte[] body = mutations.rarely(8) ? bytes(template.body()) : mutations.body(template.body());
        String method = otherMethod ? mutations.one(METHODS) : template.method();
        List<String> lines = new ArrayList<>();
        authorization(template, template.harmless() && !otherMethod && !otherPath, lines);
        lines.add("Content-Type: " + (mutations.rarely(12) ? mutations.one(TYPES) : "application/json"));
        if (otherLine) {
            lines.add(mutations.one(LINES));
        }
        if (chunked) {
            lines.add("Transfer-Encoding: chunked");
            body = bytes(mutations.one(CHUNKS));
        } else {
            lines.add("Content-Length: " + (otherLength ? random.nextInt(-5, 100_000) : body.length));
        }
        String path = otherPath ? mutations.path(template.path()) : template.path();
        String head = Raw.head(port, method, path, lines.toArray(String[]::new));
        boolean whole = !otherMethod && !otherPath && !otherLine && !chunked && !otherLength;
        return new Request(joined(bytes(head), body), whole, false);
    }

    private void authorization(Template template, boolean mayBeRight, List<String> lines) {
        List<Seat> here = seats.stream()
                .filter(seat -> template.path().contains(seat.game()))
                .toList();
        String secret = mutations.one(here.isEmpty() ? seats : here).token();
        if (mutations.rarely(3) || !mayBeRight) {
            secret = mutations.secret(secret);
        }
        if (!mutations.rarely(6)) {
            lines.add("Authorization: Bearer " + secret);
        }
    }

    private Request socket() {
        Seat seat = mutations.one(seats);
        byte[] frame = switch (random.nextInt(6)) {
            case 0 -> mutations.noise(200);
            case 1 -> Upgrade.text(new String(mutations.body("{\"game\":\"" + seat.game() + "\",\"token\":null}")));
            case 2 -> Upgrade.text("{\"game\":\"" + seat.game() + "\",\"token\":\"" + mutations.secret("x") + "\"}");
            case 3 -> new byte[] {(byte) 0x81, (byte) 0xff, 127, -1, -1, -1, -1, -1, -1, -1};
            case 4 -> joined(Upgrade.text("{\"game\":\"" + seat.game() + "\"}"), mutations.noise(300));
            default -> new byte[] {(byte) (0x80 | random.nextInt(128)), (byte) 0x80, 0, 0, 0, 0};
        };
        String head = mutations.rarely(5) ? Upgrade.request(port, mutations.one(LINES)) : Upgrade.request(port);
        return new Request(joined(bytes(head), frame), false, true);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static byte[] joined(byte[] one, byte[] other) {
        return ByteBuffer.allocate(one.length + other.length)
                .put(one)
                .put(other)
                .array();
    }
}
