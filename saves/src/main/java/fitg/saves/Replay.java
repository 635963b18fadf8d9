package fitg.saves;

import fitg.play.Game;
import fitg.play.Viewer;
import fitg.procedure.Event;
import fitg.saves.SavedGame.Entry;
import java.util.ArrayList;
import java.util.List;

/** Plays a saved game again, action by action, and holds it against what was saved. */
public final class Replay {

    /** What a position is made of, and so its hash, is the same since this version of the rules. */
    private static final int SAME_POSITIONS_SINCE = 2;

    private final Recording recording;
    /** What happened before anybody acted, then after each action that still stands. */
    private final List<List<Event>> story = new ArrayList<>();

    private Replay(Recording recording) {
        this.recording = recording;
        // What comes before the first action is the same for everybody.
        story.add(game().log(Viewer.SPECTATOR));
    }

    /** Throws with the entry and the reason if an action was not legal there or the end is another. */
    public static Replay of(SavedGame saved) throws ReplayException {
        try {
            Replay replay = new Replay(Recording.start(saved.rules(), saved.chance(), saved.players()));
            replay.run(saved);
            return replay;
        } catch (ReplayException failure) {
            throw saved.rulesVersion() == Game.RULES_VERSION ? failure : ofOtherRules(saved, failure);
        }
    }

    private static ReplayException ofOtherRules(SavedGame saved, ReplayException failure) {
        return new ReplayException(failure.getMessage() + " (it was played under rules version " + saved.rulesVersion()
                + ", this is version " + Game.RULES_VERSION + ")");
    }

    public Game game() {
        return recording.game();
    }

    /** The game as it stands at the end, ready to go on. */
    public Recording recording() {
        return recording;
    }

    /** Everything that happened and was not taken back, secrets included. */
    public List<Event> story() {
        return story.stream().flatMap(List::stream).toList();
    }

    private void run(SavedGame saved) throws ReplayException {
        for (Entry entry : saved.journal()) {
            int before = game().number();
            List<Event> happened = recording.follow(entry);
            for (int taken = game().number(); taken < before; taken++) {
                story.removeLast();
            }
            if (!(entry instanceof Entry.Back)) {
                story.add(happened);
            }
        }
        compareEnd(saved);
    }

    private void compareEnd(SavedGame saved) throws ReplayException {
        if (!saved.verdict().equals(game().outcome())) {
            throw new ReplayException("the file says that the game "
                    + saved.verdict()
                            .map(verdict -> "ended with " + Endings.describe(verdict))
                            .orElse("goes on")
                    + ", but after the last entry it "
                    + game().outcome()
                            .map(verdict -> "has ended with " + Endings.describe(verdict))
                            .orElse("goes on"));
        }
        if (isComparable(saved) && saved.hash() != game().hash()) {
            throw new ReplayException("the position after the last entry has the hash " + hex(game().hash())
                    + ", but the file says " + hex(saved.hash()));
        }
    }

    /** Whether the hash in a file says anything today. */
    public static boolean isComparable(SavedGame saved) {
        return saved.rulesVersion() >= SAME_POSITIONS_SINCE;
    }

    static String hex(long hash) {
        return "%016x".formatted(hash);
    }
}
