package fitg.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which modules of the browser client import which, read from their sources. */
final class ClientModules {

    private static final Pattern AT_ONCE = Pattern.compile(
            "(?:^|[;\\s}])(?:import|export)\\b[^'\"();]*?\\bfrom\\s*['\"]([^'\"]+)['\"]"
                    + "|(?:^|[;\\s}])import\\s*['\"]([^'\"]+)['\"]");
    private static final Pattern LATER = Pattern.compile("\\bimport\\(\\s*['\"]([^'\"]+)['\"]\\s*\\)");
    private static final Pattern MAPPED = Pattern.compile("\"([^\"]+)\"\\s*:\\s*\"(/[^\"]+)\"");

    private final Map<String, String> importMap = new LinkedHashMap<>();

    /** @param importMap the JSON that says what names without a path stand for */
    ClientModules(String importMap) {
        MAPPED.matcher(importMap).results().forEach(found -> this.importMap.put(found.group(1), found.group(2)));
    }

    /** The modules that are fetched before this one can run, itself first. */
    Set<String> neededBy(String module) {
        return reached(module, AT_ONCE);
    }

    /** Every module that can ever be fetched from there. */
    Set<String> all(String module) {
        return reached(module, AT_ONCE, LATER);
    }

    private Set<String> reached(String from, Pattern... imports) {
        Set<String> found = new LinkedHashSet<>(Set.of(from));
        Deque<String> waiting = new ArrayDeque<>(found);
        while (!waiting.isEmpty()) {
            String module = waiting.remove();
            String source = new String(bytes(module), StandardCharsets.UTF_8);
            for (Pattern kind : imports) {
                for (Matcher match = kind.matcher(source); match.find(); ) {
                    String name = match.group(1) == null ? match.group(2) : match.group(1);
                    String address = resolve(module, name);
                    if (found.add(address)) {
                        waiting.add(address);
                    }
                }
            }
        }
        return found;
    }

    private String resolve(String module, String name) {
        if (name.startsWith(".")) {
            return URI.create(module).resolve(name).toString();
        }
        if (importMap.containsKey(name)) {
            return importMap.get(name);
        }
        return importMap.entrySet().stream()
                .filter(entry -> entry.getKey().endsWith("/") && name.startsWith(entry.getKey()))
                .map(entry -> entry.getValue() + name.substring(entry.getKey().length()))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(module + " imports " + name + ", which nobody has"));
    }

    /** A file by its address on the server. */
    static byte[] bytes(String address) {
        String path = address.startsWith("/webjars/") ? "/META-INF/resources" + address : "/fitg/web" + address;
        try (InputStream file = ClientModules.class.getResourceAsStream(path)) {
            if (file == null) {
                throw new IllegalStateException("The browser client has no file " + address);
            }
            return file.readAllBytes();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
