package fitg.app.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import fitg.app.Fitg;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The recipes for whoever runs a server, as far as this machine can try them. */
class DeployTest {

    private static final Path DEPLOY = Path.of("..", "deploy");
    private static final Pattern EXPOSURE = Pattern.compile("Overall exposure level for \\S+: ([0-9.]+)");

    @TempDir
    Path folder;

    @Test
    void systemdUnderstandsTheUnitAndFindsItHardened() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/systemd-analyze")), "there is no systemd on this machine");
        Path unit = folder.resolve("fitg.service");
        Files.writeString(unit, recipe("fitg.service").replace("/opt/fitg/bin/fitg", "/bin/sh"));

        assertThat(output("systemd-analyze", "verify", "--man=no", unit.toString()))
                .isEmpty();
        Matcher exposure = EXPOSURE.matcher(
                output("systemd-analyze", "security", "--offline=true", "--no-pager", unit.toString()));
        assertThat(exposure.find()).isTrue();
        assertThat(Double.parseDouble(exposure.group(1)))
                .as("of 10, the most exposed")
                .isLessThan(1.6);
    }

    /** A misspelt command or variable would show only on a host's machine. */
    @Test
    void recipesNameCommandsAndVariablesThatThereAre() throws Exception {
        CommandLine fitg = Fitg.commandLine();
        String variables = fitg.getSubcommands().get("serve").getUsageMessage();
        for (String name : List.of("Containerfile", "compose.yaml", "fitg.service", "nginx.conf", "haproxy.cfg")) {
            String text = recipe(name);
            found(text, "\\bFITG_[A-Z_]+")
                    .forEach(variable -> assertThat(variables).as(name).contains(variable));
            found(text, "(?<=bin/fitg |fitg: )(serve|admin|backup|restore)\\b")
                    .forEach(command ->
                            assertThat(fitg.getSubcommands()).as(name).containsKey(command));
        }
        assertThat(fitg.getSubcommands().get("admin").getSubcommands()).containsKey("ready");
    }

    @Test
    void theContainerIsNobodysAndWritesNothingButItsData() throws IOException {
        String container = recipe("Containerfile");
        String compose = recipe("compose.yaml");

        assertThat(container)
                .containsPattern("(?m)^USER 10001:10001$")
                .contains("VOLUME /data", "FITG_DATA_DIR=/data", "\"/opt/fitg/bin/fitg\", \"admin\", \"ready\"");
        assertThat(container.indexOf("USER 10001")).as("before it runs").isLessThan(container.indexOf("ENTRYPOINT"));
        assertThat(compose)
                .contains("read_only: true", "cap_drop: [ALL]", "no-new-privileges:true", "127.0.0.1:8080:8080");
        assertThat(compose).as("no password stands in it").doesNotContainPattern("password=[^$\\n]");
    }

    private static String recipe(String name) throws IOException {
        return Files.readString(DEPLOY.resolve(name));
    }

    private static Stream<String> found(String text, String pattern) {
        return Pattern.compile(pattern).matcher(text).results().map(MatchResult::group);
    }

    private static String output(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said;
    }
}
