package fitg.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.server.TestServer;
import fitg.server.client.Answer;
import fitg.server.client.Client;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayDeque;
import java.util.Base64;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The browser gets everything the page asks for, and is allowed to run it. */
class WebClientTest {

    private static final Pattern IMPORT = Pattern.compile("(?:from|import)\\s*\\(?['\"]([^'\"\\s,]+)['\"]");
    private static final Pattern AT_ONCE =
            Pattern.compile("(?:^|;)(?:import|export)\\b[^'\"();]*['\"]([^'\"]+)['\"]", Pattern.MULTILINE);
    private static final Pattern MAP = Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);
    private static final Pattern NAMED = Pattern.compile("(?:href|src)=\"((?:/assets/|/webjars/)[^\"]+)\"");
    private static final Pattern MAPPED = Pattern.compile("\"([^\"]+)\": \"(/[^\"]+)\"");

    private static TestServer server;
    private static Client client;

    @BeforeAll
    static void start() {
        server = TestServer.start();
        client = server.client();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String importMap() {
        Matcher map = MAP.matcher(client.get("/").body());
        assertThat(map.find()).isTrue();
        return map.group(1);
    }

    @Test
    void theOneScriptInThePageIsNamedInThePolicy() throws Exception {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(importMap().getBytes(StandardCharsets.UTF_8));

        assertThat(client.get("/").header("Content-Security-Policy"))
                .contains("script-src 'self' 'sha256-" + Base64.getEncoder().encodeToString(digest) + "';");
    }

    @Test
    void everyModuleThatIsImportedIsThere() {
        Map<String, String> mapped = mapped();
        Deque<String> waiting = new ArrayDeque<>(Set.of("/app.js"));
        Set<String> seen = new LinkedHashSet<>(waiting);
        while (!waiting.isEmpty()) {
            String module = waiting.remove();
            Answer answer = client.get(module);
            assertThat(answer.status()).as(module).isEqualTo(200);
            assertThat(answer.header("Content-Type")).as(module).contains("javascript");
            IMPORT.matcher(answer.body()).results().map(found -> found.group(1)).forEach(name -> {
                String address = resolve(mapped, module, name);
                if (seen.add(address)) {
                    waiting.add(address);
                }
            });
        }
        assertThat(seen)
                .contains("/board/star-map.js", "/play/decision-panel.js")
                .hasSizeGreaterThan(15);
    }

    private static String resolve(Map<String, String> mapped, String from, String name) {
        if (name.startsWith(".") || name.startsWith("/")) {
            return URI.create(from).resolve(name).toString();
        }
        if (mapped.containsKey(name)) {
            return mapped.get(name);
        }
        String prefix = name.startsWith("@")
                ? name.substring(0, name.indexOf('/', name.indexOf('/') + 1) + 1)
                : name.substring(0, name.indexOf('/') + 1);
        assertThat(mapped).as(name + " in the import map").containsKey(prefix);
        return mapped.get(prefix) + name.substring(prefix.length());
    }

    @Test
    void everyPlaceOfTheClientIsTheSamePage() {
        String page = withoutHints("/");

        assertThat(withoutHints("/new")).isEqualTo(page);
        assertThat(withoutHints("/join")).isEqualTo(page);
        assertThat(withoutHints("/games/AAAAAAAAAAAAAAAA")).isEqualTo(page);
        assertThat(withoutHints("/index.html")).isEqualTo(page);
        assertThat(client.get("/nowhere").status()).isEqualTo(404);
        assertThat(client.get("/assets/0000000000000000/app.js").status()).isEqualTo(404);
    }

    private static String withoutHints(String place) {
        return client.get(place).body().replaceAll("<link rel=\"modulepreload\"[^>]*>\\s*", "");
    }

    /** So the next visit asks for the page and nothing else. */
    @Test
    void everythingThePageNamesMayBeKeptForGood() {
        List<String> named = NAMED.matcher(client.get("/").body())
                .results()
                .map(found -> found.group(1))
                .toList();

        assertThat(named).hasSizeGreaterThan(3);
        for (String file : named) {
            Answer answer = client.get(file);
            assertThat(answer.status()).as(file).isEqualTo(200);
            assertThat(answer.header("Cache-Control")).as(file).contains("immutable");
        }
    }

    /** What is not named beforehand is found out one file after the other, each a journey to the server and back. */
    @Test
    void whatAPlaceNeedsIsNamedBeforehand() {
        for (var place : Map.of("/", "/bundle/front.js", "/games/AAAAAAAAAAAAAAAA", "/bundle/table.js")
                .entrySet()) {
            Set<String> named = NAMED.matcher(client.get(place.getKey()).body())
                    .results()
                    .map(found -> found.group(1))
                    .collect(Collectors.toSet());

            assertThat(named).anyMatch(file -> file.endsWith(place.getValue()));
            named.stream()
                    .filter(file -> file.endsWith(".js"))
                    .forEach(file ->
                            assertThat(named).as("what %s imports", file).containsAll(importedBy(file)));
        }
    }

    private static List<String> importedBy(String file) {
        return AT_ONCE.matcher(client.get(file).body())
                .results()
                .map(found -> resolve(mapped(), file, found.group(1)))
                .toList();
    }

    private static Map<String, String> mapped() {
        Map<String, String> mapped = new LinkedHashMap<>();
        MAPPED.matcher(importMap()).results().forEach(found -> mapped.put(found.group(1), found.group(2)));
        return mapped;
    }

    @Test
    void aBundleComesCompressedAndIsKeptWithItsMap() {
        String front = NAMED.matcher(client.get("/").body())
                .results()
                .map(found -> found.group(1))
                .filter(file -> file.endsWith("/bundle/front.js"))
                .findFirst()
                .orElseThrow();

        Answer answer = compressed(front);

        assertThat(answer.header("Content-Encoding")).isEqualTo("gzip");
        assertThat(answer.header("Vary")).isEqualTo("Accept-Encoding");
        assertThat(answer.header("Content-Type")).contains("javascript");
        assertThat(answer.body()).isNotEqualTo(client.get(front).body());
        assertThat(accepting("br, gzip;q=0", front).header("Content-Encoding"))
                .as("refused")
                .isEmpty();
        assertThat(accepting("deflate, gzip;q=0.5", front).header("Content-Encoding"))
                .isEqualTo("gzip");
        assertThat(client.get(front).body()).as("letters beyond the first 128").contains("◐", "…");
        assertThat(client.get(front + ".map").ok().get("version").asInt()).isEqualTo(3);
        assertThat(client.get(front.replace("front", "back")).status()).isEqualTo(404);
    }

    @Test
    void thePageIsNotSentAgainToWhoHasIt() {
        Answer first = client.get("/");

        Answer again = compressed("/", "If-None-Match", first.header("ETag"));

        assertThat(first.header("Cache-Control")).isEqualTo("max-age=0");
        assertThat(again.status()).isEqualTo(304);
        assertThat(compressed("/", "If-None-Match", "\"another\"").status()).isEqualTo(200);
    }

    private static String lit() {
        Matcher lit = MAPPED.matcher(importMap());
        assertThat(lit.find()).isTrue();
        return lit.group(2);
    }

    private static Answer compressed(String path, String... headers) {
        return accepting("gzip", path, headers);
    }

    private static Answer accepting(String encoding, String path, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                .header("Accept-Encoding", encoding);
        for (int i = 0; i < headers.length; i += 2) {
            request.header(headers[i], headers[i + 1]);
        }
        return client.send(request);
    }

    @Test
    void filesComeCompressedToThoseWhoAsk() {
        for (String path : List.of("/app.js", "/api/catalogue")) {
            assertThat(compressed(path).header("Content-Encoding")).as(path).isEqualTo("gzip");
            assertThat(client.get(path).header("Content-Encoding")).as(path).isEmpty();
            assertThat(client.get(path).header("Vary")).as(path).isEqualTo("Accept-Encoding");
            assertThat(compressed(path).header("Vary")).as(path).isEqualTo("Accept-Encoding");
        }
    }

    @Test
    void filesThatDidNotChangeAreNotSentAgain() {
        for (String path : List.of("/app.js", lit())) {
            Answer first = compressed(path);
            Answer again = compressed(path, "If-None-Match", first.header("ETag"));

            assertThat(again.status()).as(path).isEqualTo(304);
            assertThat(again.body()).as(path).isEmpty();
            assertThat(compressed(path, "If-None-Match", "W/\"another\"").status())
                    .as(path)
                    .isEqualTo(200);
        }
        assertThat(client.get(lit()).header("Cache-Control")).contains("immutable");
        assertThat(client.get("/app.js").header("Cache-Control")).isEqualTo("max-age=0");
    }
}
