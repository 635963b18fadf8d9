package fitg.server.http;

import io.javalin.config.JavalinConfig;
import io.javalin.http.staticfiles.Location;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Hands out the files of the browser client, which are on the class path. */
final class WebClient {

    private static final String FILES = "/fitg/web";
    private static final String PAGE = FILES + "/index.html";
    /** Addresses inside the client: one page shows them all. */
    private static final List<String> PLACES = List.of("/new", "/join", "/games", "/rules");

    private static final Pattern IMPORT_MAP =
            Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);

    private WebClient() {}

    static void serve(JavalinConfig config) {
        config.staticFiles.add(files -> {
            files.directory = FILES;
            files.hostedPath = "/";
            files.headers = cached("max-age=0");
        });
        config.staticFiles.add(files -> {
            files.directory = "/META-INF/resources/webjars";
            files.hostedPath = "/webjars";
            files.headers = cached("public, max-age=31536000, immutable");
        });
        PLACES.forEach(place -> config.spaRoot.addFile(place, PAGE, Location.CLASSPATH));
    }

    /** Whoever keeps a file for others is told that it comes compressed to those who ask for that. */
    private static Map<String, String> cached(String howLong) {
        return Map.of("Cache-Control", howLong, "Vary", "Accept-Encoding");
    }

    /** The one script that stands in the page itself, named by its hash so that no other one runs. */
    static String importMapSource() {
        Matcher map = IMPORT_MAP.matcher(page());
        return map.find() ? "'sha256-" + sha256(map.group(1)) + "'" : "";
    }

    private static String page() {
        try (InputStream page = WebClient.class.getResourceAsStream(PAGE)) {
            return new String(page.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static String sha256(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible); // every JDK has it
        }
    }
}
