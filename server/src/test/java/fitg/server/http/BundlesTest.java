package fitg.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The client's modules keep to what a bundle can be made of. That it runs is seen by every test in a browser. */
class BundlesTest {

    private static final Pattern STATEMENT = Pattern.compile("^(import|export)\\b.*", Pattern.MULTILINE);
    private static final Pattern KNOWN = Pattern.compile("import (\\{.*|'[^']+';)"
            + "|export (async )?(class|function\\*?|const) [A-Za-z_$][\\w$]*\\b.*"
            + "|export \\{};");
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\n]*", Pattern.DOTALL);
    private static final Pattern LATER = Pattern.compile("\\bimport\\('([^']+)'\\)");

    private static final Pattern OPENING =
            Pattern.compile("^modules\\['([^']+)'] = \\(\\(\\) => \\{\n", Pattern.MULTILINE);
    private static final Pattern NEIGHBOUR =
            Pattern.compile("^import \\{modules as .*} from '\\./([^']+)';", Pattern.MULTILINE);

    private static ClientModules modules() {
        String page = new String(ClientModules.bytes("/index.html"), StandardCharsets.UTF_8);
        return new ClientModules(ClientPage.importMap(page));
    }

    private static String source(String module) {
        return new String(ClientModules.bytes(module), StandardCharsets.UTF_8);
    }

    private static Set<String> ours() {
        return modules().all(Bundles.ENTRY).stream()
                .filter(module -> !ClientModules.isLibrary(module))
                .collect(Collectors.toSet());
    }

    @Test
    void ourModulesImportNamesAndExportClassesFunctionsAndConstants() {
        for (String module : ours()) {
            STATEMENT
                    .matcher(source(module))
                    .results()
                    .forEach(found -> assertThat(found.group()).as(module).matches(KNOWN));
        }
    }

    @Test
    void whatIsFetchedLaterIsInABundle() {
        String bundles = String.join("\n", new Bundles(modules()).files().values());
        String code = ours().stream().map(BundlesTest::source).collect(Collectors.joining("\n"));

        List<String> later = LATER.matcher(COMMENT.matcher(code).replaceAll(""))
                .results()
                .map(found -> found.group(1).replaceFirst(".*/", "/"))
                .toList();

        assertThat(later)
                .contains("/table-page.js", "/elements.js")
                .allSatisfy(name -> assertThat(bundles).contains(name + "'] = (() => {"));
        assertThat(LATER.matcher(COMMENT.matcher(bundles).replaceAll("")).results())
                .as("only bundles are asked for")
                .allSatisfy(found -> assertThat(found.group(1)).matches("\\./[a-z]+\\.js"));
    }

    @Test
    void eachModuleIsInOneBundleAndBehindWhatItImports() {
        Bundles bundles = new Bundles(modules());

        String all = bundles.files().entrySet().stream()
                .filter(file -> file.getKey().endsWith(".js"))
                .map(file -> file.getValue())
                .collect(Collectors.joining("\n"));
        for (String module : modules().inOrder("/pages/table-page.js")) {
            if (!ClientModules.isLibrary(module)) {
                assertThat(all.split(Pattern.quote("modules['" + module + "'] = "), -1))
                        .as(module)
                        .hasSize(2);
            }
        }
        String front = bundles.files().get(bundles.entry());
        assertThat(front.indexOf("modules['/net/api.js'] = ")).isLessThan(front.indexOf("modules['/app.js'] = "));
    }

    /** Also where a module is imported for what it does and not for a name. */
    @Test
    void aBundleImportsThoseThatItsModulesNeed() {
        Bundles bundles = new Bundles(modules());
        for (String root : List.of("/replay/replay-page.js", "/galaxy/elements.js", "/guide/guide-panel.js")) {
            Set<String> reached = new LinkedHashSet<>();
            reach(bundles, home(bundles, root), reached);

            assertThat(bundles.neededBy(root))
                    .filteredOn(file -> file.startsWith(Bundle.FOLDER))
                    .hasSizeGreaterThan(1)
                    .allMatch(reached::contains);
        }
    }

    /** What they say is for those who read the source, to which the map leads; every line of code is where it was. */
    @Test
    void aBundleComesWithoutCommentsAndWithEveryLineOfCode() {
        String all = String.join("\n", new Bundles(modules()).files().values());
        List<MatchResult> ours = OPENING.matcher(all)
                .results()
                .filter(found -> !ClientModules.isLibrary(found.group(1)))
                .toList();
        assertThat(ours).hasSizeGreaterThan(150);
        for (MatchResult found : ours) {
            String module = found.group(1);
            List<String> source = source(module).lines().toList();
            List<String> served =
                    all.substring(found.end()).lines().limit(source.size()).toList();

            boolean inComment = false;
            for (int i = 0; i < source.size(); i++) {
                String line = source.get(i).strip();
                boolean comment = inComment || line.startsWith("/*") || line.startsWith("//");
                boolean closes = line.contains("*/");
                if (comment && (!closes || line.endsWith("*/"))) {
                    assertThat(served.get(i)).as("%s, line %d", module, i + 1).isEmpty();
                } else if (!STATEMENT.matcher(line).find() && !line.contains("import")) {
                    assertThat(served.get(i)).as("%s, line %d", module, i + 1).isEqualTo(source.get(i));
                }
                inComment = comment && !line.startsWith("//") && !closes;
            }
        }
    }

    private static String home(Bundles bundles, String module) {
        return bundles.files().entrySet().stream()
                .filter(file -> file.getValue().contains("modules['" + module + "'] = "))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow();
    }

    private static void reach(Bundles bundles, String file, Set<String> reached) {
        if (reached.add(file)) {
            NEIGHBOUR
                    .matcher(bundles.files().get(file))
                    .results()
                    .forEach(found -> reach(bundles, Bundle.FOLDER + found.group(1), reached));
        }
    }

    /** The map of a bundle has a place for each of its lines, and the lines of a module lie where the map says. */
    @Test
    void aDebuggerFindsTheSourceOfEveryLine() {
        Bundles bundles = new Bundles(modules());
        String front = bundles.files().get(bundles.entry());
        String map = bundles.files().get(bundles.entry() + ".map");

        List<String> lines = front.lines().toList();
        String[] mapped = map.replaceAll(".*\"mappings\":\"([^\"]*)\".*", "$1").split(";", -1);
        assertThat(mapped).hasSize(lines.size() - 1);

        int begins = lines.indexOf("modules['/app.js'] = (() => {") + 1;
        List<String> source = source("/app.js").lines().toList();
        assertThat(mapped[begins - 1]).isEmpty();
        assertThat(mapped[begins]).hasSizeGreaterThanOrEqualTo(4);
        assertThat(Arrays.stream(mapped, begins + 1, begins + source.size())).containsOnly("AACA");
        int last = source.size() - 1;
        assertThat(lines.get(begins + last)).isEqualTo(source.get(last));
    }
}
