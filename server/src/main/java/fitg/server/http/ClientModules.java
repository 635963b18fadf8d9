package fitg.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which modules of the browser client import which, read from their sources. */
final class ClientModules {

    private static final Pattern AT_ONCE =
            Pattern.compile("(?:^|[;\\s}])(?:import|export)\\b[^'\"();]*?\\bfrom\\s*['\"]([^'\"]+)['\"]"
                    + "|(?:^|[;\\s}])import\\s*['\"]([^'\"]+)['\"]");
    private static final Pattern LATER = Pattern.compile("\\bimport\\(\\s*['\"]([^'\"]+)['\"]\\s*\\)");
    private static final Pattern MAPPED = Pattern.compile("\"([^\"]+)\"\\s*:\\s*\"(/[^\"]+)\"");

    private final Map<String, String> importMap = new LinkedHashMap<>();
    private final Map<String, List<String>> imports = new HashMap<>();

    /** @param importMap the JSON that says what names without a path stand for */
    ClientModules(String importMap) {
        MAPPED.matcher(importMap).results().forEach(found -> this.importMap.put(found.group(1), found.group(2)));
    }

    /** The modules that are fetched before this one can run, itself first. */
    Set<String> neededBy(String module) {
        return reached(module, AT_ONCE);
    }

    /** The modules that are fetched before this one can run, each behind those that it imports, itself last. */
    List<String> inOrder(String module) {
        Set<String> ordered = new LinkedHashSet<>();
        visit(module, new LinkedHashSet<>(), ordered);
        return List.copyOf(ordered);
    }

    private void visit(String module, Set<String> above, Set<String> ordered) {
        if (!above.add(module)) {
            throw new IllegalStateException("Modules import each other in a circle: " + above);
        }
        if (!ordered.contains(module)) {
            imports(module).forEach(imported -> visit(imported, above, ordered));
            ordered.add(module);
        }
        above.remove(module);
    }

    /** Every module that can ever be fetched from there. */
    Set<String> all(String module) {
        return reached(module, AT_ONCE, LATER);
    }

    private Set<String> reached(String from, Pattern... imports) {
        Set<String> found = new LinkedHashSet<>(Set.of(from));
        Deque<String> waiting = new ArrayDeque<>(found);
        while (!waiting.isEmpty()) {
            for (String address : imports(waiting.remove(), imports)) {
                if (found.add(address)) {
                    waiting.add(address);
                }
            }
        }
        return found;
    }

    /** What a module imports at once. */
    List<String> imports(String module) {
        return imports.computeIfAbsent(module, key -> imports(key, AT_ONCE));
    }

    private List<String> imports(String module, Pattern... kinds) {
        String source = new String(bytes(module), StandardCharsets.UTF_8);
        List<String> found = new ArrayList<>();
        for (Pattern kind : kinds) {
            for (Matcher match = kind.matcher(source); match.find(); ) {
                found.add(resolve(module, match.group(1) == null ? match.group(2) : match.group(1)));
            }
        }
        return found;
    }

    /** The address of what a module calls so. */
    String resolve(String module, String name) {
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

    static boolean isLibrary(String module) {
        return module.startsWith("/webjars/");
    }

    /** A file by its address on the server. */
    static byte[] bytes(String address) {
        String path = isLibrary(address) ? "/META-INF/resources" + address : "/fitg/web" + address;
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
