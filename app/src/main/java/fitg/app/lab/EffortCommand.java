package fitg.app.lab;

import fitg.app.Choices;
import fitg.app.ExitCode;
import fitg.app.Progress;
import fitg.content.Side;
import fitg.lab.Table;
import fitg.lab.flow.Effort;
import fitg.play.order.StandingOrders;
import fitg.play.order.Unasked;
import fitg.players.Players;
import fitg.procedure.Scenario;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Counts how often people have to answer. */
@Command(
        name = "effort",
        description = "Plays games as people would without advice, and counts how often each side has to answer.",
        footer = {
            "",
            "A confirmation is one answer, and each field of its form that is changed from the suggestion one more. A game-turn goes"
                    + " from the end of a side's player-turn to the end of its next one."
        },
        mixinStandardHelpOptions = true)
public final class EffortCommand implements Callable<Integer> {

    private static final int GAMES = 10;

    @Mixin
    private LabOptions lab;

    @Option(
            names = "--player",
            paramLabel = "PLAYER",
            defaultValue = Players.RECRUIT,
            description = "Whose choices are taken for a person's, on both sides; recruit unless given.")
    private String player;

    @Option(names = "--questions", description = "Also say which questions took the answers.")
    private boolean questions;

    @Option(
            names = "--everything",
            description =
                    "They are asked everything one by one: no sheets, no usual orders, and what has one answer, too.")
    private boolean everything;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        String name = Choices.computerPlayer(player);
        List<Scenario> scenarios = lab.scenarios();
        int games = lab.games(GAMES);
        try (Progress progress = Progress.games(games * scenarios.size())) {
            for (Scenario scenario : scenarios) {
                Table table = new Table(scenario, Map.of(Side.REBEL, name, Side.IMPERIAL, name));
                Effort effort = new Effort(table, lab.seed(), spared(), !everything).play(games, progress::step);
                spec.commandLine().getOut().println(new EffortText(scenario, games, effort, questions).text());
            }
        }
        return ExitCode.DONE;
    }

    /** As against the computer, with the usual orders as a new player finds them. */
    private Effort.Spared spared() {
        return everything
                ? view -> Optional.empty()
                : view -> Unasked.AGAINST_THE_COMPUTER.answer(view).or(() -> StandingOrders.USUAL.answer(view));
    }
}
