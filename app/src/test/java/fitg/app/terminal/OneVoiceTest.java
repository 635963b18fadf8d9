package fitg.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.words.Narrator;
import fitg.procedure.Action;
import fitg.saves.GameFile;
import fitg.saves.Recording;
import fitg.saves.SavedGame;
import fitg.saves.SavedGame.Entry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** At the terminal too the mark, the hint and Enter say the same, or nothing. */
class OneVoiceTest {

    private static final Path GOLDEN = Path.of("../lab/src/test/resources/golden");
    private static final int DRAWN = 200;

    private static final Pattern HINTED = Pattern.compile("A Captain would choose \"(.*?)\"\\. ");
    private static final Pattern MARKED = Pattern.compile("\\* ?\\d+ (.*?) \\(Enter\\)");

    /** Enter once played "done" where the hint said "fly". The moments are drawn by lot from the golden games. */
    @Test
    void enterPlaysWhatIsMarkedAndHinted() throws Exception {
        List<SavedGame> games = goldenGames();
        SplittableRandom lots = new SplittableRandom(38);
        int marks = 0;
        for (int drawn = 0; drawn < DRAWN; drawn++) {
            SavedGame saved = games.get(drawn % games.size());
            int moment = lots.nextInt(saved.journal().size());

            Sitting sitting = Sitting.at(saved, moment);

            String where = saved.rules().scenario().id() + " at " + moment;
            assertThat(sitting.entered()).as(where).isEqualTo(sitting.read(MARKED));
            if (sitting.entered().isPresent() && sitting.isRealChoice()) {
                assertThat(sitting.entered()).as(where).isEqualTo(sitting.read(HINTED));
                marks++;
            }
        }
        assertThat(marks).isGreaterThan(DRAWN / 2);
    }

    private static List<SavedGame> goldenGames() throws Exception {
        List<SavedGame> games = new ArrayList<>();
        try (Stream<Path> files = Files.list(GOLDEN)) {
            for (Path file : files.sorted().toList()) {
                games.add(GameFile.read(file));
            }
        }
        return games;
    }

    /** Somebody sits down in mid-game, asks for a hint at the first question, presses Enter there and leaves. */
    private static final class Sitting {

        private final Recording recording;
        private final Script screen = Script.endless(this::types);
        private Decision question;
        private int asked;
        private int lines;

        private Sitting(Recording recording) {
            this.recording = recording;
        }

        static Sitting at(SavedGame saved, int moment) throws Exception {
            Recording recording = saved.beginning();
            while (recording.entries() < moment) {
                recording.follow(saved.journal().get(recording.entries()));
            }
            Side side = recording.game().pending().orElseThrow().side();
            Seats seats = side == Side.REBEL ? new Seats("human", "random", 1) : new Seats("random", "human", 1);
            Sitting sitting = new Sitting(recording);
            new Table(sitting.screen, seats, recording).play();
            return sitting;
        }

        private String types() {
            if (recording.game().isOver() || lines > 1) {
                return "quit"; // which is no file to save to either
            }
            if (lines++ == 0) {
                question = recording.game().pending().orElseThrow();
                asked = recording.entries();
                return "hint";
            }
            return "";
        }

        boolean isRealChoice() {
            return question.actions().size() > 1;
        }

        /** What Enter played, in the words of the list. */
        Optional<String> entered() {
            if (question == null || recording.entries() == asked) {
                return Optional.empty();
            }
            String key = ((Entry.Played) recording.journal().get(asked)).action();
            return question.actions().stream()
                    .filter(action -> action.key().equals(key))
                    .findFirst()
                    .map(this::words);
        }

        private String words(Action action) {
            return Narrator.describe(question, action).replaceAll("\\s+", " ").strip();
        }

        /** What stood on the screen at the question, if anything. */
        Optional<String> read(Pattern wanted) {
            Matcher found = wanted.matcher(screen.printed().replaceAll("\\s+", " "));
            return found.find() ? Optional.of(found.group(1)) : Optional.empty();
        }
    }
}
