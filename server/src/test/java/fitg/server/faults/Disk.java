package fitg.server.faults;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;

/** The disk under one SQLite database, which knows what was synchronised: it can be full, and its power can go. */
final class Disk implements AutoCloseable {

    static final String DATABASE = "games.db";

    private final Path folder;
    private final boolean lies;
    private final Map<Path, Sheet> sheets = new HashMap<>();
    private boolean full;
    private boolean dead;

    /** @param lies whether it says that something is synchronised when it is not */
    Disk(Path folder, boolean lies) {
        this.folder = folder;
        this.lies = lies;
        DiskCalls.watch(this);
    }

    String url() {
        return "jdbc:sqlite:" + folder.resolve(DATABASE);
    }

    boolean holds(Path file) {
        return file.startsWith(folder);
    }

    synchronized void fill(boolean now) {
        full = now;
    }

    /**
     * From now on nothing is read or written here; what is left goes to another folder, where another server finds it.
     *
     * @param kept of everything that was not synchronised, whether it is there all the same
     */
    synchronized void die(Path successor, BooleanSupplier kept) {
        dead = true;
        try {
            Files.createDirectories(successor);
            for (Map.Entry<Path, Sheet> each : sheets.entrySet()) {
                byte[] content = each.getValue().content(kept);
                if (content.length > 0) {
                    Files.write(successor.resolve(each.getKey().getFileName()), content);
                }
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    // ---- what SQLite does to it

    synchronized void opened(Path file) {
        sheets.computeIfAbsent(file, _ -> {
            try {
                return new Sheet(Files.readAllBytes(file));
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        });
    }

    /** What a call comes to: what SQLite's own does with the file, unless the disk fails first. */
    interface Call {
        int go() throws Throwable;
    }

    synchronized int read(Call call) throws Throwable {
        return dead ? DiskCalls.BROKEN : call.go();
    }

    synchronized int write(Path file, byte[] bytes, int at, Call call) throws Throwable {
        return dead
                ? DiskCalls.BROKEN
                : full ? DiskCalls.FULL : noted(call, () -> sheets.get(file).write(bytes, at));
    }

    synchronized int cut(Path file, int size, Call call) throws Throwable {
        return dead ? DiskCalls.BROKEN : noted(call, () -> sheets.get(file).cut(size));
    }

    /** What is deleted is gone for certain: it is synchronised with its folder, or not needed any more. */
    synchronized int delete(Path file, Call call) throws Throwable {
        return dead ? DiskCalls.BROKEN : noted(call, () -> sheets.remove(file));
    }

    synchronized int sync(Path file, Call call) throws Throwable {
        return dead ? DiskCalls.BROKEN : noted(call, lies ? () -> {} : sheets.get(file)::sync);
    }

    private static int noted(Call call, Runnable note) throws Throwable {
        int result = call.go();
        if (result == 0) {
            note.run();
        }
        return result;
    }

    @Override
    public void close() {
        DiskCalls.leave(this);
    }
}
