package fitg.saves;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.IllegalActionException;
import fitg.play.Umpire;
import fitg.play.cases.CaseReader;
import fitg.play.position.PositionException;
import fitg.procedure.Action;
import fitg.procedure.Event;
import fitg.procedure.Options;
import fitg.procedure.Rules;
import fitg.procedure.Scenario;
import fitg.saves.SavedGame.Entry;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A game under way together with its journal, so that it can be saved at any moment. */
public final class Recording {

    private Game game;
    private final SavedChance chance;
    private final Map<Side, String> players;
    private final List<Entry> journal = new ArrayList<>();

    Recording(Game game, SavedChance chance, Map<Side, String> players) {
        this.game = game;
        this.chance = chance;
        this.players = new EnumMap<>(Side.class);
        this.players.putAll(players);
    }

    /** A new game; fair dice must come with their secret. */
    public static Recording start(Scenario scenario, Options options, SavedChance chance, Map<Side, String> players)
            throws ReplayException {
        return start(new Rules(scenario, options), chance, players);
    }

    /** A game that begins at a position, written as a case is; throws with its line and the reason if that cannot be. */
    public static Recording layOut(String position, SavedChance chance, Map<Side, String> players)
            throws ReplayException {
        Recording recording = start(rulesOf(position), chance, players);
        recording.follow(new Entry.LaidOut(position));
        return recording;
    }

    /** The rules a position is played by. */
    public static Rules rulesOf(String position) throws ReplayException {
        try {
            return CaseReader.readOne(position).standing().rules();
        } catch (PositionException impossible) {
            throw new ReplayException("the position cannot be laid out: " + impossible.getMessage());
        }
    }

    /** The beginning of a game that may have been begun under earlier rules. */
    public static Recording start(Rules rules, SavedChance chance, Map<Side, String> players) throws ReplayException {
        return new Recording(Game.start(rules, chance.open()), chance, players);
    }

    /** Takes a saved game up again where it was left. */
    public static Recording resume(SavedGame saved) throws ReplayException {
        return Replay.of(saved).recording();
    }

    /** For looking; whoever plays past this recording leaves a hole in the journal. */
    public Game game() {
        return game;
    }

    public List<Entry> journal() {
        return List.copyOf(journal);
    }

    public int entries() {
        return journal.size();
    }

    /** The entries after the first so many. */
    public List<Entry> entriesFrom(int first) {
        return List.copyOf(journal.subList(first, journal.size()));
    }

    public Map<Side, String> players() {
        return Map.copyOf(players);
    }

    /** One that goes its own way from here. */
    public Recording copy() {
        Recording copy = new Recording(game.copy(), chance, players);
        copy.journal.addAll(journal);
        return copy;
    }

    // ---- what players do

    /** Plays an action of the pending decision; what is not legal is refused and not recorded. */
    public List<Event> play(Action action) {
        Decision decision = game.pending().orElse(null);
        int number = game.number();
        List<Event> events = game.play(action);
        note(decision, number, action);
        return events;
    }

    /** Plays for a side that believes to be asked its decision of this number; refused if it is not. */
    public List<Event> play(Side side, int expectedNumber, Action action) {
        Decision decision = game.pending().orElse(null);
        int number = game.number();
        List<Event> events = game.play(side, expectedNumber, action);
        note(decision, number, action);
        return events;
    }

    private void note(Decision decision, int number, Action action) {
        journal.add(
                new Entry.Played(number, decision.side(), decision.question().name(), action.key()));
    }

    /** Takes back the last actions of a side, as far as RUL-84 allows. */
    public void undo(Side side, int actions) {
        game.undo(side, actions);
        journal.add(new Entry.Back(game.number()));
    }

    public void resign(Side side) {
        game.resign(side);
        journal.add(new Entry.Resigned(side));
    }

    /** Other dice from here on; those to come under the old ones are never rolled. */
    public void changeDice(SavedChance other) throws ReplayException {
        Umpire.dealFrom(game, other.open());
        journal.add(new Entry.NewDice(other));
    }

    // ---- what was written down before

    /** Does what an entry says and returns what happened; throws with its number and the reason if it does not fit. */
    public List<Event> follow(Entry entry) throws ReplayException {
        List<Event> events = List.of();
        switch (entry) {
            case Entry.LaidOut laidOut -> layOut(laidOut.position());
            case Entry.Played played -> events = follow(played);
            case Entry.Back back -> goBack(back.number());
            case Entry.NewDice dice -> Umpire.dealFrom(game, dice.chance().open());
            case Entry.Resigned resigned -> events = giveUp(resigned.side());
        }
        journal.add(entry);
        return events;
    }

    /** A position takes the place of the set-up. */
    private void layOut(String position) throws ReplayException {
        if (!journal.isEmpty()) {
            throw wrong("a position is laid out before anything else is done");
        }
        Game laidOut;
        try {
            laidOut = CaseReader.readOne(position).open(chance.open());
        } catch (PositionException impossible) {
            throw wrong("the position cannot be laid out: " + impossible.getMessage());
        }
        boolean same = laidOut.scenario().id().equals(game.scenario().id())
                && laidOut.options().equals(game.options())
                && laidOut.rulesVersion() == game.rulesVersion();
        if (!same) {
            throw wrong("the position is one of another game");
        }
        game = laidOut;
    }

    private List<Event> follow(Entry.Played played) throws ReplayException {
        boolean due = !game.isOver() && played.number() == game.number();
        if (!due || !game.asks(played.side(), played.question())) {
            throw misfit(played);
        }
        Action action;
        try {
            action = Action.parse(Excerpt.of(played.action())); // what is longer than an excerpt is none anyway
        } catch (IllegalArgumentException notOne) {
            throw wrong(notOne.getMessage());
        }
        try {
            return game.play(action);
        } catch (IllegalActionException refused) {
            throw illegal(played.action(), game.pending().orElseThrow());
        }
    }

    /** Why something was not asked when it is said to have been answered. */
    private ReplayException misfit(Entry.Played played) {
        Decision decision = game.pending().orElse(null);
        if (decision == null) {
            return wrong("the game is over, \"" + Excerpt.of(played.action()) + "\" cannot be played");
        }
        if (played.number() != game.number()) {
            return wrong(
                    "it has the number " + played.number() + ", but " + game.number() + " actions were played before");
        }
        if (played.side() != decision.side()) {
            return wrong("it is the " + name(decision.side()) + " player's decision, not the " + name(played.side())
                    + " player's");
        }
        return wrong("the question is " + decision.question() + ", not " + Excerpt.of(played.question()));
    }

    private ReplayException illegal(String key, Decision decision) {
        return wrong("\"" + Excerpt.of(key) + "\" is not legal there: "
                + String.join(", ", decision.actions().stream().map(Action::key).toList()) + " would be (case "
                + decision.ruleCase() + ")");
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
    }

    private List<Event> giveUp(Side side) throws ReplayException {
        if (game.isOver()) {
            throw wrong("the game is over, nobody can give up any more");
        }
        return game.resign(side);
    }

    private ReplayException wrong(String what) {
        return new ReplayException("entry " + (journal.size() + 1) + ": " + what);
    }

    private static String name(Side side) {
        String lower = side.name().toLowerCase(Locale.ROOT);
        return Character.toUpperCase(lower.charAt(0)) + lower.substring(1);
    }

    public SavedGame saved() {
        return new SavedGame(
                game.rulesVersion(),
                game.scenario(),
                game.options(),
                chance,
                players,
                journal,
                game.outcome(),
                game.hash());
    }
}
