package fitg.server.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;

/**
 * Keeps a database file for one server. The lock lies in a file beside it and goes with the process, however that ends; the
 * file says where its holder can be found.
 */
final class FileLock implements AutoCloseable {

    private final FileChannel channel;

    private FileLock(FileChannel channel) {
        this.channel = channel;
    }

    static FileLock take(Path database) {
        Path file = database.resolveSibling(database.getFileName() + ".lock");
        try {
            FileChannel channel = FileChannel.open(
                    file,
                    Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE),
                    DatabaseFile.ownerOnly("rw-------"));
            if (isTaken(channel)) {
                String holder = Files.readString(file).strip();
                channel.close();
                throw new StoreInUseException(database, holder);
            }
            channel.truncate(0);
            return new FileLock(channel);
        } catch (IOException e) {
            throw new StoreUnavailableException("The lock %s cannot be taken: %s.".formatted(file, e.getMessage()), e);
        }
    }

    private static boolean isTaken(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() == null;
        } catch (OverlappingFileLockException ours) {
            return true;
        }
    }

    /** Says where its holder answers. */
    void note(String address) {
        try {
            channel.truncate(0);
            channel.write(ByteBuffer.wrap(address.getBytes(StandardCharsets.UTF_8)), 0);
        } catch (IOException e) {
            throw new StoreUnavailableException("The lock of the database cannot be written: " + e.getMessage(), e);
        }
    }

    /** The file stays: whoever deletes it could delete the lock of the next one. */
    @Override
    public void close() {
        try {
            channel.truncate(0);
            channel.close();
        } catch (IOException e) {
            throw new StoreUnavailableException("The lock of the database cannot be let go: " + e.getMessage(), e);
        }
    }
}
