package fitg.app.lab;

import fitg.app.BadInput;
import fitg.app.Choices;
import fitg.app.ExitCode;
import fitg.app.Progress;
import fitg.lab.Balance;
import fitg.lab.Balance.RuleSet;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What equal players win, and what a rule or a threshold does to that. */
@Command(
        name = "balance",
        description = "What equal players win on a scenario, and what a house rule or another threshold does to that.",
        footer = {
            "",
            "Every scenario, player, set of rules and threshold is a line of its own, with --games games on the same dice. What the"
                    + " rebels would win at thresholds near the printed one is read off the games played for it; --threshold"
                    + " plays them. --csv writes one row for each line and threshold."
        },
        mixinStandardHelpOptions = true)
public final class BalanceCommand implements Callable<Integer> {

    private static final int GAMES = 400;

    @Mixin
    private LabOptions lab;

    @Option(
            names = "--player",
            paramLabel = "PLAYER",
            split = ",",
            defaultValue = "captain",
            description = "Who plays both sides, several with commas between them; captain unless given.")
    private List<String> players;

    @Option(
            names = "--rules",
            paramLabel = "RULES",
            split = ",",
            defaultValue = "printed,worst-detection",
            description = "printed, worst-detection or both, which is the default.")
    private List<String> rules;

    @Option(
            names = "--threshold",
            paramLabel = "N",
            split = ",",
            description = "Also play for so many points to win at the end; several with commas between them.")
    private List<Integer> thresholds = List.of();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Balance balance = new Balance(
                lab.scenarios(),
                players.stream().map(Choices::computerPlayer).distinct().toList(),
                rules.stream().map(BalanceCommand::ruleSet).distinct().toList(),
                thresholds,
                lab.games(GAMES),
                lab.seed(),
                lab.threads());
        lab.checkFiles();
        List<Balance.Line> lines;
        try (Progress progress = Progress.games(balance.totalGames())) {
            lines = balance.run(progress::step);
        }
        lab.deliver(new BalanceReport(balance, lines), spec.commandLine().getOut());
        return ExitCode.DONE;
    }

    private static RuleSet ruleSet(String name) {
        return RuleSet.named(name)
                .orElseThrow(() -> new BadInput("There are no rules '" + name + "'; there are "
                        + Stream.of(RuleSet.values()).map(RuleSet::id).collect(Collectors.joining(" and ")) + "."));
    }
}
