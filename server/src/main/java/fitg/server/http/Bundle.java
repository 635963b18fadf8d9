package fitg.server.http;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Many modules of the client as one file, so that a first visit over a slow line is not a journey for each of them. Every
 * module is a function of its own whose lines are those of its source, without the comments, which are for those who read
 * the source; what it exports is found in {@code modules} under the module's address. Modules of the libraries come along.
 *
 * <p>Our modules keep to a few forms, which {@code BundlesTest} and the tests in the browser hold them to: imports of names
 * or of nothing at the beginning of a line, exports of classes, functions and constants, and no circles.
 */
final class Bundle {

    static final String FOLDER = "/bundle/";

    private static final Pattern IMPORT =
            Pattern.compile("^import\\s+(?:\\{([^}]*)}\\s*from\\s*)?'([^']+)';", Pattern.MULTILINE);
    private static final Pattern EXPORT = Pattern.compile(
            "^export (?=(?:async )?(?:class|function\\*?|const)\\s+([A-Za-z_$][\\w$]*))", Pattern.MULTILINE);
    private static final Pattern NOTHING_EXPORTED = Pattern.compile("^export \\{};", Pattern.MULTILINE);
    private static final Pattern LATER = Pattern.compile("\\bimport\\('(\\.[^']+)'\\)");
    /** On lines of their own, all of them; behind code one might be part of a text. */
    private static final Pattern COMMENT =
            Pattern.compile("^[ \\t]*(?:/\\*[^*]*+(?:\\*(?!/)[^*]*+)*+\\*/[ \\t]*|//[^\\n]*)$", Pattern.MULTILINE);

    private static final Pattern RENAMED = Pattern.compile("\\bas\\b");
    private static final String OWN_ADDRESS = "import.meta.url";

    private final String name;
    private final List<String> modules;
    private final Set<Bundle> neighbours = new LinkedHashSet<>();
    private final SourceMap map = new SourceMap();
    private final ClientModules known;

    /** @param modules each behind those that it imports */
    Bundle(String name, List<String> modules, ClientModules known) {
        this.name = name;
        this.modules = List.copyOf(modules);
        this.known = known;
    }

    String address() {
        return FOLDER + name + ".js";
    }

    boolean contains(String module) {
        return modules.contains(module);
    }

    /** The file with its map, which leads a debugger from each line to the line it came from. */
    record Written(String text, String map) {}

    /** @param all the bundles there are, this one and those it may refer to */
    Written write(List<Bundle> all) {
        List<String> functions =
                modules.stream().map(module -> function(module, all)).toList();
        Set<String> head = new LinkedHashSet<>();
        neighbours.forEach(
                other -> head.add("import {modules as " + other.variable() + "} from './" + other.name + ".js';"));
        head.add("export const modules = {};");
        StringBuilder text = new StringBuilder();
        head.forEach(line -> text.append(line).append('\n'));
        map.skip(head.size());
        for (int i = 0; i < modules.size(); i++) {
            text.append(functions.get(i));
            if (ClientModules.isLibrary(modules.get(i))) {
                map.skip((int) functions.get(i).lines().count());
            } else {
                map.skip(1);
                map.lines(modules.get(i), source(modules.get(i)).lines().count());
                map.skip(2);
            }
        }
        text.append("//# sourceMappingURL=").append(name).append(".js.map\n");
        return new Written(text.toString(), map.json());
    }

    private String variable() {
        return "from_" + name;
    }

    private static String source(String module) {
        return new String(ClientModules.bytes(module), StandardCharsets.UTF_8);
    }

    private String function(String module, List<Bundle> all) {
        String source = source(module);
        if (ClientModules.isLibrary(module)) {
            return "modules['" + module + "'] = (() => {\n"
                    + LibraryModule.body(module, source, from -> origin(known.resolve(module, from), all)) + "})();\n";
        }
        List<String> exported =
                EXPORT.matcher(source).results().map(found -> found.group(1)).toList();
        String code = COMMENT.matcher(source).replaceAll(found -> lineEnds(found.group()));
        String body = IMPORT.matcher(code).replaceAll(found -> imported(module, found, all));
        body = NOTHING_EXPORTED.matcher(EXPORT.matcher(body).replaceAll("")).replaceAll("");
        body = LATER.matcher(body).replaceAll(found -> later(module, found, all));
        body = body.replace(OWN_ADDRESS, "new URL('.." + module + "', " + OWN_ADDRESS + ").href");
        return "modules['" + module + "'] = (() => {\n" + body.stripTrailing() + "\n".repeat(trailing(body))
                + "return {" + String.join(", ", exported) + "};\n})();\n";
    }

    /** As many line ends as the source has behind its last letter, and one at least. */
    private static int trailing(String body) {
        return Math.max(
                1, lineEnds(body.substring(body.stripTrailing().length())).length());
    }

    private static String lineEnds(String text) {
        return "\n".repeat((int) text.chars().filter(c -> c == '\n').count());
    }

    /** The names as constants, on as many lines as the import had. */
    private String imported(String module, MatchResult found, List<Bundle> all) {
        String from = found.group(2);
        String ending = lineEnds(found.group());
        String origin = origin(known.resolve(module, from), all);
        String names = found.group(1) == null ? "" : found.group(1).strip().replaceAll("\\s+", " ");
        return Matcher.quoteReplacement(
                names.isEmpty()
                        ? ending
                        : "const {" + RENAMED.matcher(names).replaceAll(":") + "} = " + origin + ";" + ending);
    }

    private String origin(String module, List<Bundle> all) {
        Bundle home = home(module, all);
        if (home == this) {
            return "modules['" + module + "']";
        }
        neighbours.add(home);
        return home.variable() + "['" + module + "']";
    }

    private static Bundle home(String module, List<Bundle> all) {
        return all.stream()
                .filter(bundle -> bundle.contains(module))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("No bundle has " + module));
    }

    /** What is fetched later comes with its bundle. Types in comments look the same and may name what is in none. */
    private String later(String module, MatchResult found, List<Bundle> all) {
        String wanted = known.resolve(module, found.group(1));
        return Matcher.quoteReplacement(all.stream()
                .filter(bundle -> bundle.contains(wanted))
                .findFirst()
                .map(bundle -> "import('./" + bundle.name + ".js').then(({modules}) => modules['" + wanted + "'])")
                .orElse(found.group()));
    }

    /** Behind each other: every module after those that it imports, none that an earlier bundle has. */
    static List<Bundle> of(Map<String, List<String>> roots, ClientModules modules) {
        List<Bundle> bundles = new ArrayList<>();
        roots.forEach((name, entries) -> {
            Set<String> needed = entries.stream()
                    .map(modules::inOrder)
                    .flatMap(List::stream)
                    .filter(module -> bundles.stream().noneMatch(earlier -> earlier.contains(module)))
                    .collect(Collectors.toCollection(LinkedHashSet::new));
            bundles.add(new Bundle(name, List.copyOf(needed), modules));
        });
        return List.copyOf(bundles);
    }
}
