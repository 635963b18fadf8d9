package fitg.server.http;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Problem documents for what never reaches a route: requests that are not HTTP, or not HTTP as we take it. */
final class ProblemPages extends ErrorHandler {

    private static final Logger LOG = LoggerFactory.getLogger(ProblemPages.class);

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        LOG.info("refused before any route: status {}", response.getStatus());
        headers(response.getHeaders());
        response.write(true, body(response.getStatus()), callback);
        return true;
    }

    private static void headers(HttpFields.Mutable fields) {
        SecurityHeaders.add(fields::put);
        fields.put("Content-Type", Problem.MEDIA_TYPE);
        fields.put("Cache-Control", "no-store");
    }

    private static ByteBuffer body(int status) {
        return ByteBuffer.wrap(Json.write(Problem.ofStatus(status)).getBytes(StandardCharsets.UTF_8));
    }
}
