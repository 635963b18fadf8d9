package fitg.server.hostile;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;

/** Ways to spoil a text that would be understood. */
final class Mutations {

    private static final List<String> VALUES = List.of(
            "null",
            "true",
            "-1",
            "0.5",
            "1e400",
            "-0",
            "2147483648",
            "99999999999999999999999999",
            "\"\"",
            "\"0\"",
            "\"\\u0000\"",
            "\"\\ud800\"",
            "\"\\u202e\\u2066evil\"",
            "\"'; drop table game; --\"",
            "\"<script>alert(1)</script>\"",
            "\"../../../../etc/passwd\"",
            "\"${jndi:ldap://x}\"",
            "\"%s%n%x\"",
            "[]",
            "{}",
            "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]",
            "{\"a\":{\"a\":{\"a\":[null]}}}",
            "NaN",
            "undefined",
            "\"" + "x".repeat(3000) + "\"",
            "9".repeat(400));

    private static final List<String> PATH_PARTS = List.of(
            "/..",
            "/%2e%2e",
            "/%2e%2e%2f",
            "%00",
            "%zz",
            "%ff",
            "%c0%af",
            ";a=b",
            "//",
            "/./",
            "\\",
            "%5c",
            "%0d%0a",
            "?",
            "??at=1&at=2",
            "?at=",
            "?as=rebel",
            "?since=99999999999",
            "?q=%",
            "?q=%u0041",
            "?&=&;=",
            "#x",
            "/",
            "%20",
            "\u00e9",
            "?at=-1&as=imperial",
            "?q=" + "a".repeat(500),
            "/" + "a".repeat(2000),
            "%25%32%65",
            "*");

    private final SplittableRandom random;

    Mutations(SplittableRandom random) {
        this.random = random;
    }

    <T> T one(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    boolean rarely(int oneIn) {
        return random.nextInt(oneIn) == 0;
    }

    byte[] body(String valid) {
        byte[] bytes = valid.getBytes(StandardCharsets.UTF_8);
        return switch (random.nextInt(12)) {
            case 0 -> text(valid.substring(0, place(valid)));
            case 1, 2, 3, 4 -> text(otherValue(valid));
            case 5 -> text(otherValue(otherValue(otherValue(valid))));
            case 6 -> flipped(bytes);
            case 7 -> text(valid.substring(0, place(valid)) + one(VALUES) + valid.substring(place(valid)));
            case 8 -> text(twice(valid));
            case 9 -> text("[".repeat(random.nextInt(3000)) + valid);
            case 10 -> valid.getBytes(random.nextBoolean() ? StandardCharsets.UTF_16 : StandardCharsets.UTF_16LE);
            default -> text(one(VALUES));
        };
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private int place(String text) {
        return text.isEmpty() ? 0 : random.nextInt(text.length());
    }

    /** Puts something else in the place of one of the values. */
    private String otherValue(String json) {
        int colon = json.indexOf(':', place(json));
        if (colon < 0) {
            return json;
        }
        int end = colon + 1;
        while (end < json.length() && ",}]".indexOf(json.charAt(end)) < 0) {
            end++;
        }
        return json.substring(0, colon + 1) + one(VALUES) + json.substring(end);
    }

    private String twice(String json) {
        return json.startsWith("{") && json.length() > 2
                ? json.substring(0, json.length() - 1) + "," + json.substring(1)
                : json + json;
    }

    private byte[] flipped(byte[] bytes) {
        byte[] copy = bytes.clone();
        for (int i = random.nextInt(1, 5); i > 0 && copy.length > 0; i--) {
            copy[random.nextInt(copy.length)] = (byte) random.nextInt(256);
        }
        return copy;
    }

    String path(String valid) {
        return switch (random.nextInt(4)) {
            case 0 -> valid + one(PATH_PARTS);
            case 1 -> valid.substring(0, place(valid)) + one(PATH_PARTS) + valid.substring(place(valid));
            case 2 -> valid.substring(0, place(valid));
            default -> one(PATH_PARTS) + valid;
        };
    }

    String secret(String valid) {
        return switch (random.nextInt(5)) {
            case 0 -> valid.substring(1);
            case 1 -> valid + "A";
            case 2 -> valid.toLowerCase().equals(valid) ? valid.toUpperCase() : valid.toLowerCase();
            case 3 -> "x".repeat(random.nextInt(300));
            default -> new StringBuilder(valid).reverse().toString();
        };
    }

    byte[] noise(int most) {
        byte[] noise = new byte[random.nextInt(most)];
        random.nextBytes(noise);
        return noise;
    }
}
