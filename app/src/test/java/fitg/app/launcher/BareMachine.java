package fitg.app.launcher;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * A machine that has the launcher and what every system has, and nothing else: no JDK, no Maven, no Chromium. What it can fetch
 * are stand-ins, scripts that say what they are asked.
 */
final class BareMachine {

    private static final List<String> EVERY_SYSTEM_HAS = List.of(
            "awk",
            "bash",
            "cat",
            "chmod",
            "cksum",
            "cp",
            "cut",
            "dirname",
            "env",
            "find",
            "grep",
            "gzip",
            "id",
            "ln",
            "mkdir",
            "mktemp",
            "mv",
            "readlink",
            "rm",
            "sed",
            "sh",
            "sleep",
            "sort",
            "tar",
            "tee",
            "touch",
            "uname",
            "wc");

    private static final String JAVA = """
            #!/bin/sh
            case "$*" in
                *ArchiveClassesAtExit*) echo "$*" >>"$HOME/archived" ;;
                *) echo "the game runs: $*" ;;
            esac
            """;

    private static final String MAVEN = """
            #!/bin/sh
            case "$*" in
                *-v) echo "Apache Maven 3.9.11 (a stand-in)" ;;
                *package)
                    echo "$*" >>"$HOME/built"
                    while [ "$1" != -f ]; do shift; done
                    mkdir -p "$(dirname "$2")/app/target/lib" "$(dirname "$2")/app/target/bench-lib" ;;
                *dependency:unpack*)
                    folder=$(echo "$*" | sed 's/.*-DoutputDirectory=//')
                    for platform in linux linux-arm64 mac mac-arm64; do
                        mkdir -p "$folder/driver/$platform"
                        cp "$HOME/node" "$folder/driver/$platform/node"
                    done ;;
                *verify*) echo "tested with $FITG_CHROMIUM" >"$HOME/tested" ;;
            esac
            """;

    /** The driver's program: asked to install, it puts a Chromium into its folder; else it says where that is. */
    private static final String NODE = """
            #!/bin/sh
            case "$*" in
                *install*) mkdir -p "$PLAYWRIGHT_BROWSERS_PATH" && cp "$0" "$PLAYWRIGHT_BROWSERS_PATH/chrome" ;;
                *) echo "$PLAYWRIGHT_BROWSERS_PATH/chrome" ;;
            esac
            """;

    private final Path root;
    private final Map<String, String> environment = new TreeMap<>();
    private final List<String> downloads = new ArrayList<>();

    BareMachine(Path root) throws IOException {
        this.root = root;
        for (String folder : List.of("game/launcher", "game/app/src", "home", "system", "tools", "archives")) {
            Files.createDirectories(root.resolve(folder));
        }
        copyLauncher();
        Files.writeString(home().resolve("node"), NODE);
        Files.writeString(game().resolve("pom.xml"), "<playwright.version>1.0</playwright.version>\n");
        Files.writeString(game().resolve("app/pom.xml"), "<project/>");
        EVERY_SYSTEM_HAS.forEach(this::give);
        giveOneOf("sha256sum", "shasum");
        environment.put("HOME", home().toString());
        environment.put("PATH", root.resolve("tools").toString());
        environment.put("FITG_SYSTEM", system().toString());
        environment.put("FITG_DOWNLOADS", root.resolve("downloads.csv").toString());
    }

    private void copyLauncher() throws IOException {
        Path ours = Path.of("..");
        Files.copy(ours.resolve("fitg"), game().resolve("fitg"));
        try (Stream<Path> parts = Files.list(ours.resolve("launcher"))) {
            for (Path part : parts.filter(Files::isRegularFile).toList()) {
                Files.copy(part, game().resolve("launcher").resolve(part.getFileName()));
            }
        }
    }

    Path game() {
        return root.resolve("game");
    }

    Path home() {
        return root.resolve("home");
    }

    /** Where this machine's installed programs are. */
    Path system() {
        return root.resolve("system");
    }

    Path cache() {
        return root.resolve("cache");
    }

    /** A program of the machine that runs the tests. */
    void give(String program) {
        Path found = whereIs(program);
        Assumptions.assumeTrue(found != null, () -> "there is no " + program + " on this machine");
        stand(program, "#!/bin/sh\nexec " + found + " \"$@\"\n");
    }

