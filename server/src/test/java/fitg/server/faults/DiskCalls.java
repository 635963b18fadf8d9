package fitg.server.faults;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import fitg.server.faults.Disk.Call;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.sqlite.SQLiteConnection;
import org.sqlite.core.DB;
import org.sqlite.core.NativeDB;

/**
 * Stands between SQLite and the files of {@link Disk}s. SQLite reaches files through a table of functions, which it documents
 * ({@code sqlite3_vfs}, {@code sqlite3_io_methods}) and lets anybody put his own into; that of this process is found by an open
 * connection, whose first field it is.
 */
final class DiskCalls {

    static final int BROKEN = 10;
    static final int FULL = 13;

    private static final long OPEN = 40;
    private static final long DELETE = 48;
    private static final long CLOSE = 8;
    private static final long READ = 16;
    private static final long WRITE = 24;
    private static final long TRUNCATE = 32;
    private static final long SYNC = 40;
    private static final long METHODS = 152;
    private static final int MOST_OF_A_NAME = 4096;

    private static final FunctionDescriptor OPENING =
            FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS, ADDRESS, JAVA_INT, ADDRESS);
    private static final FunctionDescriptor DELETING = FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS, JAVA_INT);
    private static final FunctionDescriptor CLOSING = FunctionDescriptor.of(JAVA_INT, ADDRESS);
    private static final FunctionDescriptor MOVING =
            FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS, JAVA_INT, JAVA_LONG);
    private static final FunctionDescriptor TRUNCATING = FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_LONG);
    private static final FunctionDescriptor SYNCING = FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT);

    private static final Linker LINKER = Linker.nativeLinker();
    private static final MethodHandle CALL_OPEN = LINKER.downcallHandle(OPENING);
    private static final MethodHandle CALL_DELETE = LINKER.downcallHandle(DELETING);
    private static final MethodHandle CALL_CLOSE = LINKER.downcallHandle(CLOSING);
    private static final MethodHandle CALL_MOVE = LINKER.downcallHandle(MOVING);
    private static final MethodHandle CALL_TRUNCATE = LINKER.downcallHandle(TRUNCATING);
    private static final MethodHandle CALL_SYNC = LINKER.downcallHandle(SYNCING);

    private static final List<Disk> DISKS = new CopyOnWriteArrayList<>();
    private static final Map<Long, Opened> FILES = new ConcurrentHashMap<>();
    private static final Map<Long, MemorySegment> TABLES = new ConcurrentHashMap<>();
    private static final MemorySegment VFS = vfs();
    private static final MemorySegment THEIR_OPEN = replaced(OPEN, stub("open", OPENING));
    private static final MemorySegment THEIR_DELETE = replaced(DELETE, stub("delete", DELETING));

    private DiskCalls() {}

    /** A file that is open on a disk, and the table it came with. */
    private record Opened(Disk disk, Path path, MemorySegment methods) {
        MemorySegment method(long offset) {
            return methods.get(ADDRESS, offset);
        }
    }

    static void watch(Disk disk) {
        DISKS.add(disk);
    }

    static void leave(Disk disk) {
        DISKS.remove(disk);
    }

    private static MemorySegment vfs() {
        try (var connection = DriverManager.getConnection("jdbc:sqlite::memory:")) {
            DB database = connection.unwrap(SQLiteConnection.class).getDatabase();
            Field pointer = NativeDB.class.getDeclaredField("pointer");
            pointer.setAccessible(true);
            return MemorySegment.ofAddress(pointer.getLong(database))
                    .reinterpret(8)
                    .get(ADDRESS, 0)
                    .reinterpret(DELETE + 8);
        } catch (SQLException | ReflectiveOperationException unknown) {
            throw new ExceptionInInitializerError(unknown);
        }
    }

    /** Puts ours in the place of a function, and returns the one that was there. */
    private static MemorySegment replaced(long function, MemorySegment ours) {
        MemorySegment theirs = VFS.get(ADDRESS, function);
        VFS.set(ADDRESS, function, ours);
        return theirs;
    }

    private static MemorySegment stub(String name, FunctionDescriptor kind) {
        try {
            MethodHandle ours = MethodHandles.lookup().findStatic(DiskCalls.class, name, kind.toMethodType());
            return LINKER.upcallStub(ours, kind, Arena.global());
        } catch (ReflectiveOperationException impossible) {
            throw new ExceptionInInitializerError(impossible);
        }
    }

    /** The same table with our functions where files are read and changed. */
    private static MemorySegment ownTable(MemorySegment methods) {
        return TABLES.computeIfAbsent(methods.address(), _ -> {
            MemorySegment table = Arena.global().allocate(METHODS, 8).copyFrom(methods);
            table.set(ADDRESS, CLOSE, stub("close", CLOSING));
            table.set(ADDRESS, READ, stub("read", MOVING));
            table.set(ADDRESS, WRITE, stub("write", MOVING));
            table.set(ADDRESS, TRUNCATE, stub("truncate", TRUNCATING));
            table.set(ADDRESS, SYNC, stub("sync", SYNCING));
            return table;
        });
    }

    // ---- called by SQLite; what is thrown here would end the whole process

    private static int open(MemorySegment vfs, MemorySegment name, MemorySegment file, int flags, MemorySegment out) {
        return unbroken(() -> {
            int result = (int) CALL_OPEN.invokeExact(THEIR_OPEN, vfs, name, file, flags, out);
            if (result == 0 && name.address() != 0) {
                Path path = path(name);
                on(path).ifPresent(disk -> take(disk, path, file));
            }
            return result;
        });
    }

    private static int delete(MemorySegment vfs, MemorySegment name, int syncFolder) {
        return unbroken(() -> {
            Call theirs = () -> (int) CALL_DELETE.invokeExact(THEIR_DELETE, vfs, name, syncFolder);
            Path path = path(name);
            Optional<Disk> disk = on(path);
            return disk.isPresent() ? disk.get().delete(path, theirs) : theirs.go();
        });
    }

    private static Path path(MemorySegment name) {
        return Path.of(name.reinterpret(MOST_OF_A_NAME).getString(0));
    }

    private static Optional<Disk> on(Path path) {
        return DISKS.stream().filter(disk -> disk.holds(path)).findFirst();
    }

    private static void take(Disk disk, Path path, MemorySegment file) {
        MemorySegment first = file.reinterpret(8);
        MemorySegment methods = first.get(ADDRESS, 0).reinterpret(METHODS);
        disk.opened(path);
        FILES.put(file.address(), new Opened(disk, path, methods));
        first.set(ADDRESS, 0, ownTable(methods));
    }

    private static int close(MemorySegment file) {
        Opened opened = FILES.remove(file.address());
        return unbroken(() -> (int) CALL_CLOSE.invokeExact(opened.method(CLOSE), file));
    }

    private static int read(MemorySegment file, MemorySegment to, int count, long at) {
        Opened opened = FILES.get(file.address());
        return unbroken(() ->
                opened.disk().read(() -> (int) CALL_MOVE.invokeExact(opened.method(READ), file, to, count, at)));
    }

    private static int write(MemorySegment file, MemorySegment from, int count, long at) {
        Opened opened = FILES.get(file.address());
        byte[] bytes = from.reinterpret(count).toArray(JAVA_BYTE);
        return unbroken(() -> opened.disk().write(opened.path(), bytes, (int) at, () ->
                (int) CALL_MOVE.invokeExact(opened.method(WRITE), file, from, count, at)));
    }

    private static int truncate(MemorySegment file, long size) {
        Opened opened = FILES.get(file.address());
        return unbroken(() -> opened.disk().cut(opened.path(), (int) size, () ->
                (int) CALL_TRUNCATE.invokeExact(opened.method(TRUNCATE), file, size)));
    }

    private static int sync(MemorySegment file, int flags) {
        Opened opened = FILES.get(file.address());
        return unbroken(() ->
                opened.disk().sync(opened.path(), () -> (int) CALL_SYNC.invokeExact(opened.method(SYNC), file, flags)));
    }

    private static int unbroken(Call call) {
        try {
            return call.go();
        } catch (Throwable broken) {
            return BROKEN;
        }
    }
}
