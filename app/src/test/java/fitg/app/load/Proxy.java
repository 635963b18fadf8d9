package fitg.app.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A reverse proxy as hosts run it: the program from its Debian package, the example of {@code deploy} with the addresses of a test
 * put in. Where it is not installed its package is fetched and unpacked beside the tests, which needs nobody's password.
 */
enum Proxy {
    NGINX("nginx", List.of("nginx")) {
        @Override
        List<String> command(String program, Path folder, Path configuration) {
            return List.of(program, "-p", folder.toString(), "-c", configuration.toString());
        }

        @Override
        String configuration(Path folder) {
            return """
                    daemon off; pid nginx.pid; error_log stderr error; worker_processes 1;
                    events { worker_connections 4096; }
                    http { client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path a; uwsgi_temp_path b; scgi_temp_path c;
                    %s
                    }
                    """.formatted(example("nginx.conf")
                    .replace("/etc/ssl/games.pem", folder.resolve("cert.pem").toString())
                    .replace("/etc/ssl/games.key", folder.resolve("key.pem").toString())
                    .replace("listen 443", "listen 127.0.0.1:PORT"));
        }
    },
    HAPROXY("haproxy", List.of("haproxy", "liblua5.3-0", "libopentracing-c-wrapper0", "libopentracing1")) {
        @Override
        List<String> command(String program, Path folder, Path configuration) {
            return List.of(program, "-db", "-f", configuration.toString());
        }

        @Override
        String configuration(Path folder) {
            return example("haproxy.cfg")
                    .replace(
                            "/etc/ssl/games-with-key.pem",
                            folder.resolve("both.pem").toString())
                    .replace("bind :443", "bind 127.0.0.1:PORT")
                    .replace("hdr Host games.example.org", "hdr Host localhost:PORT");
        }
    };

    private static final Path PACKAGES = Path.of("target", "packages").toAbsolutePath();

    private final String program;
    private final List<String> packages;

    Proxy(String program, List<String> packages) {
        this.program = program;
        this.packages = packages;
    }

    abstract List<String> command(String program, Path folder, Path configuration);

    abstract String configuration(Path folder);

    private static String example(String name) {
        try {
            return Files.readString(Path.of("..", "deploy", name));
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    /** One that runs. */
    record Running(Process process, URI address, Path log) implements AutoCloseable {

        @Override
        public void close() {
            process.destroy();
            try {
                if (!process.waitFor(10, TimeUnit.SECONDS)) {
                    process.destroyForcibly();
                }
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        }
    }

    static int freePort() {
        try (ServerSocket probe = new ServerSocket(0)) {
            return probe.getLocalPort();
        } catch (IOException none) {
            throw new UncheckedIOException(none);
        }
    }

    /** Starts it with TLS on the port, in front of the nodes. */
    Running start(Path folder, int port, List<URI> nodes) throws IOException, InterruptedException {
        Files.createDirectories(folder);
        certify(folder);
        String text = configuration(folder)
                .replace("PORT", String.valueOf(port))
                .replace("127.0.0.1:8081", nodes.get(0).getAuthority())
                .replace("127.0.0.1:8082", nodes.get(1).getAuthority());
        Path configuration = Files.writeString(folder.resolve("proxy.conf"), text);
        Path log = folder.resolve("proxy.log");
        ProcessBuilder builder = new ProcessBuilder(command(find(), folder, configuration))
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        builder.environment()
                .put(
                        "LD_LIBRARY_PATH",
                        PACKAGES.resolve("usr/lib/x86_64-linux-gnu").toString());
        return new Running(builder.start(), URI.create("https://localhost:" + port + "/"), log);
    }

    private static void certify(Path folder) throws IOException, InterruptedException {
        run(
                folder,
                "openssl",
                "req",
                "-x509",
                "-newkey",
                "rsa:2048",
                "-nodes",
                "-days",
                "2",
                "-subj",
                "/CN=localhost",
                "-addext",
                "subjectAltName=DNS:localhost",
                "-keyout",
                "key.pem",
                "-out",
                "cert.pem");
        Files.writeString(
                folder.resolve("both.pem"),
                Files.readString(folder.resolve("cert.pem")) + Files.readString(folder.resolve("key.pem")));
    }

    private String find() throws IOException, InterruptedException {
        List<Path> places = Stream.concat(
                        Stream.of(System.getenv("PATH").split(":")).map(Path::of),
                        Stream.of(Path.of("/usr/sbin"), PACKAGES.resolve("usr/sbin")))
                .map(each -> each.resolve(program))
                .toList();
        if (places.stream().noneMatch(Files::isExecutable)) {
            Files.createDirectories(PACKAGES);
            for (String name : packages) {
                run(PACKAGES, "apt-get", "download", "-qq", name);
                run(PACKAGES, "sh", "-c", "dpkg-deb -x " + name + "_*.deb .");
            }
        }
        return places.stream()
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no " + program + " here: install its package"))
                .toString();
    }

    private static void run(Path folder, String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes());
        if (process.waitFor() != 0) {
            throw new IllegalStateException(
                    Map.of("command", String.join(" ", command), "said", said).toString());
        }
    }
}
