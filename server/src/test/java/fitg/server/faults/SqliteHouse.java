package fitg.server.faults;

import fitg.server.TestServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** One server on a file of its own, on a disk of ours. */
final class SqliteHouse implements House {

    private static final int LONGEST_FULL = 40;

    private final Path folder;
    private final Farewells farewells;
    private final boolean lyingDisk;
    private Disk disk;
    private volatile TestServer server;
    private int lives;

    /** @param lyingDisk whether its disk says that something is synchronised when it is not */
    SqliteHouse(Path folder, Farewells farewells, boolean lyingDisk) throws IOException {
        this.folder = folder;
        this.farewells = farewells;
        this.lyingDisk = lyingDisk;
        Files.createDirectories(folder.resolve("life0"));
        live();
    }

    private void live() {
        disk = new Disk(folder.resolve("life" + lives), lyingDisk);
        server = TestServer.start(disk.url());
    }

    @Override
    public List<TestServer> servers() {
        return List.of(server);
    }

    @Override
    public String strike(SplittableRandom random) {
        return switch (random.nextInt(4)) {
            case 0 -> {
                dieAndLiveAgain(random, 0);
                yield "killed";
            }
            case 1 -> {
                dieAndLiveAgain(random, Integer.MAX_VALUE);
                yield "without power, nothing kept that was not synchronised";
            }
            case 2 -> {
                dieAndLiveAgain(random, 2);
                yield "without power, half of it kept";
            }
            default -> {
                disk.fill(true);
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1 + random.nextInt(LONGEST_FULL)));
                disk.fill(false);
                yield "a full disk";
            }
        };
    }

    /** @param lostOnceIn how much of what was not synchronised is lost: 0 nothing, 1 or more one in so many, the largest all */
    private void dieAndLiveAgain(SplittableRandom random, int lostOnceIn) {
        Disk before = disk;
        TestServer ended = server;
        before.die(folder.resolve("life" + ++lives), () -> switch (lostOnceIn) {
            case 0 -> true;
            case Integer.MAX_VALUE -> false;
            default -> random.nextInt(lostOnceIn) > 0;
        });
        live();
        farewells.bid(ended, before);
    }

    @Override
    public void close() {
        farewells.bid(server, disk);
    }
}
