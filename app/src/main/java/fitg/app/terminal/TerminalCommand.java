package fitg.app.terminal;

import fitg.app.BadInput;
import fitg.app.Choices;
import fitg.app.ExitCode;
import fitg.app.PlayerNames;
import fitg.app.ScenarioNames;
import fitg.app.cases.CaseFiles;
import fitg.content.Side;
import fitg.content.Tongue;
import fitg.procedure.HouseRule;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import fitg.saves.Recording;
import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code fitg terminal}: the game for one or two people at a terminal. */
@Command(
        name = "terminal",
        description = "Play at the terminal: two people in turn, or one against the computer.",
        mixinStandardHelpOptions = true)
public final class TerminalCommand implements Callable<Integer> {

    @Parameters(
            arity = "0..1",
            paramLabel = "SCENARIO",
            completionCandidates = ScenarioNames.class,
            description = "One of ${COMPLETION-CANDIDATES}; asked for if missing.")
    private String scenario;

    @Option(
            names = "--rebel",
            paramLabel = "PLAYER",
            completionCandidates = PlayerNames.class,
            description = "human (default), or the computer: ${COMPLETION-CANDIDATES}.")
    private String rebel;

    @Option(
            names = "--imperial",
            paramLabel = "PLAYER",
            completionCandidates = PlayerNames.class,
            description = "human (default), or the computer: ${COMPLETION-CANDIDATES}.")
    private String imperial;

    @Option(names = "--seed", paramLabel = "K", description = "Dice that follow from a number, instead of secret ones.")
    private Long seed;

    @Option(names = "--load", paramLabel = "FILE", description = "Go on with a saved game.")
    private String file;

    @Option(
            names = "--position",
            paramLabel = "FILE",
            description = "Play on from a position written as text; docs/cases.md says how it reads.")
    private Path position;

    @Option(
            names = "--exercise",
            paramLabel = "ID",
            arity = "0..1",
            fallbackValue = "",
            description = "Find the move in a moment of a game; without an ID a list of all of them.")
    private String exercise;

    @Option(names = "--worst-detection", description = "House rule of 1979: every detection die reads the worst row.")
    private boolean worstDetection;

    @Option(
            names = "--explain",
            description =
                    "Let two computer players say why they do what they do. Not where a person plays: it would tell "
                            + "secrets.")
    private boolean explain;

    @Option(names = "--no-colour", description = "No colours, also not on a terminal that has them.")
    private boolean plain;

    @Option(
            names = "--language",
            paramLabel = "CODE",
            description = "What questions and answers of the Star System Game are said in: en or de.")
    private String language = Tongue.ENGLISH.code();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        checkArguments();
        Tongue tongue = tongue();
        if (exercise != null) {
            Screens.open(spec.commandLine().getOut(), !plain, tongue, screen -> ExerciseDesk.open(screen, exercise));
            return ExitCode.DONE;
        }
        Recording loaded = file != null ? Match.load(file) : position != null ? laidOut() : null;
        Screens.open(spec.commandLine().getOut(), !plain, tongue, screen -> play(screen, loaded));
        return ExitCode.DONE;
    }

    private void checkArguments() {
        if (scenario != null) {
            checkHouseRules(Choices.scenario(scenario));
        }
        if (file != null && (scenario != null || seed != null || worstDetection)) {
            throw new BadInput(
                    "A loaded game brings its scenario, dice and house rules along; leave those out with --load.");
        }
        if (position != null && (scenario != null || file != null || worstDetection)) {
            throw new BadInput(
                    "A position names its scenario and house rules; leave those and --load out with --position.");
        }
        if (exercise != null && (scenario != null || file != null || position != null)) {
            throw new BadInput(
                    "An exercise names its scenario; leave that, --load and --position out with --exercise.");
        }
        new Seats(or(rebel, Seats.HUMAN), or(imperial, Seats.HUMAN), 0);
    }

    private Tongue tongue() {
        return Tongue.named(language)
                .orElseThrow(() -> new BadInput("Nothing is said in '" + language + "' here; there are "
                        + Arrays.stream(Tongue.values()).map(Tongue::code).collect(Collectors.joining(" and ")) + "."));
    }

    private Recording laidOut() throws IOException {
        Seats seats = new Seats(or(rebel, Seats.HUMAN), or(imperial, Seats.HUMAN), 0);
        return Match.layOut(CaseFiles.position(position), seats, dice());
    }

    private OptionalLong dice() {
        return seed == null ? OptionalLong.empty() : OptionalLong.of(seed);
    }

    private void checkHouseRules(Scenario chosen) {
        for (HouseRule stranger : chosen.ruleset().strangers(new Options(worstDetection))) {
            throw new BadInput("The house rule '" + stranger.title() + "' is not among those of " + chosen.id() + ".");
        }
    }

    private void play(Screen screen, Recording loaded) {
        try {
            if (loaded == null) {
                begin(screen);
            } else {
                resume(screen, loaded);
            }
        } catch (Screen.InputEnded ended) {
            screen.say("The input has ended; the game was not saved.");
        }
    }

    private void begin(Screen screen) {
        Menu menu = new Menu(screen);
        boolean ask = scenario == null;
        Scenario chosen = ask ? menu.scenario() : Choices.scenario(scenario);
        checkHouseRules(chosen);
        String rebels = rebel == null && ask ? menu.seat("rebels") : or(rebel, Seats.HUMAN);
        String empire = imperial == null && ask ? menu.seat("Empire") : or(imperial, Seats.HUMAN);
        Seats seats = new Seats(rebels, empire, preference());
        play(new Table(screen, seats, Match.begin(chosen, new Options(worstDetection), seats, dice())));
    }

    /** Who sat where is in the file; the command line may seat others. */
    private void resume(Screen screen, Recording loaded) {
        String rebels = or(rebel, loaded.players().getOrDefault(Side.REBEL, Seats.HUMAN));
        String empire = or(imperial, loaded.players().getOrDefault(Side.IMPERIAL, Seats.HUMAN));
        play(new Table(screen, new Seats(rebels, empire, preference()), loaded));
    }

    private void play(Table table) {
        if (explain) {
            table.explain();
        }
        table.play();
    }

    private long preference() {
        return seed == null ? new SecureRandom().nextLong() : seed;
    }

    private static String or(String given, String otherwise) {
        return given == null ? otherwise : given;
    }
}
