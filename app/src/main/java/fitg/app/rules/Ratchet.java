package fitg.app.rules;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The rules that were covered once. They are committed, and must not lose their passing tests again. */
record Ratchet(List<String> rules) {

    private static final String HEADER =
            "# Rules with a passing test. Written by './fitg rules --update'; the build fails when one loses it.";

    static Ratchet read(Path project) throws IOException {
        Path file = file(project);
        if (!Files.exists(file)) {
            return new Ratchet(List.of());
        }
        return new Ratchet(Files.readAllLines(file).stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .toList());
    }

    void write(Path project) throws IOException {
        List<String> lines = new ArrayList<>(List.of(HEADER));
        lines.addAll(rules);
        Files.createDirectories(file(project).getParent());
        Files.write(file(project), lines);
    }

    /** Only those of one list: what a partial run says nothing about is not lost. */
    Ratchet among(List<Rule> list) {
        Set<String> ids = list.stream().map(Rule::id).collect(Collectors.toSet());
        return new Ratchet(rules.stream().filter(ids::contains).toList());
    }

    List<String> lost(Coverage coverage) {
        return rules.stream().filter(rule -> !coverage.covers(rule)).toList();
    }

    private static Path file(Path project) {
        return project.resolve("docs/covered-rules.txt");
    }
}
