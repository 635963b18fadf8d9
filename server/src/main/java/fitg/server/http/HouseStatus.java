package fitg.server.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.server.common.ServerSettings;
import fitg.server.push.Watchers;
import fitg.server.store.Store;
import fitg.server.store.StoreUnavailableException;
import java.io.File;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntSupplier;

/** How the house is: numbers only, so that the page with them may lie open on a host's desk. */
final class HouseStatus {

    private final ServerSettings settings;
    private final Store store;
    private final Room room;
    private final Watchers watchers;
    private final IntSupplier sockets;

    HouseStatus(ServerSettings settings, Store store, Room room, Watchers watchers, IntSupplier sockets) {
        this.settings = settings;
        this.store = store;
        this.room = room;
        this.watchers = watchers;
        this.sockets = sockets;
    }

    /**
     * What is known at this moment.
     *
     * @param database in bytes; absent with the games while it does not answer
     * @param load of the whole machine over the last minute; negative where the system does not say
     * @param refusals how often a request was refused since the start, by kind
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Now(
            long upSeconds,
            Games games,
            Long database,
            boolean shared,
            Disk disk,
            double load,
            int processors,
            long heapUsed,
            long heapMost,
            int sockets,
            int watchers,
            long requests,
            long failed,
            long actions,
            Map<String, Long> refusals) {}

    /** @param removed put aside, and not yet deleted */
    record Games(long waiting, long running, long finished, long removed, long ready) {}

    /** Of the data folder. */
    record Disk(long free, long size) {}

    Now now() {
        Runtime machine = Runtime.getRuntime();
        return new Now(
                ManagementFactory.getRuntimeMXBean().getUptime() / 1_000,
                games(),
                fromStore(store::size),
                store.isShared(),
                disk(),
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(),
                machine.availableProcessors(),
                machine.totalMemory() - machine.freeMemory(),
                machine.maxMemory(),
                sockets.getAsInt(),
                watchers.count(),
                room.metrics().requests(),
                room.metrics().failed(),
                room.metrics().decisions(),
                new TreeMap<>(room.metrics().refusals()));
    }

    private Games games() {
        Map<String, Long> counts = fromStore(store::counts);
        return counts == null
                ? null
                : new Games(
                        counts.getOrDefault("WAITING", 0L),
                        counts.getOrDefault("RUNNING", 0L),
                        counts.getOrDefault("FINISHED", 0L),
                        counts.getOrDefault("REMOVED", 0L),
                        room.tables().warmCount());
    }

    private interface Question<T> {
        T ask();
    }

    /** Null if it is away. */
    private static <T> T fromStore(Question<T> question) {
        try {
            return question.ask();
        } catch (StoreUnavailableException away) {
            return null;
        }
    }

    private Disk disk() {
        Path folder = settings.dataFolder();
        while (!Files.exists(folder)) {
            folder = folder.getParent();
        }
        // Asked of the file: in a chroot the list of mounts does not know where its disk is.
        File asked = folder.toFile();
        return new Disk(asked.getUsableSpace(), asked.getTotalSpace());
    }
}
