package fitg.app.lab;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import fitg.app.Choices;
import fitg.app.ExitCode;
import fitg.app.Progress;
import fitg.lab.Balance;
import fitg.lab.Interval;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What equal players win, and what a rule or a threshold does to that. */
@Command(
        name = "balance",
        description = "What equal players win on a scenario, and what a house rule or another threshold does to that.",
        mixinStandardHelpOptions = true)
public final class BalanceCommand implements Callable<Integer> {

    @Option(
            names = "--scenario",
            defaultValue = "flight-to-egrix",
            description = "flight-to-egrix (default) or varu-powderkeg.")
    private String scenario;

    @Option(names = "--player", defaultValue = "captain", description = "Who plays both sides; captain unless given.")
    private String player;

    @Option(names = "--games", defaultValue = "400", description = "Games under each set of rules; 400 unless given.")
    private int games;

    @Option(names = "--seed", defaultValue = "1", description = "The same seed gives the same games; 1 unless given.")
    private long seed;

    @Option(names = "--threads", defaultValue = "1", description = "Games played at once; changes no result.")
    private int threads;

    @Option(names = "--json", description = "Print one JSON object instead of a table.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws JsonProcessingException {
        Balance balance = new Balance(
                Choices.scenario(scenario),
                Choices.computerPlayer(player),
                Choices.atLeastOne("games", games),
                seed,
                Choices.atLeastOne("threads", threads));
        Balance.Result result;
        try (Progress progress = Progress.games(balance.totalGames())) {
            result = balance.run(progress::step);
        }
        spec.commandLine()
                .getOut()
                .println(
                        json
                                ? new ObjectMapper()
                                        .enable(SerializationFeature.INDENT_OUTPUT)
                                        .writeValueAsString(fields(balance, result))
                                : text(balance, result));
        return ExitCode.DONE;
    }

    private static Map<String, Object> fields(Balance balance, Balance.Result result) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("scenario", balance.scenario().id());
        fields.put("player", balance.player());
        fields.put("games", balance.games());
        fields.put("seed", balance.seed());
        List<Object> rules = new ArrayList<>();
        for (Balance.Line line : result.rules()) {
            Map<String, Object> each = new LinkedHashMap<>();
            each.put("rules", line.name());
            each.put("rebels", line.rebels());
            each.put("instantVictories", line.instant());
            each.put("meanPoints", line.points());
            rules.add(each);
        }
        fields.put("rules", rules);
        fields.put("rebelsByThreshold", result.byThreshold());
        return fields;
    }

    private static String text(Balance balance, Balance.Result result) {
        StringBuilder text = new StringBuilder();
        line(
                text,
                "%s, %s against %s, %,d games under each set of rules, seed %d",
                balance.scenario().title(),
                balance.player(),
                balance.player(),
                balance.games(),
                balance.seed());
        line(text, "");
        line(text, "%-24s %11s %17s %9s %8s", "rules", "rebels win", "95 % of cases", "at once", "points");
        for (Balance.Line each : result.rules()) {
            line(
                    text,
                    "%-24s %10.1f%% %s %,9d %8.1f",
                    each.name(),
                    100 * each.rebels().value(),
                    bounds(each.rebels()),
                    each.instant(),
                    each.points());
        }
        line(text, "");
        line(text, "%-24s %11s %17s", "points to win at the end", "rebels win", "95 % of cases");
        result.byThreshold().forEach((points, share) -> {
            String mark = points == balance.scenario().pointsToWin() ? "  as printed" : "";
            line(text, "%-24d %10.1f%% %s%s", points, 100 * share.value(), bounds(share), mark);
        });
        return text.toString().stripTrailing();
    }

    private static String bounds(Interval interval) {
        return "%7.1f%% %7.1f%%".formatted(100 * interval.low(), 100 * interval.high());
    }

    private static void line(StringBuilder text, String format, Object... arguments) {
        text.append(format.formatted(arguments)).append(System.lineSeparator());
    }
}
