package fitg.app.lab;

import fitg.app.BadInput;
import fitg.app.Choices;
import fitg.app.ExitCode;
import fitg.app.Progress;
import fitg.app.ScenarioNames;
import fitg.lab.learn.Lessons;
import fitg.play.Scenarios;
import fitg.players.Players;
import fitg.players.marshal.Marshal;
import fitg.players.marshal.Sign;
import fitg.procedure.Scenario;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Teaches a Marshal by the book what positions are worth. */
@Command(
        name = "prospects",
        description =
                "What a Marshal by the book knows about positions, learned anew from games of every scenario of 1979.",
        footer = {
            "",
            "The table goes to standard output in the form the players read, and how much was learned to standard"
                    + " error. All processors are used; the seed alone decides the result."
        },
        mixinStandardHelpOptions = true)
public final class ProspectsCommand implements Callable<Integer> {

    private static final String ALL = "all";

    @Option(
            names = "--player",
            paramLabel = "PLAYER",
            defaultValue = Players.CAPTAIN_2,
            description = "Who plays both sides; captain-2 unless given.")
    private String player;

    @Option(
            names = "--scenario",
            paramLabel = "NAME",
            defaultValue = ALL,
            completionCandidates = ScenarioNames.class,
            description = "One of ${COMPLETION-CANDIDATES}, or all, which it is unless given.")
    private String scenario;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "8000",
            description = "Games of each scenario; 8000 unless given.")
    private int games;

    @Option(
            names = "--wandering",
            paramLabel = "SHARE",
            defaultValue = "0.12",
            description =
                    "How often a player who weighs his answers does not give the best, from 0 to 1; 0.12 unless given.")
    private double wandering;

    @Option(
            names = "--seed",
            paramLabel = "K",
            defaultValue = "1",
            description = "The same seed gives the same games; 1 unless given.")
    private long seed;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        List<Lessons> lessons = lessons();
        List<Lessons.Learned> learned = new ArrayList<>();
        try (Progress progress = Progress.games(games * lessons.size())) {
            for (Lessons each : lessons) {
                learned.add(each.learn(progress::step));
            }
        }
        PrintWriter out = spec.commandLine().getOut();
        table(lessons, learned).forEach(out::println);
        out.flush();
        PrintWriter err = spec.commandLine().getErr();
        for (int each = 0; each < lessons.size(); each++) {
            err.println(summary(lessons.get(each).scenario(), learned.get(each)));
        }
        err.flush();
        return ExitCode.DONE;
    }

    private List<Lessons> lessons() {
        String known = Choices.computerPlayer(player);
        if (games < Lessons.FEWEST) {
            throw new BadInput("The number of games must be at least " + Lessons.FEWEST + ", not " + games + ".");
        }
        if (!(wandering >= 0 && wandering <= 1)) {
            throw new BadInput("How often players wander is a share from 0 to 1, not " + wandering + ".");
        }
        return taught().stream()
                .map(each -> new Lessons(each, known, games, seed, wandering))
                .toList();
    }

    private List<Scenario> taught() {
        if (scenario.equals(ALL)) {
            return Scenarios.skirmishes().stream().filter(Marshal::goesBySigns).toList();
        }
        Scenario asked = Choices.scenario(scenario);
        if (!Marshal.goesBySigns(asked)) {
            throw new BadInput(
                    "There is nothing to learn about " + asked.title() + ": a Marshal goes by no learned signs there.");
        }
        return List.of(asked);
    }

    /** A heading with the scenarios, then a line for each sign with its weight in each of them. */
    private static List<String> table(List<Lessons> lessons, List<Lessons.Learned> learned) {
        List<String> lines = new ArrayList<>();
        lines.add(Stream.concat(
                        Stream.of("sign"),
                        lessons.stream().map(each -> each.scenario().id()))
                .collect(Collectors.joining(",")));
        for (Sign sign : Sign.values()) {
            StringBuilder line = new StringBuilder(sign.name());
            for (Lessons.Learned each : learned) {
                line.append(String.format(Locale.ROOT, ",%.4f", each.weights()[sign.ordinal()]));
            }
            lines.add(line.toString());
        }
        return lines;
    }

    private static String summary(Scenario scenario, Lessons.Learned learned) {
        return String.format(
                Locale.ROOT,
                "%s: learned from %,d positions; surprise %.4f, without signs %.4f",
                scenario.title(),
                learned.positions(),
                learned.surprise(),
                learned.surpriseWithoutSigns());
    }
}
