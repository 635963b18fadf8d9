package fitg.app.lab;

import fitg.app.BadInput;
import fitg.app.Choices;
import fitg.app.ExitCode;
import fitg.app.ScenarioNames;
import fitg.app.Version;
import fitg.lab.selfplay.Checkpoint;
import fitg.lab.selfplay.Course;
import fitg.lab.selfplay.Gate;
import fitg.lab.selfplay.Gatekeeper;
import fitg.lab.selfplay.School;
import fitg.play.Scenarios;
import fitg.players.Players;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Teaches a computer player a scenario: it copies somebody, and then plays itself. */
@Command(
        name = "learn",
        description =
                "What a Captain knows about a scenario, learned anew: a player copies another and then plays itself.",
        footer = {
            "",
            "A line of figures for every round goes to standard output, how it does at the gate to standard error. The"
                    + " course is kept after every round; the same command goes on with it, also on another machine. The"
                    + " seed alone decides every weight, whatever the number of threads."
        },
        subcommands = ProspectsCommand.class,
        mixinStandardHelpOptions = true)
public final class LearnCommand implements Callable<Integer> {

    @Option(
            names = "--scenario",
            paramLabel = "NAME",
            completionCandidates = ScenarioNames.class,
            description = "One of ${COMPLETION-CANDIDATES}, the first unless given.")
    private String scenario = Scenarios.all().getFirst().id();

    @Option(
            names = "--course",
            paramLabel = "FILE",
            description = "Where the course is kept; the scenario's name with .course unless given.")
    private Path course;

    @Option(
            names = "--mind",
            paramLabel = "FILE",
            description =
                    "Where the last version is kept that passed the gate; the scenario's name with .mind unless given.")
    private Path mind;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "100",
            description = "Learn until so many rounds are done, those of copying included; 100 unless given.")
    private int rounds;

    @Option(
            names = "--copy",
            paramLabel = "PLAYER",
            defaultValue = Players.CAPTAIN_2,
            description = "Who is copied at first; captain-2 unless given.")
    private String teacher;

    @Option(
            names = "--copies",
            paramLabel = "N",
            defaultValue = "4",
            description = "Rounds of copying; 4 unless given.")
    private int copies;

    @Option(
            names = "--lessons",
            paramLabel = "N",
            defaultValue = "800",
            description = "Games in each round of copying; 800 unless given.")
    private int lessons;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "800",
            description = "Games in each round of its own; 800 unless given.")
    private int games;

    @Option(
            names = "--width",
            paramLabel = "W,N",
            split = ",",
            defaultValue = "256,64",
            description = "How wide the two layers of its nets are; 256,64 unless given.")
    private List<Integer> width;

    @Option(
            names = "--seed",
            paramLabel = "K",
            defaultValue = "1",
            description = "The same seed gives the same weights; 1 unless given.")
    private long seed;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many think at once, as many as there are processors unless given; changes no weight.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--gate",
            paramLabel = "N",
            defaultValue = "400",
            description = "Games against each opponent at the gate; 400 unless given.")
    private int gate;

    @Option(
            names = "--gate-every",
            paramLabel = "N",
            defaultValue = "20",
            description = "Rounds from gate to gate; 20 unless given.")
    private int gateEvery;

    @Option(
            names = "--gate-against",
            paramLabel = "PLAYER",
            split = ",",
            description = "Who stands at the gate beside the last version that passed; captain-2 unless given.")
    private List<String> opponents = List.of(Players.CAPTAIN_2);

    @Option(
            names = "--against",
            paramLabel = "PLAYER",
            description = "Learn a best answer to somebody who stays as he is, instead of playing itself; then he alone"
                    + " stands at the gate, and whoever wins most against him is kept.")
    private String frozen;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        try {
            learn();
        } catch (IllegalArgumentException refused) {
            throw new BadInput(refused.getMessage());
        }
        return ExitCode.DONE;
    }

    private void learn() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        Course asked = asked();
        Gatekeeper keeper = keeper();
        keeper.check(asked.scenario());
        Checkpoint kept = new Checkpoint(course == null ? Path.of(scenario + ".course") : course);
        School school = school(kept, asked);
        out.println(School.Figures.heading());
        while (school.round() < rounds) {
            out.println(school.next(threads).line());
            out.flush();
            kept.write(school);
            if (school.round() == rounds || school.round() % gateEvery == 0 || school.round() == asked.copies()) {
                keeper.examine(school, Version.withRules(), threads).forEach(err::println);
                err.flush();
            }
        }
    }

    private Course asked() {
        Choices.atLeastOne("rounds", rounds);
        Choices.atLeastOne("threads", threads);
        Choices.atLeastOne("rounds from gate to gate", gateEvery);
        if (width.size() != 2) {
            throw new BadInput("A net has two layers, so --width takes two numbers.");
        }
        return new Course(
                Choices.scenario(scenario).id(),
                Choices.computerPlayer(teacher),
                copies,
                lessons,
                games,
                width.getFirst(),
                width.getLast(),
                seed,
                Optional.ofNullable(frozen).map(Choices::computerPlayer));
    }

    private Gatekeeper keeper() {
        List<Gate> gates = (frozen == null ? opponents : List.of(frozen))
                .stream()
                        .map(name -> Gate.against(Choices.computerPlayer(name), gate, seed))
                        .toList();
        return new Gatekeeper(mind == null ? Path.of(scenario + ".mind") : mind, gates, gate, seed);
    }

    private School school(Checkpoint kept, Course asked) throws IOException {
        if (!kept.exists()) {
            return School.begin(asked, threads);
        }
        School school = kept.read();
        if (!school.course().equals(asked)) {
            throw new BadInput(
                    "%s is another course: %s; give its options, or another file.".formatted(kept, school.course()));
        }
        return school;
    }
}
