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
import java.security.MessageDigest;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A release, really built, and its archive played on a system that has a C library and a shell and nothing else. */
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
        List<Path> one = built(folder.resolve("one"), Map.of("LC_ALL", "C.UTF-8", "TZ", "UTC"));
        List<Path> other = built(folder.resolve("somewhere else"), Map.of("LC_ALL", "C", "TZ", "Asia/Tokyo"));

        assertThat(other)
                .extracting(Path::getFileName)
                .isEqualTo(one.stream().map(Path::getFileName).toList());
        for (int i = 0; i < one.size(); i++) {
            assertThat(Files.mismatch(one.get(i), other.get(i)))
                    .as("the first byte that differs in %s", one.get(i))
                    .isEqualTo(-1);
            System.out.printf("release: %s, %d bytes%n", one.get(i).getFileName(), Files.size(one.get(i)));
        }
        Path archive = ending(one, "-linux-x64.tar.xz");
        assertThat(Files.size(archive)).isLessThan(MOST_BYTES);
        assertThat(ending(one, "-windows-x64.zip")).isNotEmptyFile();
        assertThat(one.stream().anyMatch(each -> each.toString().endsWith(".deb")))
                .as("a Debian package, where the tools for it are")
                .isEqualTo(Files.isExecutable(Path.of("/usr/bin/fakeroot"))
                        && Files.isExecutable(Path.of("/usr/bin/dpkg-deb")));
        run(archive.getParent(), Map.of(), "sha256sum", "--check", "SHA256SUMS");

        Path system = bareSystem(archive);
        assertThat(system.resolve("opt/fitg"))
                .isDirectoryContaining("glob:**/CHANGELOG.md")
                .isDirectoryRecursivelyContaining("glob:**/docs/operations.md")
                .isDirectoryRecursivelyContaining("glob:**/deploy/fitg.service");
        playOn(system);
        hostInContainer(archive);
    }

    /** Where an engine is. */
    private void hostInContainer(Path archive) throws IOException, InterruptedException {
        List<String> needed = List.of("/usr/bin/podman", "/usr/sbin/runc", "/usr/sbin/debootstrap");
        if (!needed.stream().map(Path::of).allMatch(Files::isExecutable) || !Files.isWritable(Path.of("/usr/sbin"))) {
            System.out.println("release: the container was not tried; that needs root and " + needed);
            return;
        }
        assertThat(run(
                        PROJECT,
                        Map.of(),
                        "bash",
                        "launcher/container.sh",
                        folder.resolve("container").toString(),
                        archive.toString()))
                .containsSubsequence(
                        "Everything answers.",
                        "uid=10001",
                        "Read-only file system",
                        "/data can be written",
                        "ready",
                        "stopped with exit code 143",
                        "flight-to-egrix");
    }

    private static Path ending(List<Path> made, String end) {
        return made.stream()
                .filter(each -> each.toString().endsWith(end))
                .findFirst()
                .orElseThrow();
    }

    /** From a copy of the sources, as far away from this build as another machine, all that can be made, in one call. */
    private List<Path> built(Path copy, Map<String, String> environment) throws Exception {
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
        Map<String, String> all = new HashMap<>(environment);
        all.put("FITG_DOWNLOADS", tableWithStandInForWindows().toString());
        all.put("FITG_CACHE", folder.resolve("cache").toString());
        run(copy, all, "bash", "fitg", "package");
        try (Stream<Path> made = Files.list(copy.resolve("target/release"))) {
            return made.sorted().toList();
        }
    }

    /** The real one for Windows is neither here nor could it be started. */
    private Path tableWithStandInForWindows() throws Exception {
        Path runtime = folder.resolve("runtime.zip");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(runtime))) {
            zip.putNextEntry(new ZipEntry("jdk-jre/bin/java.exe"));
            zip.write("a Java machine".getBytes(StandardCharsets.UTF_8));
        }
        byte[] bytes = Files.readAllBytes(runtime);
        String sum =
                HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        return Files.writeString(
                folder.resolve("downloads.csv"),
                "jre,1.0,windows-x64,%s,%s,,%d,a test%n".formatted(runtime.toUri(), sum, bytes.length));
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
