package fitg.server.http;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Set;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Before anybody looks at a request: every answer gets its headers and a time to be read in, and methods that nobody has heard of go no further.
 * What comes after would keep each of them for ever.
 */
final class Doorstep extends Handler.Wrapper {

    private static final Set<String> METHODS = Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS");

    private final Patience patience;

    Doorstep(Patience patience) {
        this.patience = patience;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        Delivery.of(request, patience);
        SecurityHeaders.add(response.getHeaders()::put);
        if (!METHODS.contains(request.getMethod())) {
            Response.writeError(request, response, callback, HttpStatus.METHOD_NOT_ALLOWED_405);
            return true;
        }
        if (isSocketWithNonsense(request.getHttpURI())) {
            Response.writeError(request, response, callback, HttpStatus.BAD_REQUEST_400);
            return true;
        }
        return super.handle(request, response, callback);
    }

    /** The socket library takes the query for a part of an address, and fails over one that is none. */
    private static boolean isSocketWithNonsense(HttpURI uri) {
        if (uri.getQuery() == null || !"/api/socket".equals(uri.getPath())) {
            return false;
        }
        try {
            new URI("/?" + uri.getQuery());
            return false;
        } catch (URISyntaxException nonsense) {
            return true;
        }
    }
}
