package fitg.app.serve;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * Where a running server can be looked after, and with which token. It lies in the data folder: whoever can read that has the
 * database, and so everything this opens.
 */
public record OperatorKey(URI address, String token) {

    private static final String FILE = "operator.key";
    private static final int BYTES = 24;

    /** A token for a server that was given none. */
    static String freshToken() {
        byte[] bytes = new byte[BYTES];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** The address by which this machine itself reaches such a server. */
    static URI addressHere(String host, int port) {
        boolean every = host.equals("0.0.0.0") || host.equals("::");
        String name = every ? "127.0.0.1" : host.contains(":") ? "[" + host + "]" : host;
        return URI.create("http://" + name + ":" + port + "/");
    }

    void write(Path dataFolder) throws IOException {
        Path file = DataFolder.made(dataFolder).resolve(FILE);
        Path draft = file.resolveSibling(FILE + ".part");
        Files.deleteIfExists(draft);
        Files.createFile(draft, ownerOnly());
        Files.writeString(draft, address + "\n" + token + "\n", StandardCharsets.UTF_8);
        Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
    }

    private static FileAttribute<?>[] ownerOnly() {
        boolean posix = FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
        return posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
    }

    /** Unless another server has written its own since. */
    void withdraw(Path dataFolder) throws IOException {
        if (in(dataFolder).filter(this::equals).isPresent()) {
            Files.deleteIfExists(dataFolder.resolve(FILE));
        }
    }

    /** Of the server that runs on this data folder, if one does. */
    public static Optional<OperatorKey> in(Path dataFolder) throws IOException {
        Path file = dataFolder.resolve(FILE);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
        return lines.size() < 2
                ? Optional.empty()
                : Optional.of(new OperatorKey(URI.create(lines.get(0)), lines.get(1)));
    }
}
