package fitg.coverage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

class RuleCoverageListenerTest {

    @TempDir
    Path module;

    @Test
    void aTestWithSeveralRulesCountsForEach() throws IOException {
        assertThat(coverage(Simple.class)).contains(line("R6.1.9", "Simple > passes()", "PASSED"));
        assertThat(coverage(Simple.class)).contains(line("RUL-07", "Simple > passes()", "PASSED"));
    }

    @Test
    void rulesOfTheSecondEditionCountToo() throws IOException {
        assertThat(coverage(Simple.class))
                .contains(
                        line("E2.1.A.1", "Simple > passes()", "PASSED"),
                        line("C-HEAL-1", "Simple > passes()", "PASSED"));
    }

    @Test
    void failedAndDisabledTestsAreNoted() throws IOException {
        assertThat(coverage(Simple.class)).contains(line("R1.1", "Simple > fails()", "FAILED"));
        assertThat(coverage(Simple.class)).contains(line("R1.2", "Simple > isDisabled()", "SKIPPED"));
    }

    @Test
    void otherTagsAreNoRules() throws IOException {
        assertThat(coverage(Simple.class)).noneMatch(line -> line.startsWith("slow"));
    }

    @Test
    void tagsOfAContainerApplyToItsTests() throws IOException {
        assertThat(coverage(Containers.class))
                .contains(
                        line("R2.1", "Containers > Inner > inside()", "PASSED"),
                        line("R2.2", "Containers > Inner > inside()", "PASSED"),
                        line("R2.1", "Containers > made() > dynamic", "PASSED"),
                        line("R2.4", "Containers > made() > dynamic", "PASSED"));
    }

    @Test
    void aCaseWrittenAsTextNamesItsRulesFirst() throws IOException {
        assertThat(coverage(Containers.class))
                .contains(
                        line("R2.6", "Containers > cases() > R2.6 C-HEAL-1  Wounds heal", "PASSED"),
                        line("C-HEAL-1", "Containers > cases() > R2.6 C-HEAL-1  Wounds heal", "PASSED"));
    }

    @Test
    void everyParameterCountsAlone() throws IOException {
        List<String> lines = coverage(Containers.class).stream()
                .filter(line -> line.startsWith("R2.3"))
                .toList();
        assertThat(lines).hasSize(2);
        assertThat(lines.getFirst()).endsWith("PASSED");
        assertThat(lines.getLast()).endsWith("FAILED");
    }

    @Test
    void aSkippedContainerSkipsItsTests() throws IOException {
        assertThat(coverage(Containers.class)).contains(line("R2.5", "Containers > Off > inside()", "SKIPPED"));
    }

    @Test
    void aBrokenContainerFailsItsTests() throws IOException {
        assertThat(coverage(Broken.class)).contains(line("R3.1", "Broken > inside()", "FAILED"));
    }

    @Test
    void namesStayInOneQuotedField() throws IOException {
        assertThat(coverage(Named.class)).contains("R4.1,\"Named > says \"\"hit, or miss\"\" twice\",PASSED");
    }

    private List<String> coverage(Class<?> tests) throws IOException {
        Path file = module.resolve("target/rule-coverage.csv");
        // Without the listener that JUnit would register by itself: it would write our fixtures into the real file.
        var config = LauncherConfig.builder()
                .enableTestExecutionListenerAutoRegistration(false)
                .build();
        var request = LauncherDiscoveryRequestBuilder.request()
                .selectors(selectClass(tests))
                .build();
        LauncherFactory.create(config).execute(request, new RuleCoverageListener(Optional.of(file)));
        return Files.readAllLines(file);
    }

    private static String line(String rule, String test, String outcome) {
        return rule + ",\"" + test + "\"," + outcome;
    }

    @DisplayName("Simple")
    static class Simple {

        @Test
        @Tag("R6.1.9")
        @Tag("RUL-07")
        @Tag("E2.1.A.1")
        @Tag("C-HEAL-1")
        @Tag("slow")
        void passes() {}

        @Test
        @Tag("R1.1")
        void fails() {
            throw new AssertionError("on purpose");
        }

        @Test
        @Disabled
        @Tag("R1.2")
        void isDisabled() {}
    }

    @Tag("R2.1")
    @DisplayName("Containers")
    static class Containers {

        @Nested
        @Tag("R2.2")
        class Inner {

            @Test
            void inside() {}
        }

        @Nested
        @Disabled
        @Tag("R2.5")
        class Off {

            @Test
            void inside() {}
        }

        @ParameterizedTest
        @ValueSource(ints = {1, 2})
        @Tag("R2.3")
        void each(int number) {
            assertThat(number).isEqualTo(1);
        }

        @TestFactory
        Stream<DynamicTest> cases() {
            return Stream.of(DynamicTest.dynamicTest("R2.6 C-HEAL-1  Wounds heal", () -> {}));
        }

        @TestFactory
        @Tag("R2.4")
        Stream<DynamicTest> made() {
            return Stream.of(DynamicTest.dynamicTest("dynamic", () -> {}));
        }
    }

    @DisplayName("Broken")
    static class Broken {

        @BeforeAll
        static void breaks() {
            throw new IllegalStateException("on purpose");
        }

        @Test
        @Tag("R3.1")
        void inside() {}
    }

    @DisplayName("Named")
    static class Named {

        @Test
        @Tag("R4.1")
        @DisplayName("says \"hit, or miss\" twice")
        void named() {}
    }
}
