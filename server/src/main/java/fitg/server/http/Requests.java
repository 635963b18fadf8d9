package fitg.server.http;

import fitg.content.Side;
import fitg.play.Viewer;
import fitg.server.table.Refusal;
import fitg.server.table.Refusal.Kind;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The parts of a request, each checked before anybody uses it. */
final class Requests {

    static final int MOST_BYTES = 64 * 1024;

    /** The longest journal there may be fits in, whatever is answered in it. */
    static final int MOST_FILE_BYTES = 3 * 1024 * 1024;

    private static final Pattern JSON = Pattern.compile("\\s*application/json\\s*(;.*)?", Pattern.CASE_INSENSITIVE);
    private static final Pattern GAME = Pattern.compile("[A-Za-z0-9_-]{16}");
    private static final String BEARER = "Bearer ";
    private static final int LONGEST_TOKEN = 200;

    private Requests() {}

    static <T> T body(Context ctx, Class<T> type) {
        return Json.read(text(ctx, MOST_BYTES), type);
    }

    static String text(Context ctx, int mostBytes) {
        if (!isJson(ctx.contentType())) {
            throw new Refusal(Kind.WRONG_TYPE, "Send the request with Content-Type: application/json.");
        }
        boolean announced = ctx.req().getContentLengthLong() > mostBytes;
        byte[] bytes = announced ? null : bytes(ctx, mostBytes);
        if (announced || bytes.length > mostBytes) {
            throw new Refusal(Kind.TOO_LARGE, "The request has more than " + mostBytes + " bytes.");
        }
        return text(bytes);
    }

    private static boolean isJson(String type) {
        return type != null && JSON.matcher(type).matches();
    }

    private static String text(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException wrong) {
            throw new Refusal(Kind.MALFORMED, "The request is not text in UTF-8.");
        }
    }

    /** Never reads more than one byte too much, whatever length was announced. */
    private static byte[] bytes(Context ctx, int mostBytes) {
        try {
            return ctx.bodyInputStream().readNBytes(mostBytes + 1);
        } catch (IOException brokenOff) {
            throw new Refusal(Kind.MALFORMED, "The request broke off.");
        }
    }

    /** The secret of a seat from the Authorization header; empty without one. */
    static Optional<String> token(Context ctx) {
        String header = ctx.header("Authorization");
        if (header == null) {
            return Optional.empty();
        }
        boolean fits = header.startsWith(BEARER) && header.length() < LONGEST_TOKEN;
        if (!fits) {
            throw new Refusal(
                    Kind.NO_SEAT, "The Authorization header must read: Bearer, a space, and the seat's secret.");
        }
        return Optional.of(header.substring(BEARER.length()).strip());
    }

    static String game(Context ctx) {
        return gameId(ctx.pathParam("game"));
    }

    static String gameId(String id) {
        if (!GAME.matcher(id).matches()) {
            throw new Refusal(Kind.UNKNOWN, "There is no such game.");
        }
        return id;
    }

    static Side side(Context ctx) {
        return switch (ctx.pathParam("side")) {
            case "rebel" -> Side.REBEL;
            case "imperial" -> Side.IMPERIAL;
            default -> throw new Refusal(Kind.UNKNOWN, "The seats are rebel and imperial.");
        };
    }

    /** A number in the query; the fallback when it is not there. */
    static int number(Context ctx, String name, int fallback) {
        String text = ctx.queryParam(name);
        if (text == null) {
            return fallback;
        }
        if (!text.matches("\\d{1,9}")) {
            throw new Refusal(Kind.MALFORMED, "The query parameter " + name + " must be a whole number.");
        }
        return Integer.parseInt(text);
    }

    static Optional<Integer> number(Context ctx, String name) {
        return ctx.queryParam(name) == null ? Optional.empty() : Optional.of(number(ctx, name, 0));
    }

    static Optional<Viewer> viewpoint(Context ctx) {
        String text = ctx.queryParam("as");
        if (text == null) {
            return Optional.empty();
        }
        return Optional.of(Arrays.stream(Viewer.values())
                .filter(viewer -> word(viewer).equals(text))
                .findFirst()
                .orElseThrow(() -> new Refusal(
                        Kind.MALFORMED,
                        "The query parameter as must be one of "
                                + Arrays.stream(Viewer.values())
                                        .map(Requests::word)
                                        .collect(Collectors.joining(", "))
                                + ".")));
    }

    private static String word(Viewer viewer) {
        return viewer.name().toLowerCase(Locale.ROOT);
    }
}
