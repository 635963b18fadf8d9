package fitg.server.http;

import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Scenarios;
import fitg.play.Viewer;
import fitg.procedure.Options;
import fitg.saves.GameFile;
import fitg.saves.Recording;
import fitg.saves.ReplayException;
import fitg.saves.SavedChance;
import fitg.saves.UnreadableGameException;
import fitg.server.view.BoardDocument;
import fitg.server.view.DecisionDocument;
import fitg.server.view.LogDocument;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Some turns of a war that nobody sees, played, played again from its journal and told. A program that was just started
 * has neither read its classes nor compiled them, and whoever came first to a long game would wait for that: a second and
 * more instead of a tenth of one.
 */
public final class Rehearsal {

    private static final String WAR = "campaign-2002";
    private static final int DECISIONS = 500;

    /** So often that most of it is compiled. */
    private static final int TIMES = 4;

    /** With less memory than this every game counts. */
    private static final long MUCH_MEMORY = 256L << 20;

    private Rehearsal() {}

    /** In the background; whoever comes meanwhile is served as well as without it. */
    public static void begin() {
        if (Runtime.getRuntime().maxMemory() >= MUCH_MEMORY) {
            Thread.ofPlatform()
                    .daemon()
                    .priority(Thread.MIN_PRIORITY)
                    .name("rehearsal")
                    .start(() -> play(TIMES));
        }
    }

    /** Once is enough for all classes to be read. */
    public static void play(int times) {
        ReferenceRoutes.prepare();
        try {
            List<String> journal =
                    war().journal().stream().map(GameFile::toText).toList();
            for (int time = 0; time < times; time++) {
                Recording again = begun();
                for (String entry : journal) {
                    again.follow(GameFile.entryFromText(entry));
                }
                for (Viewer viewer : Viewer.values()) {
                    tell(again.game(), viewer);
                }
            }
        } catch (ReplayException | UnreadableGameException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static Recording begun() throws ReplayException {
        return Recording.start(
                Scenarios.named(WAR).orElseThrow(), Options.standard(), new SavedChance.Seed(1), Map.of());
    }

    private static Recording war() throws ReplayException {
        Recording war = begun();
        Optional<Decision> asked = war.game().pending();
        while (asked.isPresent() && war.entries() < DECISIONS) {
            war.play(asked.get().suggested());
            asked = war.game().pending();
        }
        return war;
    }

    private static void tell(Game game, Viewer viewer) {
        PlayerView view = game.viewFor(viewer);
        Json.write(BoardDocument.of(view));
        DecisionDocument.of(view).ifPresent(Json::write);
        Json.write(LogDocument.entriesFrom(game.log(viewer), viewer, 0));
    }
}
