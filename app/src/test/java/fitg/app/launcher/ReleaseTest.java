package fitg.app.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code bin/fitg} of a release, on a machine that has a shell and nothing else; a stand-in for its Java machine says how it is called. */
class ReleaseTest {

    private static final String JAVA = "#!/bin/sh\nfor each in \"$@\"; do echo \"$each\"; done\n";

    @TempDir
    Path folder;

    private Path release;
    private final Map<String, String> environment = new TreeMap<>();

    @BeforeEach
    void unpacked() throws IOException {
        release = folder.resolve("fitg 1.0"); // a space, as in somebody's folder
        program(release.resolve("bin/fitg"), Files.readString(Path.of("..", "launcher", "release", "fitg")));
        program(release.resolve("runtime/bin/java"), JAVA);
        Files.createDirectories(release.resolve("lib"));
        Files.copy(Path.of("..", "launcher", "jvm.sh"), release.resolve("lib/jvm.sh"));
        Files.writeString(release.resolve("VERSION"), "1.0\n");
        environment.put("PATH", "/nowhere");
        environment.put("HOME", folder.resolve("home").toString());
    }

    @Test
    void withoutACommandTheGameOpensInTheBrowser() throws Exception {
        assertThat(started(release.resolve("bin/fitg")))
                .containsSubsequence("-cp", release + "/lib/*", "fitg.app.Fitg", "serve", "--open")
                .contains("-Dfitg.version=1.0", "-Xmx512m");
    }

    @Test
    void anotherCommandAndALinkToItWorkTheSame() throws Exception {
        Path link = Files.createSymbolicLink(folder.resolve("fitg"), release.resolve("bin/fitg"));
        environment.put("PATH", "/usr/bin:/bin"); // a link has to be read

        assertThat(started(link, "backup", "a file"))
                .endsWith("fitg.app.Fitg", "backup", "a file")
                .doesNotContain("-Xmx512m");
    }

    @Test
    void aServersClassesAreKeptReadyWhereTheyCanBe() throws Exception {
        Path cache = Files.createDirectories(folder.resolve("home/.cache/fitg"));

        assertThat(started(release.resolve("bin/fitg"), "serve"))
                .contains("-XX:+AutoCreateSharedArchive", "-XX:SharedArchiveFile=" + cache + "/classes-1.0.jsa");
        assertThat(started(release.resolve("bin/fitg"), "terminal"))
                .noneMatch(flag -> flag.startsWith("-XX:SharedArchiveFile"));
        Files.createFile(cache.resolve("classes-1.0.jsa"));
        assertThat(started(release.resolve("bin/fitg"), "terminal"))
                .contains("-XX:SharedArchiveFile=" + cache + "/classes-1.0.jsa")
                .doesNotContain("-XX:+AutoCreateSharedArchive");
    }

    @Test
    void whatIsForTheSourcesIsSaidToBe() throws Exception {
        Process process = begin(release.resolve("bin/fitg"), "test");

        assertThat(process.waitFor()).isEqualTo(2);
        assertThat(process.errorReader().readLine()).isEqualTo("fitg: 'test' works on the sources; this is a release.");
    }

    private Process begin(Path program, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of("/bin/sh", program.toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        return builder.start();
    }

    private List<String> started(Path program, String... arguments) throws IOException, InterruptedException {
        Process process = begin(program, arguments);
        try (Stream<String> lines = process.inputReader().lines()) {
            List<String> said = lines.toList();
            assertThat(process.waitFor())
                    .as(String.join("\n", process.errorReader().lines().toList()))
                    .isZero();
            return said;
        }
    }

    private static void program(Path file, String script) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, script);
        if (!file.toFile().setExecutable(true)) {
            throw new IOException(file + " cannot be made a program");
        }
    }
}
