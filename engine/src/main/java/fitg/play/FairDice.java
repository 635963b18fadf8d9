package fitg.play;

import fitg.content.Side;
import fitg.procedure.KeyedChance;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;

/**
 * Dice that nobody can choose. The host draws a secret and publishes a commitment to it before anybody else says
 * anything; every human seat then promises a nonce by its hash, and shows it when all have promised: whoever could see
 * the nonces of the others, and knew the secret, could otherwise try his own until the dice please him. The key of the
 * dice follows from all of them. When the game is over the secret is published, and everybody can check that it is the
 * one committed to, that every nonce is the one promised, and that every die came from the key. Games of the first
 * scheme had no promises. All values are written in hexadecimal digits.
 */
public final class FairDice {

    private static final int BYTES = 32;
    private static final int LEAST_BYTES = 16;
    private static final byte[] OPEN = "fitg dice key 1".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] PROMISED = "fitg dice key 2".getBytes(StandardCharsets.US_ASCII);

    private final byte[] secret;
    private final byte[] salt;

    private FairDice(byte[] secret, byte[] salt) {
        this.secret = secret;
        this.salt = salt;
    }

    /** The host begins: a new secret and salt. */
    public static FairDice fresh() {
        return new FairDice(random(), random());
    }

    /** A secret published or stored earlier; throws IllegalArgumentException when it is not one. */
    public static FairDice of(String secret, String salt) {
        return new FairDice(bytes("secret", secret), bytes("salt", salt));
    }

    /** The part of one human seat, drawn where he can trust the machine. */
    public static String freshNonce() {
        return HexFormat.of().formatHex(random());
    }

    private static byte[] random() {
        byte[] bytes = new byte[BYTES];
        new SecureRandom().nextBytes(bytes);
        return bytes;
    }

    /** SHA-256 of secret and salt; tells nothing about the secret, and fits no other one. */
    public String commitment() {
        MessageDigest sha = sha256();
        sha.update(secret);
        sha.update(salt);
        return HexFormat.of().formatHex(sha.digest());
    }

    public boolean keeps(String commitment) {
        return commitment().equalsIgnoreCase(commitment);
    }

    public String secret() {
        return HexFormat.of().formatHex(secret);
    }

    public String salt() {
        return HexFormat.of().formatHex(salt);
    }

    /** What a seat promises its nonce by; throws IllegalArgumentException when the nonce is none. */
    public static String promise(String nonce) {
        return HexFormat.of().formatHex(sha256().digest(bytes("nonce", nonce)));
    }

    /** The dice of a game in which nonces lay open as they came. A seat without a person has no nonce. */
    public KeyedChance chance(Map<Side, String> nonces) {
        return chance(OPEN, nonces);
    }

    /** The dice of a game in which every nonce was promised first. */
    public KeyedChance promisedChance(Map<Side, String> nonces) {
        return chance(PROMISED, nonces);
    }

    private KeyedChance chance(byte[] scheme, Map<Side, String> nonces) {
        MessageDigest sha = sha256();
        sha.update(scheme);
        update(sha, secret);
        for (Side side : Side.values()) {
            String nonce = nonces.get(side);
            update(sha, nonce == null ? new byte[0] : bytes("nonce", nonce));
        }
        ByteBuffer key = ByteBuffer.wrap(sha.digest());
        return new KeyedChance(key.getLong(), key.getLong());
    }

    /** With its length, so that no two lists of parts read the same. */
    private static void update(MessageDigest sha, byte[] part) {
        sha.update(ByteBuffer.allocate(Integer.BYTES).putInt(part.length).array());
        sha.update(part);
    }

    private static byte[] bytes(String what, String hex) {
        byte[] bytes;
        try {
            bytes = HexFormat.of().parseHex(hex);
        } catch (IllegalArgumentException notHex) {
            throw new IllegalArgumentException("the " + what + " is not made of pairs of hexadecimal digits", notHex);
        }
        if (bytes.length < LEAST_BYTES) {
            throw new IllegalArgumentException("the " + what + " has fewer than " + 2 * LEAST_BYTES + " digits");
        }
        return bytes;
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible); // every JDK has it
        }
    }
}
