package fitg.server.http;

import io.javalin.config.JavalinConfig;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;

/** Hands out the files of the browser client, which are on the class path. */
final class WebClient {

    private static final String FILES = "/fitg/web";
    static final String FOR_GOOD = "public, max-age=31536000, immutable";
    private static final ClientPage PAGE = new ClientPage();

    private WebClient() {}

    static void serve(JavalinConfig config) {
        files(config, PAGE.base(), FILES, FOR_GOOD);
        files(config, "/", FILES, "max-age=0");
        files(config, "/webjars", "/META-INF/resources/webjars", FOR_GOOD);
    }

    /** The page itself, for whoever has been let in. */
    static ClientPage page() {
        return PAGE;
    }

    /** Whoever keeps a file for others is told that it comes compressed to those who ask for that. */
    private static void files(JavalinConfig config, String at, String folder, String howLong) {
        config.staticFiles.add(files -> {
            files.directory = folder;
            files.hostedPath = at;
            files.headers = Map.of("Cache-Control", howLong, "Vary", "Accept-Encoding");
        });
    }

    /** The one script that stands in the page itself, named by its hash so that no other one runs. */
    static String importMapSource() {
        String page = new String(ClientModules.bytes("/index.html"), StandardCharsets.UTF_8);
        return "'sha256-" + sha256(ClientPage.importMap(page)) + "'";
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
