package fitg.app.lab;

import fitg.app.Choices;
import fitg.app.ExitCode;
import fitg.app.ScenarioNames;
import fitg.lab.bench.Replies;
import fitg.play.Scenarios;
import fitg.players.Players;
import fitg.players.mind.Player;
import fitg.procedure.Scenario;
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
        description = "Measures how long the computer players take to answer, in whole games.",
        mixinStandardHelpOptions = true)
public final class PlayersBenchCommand implements Callable<Integer> {

    /** A Marshal takes so much longer that he plays one game where others play so many. */
    private static final int SLOWER = 20;

    @Option(
            names = "--scenario",
            paramLabel = "NAME",
            completionCandidates = ScenarioNames.class,
            description = "One of ${COMPLETION-CANDIDATES}; all of them in turn unless given.")
    private String scenario;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "200",
            description = "Games of each player; 200 unless given. A Marshal plays a twentieth of them.")
    private int games;

    @Option(
            names = "--player",
            paramLabel = "PLAYER",
            split = ",",
            defaultValue = "recruit,captain,marshal",
            description = "Who is measured, several with commas between them; recruit,captain,marshal unless given.")
    private List<String> players;

    @Option(
            names = "--thinking",
            paramLabel = "MS",
            split = ",",
            defaultValue = "50,250",
            description = "Also Marshals who think for so many milliseconds; 50,250 unless given.")
    private List<Integer> limits;

    @Option(names = "--json", description = "Print one JSON object instead of a table.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        Map<String, Replies> replies = new LinkedHashMap<>();
        List<Scenario> played = scenario == null ? Scenarios.all() : List.of(Choices.scenario(scenario));
        contestants().forEach((name, player) -> replies.put(name, Replies.of(player, played, games(name))));
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(Json.of(Map.of("players", fields(replies))));
        } else {
            print(out, replies);
        }
        out.flush();
        return ExitCode.DONE;
    }

    /** All names are looked at before anybody plays. */
    private Map<String, LongFunction<Player>> contestants() {
        Map<String, LongFunction<Player>> contestants = new LinkedHashMap<>();
        for (String name : players) {
            Choices.computerPlayer(name);
            contestants.put(name, seed -> Players.named(name, seed).orElseThrow());
        }
        for (int limit : limits) {
            Duration thinking = Duration.ofMillis(Choices.atLeastOne("milliseconds", limit));
            contestants.put(
                    "marshal with " + limit + " ms",
                    seed -> Players.live(Players.MARSHAL, seed, thinking).orElseThrow());
        }
        return contestants;
    }

    private int games(String name) {
        int many = Choices.atLeastOne("games", games);
        return name.startsWith(Players.MARSHAL) ? Math.max(1, many / SLOWER) : many;
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
