package fitg.app.load;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.app.ExitCode;
import fitg.app.Fitg;
import fitg.saves.GameFile;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code fitg admin} on the machine of a running server, which it finds by the data folder alone. */
class LookingAfterTest {

    @TempDir
    Path folder;

    private Path data;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void whoMayReadTheDataFolderLooksAfterTheServer() throws Exception {
        data = folder.resolve("node");
        try (NodeProcess node = NodeProcess.start(data, NodeProcess.SHORT_LIVED);
                Load load = new Load(
                        Load.Plan.of(List.of(node.address()), 2).watched(0).withTwins(0))) {
            load.start();
            new Progression(load).await();
            load.stop();
            String game = load.ledgers().stream()
                    .filter(each -> !each.isFinished())
                    .findFirst()
                    .orElseThrow()
                    .game();

            assertThat(Files.getPosixFilePermissions(data.resolve("operator.key")))
                    .hasToString("[OWNER_READ, OWNER_WRITE]");
            assertThat(admin("list", "--status", "running")).contains(game);
            assertThat(admin("show", game)).contains("\"commitment\"").doesNotContain("\"secret\"");
            assertThat(admin("ready")).contains("ready");
            assertThat(admin("status")).contains("games", "disk");
            assertThat(admin("link", game, "rebel")).matches("(?s)/games/" + game + "#[\\w-]{32}\\s+");
            assertThat(admin("close", game, "--loses", "imperial")).contains("is over");
            assertThat(admin("list", "--status", "finished")).contains(game);
            assertThat(admin("delete", game)).contains("bring-back");
            assertThat(admin("list", "--status", "finished")).doesNotContain(game);
            assertThat(admin("bring-back", game)).contains("is back");
            assertThat(admin("block", "203.0.113.9")).contains("203.0.113.9");
            assertThat(admin("unblock", "203.0.113.9")).isEmpty();
            assertThat(admin("export", folder.resolve("all").toString())).contains("games are in");
            assertThat(GameFile.read(folder.resolve("all").resolve(game + ".json"))
                            .journal())
                    .isNotEmpty();
            assertThat(run("close", game, "--loses", "nobody")).isEqualTo(ExitCode.BAD_INPUT);
        }
        assertThat(data.resolve("operator.key")).as("the server is gone").doesNotExist();
        assertThat(run("ready")).isEqualTo(ExitCode.CHECK_FAILED);
        assertThat(run("list")).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("No server runs on the data folder");
    }

    private String admin(String... arguments) {
        out.getBuffer().setLength(0);
        assertThat(run(arguments)).as(err.toString()).isEqualTo(ExitCode.DONE);
        return out.toString();
    }

    private int run(String... arguments) {
        List<String> all = new ArrayList<>(List.of("admin", "--data-dir", data.toString()));
        all.addAll(List.of(arguments));
        return Fitg.run(new PrintWriter(out), new PrintWriter(err), all.toArray(String[]::new));
    }
}
