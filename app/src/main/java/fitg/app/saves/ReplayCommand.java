package fitg.app.saves;

import fitg.app.ExitCode;
import fitg.content.Side;
import fitg.play.Viewer;
import fitg.play.words.Narrator;
import fitg.procedure.Event;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells a saved game as a story. */
@Command(name = "replay", description = "Tells the story of a saved game.", mixinStandardHelpOptions = true)
public final class ReplayCommand implements Callable<Integer> {

    private enum Eyes {
        REBEL,
        IMPERIAL,
        SPECTATOR,
        ALL
    }

    @Parameters(paramLabel = "FILE", description = "The saved game.")
    private Path file;

    @Option(
            names = "--viewer",
            defaultValue = "all",
            description = "rebel, imperial or spectator: what they knew at the time; all (default): everything.")
    private Eyes viewer;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        for (Event event : SavedGames.replay(file).story()) {
            String sentence = Narrator.tell(event, viewerOf(event));
            if (!sentence.isEmpty()) {
                out.println(sentence);
            }
        }
        out.flush();
        return ExitCode.DONE;
    }

    /** Each secret has one owner; who is to see everything looks over his shoulder. */
    private Viewer viewerOf(Event event) {
        return switch (viewer) {
            case REBEL -> Viewer.REBEL;
            case IMPERIAL -> Viewer.IMPERIAL;
            case SPECTATOR -> Viewer.SPECTATOR;
            case ALL -> hidesFromTheEmpire(event) ? Viewer.REBEL : Viewer.IMPERIAL;
        };
    }

    private static boolean hidesFromTheEmpire(Event event) {
        return !event.equals(event.seenBy(Side.IMPERIAL));
    }
}
