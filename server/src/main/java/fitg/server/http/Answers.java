package fitg.server.http;

import io.javalin.http.Context;
import io.javalin.http.servlet.JavalinWsServletContext;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Documents on their way out. */
final class Answers {

    /** What is shorter fits a packet as it is. */
    private static final int WORTH_PACKING = 1_400;

    private Answers() {}

    static void send(Context ctx, Object document) {
        send(ctx, 200, document);
    }

    /** As short as its reader can have it, because it may have to wait for him. */
    static void send(Context ctx, int status, Object document) {
        byte[] body = Json.write(document).getBytes(StandardCharsets.UTF_8);
        if (body.length >= WORTH_PACKING) {
            ctx.header("Vary", "Accept-Encoding");
            if (Packed.isWelcome(ctx)) {
                ctx.header("Content-Encoding", "gzip");
                body = Packed.pack(body);
            }
        }
        int length = body.length;
        Guard.share(ctx).ifPresent(share -> share.grow(length));
        ctx.status(status).contentType("application/json").result(body);
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
