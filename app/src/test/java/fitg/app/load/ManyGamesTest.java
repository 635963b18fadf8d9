package fitg.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.app.load.Tally.Request;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How much of the heap games at hand take: as many as are promised, all of them ready, within what is promised. */
@Tag("long")
class ManyGamesTest {

    private static final Path NOTES = Path.of("target", "heap.txt");
    private static final Pattern WARM = Pattern.compile("(?m)^fitg_games_warm (\\S+)");
    private static final double MEGABYTE = 1 << 20;

    @TempDir
    private Path folder;

    @Test
    void twoHundredCampaignsInTheirTenthTurnAreReadyWithin128Megabytes() throws Exception {
        assertReady(200, War.inTurn("campaign-2002", 10), 128);
    }

    @Test
    void fiveThousandStarSystemGamesInTheirFifthTurnAreReadyWithin85Megabytes() throws Exception {
        assertReady(5_000, War.inTurn("flight-to-egrix", 5), 85);
    }

    private void assertReady(int games, String file, double megabytes) throws IOException {
        try (NodeProcess node = NodeProcess.start(
                folder,
                List.of("-Xmx512m", "-XX:+UseCompactObjectHeaders"),
                "--db",
                TestDatabase.sqlite(folder.resolve("games.db")),
                "--rate",
                "1000000")) {
            double before = node.liveHeap() / MEGABYTE;

            War.lay(node.address(), games, file);

            double taken = node.liveHeap() / MEGABYTE - before;
            String line = "%d games of %d KB as files: %.0f MB of heap, all ready: %s%n"
                    .formatted(games, file.length() >> 10, taken, ready(node));
            System.out.print(line);
            Files.writeString(NOTES, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            assertThat(ready(node)).as("none was let go").isEqualTo(games);
            assertThat(taken).isLessThanOrEqualTo(megabytes);
        }
    }

    private static double ready(NodeProcess node) throws IOException {
        try (Wire wire = new Wire(new Tally())) {
            String metrics = new String(
                    wire.get(Request.VIEW, node.address(), "/metrics", null).body());
            Matcher warm = WARM.matcher(metrics);
            assertThat(warm.find()).as(metrics).isTrue();
            return Double.parseDouble(warm.group(1));
        }
    }
}
