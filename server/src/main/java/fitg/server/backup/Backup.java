package fitg.server.backup;

import fitg.saves.GameFile;
import fitg.saves.UnreadableGameException;
import fitg.server.backup.JournalSums.Sums;
import fitg.server.store.RawTable;
import fitg.server.store.Refill;
import fitg.server.store.Snapshot;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Set;

/** Backups of a database, made while servers use it, and databases made of backups. */
public final class Backup {

    private Backup() {}

    /**
     * Writes everything there is into the file, reads it again and compares; then only does the file get its name. It holds every
     * secret the database holds, so it is for its owner only.
     *
     * @param program which version writes it, for whoever looks into the file
     */
    public static Sums write(String database, Path file, String program) throws IOException {
        Path draft = file.resolveSibling(file.getFileName() + ".part");
        Files.deleteIfExists(draft);
        try {
            Sums written = copy(database, draft, program);
            if (!written.equals(check(draft))) {
                throw new BrokenBackupException("what was written reads otherwise");
            }
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
            return written;
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    private static Sums copy(String database, Path draft, String program) throws IOException {
        JournalSums sums = new JournalSums();
        try (Snapshot snapshot = Snapshot.of(database);
                FileChannel channel = FileChannel.open(
                        draft, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), ownerOnly());
                BackupWriter writer = new BackupWriter(channel)) {
            String schema = snapshot.schema();
            if (schema.isEmpty()) {
                throw new BrokenBackupException("there are no games of this program in the database");
            }
            writer.header(schema, program, Instant.now().toString());
            for (RawTable table : snapshot.tables()) {
                writer.table(table);
                snapshot.read(table, values -> {
                    sums.row(table, values);
                    writer.row(values);
                });
            }
            writer.end();
        }
        return sums.complete();
    }

    private static FileAttribute<?>[] ownerOnly() {
        boolean posix = FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
        return posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
    }

    /** Reads a backup from beginning to end: whether it is whole, its journals complete, and every entry readable. */
    public static Sums check(Path file) throws IOException {
        JournalSums sums = new JournalSums();
        BackupReader.read(file, new BackupReader.Content() {
            @Override
            public void schema(String version) {
                // any will do
            }

            @Override
            public void table(RawTable table) {
                // its rows matter
            }

            @Override
            public void row(RawTable table, Object[] values) {
                sums.row(table, values);
                if (table.name().equals("journal")) {
                    requireReadable((String) values[table.columns().indexOf("text")]);
                }
            }
        });
        return sums.complete();
    }

    private static void requireReadable(String entry) {
        try {
            GameFile.entryFromText(entry);
        } catch (UnreadableGameException wrong) {
            throw new BrokenBackupException("an entry of a journal cannot be read", wrong);
        }
    }

    /** Fills an empty database, of whichever kind, and compares every journal in it with that of the backup. */
    public static Sums restore(Path file, String database) throws IOException {
        Sums expected = check(file);
        try (Restoring restoring = new Restoring(database)) {
            BackupReader.read(file, restoring);
            restoring.finish();
        }
        if (!expected.equals(sums(database))) {
            throw new BrokenBackupException("what was restored reads otherwise");
        }
        return expected;
    }

    /** What is in a database now. */
    public static Sums sums(String database) {
        JournalSums sums = new JournalSums();
        try (Snapshot snapshot = Snapshot.of(database)) {
            for (RawTable table : snapshot.tables()) {
                snapshot.read(table, values -> sums.row(table, values));
            }
        }
        return sums.complete();
    }

    private static final class Restoring implements BackupReader.Content, AutoCloseable {

        private final String database;
        private Refill refill;

        Restoring(String database) {
            this.database = database;
        }

        @Override
        public void schema(String version) {
            refill = Refill.of(database, version);
        }

        @Override
        public void table(RawTable table) {
            refill.table(table);
        }

        @Override
        public void row(RawTable table, Object[] values) {
            refill.row(values);
        }

        void finish() {
            refill.finish();
        }

        @Override
        public void close() {
            if (refill != null) {
                refill.close();
            }
        }
    }
}
