package fitg.coverage;

import fitg.play.cases.CaseReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestExecutionResult.Status;
import org.junit.platform.engine.TestTag;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Notes for every test tagged with a rule or a ruling ({@code @Tag("R6.1.9")}, {@code @Tag("RUL-07")}, {@code
 * @Tag("E2.1.A.1")}) how it went. After
 * the run of a module its {@code target/rule-coverage.csv} holds one line for each rule and test.
 */
public final class RuleCoverageListener implements TestExecutionListener {

    private static final Pattern RULE =
            Pattern.compile("(?:[A-Z0-9]+-)?R\\d+(?:\\.\\d+)*|RUL-\\d+|E\\d+(?:\\.[A-Za-z0-9]+)+|C-[A-Z]+-\\d+");

    private final Optional<Path> file;
    /** Classes run side by side. */
    private final List<RuleTest> tests = Collections.synchronizedList(new ArrayList<>());

    private TestPlan plan;

    /** As JUnit finds it. Only the build knows the module; a single test started in an editor must not replace the file. */
    public RuleCoverageListener() {
        this(Optional.ofNullable(System.getProperty("basedir"))
                .map(module -> Path.of(module, "target/rule-coverage.csv")));
    }

    RuleCoverageListener(Optional<Path> file) {
        this.file = file;
    }

    @Override
    public void testPlanExecutionStarted(TestPlan plan) {
        this.plan = plan;
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        if (test.isTest()) {
            note(test, outcomeOf(result));
        } else if (result.getStatus() != Status.SUCCESSFUL) {
            noteAll(test, outcomeOf(result));
        }
    }

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        noteAll(test, Outcome.SKIPPED);
    }

    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        file.ifPresent(this::write);
    }

    private static Outcome outcomeOf(TestExecutionResult result) {
        return switch (result.getStatus()) {
            case SUCCESSFUL -> Outcome.PASSED;
            case FAILED -> Outcome.FAILED;
            case ABORTED -> Outcome.SKIPPED;
        };
    }

    /** A container that was skipped or broke speaks for the tests inside it, known already or not. */
    private void noteAll(TestIdentifier container, Outcome outcome) {
        note(container, outcome);
        plan.getDescendants(container).stream().filter(TestIdentifier::isTest).forEach(test -> note(test, outcome));
    }

    /** Some tests run at the same time. */
    private synchronized void note(TestIdentifier test, Outcome outcome) {
        String name = nameOf(test);
        rulesOf(test).forEach(rule -> tests.add(new RuleTest(rule, name, outcome)));
    }

    /** Rules of the test itself and of everything it is nested in; dynamic tests do not inherit tags by themselves. */
    private Set<String> rulesOf(TestIdentifier test) {
        Set<String> rules = new TreeSet<>();
        for (TestIdentifier at : path(test)) {
            at.getTags().stream()
                    .map(TestTag::getName)
                    .filter(tag -> RULE.matcher(tag).matches())
                    .forEach(rules::add);
        }
        rules.addAll(rulesItsNameBeginsWith(test.getDisplayName()));
        return rules;
    }

    /** Tests made while others run cannot be tagged; cases written as text name their rules first. */
    private static List<String> rulesItsNameBeginsWith(String name) {
        return Stream.of(name.split("\\s+"))
                .takeWhile(word -> RULE.matcher(word).matches() || CaseReader.namesRule(word))
                .toList();
    }

    private String nameOf(TestIdentifier test) {
        // The first of the path is the test engine.
        return String.join(
                " > ",
                path(test).stream().skip(1).map(TestIdentifier::getDisplayName).toList());
    }

    private List<TestIdentifier> path(TestIdentifier test) {
        List<TestIdentifier> path = new ArrayList<>();
        for (Optional<TestIdentifier> at = Optional.of(test); at.isPresent(); at = plan.getParent(at.get())) {
            path.addFirst(at.get());
        }
        return path;
    }

    private void write(Path file) {
        List<String> lines = new ArrayList<>(List.of("rule,test,outcome"));
        tests.forEach(test -> lines.add(test.toCsv()));
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, lines);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private enum Outcome {
        PASSED,
        FAILED,
        SKIPPED
    }

    private record RuleTest(String rule, String test, Outcome outcome) {

        String toCsv() {
            // Display names may hold anything; the file has one line for each entry.
            String name = test.replaceAll("\\R", " ").replace("\"", "\"\"");
            return rule + ",\"" + name + "\"," + outcome;
        }
    }
}
