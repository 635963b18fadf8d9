package fitg.app.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import fitg.app.BadInput;
import fitg.app.ExitCode;
import fitg.app.Fitg;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServerBenchCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void measuresAndPrintsOneJsonObject(@TempDir Path folder) throws IOException {
        String database = TestDatabase.sqlite(folder.resolve("games.db"));
        int code = run("--games 4 --seconds 2 --warm-up 0 --think 10 --nodes 1 --json --db", database);
        assertThat(code).as(out.toString() + err).isEqualTo(ExitCode.DONE);
        JsonNode report = new ObjectMapper().readTree(out.toString());
        assertThat(report.get("journal").get("lost").asLong()).isZero();
        assertThat(report.get("journal").get("acknowledged").asLong())
                .isEqualTo(report.get("accepted").asLong());
        assertThat(report.get("requests").get("create").get("p99").asDouble()).isPositive();
    }

    @Test
    void otherMachinesAreLeftInPeace() {
        assertThat(run("--db jdbc:postgresql://db.example.org/games")).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString()).contains("on this machine");
        assertThatThrownBy(() -> new Load(Load.Plan.of(List.of(URI.create("http://example.org/")), 1)))
                .isInstanceOf(BadInput.class);
    }

    @Test
    void countAndTimeHaveBounds() {
        assertThat(run("--games 20001")).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run("--seconds 0")).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run("--nodes 9")).isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void sqliteIsForOneServer() {
        assertThat(run("--db jdbc:sqlite:games.db")).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(err.toString().strip()).isEqualTo("fitg: SQLite is for one server; add --nodes 1.");
    }

    private int run(String options, String... more) {
        List<String> args = new ArrayList<>(List.of("bench", "server"));
        args.addAll(List.of(options.split(" ")));
        args.addAll(List.of(more));
        return Fitg.run(new PrintWriter(out, true), new PrintWriter(err, true), args.toArray(String[]::new));
    }
}
