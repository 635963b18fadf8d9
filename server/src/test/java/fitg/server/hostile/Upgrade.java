package fitg.server.hostile;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** WebSockets by hand. */
final class Upgrade {

    private Upgrade() {}

    static String request(int port, String... lines) {
        String[] all = new String[lines.length + 4];
        all[0] = "Connection: Upgrade";
        all[1] = "Upgrade: websocket";
        all[2] = "Sec-WebSocket-Version: 13";
        all[3] = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";
        System.arraycopy(lines, 0, all, 4, lines.length);
        return Raw.head(port, "GET", "/api/socket", all);
    }

    /** A whole text message, masked with zeros. */
    static byte[] text(String message) {
        byte[] payload = message.getBytes(StandardCharsets.UTF_8);
        ByteBuffer frame = ByteBuffer.allocate(payload.length + 8);
        frame.put((byte) 0x81).put((byte) (0x80 | 126)).putShort((short) payload.length);
        return frame.putInt(0).put(payload).array();
    }
}
