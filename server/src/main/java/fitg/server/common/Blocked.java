package fitg.server.common;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;

/** The addresses that whoever runs this node has shut out, kept in a file of the data folder, one a line. */
public final class Blocked {

    private final Path file;
    private final Set<String> addresses = new ConcurrentSkipListSet<>();

    private Blocked(Path file) {
        this.file = file;
    }

    /** As the file has them; there need be none. */
    public static Blocked in(Path dataFolder) {
        Blocked blocked = new Blocked(dataFolder.resolve("blocked.txt"));
        try {
            if (Files.exists(blocked.file)) {
                Files.readAllLines(blocked.file).stream()
                        .map(String::strip)
                        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                        .forEach(blocked.addresses::add);
            }
            return blocked;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    public boolean has(String address) {
        return addresses.contains(address);
    }

    public List<String> all() {
        return List.copyOf(addresses);
    }

    /** From now on, and after the next start. */
    public synchronized void add(String address) {
        Set<String> more = new TreeSet<>(addresses);
        more.add(address);
        write(more);
        addresses.add(address);
    }

    /** False if it was not blocked. */
    public synchronized boolean remove(String address) {
        Set<String> fewer = new TreeSet<>(addresses);
        if (!fewer.remove(address)) {
            return false;
        }
        write(fewer);
        return addresses.remove(address);
    }

    private void write(Set<String> wanted) {
        try {
            Files.createDirectories(file.getParent());
            Path draft = file.resolveSibling(file.getFileName() + ".part");
            Files.write(draft, wanted);
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }
}
