package fitg.app.load;

import fitg.app.Fitg;
import fitg.app.serve.OperatorKey;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A server in a virtual machine of its own, with the class path of this one. */
final class NodeProcess implements AutoCloseable {

    /** For a short life: little time to start counts for more than speed later, and with so little memory nothing is rehearsed. */
    static final List<String> SHORT_LIVED = List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx192m");

    private static final Pattern ADDRESS = Pattern.compile(" is at (https?://\\S+)");
    private static final Pattern LIVE = Pattern.compile("(?m)^Total +\\d+ +(\\d+)");
    private static final int PATIENCE = 20;

    private final Path folder;
    private List<String> jvmFlags;
    private final List<String> options;
    private final List<String> prefix;
    private final String classPath;
    private Process process;
    private URI address;

    private NodeProcess(Path folder, List<String> jvmFlags, List<String> options, Setting setting) {
        this.folder = folder;
        this.jvmFlags = jvmFlags;
        this.options = options;
        this.prefix = setting.prefix();
        this.classPath = setting.classPath();
    }

    /**
     * What runs, and where.
     *
     * @param prefix a command to start it with, such as one that binds it to some cores
     */
    record Setting(String classPath, List<String> prefix) {

        /** This program, anywhere. */
        static final Setting OURS = new Setting(System.getProperty("java.class.path"), List.of());
    }

    /** Returns when the server has said where it is. The folder takes its data and its log. */
    static NodeProcess start(Path folder, List<String> jvmFlags, String... options) {
        return start(Setting.OURS, folder, jvmFlags, options);
    }

    static NodeProcess start(Setting setting, Path folder, List<String> jvmFlags, String... options) {
        NodeProcess node = new NodeProcess(folder, jvmFlags, List.of(options), setting);
        node.start(0);
        return node;
    }

    /** Starts it again at the address it had. */
    void restart() {
        start(address.getPort());
    }

    /** The same as a virtual machine with other flags. */
    void restart(List<String> otherFlags) {
        jvmFlags = otherFlags;
        restart();
    }

    private void start(int port) {
        try {
            Files.createDirectories(folder);
            process = new ProcessBuilder(command(port))
                    .redirectError(ProcessBuilder.Redirect.appendTo(log().toFile()))
                    .start();
            Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
            address = announced(process.inputReader());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private Path log() {
        return folder.resolve("node.log");
    }

    private List<String> command(int port) {
        List<String> command = new ArrayList<>(prefix);
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(jvmFlags);
        command.addAll(List.of(
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                classPath,
                Fitg.class.getName(),
                "serve",
                "--host",
                "127.0.0.1",
                "--port",
                String.valueOf(port),
                "--data-dir",
                folder.toString(),
                "--log-level",
                "warn"));
        command.addAll(options);
        return command;
    }

    private URI announced(BufferedReader output) throws IOException {
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            Matcher said = ADDRESS.matcher(line);
            if (said.find()) {
                return here(URI.create(said.group(1)));
            }
        }
        throw new IOException("The server did not start: " + said().strip());
    }

    /** Behind a proxy it says where that is; its key says where it is itself. */
    private URI here(URI said) throws IOException {
        return said.getScheme().equals("http")
                ? said
                : OperatorKey.in(folder).map(OperatorKey::address).orElse(said);
    }

    /** The time of the processor it has used so far. */
    Duration processorTime() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /**
     * Bytes of objects on its heap that are still in use; -1 if it does not tell. They are counted in the moment everything
     * else has been cleared away: a busy server fills its heap again while one asks.
     */
    long liveHeap() {
        try {
            Matcher total = LIVE.matcher(jcmd("GC.class_histogram"));
            return total.find() ? Long.parseLong(total.group(1)) : -1;
        } catch (IOException none) {
            return -1;
        }
    }

    private String jcmd(String what) throws IOException {
        String tool = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
        Process asking = new ProcessBuilder(tool, String.valueOf(process.pid()), what)
                .redirectErrorStream(true)
                .start();
        return new String(asking.getInputStream().readAllBytes());
    }

    URI address() {
        return address;
    }

    /** The exit code of a server that ends by itself. */
    int end() {
        if (!await()) {
            throw new IllegalStateException("The server has not ended.");
        }
        return process.exitValue();
    }

    /** What it has said on standard error so far, in all its lives. */
    String said() {
        try {
            return Files.readString(log());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** As a power failure would: no shutdown hook, no farewell. */
    void kill() {
        process.destroyForcibly();
        await();
    }

    private boolean await() {
        try {
            return process.waitFor(PATIENCE, TimeUnit.SECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Override
    public void close() {
        process.destroy();
        if (!await()) {
            kill();
        }
    }
}
