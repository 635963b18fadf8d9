package fitg.server.http;

import java.util.Set;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Before anybody looks at a request: every answer gets its headers, and methods that nobody has heard of go no further.
 * What comes after would keep each of them for ever.
 */
final class Doorstep extends Handler.Wrapper {

    private static final Set<String> METHODS = Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS");

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        SecurityHeaders.add(response.getHeaders()::put);
        if (METHODS.contains(request.getMethod())) {
            return super.handle(request, response, callback);
        }
        Response.writeError(request, response, callback, HttpStatus.METHOD_NOT_ALLOWED_405);
        return true;
    }
}
