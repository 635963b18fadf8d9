package fitg.server.http;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/** Secrets that an operator has chosen. */
final class Secrets {

    private Secrets() {}

    /** Takes the same time wherever the two differ. */
    static boolean areSame(String one, String other) {
        return MessageDigest.isEqual(bytes(one), bytes(other));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
