package fitg.app.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Both commands on a real Debian with bash and curl and nothing else, where a real JDK and a real Maven are fetched. */
@Tag("long")
class BareSystemTest {

    @TempDir
    Path folder;

    @Test
    void bothCommandsDoAllTheSetUp() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/sbin/debootstrap")), "there is no debootstrap on this machine");
        assumeTrue(Files.isWritable(Path.of("/usr/sbin")), "only root may make a system of its own");

        // One module's tests: all of them are what this very run is.
        Process process = new ProcessBuilder(
                        "bash", "../launcher/bare-machine.sh", folder.toString(), "-pl", "engine", "-Dtest=DigestTest")
                .redirectErrorStream(true)
                .start();
        List<String> said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .toList();
        String all = String.join("\n", said);
        System.out.println(all);

        assertThat(process.waitFor()).as(all).isZero();
        assertThat(all)
                .containsSubsequence(
                        "could not be reached to fetch one: install one",
                        "exit code 2",
                        "fetching JDK",
                        "fetching Maven",
                        "Freedom in the Galaxy is at http://",
                        "\"scenario\":\"flight-to-egrix\"",
                        "-- again, from another folder",
                        "Freedom in the Galaxy is at http://",
                        "BUILD SUCCESS",
                        "Failures: 0, Errors: 0",
                        "exit code 0")
                .doesNotContain("[warning]");
        assertThat(said)
                .as("nothing is fetched or built twice")
                .filteredOn(line -> line.contains("building"))
                .hasSize(1);
    }
}
