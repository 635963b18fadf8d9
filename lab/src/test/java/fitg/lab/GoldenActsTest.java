package fitg.lab;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Edition;
import fitg.lab.GoldenGames.End;
import fitg.play.Act;
import fitg.play.ActPromise;
import fitg.play.Decision;
import fitg.play.Viewer;
import fitg.procedure.Action;
import fitg.procedure.Rules;
import fitg.saves.GameFile;
import fitg.saves.Recording;
import fitg.saves.ReplayException;
import fitg.saves.SavedGame;
import fitg.saves.UnreadableGameException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The acts of whole games: what is promised of each is legal there, and what was really answered is among it. */
class GoldenActsTest {

    private final ActPromise promise = new ActPromise();
    private final SplittableRandom random = new SplittableRandom(1);

    @ParameterizedTest
    @EnumSource
    void theActsOfGoldenGamesKeepTheirPromise(Edition edition)
            throws IOException, UnreadableGameException, ReplayException {
        int acts = 0;
        for (End end : End.all()) {
            if (end.scenario().ruleset().edition() == edition) {
                acts += follow(end);
            }
        }
        assertThat(acts).isGreaterThan(30);
        assertThat(promise.kept()).isGreaterThan(1_000);
    }

    private int follow(End end) throws IOException, UnreadableGameException, ReplayException {
        SavedGame saved = read(end);
        Rules rules = new Rules(saved.scenario(), saved.options(), saved.rulesVersion());
        Recording recording = Recording.start(rules, saved.chance(), saved.players());
        int acts = 0;
        for (SavedGame.Entry entry : saved.journal()) {
            String where = end.fileName() + " " + recording.entries();
            Decision decision = recording.game().pending().orElse(null);
            Act act = decision == null ? null : act(recording, decision).orElse(null);
            if (act != null) {
                promise.check(recording.game(), act, random, where);
                assertThat(answersTo(act, decision)).as(where).contains(((SavedGame.Entry.Played) entry).action());
                acts++;
            }
            recording.follow(entry);
        }
        return acts;
    }

    /** The keys that the act has for the piece asked about now. */
    private static List<String> answersTo(Act act, Decision decision) {
        return act.lines().stream()
                .filter(line -> line.subject() == decision.subject())
                .flatMap(line -> line.answers().stream())
                .map(Action::key)
                .toList();
    }

    private static Optional<Act> act(Recording recording, Decision decision) {
        return Act.of(recording.game().viewFor(Viewer.of(decision.side())));
    }

    private static SavedGame read(End end) throws IOException, UnreadableGameException {
        try (InputStream in = GoldenActsTest.class.getResourceAsStream("/golden/" + end.fileName())) {
            return GameFile.fromText(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }
}