    void giveOneOf(String... programs) {
        give(Stream.of(programs)
                .filter(each -> whereIs(each) != null)
                .findFirst()
                .orElse(programs[0]));
    }

    private static Path whereIs(String program) {
        return Stream.of(System.getenv("PATH").split(":"))
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .findFirst()
                .orElse(null);
    }

    /** A program of this machine only. */
    void stand(String program, String script) {
        try {
            writeProgram(root.resolve("tools").resolve(program), script);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void set(String variable, Object value) {
        environment.put(variable, value.toString());
    }

    // What can be fetched.

    Path jdkArchive() throws IOException, InterruptedException {
        Path jdk = Files.createDirectories(root.resolve("archives/jdk-25.0.9+1"));
        installJdk(jdk);
        return archive(jdk, "jdk.tar.gz");
    }

    Path mavenArchive() throws IOException, InterruptedException {
        Path maven = Files.createDirectories(root.resolve("archives/apache-maven-3.9.11"));
        writeProgram(maven.resolve("bin/mvn"), MAVEN);
        return archive(maven, "maven.tar.gz");
    }

    void installJdk(Path folder) throws IOException {
        writeProgram(folder.resolve("bin/java"), JAVA);
        writeProgram(folder.resolve("bin/javac"), "#!/bin/sh\n");
        Files.writeString(folder.resolve("release"), "JAVA_VERSION=\"25.0.9\"\n");
    }

    /** A row of the table of downloads, with the sum and the size of the archive. */
    void list(String what, String platform, String address, Path archive) throws IOException {
        listWithSum(what, platform, address, archive, sha256(archive));
    }

    void listWithSum(String what, String platform, String address, Path archive, String sum) throws IOException {
        downloads.add(String.join(
                ",", what, "1.0", platform, address, sum, "", Long.toString(Files.size(archive)), "made, for a test"));
        Files.writeString(
                root.resolve("downloads.csv"),
                "what,version,platform,address,sha256,sha512,bytes,source\n" + String.join("\n", downloads) + "\n");
    }

    void forgetDownloads() {
        downloads.clear();
    }

    private Path archive(Path folder, String name) throws IOException, InterruptedException {
        Path archive = root.resolve(name);
        int code = new ProcessBuilder(
                        "tar",
                        "-czf",
                        archive.toString(),
                        "-C",
                        folder.getParent().toString(),
                        folder.getFileName().toString())
                .inheritIO()
                .start()
                .waitFor();
        if (code != 0) {
            throw new IOException("tar could not make " + archive);
        }
        return archive;
    }

    private static void writeProgram(Path file, String script) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, script);
        if (!file.toFile().setExecutable(true)) {
            throw new IOException(file + " cannot be made a program");
        }
    }

    private static String sha256(Path file) throws IOException {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    // Using it.

    record Told(int code, String output, String said) {}

    Told fitg(String... arguments) throws IOException, InterruptedException {
        return start(arguments).end();
    }

    Start start(String... arguments) throws IOException {
        List<String> command =
                new ArrayList<>(List.of(root.resolve("tools/bash").toString(), "fitg"));
        command.addAll(List.of(arguments));
        Path said = Files.createTempFile(root, "said", ".txt");
        Path output = Files.createTempFile(root, "output", ".txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(game().toFile())
                .redirectError(said.toFile())
                .redirectOutput(output.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        return new Start(builder.start(), output, said);
    }

    record Start(Process process, Path output, Path said) {

        private static final int PATIENCE = 60;

        void awaitSaying(String words) throws IOException, InterruptedException {
            for (int tenths = 0; tenths < PATIENCE * 10; tenths++) {
                if (Files.readString(said, UTF_8).contains(words)) {
                    return;
                }
                Thread.sleep(100);
            }
            throw new AssertionError("never said '" + words + "' but: " + Files.readString(said, UTF_8));
        }

        Told end() throws IOException, InterruptedException {
            if (!process.waitFor(PATIENCE, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new AssertionError("did not end; said: " + Files.readString(said, UTF_8));
            }
            return new Told(process.exitValue(), Files.readString(output, UTF_8), Files.readString(said, UTF_8));
        }
    }
}
