package fitg.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** One address cannot end or stall a server for those who play beside it. What they waited is noted, not asserted. */
@Tag("long")
class OrdealTest {

    private static final int SECONDS = Integer.getInteger("ordeal.seconds", 45);
    private static final double MOST_HEAP = 300;
    private static final double MOST_GROWTH = 1.5;
    private static final Path NOTES = Path.of("target", "ordeal.txt");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void strangersArePlayingOnUnderAttack(Attack attack) throws Exception {
        var plan = new Ordeal.Plan(
                attack,
                TestDatabase.sqlite(folder.resolve("games.db")),
                12,
                Duration.ofMillis(600),
                SECONDS / 2,
                SECONDS);

        Ordeal ordeal = Ordeal.undergo(plan, NodeProcess.Setting.OURS, folder.resolve("node"));

        note(attack, ordeal);
        assertThat(ordeal.blows()).as("the attack is one").isGreaterThan(200);
        assertThat(ordeal.players().errors()).as("every request was answered").isEmpty();
        assertThat(ordeal.players().broken()).isZero();
        assertThat(ordeal.players().accepted()).isPositive();
        assertThat(ordeal.players().journal().findings())
                .as("in order, and once")
                .isEmpty();
        assertThat(ordeal.heapAfter())
                .as("memory is flat, and the server lives to tell")
                .isBetween(1.0, Math.min(MOST_HEAP, MOST_GROWTH * Math.max(50, ordeal.heapBefore())));
    }

    private static void note(Attack attack, Ordeal ordeal) throws IOException {
        var waited = ordeal.players().requests();
        String line =
                "%s, %d blows: 99 %% of the players' requests within %.0f ms, of their actions %.0f ms, of their hints %.0f ms; the slowest %.0f ms; heap %.0f MB, at the end %.0f MB%n"
                        .formatted(
                                attack.description(),
                                ordeal.blows(),
                                waited.get("all").p99(),
                                waited.get("action").p99(),
                                waited.get("hint").p99(),
                                waited.get("all").max(),
                                ordeal.heapBefore(),
                                ordeal.heapAfter());
        System.out.print(line);
        Files.writeString(NOTES, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
