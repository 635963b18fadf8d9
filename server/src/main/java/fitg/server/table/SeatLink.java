package fitg.server.table;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;

/**
 * The secrets that links are made of. Whoever knows one has the seat, so the server keeps only their hashes and never
 * writes one into a log.
 */
public final class SeatLink {

    private static final int BYTES = 24;
    private static final int ID_BYTES = 12;
    private static final SecureRandom RANDOM = new SecureRandom();

    private SeatLink() {}

    /** A new secret of 192 random bits, as text for a link. */
    static String fresh() {
        return random(BYTES);
    }

    /** Long enough that nobody finds a game by trying. */
    static String freshGameId() {
        return random(ID_BYTES);
    }

    private static String random(int count) {
        byte[] bytes = new byte[count];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** What is stored of a secret. A fast hash is enough: the secret is random, not a word somebody chose. */
    public static byte[] hash(String secret) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible); // every JDK has it
        }
    }

    /** Takes the same time wherever the two differ. */
    static boolean matches(byte[] stored, byte[] given) {
        return stored != null && MessageDigest.isEqual(stored, given);
    }
}
