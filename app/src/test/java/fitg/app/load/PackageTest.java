package fitg.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The archive of a release, really built, and played on a system that has a C library and a shell and nothing else. */
@Tag("long")
class PackageTest {

    private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();
    private static final long MOST_BYTES = 60_000_000;
    private static final Pattern LIBRARY = Pattern.compile("(/\\S+\\.so\\S*) \\(0x");
    private static final long PATIENCE = Duration.ofSeconds(120).toNanos();

    @TempDir
    Path folder;

    @Test
    void theSameSourcesGiveTheSameBytesAndTheyPlay() throws Exception {
        Path one = built(folder.resolve("one"), Map.of("LC_ALL", "C.UTF-8", "TZ", "UTC"));
        Path other = built(folder.resolve("somewhere else"), Map.of("LC_ALL", "C", "TZ", "Asia/Tokyo"));

        assertThat(Files.size(one)).isLessThan(MOST_BYTES);
        assertThat(Files.mismatch(one, other)).as("the first byte that differs").isEqualTo(-1);
        assertThat(one.resolveSibling("SHA256SUMS"))
                .content()
                .contains(one.getFileName().toString());

        playOn(bareSystem(one));
    }

    /** From a copy of the sources, as far away from this build as another machine. */
    private static Path built(Path copy, Map<String, String> environment) throws IOException, InterruptedException {
        for (String name : run(PROJECT, Map.of(), "git", "ls-files", "-co", "--exclude-standard")
                .split("\n")) {
            Path file = PROJECT.resolve(name);
            if (Files.isRegularFile(file)) {
                Files.createDirectories(copy.resolve(name).getParent());
                Files.copy(file, copy.resolve(name));
                assertThat(copy.resolve(name).toFile().setExecutable(Files.isExecutable(file)))
                        .isTrue();
            }
        }
        run(copy, environment, "bash", "fitg", "package", "archive");
        try (Stream<Path> made = Files.list(copy.resolve("target/release"))) {
            return made.filter(each -> each.toString().endsWith(".tar.xz"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private Path bareSystem(Path archive) throws IOException, InterruptedException {
        Path root = folder.resolve("system");
        for (String name : List.of("bin", "opt/fitg", "tmp", "proc", "dev", "data", "home/.cache/fitg")) {
            Files.createDirectories(root.resolve(name));
        }
        run(root, Map.of(), "tar", "-xJf", archive.toString(), "-C", "opt/fitg", "--strip-components=1");
        Files.copy(Path.of("/bin/sh").toRealPath(), root.resolve("bin/sh"));
        for (String program : List.of("bin/sh", "opt/fitg/runtime/bin/java", "opt/fitg/runtime/lib/server/libjvm.so")) {
            LIBRARY.matcher(run(root, Map.of(), "ldd", program))
                    .results()
                    .map(found -> found.group(1))
                    .filter(library -> !library.startsWith(root.toString()))
                    .forEach(library -> copyOnce(Path.of(library), root));
        }
        return root;
    }

    private static void copyOnce(Path library, Path root) {
        try {
            Path copy = root.resolve(library.toString().substring(1));
            if (!Files.exists(copy)) {
                Files.createDirectories(copy.getParent());
                Files.copy(library.toRealPath(), copy);
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private void playOn(Path root) throws Exception {
        int port = Proxy.freePort();
        Path log = folder.resolve("said.txt");
        Process server = new ProcessBuilder(
                        "unshare",
                        "--map-root-user",
                        "--mount",
                        "sh",
                        "-c",
                        "mount --rbind /proc '%1$s/proc' && mount --rbind /dev '%1$s/dev' && exec env -i HOME=/home \"$(command -v chroot)\" '%1$s' /opt/fitg/bin/fitg serve --port %2$d --data-dir /data"
                                .formatted(root, port))
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        try {
            URI address = URI.create("http://127.0.0.1:" + port + "/");
            awaitReady(server, address, log);
            try (Load load =
                    new Load(Load.Plan.of(List.of(address), 1).watched(0).withTwins(0))) {
                load.start();
                long until = System.nanoTime() + PATIENCE;
                while (load.tally().finishedGames() == 0 && System.nanoTime() < until) {
                    Thread.sleep(50);
                }
                load.stop();
                assertThat(load.tally().finishedGames())
                        .as("games played to their end")
                        .isPositive();
                assertThat(load.tally().errors()).isEmpty();
            }
        } finally {
            server.destroy();
            assertThat(server.waitFor()).as("it ends when it is told to").isIn(0, 143);
        }
        assertThat(Files.readString(log)).doesNotContain("WARNING", "Exception");
    }

    private static void awaitReady(Process server, URI address, Path log) throws Exception {
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpRequest ready =
                    HttpRequest.newBuilder(address.resolve("/readyz")).build();
            while (true) {
                try {
                    assertThat(client.send(ready, BodyHandlers.discarding()).statusCode())
                            .isEqualTo(200);
                    return;
                } catch (IOException notYet) {
                    assertThat(server.isAlive()).as(Files.readString(log)).isTrue();
                    Thread.sleep(50);
                }
            }
        }
    }

    private static String run(Path where, Map<String, String> environment, String... command)
            throws IOException, InterruptedException {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(where.toFile()).redirectErrorStream(true);
        builder.environment().putAll(environment);
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(Arrays.toString(command) + ": " + said).isZero();
        return said;
    }
}
