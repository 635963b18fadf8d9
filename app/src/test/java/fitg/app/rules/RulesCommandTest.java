package fitg.app.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.app.ExitCode;
import fitg.app.Fitg;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RulesCommandTest {

    @TempDir
    Path project;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void listsEveryRuleWithItsState() throws IOException {
        tests("engine", "R2.1,\"a\",PASSED", "R2.2,\"a\",PASSED", "R2.2,\"b\",PASSED", "R2.3,\"c\",FAILED");
        assertThat(run()).isEqualTo(ExitCode.DONE);
        assertThat(lines()).hasSize(251).last().isEqualTo("2 of 250 seed rules covered");
        assertThat(lines().get(0)).contains("R2.1", "[12.3]", " 1 test ", "either to kill or to capture");
        assertThat(lines().get(1)).contains("2 tests");
        assertThat(lines().get(2)).contains("FAILING");
        assertThat(lines().get(3)).contains("not covered");
    }

    @Test
    void theCheckHoldsWhenEveryRuleIsCoveredInSomeModule() throws IOException {
        List<String> rules = Rule.seedRules().stream().map(Rule::id).toList();
        tests("engine", rules.subList(0, 100).stream().map(RulesCommandTest::passed));
        tests("players", rules.subList(100, 250).stream().map(RulesCommandTest::passed));
        assertThat(run("--check")).isEqualTo(ExitCode.DONE);
        assertThat(lines()).containsExactly("250 of 250 seed rules covered");
    }

    @Test
    void theCheckListsWhatIsMissing() throws IOException {
        tests(
                "engine",
                Stream.concat(allBut("R6.1.9", "R7.4"), Stream.of("R7.4,\"wild, and \"\"special\"\"\",FAILED")));
        assertThat(run("--check")).isEqualTo(ExitCode.CHECK_FAILED);
        assertThat(lines()).hasSize(4).last().isEqualTo("248 of 250 seed rules covered");
        assertThat(lines().get(0)).startsWith("R6.1.9").contains("not covered");
        assertThat(lines().get(1)).startsWith("R7.4").contains("FAILING");
        assertThat(lines().get(2)).contains("failed: wild, and ");
    }

    @Test
    void oneFailingTestUncoversARule() throws IOException {
        tests("engine", Stream.concat(allBut(), Stream.of("R2.1,\"b\",FAILED")));
        assertThat(run("--check")).isEqualTo(ExitCode.CHECK_FAILED);
    }

    @Test
    void aSkippedTestCoversNothing() throws IOException {
        tests("engine", Stream.concat(allBut("R2.1"), Stream.of("R2.1,\"b\",SKIPPED")));
        assertThat(run("--check")).isEqualTo(ExitCode.CHECK_FAILED);
        assertThat(lines().getFirst()).contains("skipped");
    }

    @Test
    void theRatchetFailsWhenACoveredRuleLosesItsTest() throws IOException {
        tests("engine", "R2.1,\"a\",PASSED", "RUL-07,\"a\",PASSED");
        assertThat(run("--update")).isEqualTo(ExitCode.DONE);
        assertThat(Files.readAllLines(project.resolve("docs/covered-rules.txt")))
                .endsWith("R2.1", "RUL-07");
        assertThat(run("--ratchet")).isEqualTo(ExitCode.DONE);

        tests("engine", "R2.1,\"a\",PASSED", "RUL-07,\"a\",FAILED");
        assertThat(run("--ratchet")).isEqualTo(ExitCode.CHECK_FAILED);
        assertThat(lines()).containsExactly("RUL-07 was covered and has no passing test now");
    }

    @Test
    void aLostRulingFailsTheCheckToo() throws IOException {
        tests("engine", Stream.concat(allBut(), Stream.of("RUL-07,\"a\",PASSED")));
        run("--update");
        tests("engine", allBut());
        assertThat(run("--check")).isEqualTo(ExitCode.CHECK_FAILED);
        assertThat(lines())
                .containsExactly("RUL-07 was covered and has no passing test now", "250 of 250 seed rules covered");
    }

    @Test
    void rulingsIncludeOurOwn() throws IOException {
        Files.createDirectories(project.resolve("docs"));
        Files.writeString(project.resolve("docs/rulings.md"), """
                | Id | Question | Ruling | Why |
                |---|---|---|---|
                | RUL-101 | May a ship wait? | It may not. | 9.0 |
                """);
        tests("engine", "RUL-101,\"a\",PASSED");
        assertThat(run("--rulings")).isEqualTo(ExitCode.DONE);
        assertThat(lines()).hasSize(87).last().isEqualTo("1 of 86 rulings covered");
        assertThat(lines().get(85)).contains("RUL-101", "1 test", "It may not.");
    }

    @Test
    void aTagThatIsNoRuleIsMentioned() throws IOException {
        tests("engine", "R99.1,\"a\",PASSED");
        assertThat(run()).isEqualTo(ExitCode.DONE);
        assertThat(err.toString()).contains("R99.1");
    }

    // ---- editions and levels

    @Test
    void theEditionAndLevelUnlessGivenAreTheStarSystemGameOf1979() {
        run();
        List<String> unlessGiven = lines();
        run("--edition", "1979", "--level", "star-system");
        assertThat(lines()).isEqualTo(unlessGiven).last().asString().endsWith("of 250 seed rules covered");
    }

    @Test
    void theSecondEditionIsListedWithItsCompletions() throws IOException {
        tests("engine", "E3.1.a.1,\"a\",PASSED", "C-HEAL-1,\"a\",PASSED", "R2.1,\"a\",PASSED");
        assertThat(run("--edition", "2002")).isEqualTo(ExitCode.DONE);
        assertThat(lines()).hasSize(183 + 61 + 2).last().isEqualTo("1 of 183 second-edition rules covered");
        assertThat(lines()).contains("1 of 61 completions covered");
        assertThat(lines()).anyMatch(line -> line.matches("E3\\.1\\.a\\.1 +1 test +.*"));
        assertThat(lines()).anyMatch(line -> line.matches("C-HEAL-1 +1 test +.* \\(our completion\\)"));
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void theCheckOfTheSecondEditionListsEverythingAndFailsWhileSomethingIsNotCovered() throws IOException {
        tests("engine", allBut());
        assertThat(run("--edition", "2002", "--check", "--last-run")).isEqualTo(ExitCode.CHECK_FAILED);
        assertThat(lines()).hasSize(183 + 61 + 2).last().isEqualTo("0 of 183 second-edition rules covered");
    }

    @Test
    void theCheckOfTheSecondEditionHoldsWhenAllItsRulesAreCovered() throws IOException {
        tests("engine", allOf2002());
        assertThat(run("--edition", "2002", "--check")).isEqualTo(ExitCode.DONE);
        assertThat(lines()).last().isEqualTo("183 of 183 second-edition rules covered");

        tests("engine", Stream.concat(allOf2002(), Stream.of("E2.4.3,\"hits come off\",FAILED")));
        assertThat(run("--edition", "2002", "--check")).isEqualTo(ExitCode.CHECK_FAILED);
        assertThat(lines()).contains("E2.4.3 failed: hits come off");
    }

    /** The tests of one edition say nothing about the other. */
    @Test
    void theLastRunMayHaveBeenAPartialOne() throws IOException {
        tests("engine", Stream.concat(allOf2002(), Stream.of("R2.1,\"a\",PASSED")));
        run("--update");
        tests("engine", allOf2002());
        assertThat(run("--edition", "2002", "--check")).isEqualTo(ExitCode.CHECK_FAILED);
        assertThat(run("--edition", "2002", "--check", "--last-run")).isEqualTo(ExitCode.DONE);
        tests("engine", allOf2002().skip(1));
        assertThat(run("--edition", "2002", "--check", "--last-run")).isEqualTo(ExitCode.CHECK_FAILED);
        assertThat(lines()).anyMatch(line -> line.endsWith(" was covered and has no passing test now"));
    }

    private static Stream<String> allOf2002() {
        return Rule.secondEditionRules().stream().map(Rule::id).map(RulesCommandTest::passed);
    }

    @Test
    void theRulingsOnTheSecondEditionAreItsOwn() throws IOException {
        Files.createDirectories(project.resolve("docs"));
        Files.writeString(project.resolve("docs/rulings.md"), """
                | RUL-101 | May a ship wait? | It may not. | 9.0 |
                | S-R101 | May a fleet land? | As a whole. | E2.A |
                | RUL-201 | Who holds him? | The pilot. | S-R62 |
                """);
        tests("engine", "S-R9,\"a\",PASSED", "RUL-201,\"a\",PASSED");
        assertThat(run("--edition", "2002", "--rulings")).isEqualTo(ExitCode.DONE);
        assertThat(lines()).hasSize(93 + 98 + 2 + 1).last().isEqualTo("2 of 193 rulings covered");
        assertThat(lines().getFirst()).startsWith("S-R1 ").contains("not covered");
        assertThat(lines()).noneMatch(line -> line.startsWith("RUL-101"));
        assertThat(run("--rulings")).isEqualTo(ExitCode.DONE);
        assertThat(lines()).noneMatch(line -> line.startsWith("RUL-201") || line.startsWith("S-R"));
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void theRatchetKeepsWhatIsCoveredOfEveryEdition() throws IOException {
        tests("engine", "R2.1,\"a\",PASSED", "E2.1.A.1,\"a\",PASSED");
        run("--update");
        assertThat(Files.readAllLines(project.resolve("docs/covered-rules.txt")))
                .endsWith("R2.1", "E2.1.A.1");
    }

    @Test
    void otherValuesAreRefusedInOneSentence() {
        refused("There is no edition '1981'; the editions are 1979 and 2002.", "--edition", "1981");
        refused(
                "There is no level 'planet'; the levels are star-system, province, galactic.",
                "--level",
                "planet",
                "--check");
    }

    private void refused(String sentence, String... options) {
        err.getBuffer().setLength(0);
        assertThat(run(options)).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(out.toString()).isEmpty();
        assertThat(err.toString()).contains(sentence);
    }

    private static String passed(String rule) {
        return rule + ",\"some test\",PASSED";
    }

    private static Stream<String> allBut(String... rules) {
        return Rule.seedRules().stream()
                .map(Rule::id)
                .filter(rule -> !List.of(rules).contains(rule))
                .map(RulesCommandTest::passed);
    }

    private void tests(String module, String... lines) throws IOException {
        tests(module, Stream.of(lines));
    }

    private void tests(String module, Stream<String> lines) throws IOException {
        Path target = Files.createDirectories(project.resolve(module).resolve("target"));
        Files.write(
                target.resolve("rule-coverage.csv"),
                Stream.concat(Stream.of("rule,test,outcome"), lines).toList());
    }

    private int run(String... options) {
        out.getBuffer().setLength(0);
        List<String> args = new ArrayList<>(List.of("rules", "--project", project.toString()));
        args.addAll(List.of(options));
        return Fitg.run(new PrintWriter(out), new PrintWriter(err), args.toArray(String[]::new));
    }

    private List<String> lines() {
        return out.toString().lines().toList();
    }
}
