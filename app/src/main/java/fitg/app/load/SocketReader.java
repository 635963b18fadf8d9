package fitg.app.load;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Random;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * A WebSocket as browsers open it: it offers compression, which the client of the JDK does not, and leaves it to the
 * server whether it takes the offer. Reads on a thread of its own.
 */
final class SocketReader implements AutoCloseable {

    /** Who listens. */
    interface Listener {
        void message(String text);

        /** The other end closed it, with a code, or went away without one (0). */
        void ended(int code);
    }

    /** Nobody cares what is said. */
    static final Listener NOBODY = new Listener() {
        @Override
        public void message(String text) {
            // not heard
        }

        @Override
        public void ended(int code) {
            // not missed
        }
    };

    private static final int TEXT = 1;
    private static final int CLOSE = 8;
    private static final int PING = 9;
    private static final int PONG = 10;
    private static final int COMPRESSED = 0x40;
    private static final int LAST = 0x80;
    private static final byte[] TAIL = {0, 0, (byte) 0xFF, (byte) 0xFF};

    private final Socket socket;
    private final Listener listener;
    private final Random masks = new Random();
    private final Inflater inflater = new Inflater(true);
    private volatile boolean closed;
    private volatile boolean gone;

    private SocketReader(Socket socket, Listener listener) {
        this.socket = socket;
        this.listener = listener;
    }

    static SocketReader open(URI node, String path, Listener listener) throws IOException {
        return open(new Socket(node.getHost(), node.getPort()), node, path, listener);
    }

    /** Over a connection that somebody has made. */
    static SocketReader open(Socket socket, URI node, String path, Listener listener) throws IOException {
        socket.setTcpNoDelay(true);
        byte[] key = new byte[16];
        new Random().nextBytes(key);
        String request = "GET %s HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                        .formatted(path, node.getRawAuthority())
                + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Extensions: permessage-deflate\r\nSec-WebSocket-Key: "
                + Base64.getEncoder().encodeToString(key) + "\r\n\r\n";
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        DataInputStream in = new DataInputStream(new BufferedInputStream(socket.getInputStream(), 1 << 16));
        try {
            requireUpgrade(in);
        } catch (IOException refused) {
            socket.close();
            throw refused;
        }
        SocketReader reader = new SocketReader(socket, listener);
        Thread.ofVirtual().name("watching").start(() -> reader.read(in));
        return reader;
    }

    private static void requireUpgrade(DataInputStream in) throws IOException {
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            head.append((char) in.readUnsignedByte());
        }
        if (!head.toString().startsWith("HTTP/1.1 101")) {
            throw new IOException("no socket: " + head.substring(0, head.indexOf("\r\n")));
        }
    }

    private void read(DataInputStream in) {
        int code = 0;
        try {
            ByteArrayOutputStream message = new ByteArrayOutputStream();
            boolean compressed = false;
            while (true) {
                int head = in.readUnsignedByte();
                byte[] payload = payload(in);
                switch (head & 0x0F) {
                    case PING -> send(PONG, payload);
                    case PONG -> {}
                    case CLOSE -> {
                        code = payload.length < 2 ? 1005 : (payload[0] & 0xFF) << 8 | payload[1] & 0xFF;
                        return;
                    }
                    default -> {
                        compressed |= (head & COMPRESSED) != 0;
                        message.write(payload);
                        if ((head & LAST) != 0) {
                            listener.message(text(message.toByteArray(), compressed));
                            message.reset();
                            compressed = false;
                        }
                    }
                }
            }
        } catch (IOException | DataFormatException gone) {
            // told below
        } finally {
            inflater.end();
            gone = true;
            if (!closed) {
                listener.ended(code);
            }
        }
    }

    private static byte[] payload(DataInputStream in) throws IOException {
        int length = in.readUnsignedByte();
        long bytes = length == 126 ? in.readUnsignedShort() : length == 127 ? in.readLong() : length;
        byte[] payload = new byte[Math.toIntExact(bytes)];
        in.readFully(payload);
        return payload;
    }

    private String text(byte[] message, boolean compressed) throws DataFormatException {
        if (!compressed) {
            return new String(message, StandardCharsets.UTF_8);
        }
        ByteArrayOutputStream text = new ByteArrayOutputStream(4 * message.length);
        byte[] buffer = new byte[1 << 14];
        for (byte[] part : new byte[][] {message, TAIL}) {
            inflater.setInput(part);
            for (int count = inflater.inflate(buffer); count > 0; count = inflater.inflate(buffer)) {
                text.write(buffer, 0, count);
            }
        }
        return text.toString(StandardCharsets.UTF_8);
    }

    boolean isOpen() {
        return !gone;
    }

    void say(String text) throws IOException {
        send(TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    /** What a client sends is masked, and never long here. */
    private synchronized void send(int kind, byte[] payload) throws IOException {
        byte[] mask = new byte[4];
        masks.nextBytes(mask);
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        frame.write(LAST | kind);
        if (payload.length < 126) {
            frame.write(LAST | payload.length);
        } else {
            frame.write(LAST | 126);
            frame.write(payload.length >> 8);
            frame.write(payload.length);
        }
        frame.write(mask);
        for (int i = 0; i < payload.length; i++) {
            frame.write(payload[i] ^ mask[i % mask.length]);
        }
        OutputStream out = socket.getOutputStream();
        out.write(frame.toByteArray());
        out.flush();
    }

    /** Just goes. */
    @Override
    public void close() {
        closed = true;
        try {
            socket.close();
        } catch (IOException gone) {
            // so much the better
        }
    }
}
