package fitg.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import fitg.server.client.RandomPair;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The dashboard and the table for operators speak of what a server really measures. */
class DashboardTest {

    private static final Pattern METRIC = Pattern.compile("\\b(?:fitg|jvm|process|system)_[a-z_]+\\b");

    /** Counted only once it happens: a collector's pause, a computer player that fails. */
    private static final Set<String> LATER = Set.of("jvm_gc_pause_seconds_sum");

    @Test
    void everyNumberOnItIsMeasured() throws Exception {
        JsonNode dashboard = new JsonMapper()
                .readTree(Path.of("..", "deploy", "dashboard.json").toFile());
        Set<String> asked = new TreeSet<>();
        dashboard.findValuesAsText("expr").forEach(expression -> asked.addAll(metrics(expression)));
        assertThat(asked).hasSizeGreaterThan(15);

        try (TestServer server = TestServer.start()) {
            new RandomPair(server.client().table("flight-to-egrix"), 3).playToTheEnd();
            server.client().get("/api/rules/99.99");
            server.client().open("flight-to-egrix", "random", "random");
            assertThat(metrics(server.client().get("/metrics").body())).containsAll(without(asked, LATER));
        }
    }

    @Test
    void theTableForOperatorsNamesThem() throws Exception {
        String operations = Files.readString(Path.of("..", "docs", "operations.md"));
        List<String> ours = metrics(Files.readString(Path.of("..", "deploy", "dashboard.json"))).stream()
                .filter(metric -> metric.startsWith("fitg_"))
                .map(metric -> metric.replaceFirst("_(bucket|count|sum)$", ""))
                .distinct()
                .toList();
        assertThat(operations).contains(ours);
    }

    private static Set<String> metrics(String text) {
        return METRIC.matcher(text).results().map(MatchResult::group).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> without(Set<String> all, Set<String> some) {
        Set<String> rest = new TreeSet<>(all);
        rest.removeAll(some);
        return rest;
    }
}
