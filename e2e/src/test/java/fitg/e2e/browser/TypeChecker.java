package fitg.e2e.browser;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The TypeScript compiler, which Maven delivers and the browser runs, so that no second set of tools is needed. It sees
 * the project's folders from the top, as /web and /e2e, and its own library under /lib. The declarations of Lit come
 * from their archives and stand where web/jsconfig.json looks for them.
 */
public final class TypeChecker {

    private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();
    private static final Path CONFIG = PROJECT.resolve("web/jsconfig.json");
    private static final Path CLIENT = PROJECT.resolve("web/src/main/resources/fitg/web");
    private static final Webjar COMPILER = Webjar.of("typescript");
    private static final List<String> DECLARED =
            List.of("lit", "lit-html", "lit-element", "lit__reactive-element", "types__trusted-types");

    private final Page page;

    public TypeChecker(Page page) throws IOException {
        this.page = page;
        String compiler = COMPILER.files("lib/typescript.js"::equals).get("lib/typescript.js");
        page.addScriptTag(new Page.AddScriptTagOptions().setContent(compiler));
    }

    /**
     * @param more files of the client that are not there, by their path in it
     * @return what is wrong, as "file:line: message"
     */
    public List<String> check(Map<String, String> more) throws IOException {
        Map<String, String> files = new HashMap<>();
        files.put(inProject(CONFIG), Files.readString(CONFIG));
        add(files, CLIENT, path -> path.toString().endsWith(".js"));
        for (String name : DECLARED) {
            Webjar.of(name)
                    .files(path -> path.endsWith(".d.ts"))
                    .forEach((path, text) -> files.put("/e2e/target/types/" + name + "/" + path, text));
        }
        COMPILER.files(path -> path.startsWith("lib/lib.")).forEach((path, text) -> files.put("/" + path, text));
        more.forEach((path, text) -> files.put(inProject(CLIENT.resolve(path)), text));
        Object wrong = page.evaluate(script(), Map.of("config", inProject(CONFIG), "files", files));
        return ((List<?>) wrong).stream().map(String.class::cast).toList();
    }

    private static void add(Map<String, String> files, Path folder, Predicate<Path> which) throws IOException {
        for (Path file : below(folder, which)) {
            files.put(inProject(file), Files.readString(file));
        }
    }

    private static List<Path> below(Path folder, Predicate<Path> which) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).filter(which).toList();
        }
    }

    private static String inProject(Path file) {
        return "/" + PROJECT.relativize(file).toString().replace('\\', '/');
    }

    private static String script() throws IOException {
        try (InputStream script = TypeChecker.class.getResourceAsStream("/fitg/e2e/check-types.js")) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
