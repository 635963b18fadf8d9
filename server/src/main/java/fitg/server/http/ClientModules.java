package fitg.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Which modules of the browser client import which, read from their sources. */
final class ClientModules {

    /** Ours stand at the beginning of a line; the libraries are packed into one. */
    private static final String NAMED =
            "(?:import|export)\\b[^'\"();]*?\\bfrom\\s*['\"]([^'\"]+)['\"]" + "|import\\s*['\"]([^'\"]+)['\"]";

    private static final Pattern OURS = Pattern.compile("^(?:" + NAMED + ")", Pattern.MULTILINE);
    private static final Pattern PACKED = Pattern.compile("(?:^|[;\\s}])(?:" + NAMED + ")");
    private static final Pattern LATER = Pattern.compile("\\bimport\\(\\s*['\"]([^'\"]+)['\"]\\s*\\)");
    private static final Pattern MAPPED = Pattern.compile("\"([^\"]+)\"\\s*:\\s*\"(/[^\"]+)\"");

    private final Map<String, String> importMap = new LinkedHashMap<>();
    private final Map<String, Imports> imports = new HashMap<>();

    /** What a module needs before it can run, and what it may fetch when it does. */
    private record Imports(List<String> atOnce, List<String> later) {}

    /** @param importMap the JSON that says what names without a path stand for */
    ClientModules(String importMap) {
        MAPPED.matcher(importMap).results().forEach(found -> this.importMap.put(found.group(1), found.group(2)));
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
        Set<String> found = new LinkedHashSet<>(Set.of(module));
        Deque<String> waiting = new ArrayDeque<>(found);
        while (!waiting.isEmpty()) {
            Imports imports = read(waiting.remove());
            Stream.concat(imports.atOnce().stream(), imports.later().stream())
                    .filter(found::add)
                    .forEach(waiting::add);
        }
        return found;
    }

    /** What a module imports at once. */
    List<String> imports(String module) {
        return read(module).atOnce();
    }

    private Imports read(String module) {
        return imports.computeIfAbsent(module, key -> {
            String source = new String(bytes(key), StandardCharsets.UTF_8);
            return new Imports(named(key, source, isLibrary(key) ? PACKED : OURS), named(key, source, LATER));
        });
    }

    private List<String> named(String module, String source, Pattern kind) {
        return kind.matcher(source)
                .results()
                .map(found -> found.group(found.group(1) == null ? 2 : 1))
                .map(name -> resolve(module, name))
                .toList();
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
