import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;

/** Requests, sent at an even pace, and again when the server is away for a while or asks to wait. */
final class Server {

    /** Forty a second; a server takes fifty from one address unless its owner says otherwise. */
    private static final long PACE = 25;

    private static final int TRIES = 40;
    private static final int LONGEST_WAIT = 15;

    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(10))
            .build();
    private final String address;
    private long lastSent;

    Server(String address) {
        this.address = address.replaceAll("/+$", "");
        if (!this.address.matches("https?://[^/]+.*")) {
            throw new IllegalArgumentException("The server needs an address such as http://localhost:8080.");
        }
    }

    /** The server did not come back in time. */
    static final class Unreachable extends RuntimeException {

        private static final long serialVersionUID = 1;

        Unreachable(String sentence, Throwable cause) {
            super(sentence, cause);
        }
    }

    static String ofLink(String link) {
        if (!link.matches("https?://.+/(join|games/[^/]+)#.+")) {
            throw new IllegalArgumentException("That is neither an invitation (…/join#…) nor a seat (…/games/…#…).");
        }
        return link.replaceAll("/(join|games/[^/]+)#.+", "");
    }

    String link(String game, String token) {
        return address + "/games/" + game + "#" + token;
    }

    String invitation(String secret) {
        return address + "/join#" + secret;
    }

    HttpClient http() {
        return http;
    }

    URI socket() {
        return URI.create(address.replaceFirst("^http", "ws") + "/api/socket");
    }

    Object get(String path, String token) {
        return send(request(path, token).GET(), true);
    }

    /** For what may be said twice: an answer that had arrived is refused as stale, and nothing happens twice. */
    Map<?, ?> post(String path, String token, Map<?, ?> body) {
        return (Map<?, ?>) send(posting(path, token, body), true);
    }

    /** For what must not be said twice, such as following an invitation. */
    Map<?, ?> postOnce(String path, String token, Map<?, ?> body) {
        return (Map<?, ?>) send(posting(path, token, body), false);
    }

    private HttpRequest.Builder posting(String path, String token, Map<?, ?> body) {
        return request(path, token)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(Json.write(body)));
    }

    private HttpRequest.Builder request(String path, String token) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + path))
                .timeout(Duration.ofSeconds(30))
                .header("User-Agent", "fitg-example-bot");
        return token == null ? request : request.header("Authorization", "Bearer " + token);
    }

    private Object send(HttpRequest.Builder request, boolean again) {
        Throwable last = null;
        for (int tries = 0; tries < TRIES; tries++) {
            try {
                keepPace();
                HttpResponse<String> response = http.send(request.build(), BodyHandlers.ofString());
                if (response.statusCode() < 300) {
                    return Json.read(response.body());
                }
                Refused refused = refusal(response);
                if (response.statusCode() != 429 && response.statusCode() != 503) {
                    throw refused;
                }
                last = refused;
                pause(response.headers().firstValueAsLong("Retry-After").orElse(patience(tries)));
            } catch (InterruptedException stopped) {
                throw new Unreachable("Stopped.", stopped);
            } catch (IOException away) {
                last = away;
                if (!again && !(away instanceof ConnectException)) {
                    break; // it may have arrived
                }
                System.err.println("The server cannot be reached; I try again in " + patience(tries) + " s.");
                pause(patience(tries));
            }
        }
        throw new Unreachable("I give up: " + address + " cannot be reached, or has no room (" + last + ").", last);
    }

    private static long patience(int tries) {
        return Math.min(LONGEST_WAIT, tries + 1);
    }

    private static Refused refusal(HttpResponse<String> response) {
        boolean problem = response.headers()
                .firstValue("Content-Type")
                .orElse("")
                .startsWith("application/problem+json");
        return new Refused(
                problem
                        ? (Map<?, ?>) Json.read(response.body())
                        : Map.of("type", "not-served", "detail", "Status " + response.statusCode() + "."));
    }

    private void keepPace() throws InterruptedException {
        long early = lastSent + PACE - System.currentTimeMillis();
        if (early > 0) {
            Thread.sleep(early);
        }
        lastSent = System.currentTimeMillis();
    }

    static void pause(long seconds) {
        try {
            Thread.sleep(Duration.ofSeconds(seconds));
        } catch (InterruptedException stopped) {
            throw new Unreachable("Stopped.", stopped);
        }
    }
}
