package fitg.server.store;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** The file of an SQLite database. It holds secrets, so what we create is for its owner only. */
final class DatabaseFile {

    private DatabaseFile() {}

    static Path prepare(String text) {
        var file = path(text);
        if (Files.isDirectory(file)) {
            throw new StoreUnavailableException(file + " is a folder; name a file for the database.", null);
        }
        requireFolder(file.getParent());
        try {
            createIfMissing(file);
        } catch (IOException e) {
            throw new StoreUnavailableException(
                    "The database file %s cannot be created: %s.".formatted(file, reason(e)), e);
        }
        if (!Files.isReadable(file) || !Files.isWritable(file)) {
            throw new StoreUnavailableException(
                    "The database file %s cannot be read and written by this user.".formatted(file), null);
        }
        return file;
    }

    /** One that is not there was probably misspelt. */
    private static void requireFolder(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new StoreUnavailableException(
                    "There is no folder %s for the database; make it first, or name another.".formatted(folder), null);
        }
        if (!Files.isWritable(folder)) {
            throw new StoreUnavailableException(
                    "The folder %s cannot be written by this user; SQLite keeps two more files beside its database."
                            .formatted(folder),
                    null);
        }
    }

    static StoreUnavailableException refused(Path file, SQLException e) {
        if (Failure.of(e) == Failure.DAMAGED && !isNoDatabase(e)) {
            return new StoreUnavailableException(damaged("The database " + file), e);
        }
        return new StoreUnavailableException(reason(file, e), Failure.of(e) == Failure.FULL, e);
    }

    private static String reason(Path file, SQLException e) {
        if (isNoDatabase(e)) {
            return file + " is not an SQLite database; name another file, or move this one away.";
        }
        return "The database file %s cannot be opened: ".formatted(file)
                + (Failure.of(e) == Failure.AWAY
                        ? "it, its folder, and the files -wal and -shm beside it must be ours to write."
                        : e.getMessage());
    }

    /** What to do about it, for whoever reads the log. */
    static String damaged(String database) {
        return database
                + " is damaged or no longer there. Nothing more is accepted: stop the server and restore a backup, "
                + "as docs/operations.md says under \"Backup and restore\".";
    }

    private static boolean isNoDatabase(SQLException e) {
        return e instanceof SQLiteException sqlite && sqlite.getResultCode() == SQLiteErrorCode.SQLITE_NOTADB;
    }

    /** No databases in memory: every connection would have one of its own. No options: they would undo ours. */
    static Path path(String text) {
        if (text.isBlank() || text.startsWith(":") || text.startsWith("file:") || text.contains("?")) {
            throw new StoreUnavailableException(
                    "The address of an SQLite database is jdbc:sqlite: and the path of a file, nothing else.", null);
        }
        try {
            return Path.of(text).toAbsolutePath().normalize();
        } catch (InvalidPathException e) {
            throw new StoreUnavailableException(text + " is not the path of a file.", e);
        }
    }

    private static void createIfMissing(Path file) throws IOException {
        try {
            Files.createFile(file, ownerOnly("rw-------"));
        } catch (FileAlreadyExistsException e) {
            // Its permissions are the owner's choice.
        }
    }

    static FileAttribute<?>[] ownerOnly(String permissions) {
        if (!FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
            return new FileAttribute<?>[0];
        }
        return new FileAttribute<?>[] {
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
        };
    }

    private static String reason(IOException e) {
        return switch (e) {
            case AccessDeniedException denied -> "no permission to write in " + denied.getFile();
            default -> e.getMessage();
        };
    }
}
