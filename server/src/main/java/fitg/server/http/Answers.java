package fitg.server.http;

import io.javalin.http.Context;

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
        ctx.status(problem.status()).contentType(Problem.MEDIA_TYPE).result(Json.write(problem));
    }
}
