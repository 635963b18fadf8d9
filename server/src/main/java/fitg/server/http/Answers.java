package fitg.server.http;

import io.javalin.http.Context;
import io.javalin.http.servlet.JavalinWsServletContext;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Documents on their way out. */
final class Answers {

    private Answers() {}

    static void send(Context ctx, Object document) {
        send(ctx, 200, document);
    }

    static void send(Context ctx, int status, Object document) {
        ctx.status(status).contentType("application/json").result(Json.write(document));
    }

    static void problem(Context ctx, Problem problem) {
        String text = Json.write(problem);
        ctx.status(problem.status()).contentType(Problem.MEDIA_TYPE).result(text);
        if (ctx instanceof JavalinWsServletContext) {
            writeNow(ctx, text);
        }
    }

    /** When a socket is refused nobody else writes the answer. */
    private static void writeNow(Context ctx, String text) {
        try {
            ctx.res().getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }
}
