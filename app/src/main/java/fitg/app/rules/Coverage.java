package fitg.app.rules;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** How the tests of each rule went, from the {@code target/rule-coverage.csv} that every module's tests leave behind. */
final class Coverage {

    private static final Pattern LINE = Pattern.compile("([^,]+),\"(.*)\",(PASSED|FAILED|SKIPPED)");

    private final Map<String, Tests> byRule = new LinkedHashMap<>();

    /** The tests of one rule; those that failed by name. */
    record Tests(int passed, List<String> failed, int skipped) {

        static final Tests NONE = new Tests(0, List.of(), 0);

        boolean cover() {
            return passed > 0 && failed.isEmpty();
        }

        String state() {
            if (!failed.isEmpty()) {
                return "FAILING";
            }
            return switch (passed) {
                case 0 -> skipped > 0 ? "skipped" : "not covered";
                case 1 -> "1 test";
                default -> passed + " tests";
            };
        }

        private Tests and(String test, String outcome) {
            return switch (outcome) {
                case "PASSED" -> new Tests(passed + 1, failed, skipped);
                case "FAILED" -> new Tests(passed, with(failed, test), skipped);
                default -> new Tests(passed, failed, skipped + 1);
            };
        }

        private static List<String> with(List<String> tests, String test) {
            List<String> all = new ArrayList<>(tests);
            all.add(test);
            return List.copyOf(all);
        }
    }

    static Coverage of(List<String> lines) {
        Coverage coverage = new Coverage();
        lines.forEach(coverage::add);
        return coverage;
    }

    /** All modules below the project's directory together. */
    static Coverage ofProject(Path project) throws IOException {
        List<String> lines = new ArrayList<>();
        try (Stream<Path> modules = Files.list(project)) {
            for (Path module : modules.sorted().toList()) {
                Path file = module.resolve("target/rule-coverage.csv");
                if (Files.exists(file)) {
                    lines.addAll(Files.readAllLines(file));
                }
            }
        }
        return of(lines);
    }

    private void add(String line) {
        Matcher entry = LINE.matcher(line);
        if (entry.matches()) {
            byRule.merge(
                    entry.group(1),
                    Tests.NONE.and(entry.group(2), entry.group(3)),
                    (before, now) -> before.and(entry.group(2), entry.group(3)));
        }
    }

    Tests of(String rule) {
        return byRule.getOrDefault(rule, Tests.NONE);
    }

    boolean covers(String rule) {
        return of(rule).cover();
    }

    Set<String> rules() {
        return byRule.keySet();
    }
}
