package fitg.app.load;

import com.fasterxml.jackson.annotation.JsonProperty;
import fitg.app.load.Latencies.Summary;
import fitg.app.load.Tally.Request;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What a load has shown. Times are in milliseconds; what was accepted is counted from the first action on. */
record LoadReport(
        int games,
        int nodes,
        List<String> scenarios,
        double seconds,
        Map<String, Summary> requests,
        long accepted,
        @JsonProperty("refused as they must be") long refused,
        @JsonProperty("connections lost") long broken,
        @JsonProperty("finished games") long finished,
        Map<String, Long> errors,
        Summary push,
        Expense expense,
        Audit journal) {

    static LoadReport of(Load load, Duration time, Expense expense, Audit journal) {
        Tally tally = load.tally();
        Map<String, Summary> requests = new LinkedHashMap<>();
        requests.put("all", tally.all().summary(time));
        for (Request request : Request.values()) {
            requests.put(
                    request.name().toLowerCase(Locale.ROOT), tally.of(request).summary(time));
        }
        return new LoadReport(
                load.plan().games(),
                load.plan().nodes().size(),
                load.plan().scenarios(),
                time.toMillis() / 1000.0,
                requests,
                tally.acceptedActions(),
                tally.refusedActions(),
                tally.brokenRequests(),
                tally.finishedGames(),
                tally.errors(),
                tally.pushes().summary(time),
                expense,
                journal);
    }

    boolean holds() {
        return errors.isEmpty() && broken == 0 && journal.holds();
    }

    void print(PrintWriter out) {
        out.printf("%,d games at a time on %d %s for %.0f s%n%n", games, nodes, nodes == 1 ? "node" : "nodes", seconds);
        out.printf("%-24s %10s %10s %10s %10s %10s %10s%n", "", "count", "per s", "median ms", "95 %", "99 %", "most");
        requests.forEach((name, summary) -> line(out, name, summary));
        line(out, nodes == 1 ? "push" : "push to another node", push);
        out.println();
        out.printf("%,d actions accepted, %,d refused because the same action came twice%n", accepted, refused);
        out.printf("%,d games played to the end%n", finished);
        out.printf(
                "%.2f ms of the processor per action, %,.1f KB of heap per game%n",
                expense.processor(), expense.heap());
        out.printf("%,d connections lost, %s%n", broken, errors.isEmpty() ? "no errors" : "errors: " + errors);
        out.printf(
                "journal of %,d games: %,d acknowledged actions, %,d lost, %,d that nobody was told of%n",
                journal.games(), journal.acknowledged(), journal.lost(), journal.surplus());
        journal.findings().forEach(out::println);
    }

    private static void line(PrintWriter out, String name, Summary summary) {
        out.printf(
                "%-24s %,10d %,10.1f %,10.1f %,10.1f %,10.1f %,10.1f%n",
                name,
                summary.count(),
                summary.perSecond(),
                summary.median(),
                summary.p95(),
                summary.p99(),
                summary.max());
    }
}
