package fitg.server.http;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The one page of the client, as it is handed out. Its files go by an address that has the hash of them all in it, so a
 * browser keeps them for good and asks for the page alone on the next visit; and it says beforehand which bundles of modules
 * will be needed, so that they come at once and not one after the other has been read.
 */
final class ClientPage {

    static final String PREFIX = "/assets/";

    private static final String SOURCE = "/index.html";
    private static final String LOOK = "/look.css";
    private static final String ICON = "/icon.svg";
    private static final String WORKER = "/worker.js";

    /** What pages without the client are made of, too, and so lies under addresses of its own. */
    private static final List<String> BESIDES = List.of(ICON, LOOK, "/plain.css", "/manifest.json", "/icon-192.png");

    private static final Pattern IMPORT_MAP =
            Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);

    /** The module of each place; what is not named here is a table, or the page that is at home everywhere. */
    private static final Map<String, String> PLACES = new TreeMap<>(Map.of(
            "", "/pages/home-page.js",
            "new", "/pages/new-game-page.js",
            "join", "/pages/join-page.js",
            "learn", "/pages/learn-page.js",
            "exercises", "/exercises/exercises-page.js",
            "games", "/pages/table-page.js",
            "rules", "/pages/rules-page.js"));

    private final Bundles bundles;
    private final String base;
    private final Map<String, Ready> pages = new TreeMap<>();
    private final Map<String, Packed> packed = new TreeMap<>();
    private final Ready worker;

    /** A page with what names this state of it. */
    private record Ready(String text, String tag) {}

    ClientPage() {
        String source = new String(ClientModules.bytes(SOURCE), StandardCharsets.UTF_8);
        ClientModules modules = new ClientModules(importMap(source));
        this.bundles = new Bundles(modules);
        this.base = PREFIX + hash(modules);
        bundles.files().forEach((address, text) -> packed.put(address, new Packed(text)));
        PLACES.forEach((place, module) -> {
            Set<String> needed = new LinkedHashSet<>(bundles.neededBy(Bundles.ENTRY));
            needed.addAll(bundles.neededBy(module));
            String text = page(source, needed);
            pages.put(place, ready(text));
        });
        this.worker = ready(worker());
    }

    private static Ready ready(String text) {
        return new Ready(text, "\"" + digest(text.getBytes(StandardCharsets.UTF_8)) + "\"");
    }

    /** What keeps the client for reading without us: with the name of this state of it, and all that belongs to it. */
    private String worker() {
        String files = Stream.concat(
                        Stream.concat(
                                        Stream.of(ICON, LOOK),
                                        bundles.files().keySet().stream().filter(file -> file.endsWith(".js")))
                                .map(file -> base + file),
                        BESIDES.stream())
                .map(file -> "'" + file + "'")
                .collect(Collectors.joining(", "));
        return new String(ClientModules.bytes(WORKER), StandardCharsets.UTF_8)
                .replace("'development'", "'" + base.substring(PREFIX.length()) + "'")
                .replace("/* files */", files);
    }

    /** Under which address the files lie that may be kept for good. */
    String base() {
        return base;
    }

    static String importMap(String page) {
        Matcher map = IMPORT_MAP.matcher(page);
        return map.find() ? map.group(1) : "";
    }

    private String hash(ClientModules modules) {
        Set<String> files = new TreeSet<>(modules.all(Bundles.ENTRY));
        files.add(LOOK);
        files.addAll(BESIDES);
        files.add(WORKER);
        MessageDigest sha = sha256();
        files.forEach(file -> {
            sha.update(file.getBytes(StandardCharsets.UTF_8));
            sha.update(ClientModules.bytes(file));
        });
        bundles.files().values().forEach(file -> sha.update(file.getBytes(StandardCharsets.UTF_8)));
        return HexFormat.of().formatHex(sha.digest(), 0, 8);
    }

    private String page(String source, Set<String> needed) {
        String hints = needed.stream()
                .map(bundle -> "    <link rel=\"modulepreload\" href=\"" + base + bundle + "\">\n")
                .collect(Collectors.joining());
        return source.replace("href=\"" + ICON + "\"", "href=\"" + base + ICON + "\"")
                .replace("href=\"" + LOOK + "\"", "href=\"" + base + LOOK + "\"")
                .replace("src=\"" + Bundles.ENTRY + "\"", "src=\"" + base + bundles.entry() + "\"")
                .replace("    <script type=\"module\"", hints + "    <script type=\"module\"");
    }

    /** Answers whoever asks for an address inside the client, or for one of its bundles. */
    void answer(Context ctx) {
        boolean reading = ctx.method() == HandlerType.GET || ctx.method() == HandlerType.HEAD;
        if (reading && ctx.path().startsWith(base + Bundle.FOLDER)) {
            bundle(ctx);
            return;
        }
        boolean ofWorker = ctx.path().equals(WORKER);
        Ready page = !reading ? null : ofWorker ? worker : pages.get(place(ctx.path()));
        if (page == null) {
            return;
        }
        ctx.header("Cache-Control", "max-age=0")
                .header("Vary", "Accept-Encoding")
                .header("ETag", page.tag());
        if (page.tag().equals(ctx.header("If-None-Match"))) {
            ctx.status(304);
        } else {
            ctx.html(page.text());
        }
        if (ofWorker) {
            ctx.contentType("text/javascript; charset=utf-8");
        }
        ctx.skipRemainingHandlers();
    }

    private void bundle(Context ctx) {
        Packed file = packed.get(ctx.path().substring(base.length()));
        if (file != null) {
            ctx.header("Cache-Control", WebClient.FOR_GOOD)
                    .contentType(ctx.path().endsWith(".js") ? "text/javascript; charset=utf-8" : "application/json");
            file.send(ctx);
            ctx.skipRemainingHandlers();
        }
    }

    /** The first part of a path, or something that is no place. */
    private static String place(String path) {
        if (path.equals("/") || path.equals(SOURCE)) {
            return "";
        }
        int end = path.indexOf('/', 1);
        String first = path.substring(1, end < 0 ? path.length() : end);
        return first.isEmpty() || path.indexOf('.') >= 0 ? "nowhere" : first;
    }

    private static String digest(byte[] bytes) {
        return HexFormat.of().formatHex(sha256().digest(bytes), 0, 8);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible); // every JDK has it
        }
    }
}
