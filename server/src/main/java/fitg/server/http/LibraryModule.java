package fitg.server.http;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A module of a library as the body of a function, so that it can come in a bundle. The libraries are published in small
 * files of one line, in which imports and exports have the few forms that are known here; another one is refused.
 */
final class LibraryModule {

    private static final Pattern ALL_PASSED_ON = Pattern.compile("export\\*from\"([^\"]+)\";");
    private static final Pattern PASSED_ON = Pattern.compile("export\\{([^}]*)}from\"([^\"]+)\";");
    private static final Pattern IMPORT = Pattern.compile("import\\{([^}]*)}from\"([^\"]+)\";");
    private static final Pattern IMPORT_OF_NOTHING = Pattern.compile("import\"[^\"]+\";");
    private static final Pattern EXPORT = Pattern.compile("export\\{([^}]*)};");
    private static final Pattern MAP = Pattern.compile("^//# sourceMappingURL=.*", Pattern.MULTILINE);
    private static final Pattern LEFT = Pattern.compile("(?:^|[;}\\s])(?:export\\b|import\\s*[{\"'*(])");

    private final UnaryOperator<String> origin;
    private final List<String> exported = new ArrayList<>();

    /** @param origin where in the bundle is found what a module of this name exports */
    private LibraryModule(UnaryOperator<String> origin) {
        this.origin = origin;
    }

    static String body(String module, String source, UnaryOperator<String> origin) {
        return new LibraryModule(origin).body(module, source);
    }

    private String body(String module, String source) {
        String body = ALL_PASSED_ON.matcher(source).replaceAll(found -> {
            exported.add("..." + origin.apply(found.group(1)));
            return "";
        });
        body = PASSED_ON.matcher(body).replaceAll(found -> {
            names(found).forEach(name -> exported.add(name[1] + ": " + origin.apply(found.group(2)) + "." + name[0]));
            return "";
        });
        body = IMPORT.matcher(body)
                .replaceAll(found -> Matcher.quoteReplacement("const {"
                        + String.join(
                                ",",
                                names(found).stream()
                                        .map(name -> name[0] + ":" + name[1])
                                        .toList())
                        + "}=" + origin.apply(found.group(2)) + ";"));
        body = IMPORT_OF_NOTHING.matcher(body).replaceAll("");
        body = EXPORT.matcher(body).replaceAll(found -> {
            names(found).forEach(name -> exported.add(name[1] + ": " + name[0]));
            return "";
        });
        body = MAP.matcher(body).replaceAll("");
        if (LEFT.matcher(body).find()) {
            throw new IllegalStateException(module + " imports or exports in a form that no bundle knows");
        }
        return body.stripTrailing() + "\nreturn {" + String.join(", ", exported) + "};\n";
    }

    /** What is called how there, and how here. */
    private static List<String[]> names(MatchResult found) {
        return Arrays.stream(found.group(1).split(","))
                .map(name -> name.strip().split("\\s+as\\s+"))
                .map(name -> name.length == 2 ? name : new String[] {name[0], name[0]})
                .toList();
    }
}
