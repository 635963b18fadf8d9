package fitg.saves;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.IllegalActionException;
import fitg.play.Viewer;
import fitg.procedure.Action;
import fitg.procedure.Event;
import fitg.saves.SavedGame.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Plays a saved game again, action by action, and holds it against what was saved. */
public final class Replay {

    private final Game game;
    /** What happened before anybody acted, then after each action that still stands. */
    private final List<List<Event>> story = new ArrayList<>();

    private int entry;

    private Replay(Game game) {
        this.game = game;
        // What comes before the first action is the same for everybody.
        story.add(game.log(Viewer.SPECTATOR));
    }

    /** Throws with the entry and the reason if an action was not legal there or the end is another. */
    public static Replay of(SavedGame saved) throws ReplayException {
        try {
            Replay replay = new Replay(
                    Game.start(saved.scenario(), saved.options(), saved.chance().open()));
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
        return game;
    }

    /** Everything that happened and was not taken back, secrets included. */
    public List<Event> story() {
        return story.stream().flatMap(List::stream).toList();
    }

    private void run(SavedGame saved) throws ReplayException {
        for (Entry each : saved.journal()) {
            entry++;
            switch (each) {
                case Entry.Played played -> play(played);
                case Entry.Back back -> goBack(back.number());
            }
        }
        compareEnd(saved);
    }

    private void play(Entry.Played played) throws ReplayException {
        Decision decision = game.pending()
                .orElseThrow(() -> wrong("the game is over, \"" + played.action() + "\" cannot be played"));
        if (played.number() != game.number()) {
            throw wrong(
                    "it has the number " + played.number() + ", but " + game.number() + " actions were played before");
        }
        if (played.side() != decision.side()) {
            throw wrong("it is the " + name(decision.side()) + " player's decision, not the " + name(played.side())
                    + " player's");
        }
        if (!played.question().equals(decision.question().name())) {
            throw wrong("the question is " + decision.question() + ", not " + played.question());
        }
        story.add(play(decision, played.action()));
    }

    private List<Event> play(Decision decision, String key) throws ReplayException {
        Action action;
        try {
            action = Action.parse(key);
        } catch (IllegalArgumentException notOne) {
            throw wrong(notOne.getMessage());
        }
        try {
            return game.play(decision.side(), decision.number(), action);
        } catch (IllegalActionException refused) {
            throw wrong("\"" + key + "\" is not legal there: "
                    + String.join(
                            ", ", decision.actions().stream().map(Action::key).toList()) + " would be (case "
                    + decision.question().ruleCase() + ")");
        }
    }

    /** Whose undo it was need not be written down: only one side can take something back at a time. */
    private void goBack(int number) throws ReplayException {
        int count = game.number() - number;
        Side side = game.undoable(Side.REBEL) > 0 ? Side.REBEL : Side.IMPERIAL;
        if (count < 1 || count > game.undoable(side)) {
            throw wrong("undo cannot go back from action " + game.number() + " to action " + number + "; "
                    + game.undoable(side) + " could be taken back (RUL-84)");
        }
        game.undo(side, count);
        for (int taken = 0; taken < count; taken++) {
            story.removeLast();
        }
    }

    private void compareEnd(SavedGame saved) throws ReplayException {
        if (!saved.verdict().equals(game.outcome())) {
            throw new ReplayException("the file says that the game "
                    + saved.verdict()
                            .map(verdict -> "ended with " + Endings.describe(verdict))
                            .orElse("goes on")
                    + ", but after the last entry it "
                    + game.outcome()
                            .map(verdict -> "has ended with " + Endings.describe(verdict))
                            .orElse("goes on"));
        }
        if (saved.hash() != game.hash()) {
            throw new ReplayException("the position after the last entry has the hash " + hex(game.hash())
                    + ", but the file says " + hex(saved.hash()));
        }
    }

    private ReplayException wrong(String what) {
        return new ReplayException("entry " + entry + ": " + what);
    }

    static String hex(long hash) {
        return "%016x".formatted(hash);
    }

    private static String name(Side side) {
        String lower = side.name().toLowerCase(Locale.ROOT);
        return Character.toUpperCase(lower.charAt(0)) + lower.substring(1);
    }
}
