package fitg.app.lab;

import fitg.app.Choices;
import fitg.app.ExitCode;
import fitg.lab.bench.Replies;
import fitg.players.Player;
import fitg.players.Players;
import fitg.players.marshal.Budget;
import fitg.players.marshal.Marshal;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.LongFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** How long the computer players take to answer on this machine. */
@Command(
        name = "players",
        description = "Measures how long the computer players take to answer, in whole games of both scenarios.",
        mixinStandardHelpOptions = true)
public final class PlayersBenchCommand implements Callable<Integer> {

    private static final List<Integer> LIMITS = List.of(50, 250);

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "200",
            description = "Games of each player; 200 unless given. A Marshal plays a twentieth of them.")
    private int games;

    @Option(names = "--json", description = "Print one JSON object instead of a table.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        int many = Choices.atLeastOne("games", games);
        int few = Math.max(1, many / 20);
        Map<String, Replies> replies = new LinkedHashMap<>();
        for (String name : List.of(Players.RECRUIT, Players.CAPTAIN)) {
            replies.put(name, Replies.of(named(name), many));
        }
        replies.put(Players.MARSHAL, Replies.of(named(Players.MARSHAL), few));
        for (int limit : LIMITS) {
            Budget budget = Budget.ofTime(Duration.ofMillis(limit), 1);
            replies.put("marshal with " + limit + " ms", Replies.of(seed -> new Marshal(seed, budget), few));
        }
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(Json.of(Map.of("players", fields(replies))));
        } else {
            print(out, replies);
        }
        out.flush();
        return ExitCode.DONE;
    }

    private static LongFunction<Player> named(String name) {
        return seed -> Players.named(name, seed).orElseThrow();
    }

    private static List<Object> fields(Map<String, Replies> replies) {
        List<Object> all = new ArrayList<>();
        replies.forEach((name, times) -> {
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("player", name);
            fields.put("decisions", times.count());
            fields.put("median", times.milliseconds(500));
            fields.put("ninetyNinePercent", times.milliseconds(990));
            fields.put("longest", times.milliseconds(1000));
            fields.put("longestGame", times.longestGameInMilliseconds());
            all.add(fields);
        });
        return all;
    }

    private static void print(PrintWriter out, Map<String, Replies> replies) {
        out.printf(
                "%-20s %10s %10s %10s %10s %14s%n",
                "milliseconds", "decisions", "median", "99 %", "longest", "slowest game");
        replies.forEach((name, times) -> out.printf(
                "%-20s %,10d %10.2f %10.2f %10.2f %,14.0f%n",
                name,
                times.count(),
                times.milliseconds(500),
                times.milliseconds(990),
                times.milliseconds(1000),
                times.longestGameInMilliseconds()));
    }
}
