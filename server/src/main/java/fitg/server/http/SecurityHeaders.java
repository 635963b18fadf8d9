package fitg.server.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;

/** What every answer carries, whoever gives it. */
final class SecurityHeaders {

    private static final String CONTENT_SECURITY = "default-src 'none'; script-src 'self' "
            + WebClient.importMapSource() + "; style-src 'self'; "
            + "img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
            + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private static final Map<String, String> ALL = new LinkedHashMap<>();

    static {
        ALL.put("Content-Security-Policy", CONTENT_SECURITY);
        ALL.put("X-Content-Type-Options", "nosniff");
        ALL.put("X-Frame-Options", "DENY");
        ALL.put("Referrer-Policy", "no-referrer");
        ALL.put("Cross-Origin-Opener-Policy", "same-origin");
        ALL.put("Cross-Origin-Resource-Policy", "same-origin");
        ALL.put("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
    }

    private SecurityHeaders() {}

    static void add(BiConsumer<String, String> answer) {
        ALL.forEach(answer);
    }
}
