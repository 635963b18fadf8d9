package fitg.play;

import fitg.content.Side;
import fitg.play.IllegalActionException.Fault;
import fitg.play.refusal.Forbidding;
import fitg.procedure.Action;
import fitg.procedure.Chance;
import fitg.procedure.Event;
import fitg.procedure.KeyedChance;
import fitg.procedure.Options;
import fitg.procedure.Procedure;
import fitg.procedure.Question;
import fitg.procedure.Resolution;
import fitg.procedure.Rules;
import fitg.procedure.Scenario;
import fitg.procedure.Verdict;
import fitg.rules.sequence.GameSequence;
import fitg.state.GameState;
import fitg.state.Segment;
import java.util.List;
import java.util.Optional;

/**
 * The front door: a game is a pure function of scenario, options, chance and the actions taken so far. Clients ask for
 * the {@link #pending()} decision and {@link #play} one of its actions; everything a seat may know leaves through
 * {@link #viewFor}. Not safe for use by several threads at once.
 */
public final class Game {

    /** The rules new games are played under. */
    public static final int RULES_VERSION = Rules.NEWEST;

    private final Resolution resolution;
    private final History history;
    private Decision pending;
    private final Numbering numbering = new Numbering();
    private final ActSoFar act = new ActSoFar();
    private Sight sight;

    private Game(Resolution resolution, History history) {
        this.resolution = resolution;
        this.history = history;
    }

    /** A new game at its first set-up decision, with events and undo. */
    public static Game start(Scenario scenario, Options options, Chance chance) {
        return start(new Rules(scenario, options), chance);
    }

    /** The same under rules named in full, for a game that was begun under an earlier version. */
    public static Game start(Rules rules, Chance chance) {
        Resolution resolution = new Resolution(rules.scenario().emptyState(), rules, chance);
        return resume(resolution, new History(), GameSequence.fromSetUp());
    }

    /** A new game for playouts: no events, no undo. */
    public static Game silent(Scenario scenario, Options options, Chance chance) {
        Resolution resolution = new Resolution(scenario.emptyState(), new Rules(scenario, options), chance);
        return resume(resolution, null, GameSequence.fromSetUp());
    }

    public static Game ofSeed(Scenario scenario, long seed) {
        return start(scenario, Options.standard(), KeyedChance.ofSeed(seed));
    }

    /** A game taken up at any position; the procedures are stacked in the order given. */
    static Game resume(Resolution resolution, History history, Procedure... underWay) {
        for (Procedure procedure : underWay) {
            resolution.call(procedure);
        }
        Game game = new Game(resolution, history);
        resolution.listen(history != null);
        resolution.run();
        game.settle(List.of());
        return game;
    }

    /** The same position as the beginning of a game, with dice of its own: nothing has happened in it, nothing can be taken back. */
    Game anew(Chance chance) {
        Game game = new Game(resolution.copy(), new History());
        game.resolution.useChance(chance);
        game.resolution.listen(true);
        game.act.takeUp(act);
        game.settle(List.of());
        return game;
    }

    // ---- the question and the answer

    /** The decision the game waits for; empty when it is over. */
    public Optional<Decision> pending() {
        if (pending == null && resolution.question() != null) {
            List<Action> actions = resolution.options();
            pending = new Decision(
                    numbering.knownTo(resolution.asked()),
                    act.number(),
                    act.steps(),
                    resolution.asked(),
                    resolution.question(),
                    resolution.subject(),
                    actions,
                    Sight.suggestion(this, actions),
                    Sight.names(this),
                    resolution.ruleset().cite(resolution.question()));
        }
        return Optional.ofNullable(pending);
    }

    /** In a game that goes on, whether this side is asked this now; without a list of what may be answered. */
    public boolean asks(Side side, String question) {
        return resolution.asked() == side
                && question.equals(resolution.question().name());
    }

    /** Plays one of the legal actions and returns what happened. Anything else is refused and changes nothing. */
    public List<Event> play(Action action) {
        if (!isLegal(action)) {
            throw Forbidding.refusal(resolution, action);
        }
        return apply(action);
    }

    /** Plays for a side, refusing it when the decision is the other side's or a later one. */
    public List<Event> play(Side side, int expectedNumber, Action action) {
        if (isOver()) {
            throw Forbidding.refusal(resolution, action);
        }
        requireAsked(side, expectedNumber);
        return play(action);
    }

    /** Refused when the decision is the other side's or a later one. */
    public void requireAsked(Side side, int expectedNumber) {
        Forbidding.requireAsked(resolution, side, expectedNumber, numbering.knownTo(side));
    }

    private boolean isLegal(Action action) {
        return resolution.options().contains(action);
    }

    private List<Event> apply(Action action) {
        Side side = resolution.asked();
        if (history != null) {
            history.before(this, side, action);
        }
        Question question = resolution.question();
        int subject = resolution.subject();
        int depth = resolution.depth();
        resolution.play(action);
        act.run(resolution, question, side, subject, depth);
        askAnew();
        numbering.count(side, question);
        act.follow(resolution, side, question, subject, action, isOver() ? 0 : numbering.knownTo(resolution.asked()));
        List<Event> events = resolution.takeEvents();
        settle(events);
        return events;
    }

    private void settle(List<Event> events) {
        if (history != null) {
            history.after(resolution.irrevocable(), events.isEmpty() ? resolution.takeEvents() : events);
        }
    }

    /** A side gives up; the other has won. */
    public List<Event> resign(Side side) {
        if (isOver()) {
            throw new IllegalActionException(Fault.OVER, "", "The game is over; nobody can give up any more.");
        }
        int points = scenario().ruleset().points(scenario(), state());
        resolution.end(new Verdict(side.opponent(), Verdict.Reason.RESIGNATION, points));
        resolution.run();
        askAnew();
        List<Event> events = resolution.takeEvents();
        if (history != null) {
            history.after(true, events);
        }
        return events;
    }

    // ---- fast lane for playouts: no lists, no events

    public int optionCount() {
        return resolution.optionCount();
    }

    public Action option(int index) {
        return resolution.option(index);
    }

    public void playOption(int index) {
        apply(resolution.option(index));
    }

    // ---- what is

    public boolean isOver() {
        return resolution.over();
    }

    public Optional<Verdict> outcome() {
        return Optional.ofNullable(resolution.verdict());
    }

    public Scenario scenario() {
        return resolution.rules().scenario();
    }

    public Options options() {
        return resolution.rules().options();
    }

    /** The version of the rules it was begun under, and is played under to its end. */
    public int rulesVersion() {
        return resolution.rules().version();
    }

    /** The turn of the game lies open to everybody, and so do its segment and whose player-turn it is. */
    public int turn() {
        return state().turn().number();
    }

    public Segment segment() {
        return state().turn().segment();
    }

    public Side phasing() {
        return state().turn().phasing();
    }

    /** Actions played so far. */
    public int number() {
        return numbering.total();
    }

    /** The answers a side knows of; what its decisions are numbered by (RUL-85). */
    public int number(Side side) {
        return numbering.knownTo(side);
    }

    public long forcedSteps() {
        return resolution.forcedSteps();
    }

    /** A hash of everything that decides how the game goes on, except the dice to come. */
    public long hash() {
        return resolution.hash();
    }

    /** Bytes of heap the figures of its position take. */
    public int stateBytes() {
        return state().bytes();
    }

    /** What a seat or a spectator may know of the game. */
    public PlayerView viewFor(Viewer viewer) {
        return PlayerView.of(this, viewer);
    }

    /** From here on it is told to nobody: a glimpse is good until the next action, and decisions do not name pieces. */
    public void thinkOnly() {
        sight = new Sight();
    }

    /** The same for a quick look in a playout: nothing can be imagined from it. */
    public PlayerView glimpseFor(Viewer viewer) {
        return PlayerView.glimpse(this, viewer);
    }

    /** Every action so far, in order. */
    public List<Action> journal() {
        return history == null ? List.of() : history.actions();
    }

    /** Everything that happened so far as a viewer may know it. */
    public List<Event> log(Viewer viewer) {
        return log(viewer, 0);
    }

    /** The same from one place in the viewer's log to its end. */
    public List<Event> log(Viewer viewer, int from) {
        return log(viewer, from, Integer.MAX_VALUE);
    }

    /** The same between two places in the viewer's log. */
    public List<Event> log(Viewer viewer, int from, int to) {
        return history == null ? List.of() : history.log(viewer, from, to);
    }

    /** How long the viewer's log is. */
    public int logLength(Viewer viewer) {
        return history == null ? 0 : history.known(viewer);
    }

    /** How long it was before anybody acted, and after each action; a resignation counts as one here. */
    public int[] logLengths(Viewer viewer) {
        return history.lengths(viewer);
    }

    /** Everything that happened so far, secrets included; never for a seat while the game runs. */
    List<Event> rawEvents() {
        return history == null ? List.of() : history.all();
    }

    // ---- copies

    public Game copy() {
        return copyWith(history == null ? null : history.copy());
    }

    /** A copy for playouts: without events and undo. */
    public Game silentCopy() {
        return copyWith(null);
    }

    private Game copyWith(History copiedHistory) {
        Game copy = new Game(resolution.copy(), copiedHistory);
        copy.resolution.listen(copiedHistory != null);
        copy.numbering.copyFrom(numbering);
        copy.act.copyFrom(act);
        return copy;
    }

    /** Makes a silent game a copy of this one without allocating a new state. */
    public void copyInto(Game target) {
        resolution.copyInto(target.resolution);
        target.resolution.listen(false);
        target.askAnew();
        target.numbering.copyFrom(numbering);
        target.act.copyFrom(act);
    }

    /** Dice from another source: a fork or a search must not see those to come, and an undo would bring the old ones back. */
    public void useChance(Chance chance) {
        resolution.useChance(chance);
        if (history != null) {
            history.forgetUndo();
        }
    }

    // ---- undo (RUL-84)

    /** How many of his last actions a side may take back now. */
    public int undoable(Side side) {
        return history == null || isOver() ? 0 : history.undoable(side);
    }

    /** How many it may take back to stand again at the start of its segment, or as near as undo reaches. */
    public int undoableToSegmentStart(Side side) {
        return history == null || isOver() ? 0 : history.undoableInSegment(side, state(), resolution.asked() == side);
    }

    /** Takes back the last actions of a side; refused beyond what RUL-84 allows. */
    public void undo(Side side, int actions) {
        if (actions < 1 || actions > undoable(side)) {
            throw Forbidding.takingBack(side, undoable(side), actions);
        }
        Game earlier = history.goBack(actions);
        earlier.resolution.copyInto(resolution);
        resolution.listen(true);
        askAnew();
        numbering.copyFrom(earlier.numbering);
        act.copyFrom(earlier.act);
    }

    History history() {
        return history;
    }

    /** Whether the pending question is the next of the run that the last answer belongs to. */
    boolean isInRun() {
        return act.isInRun();
    }

    Sight sight() {
        return sight;
    }

    private void askAnew() {
        pending = null;
        if (sight != null) {
            sight.forget();
        }
    }

    GameState state() {
        return resolution.state();
    }

    Resolution resolution() {
        return resolution;
    }

    @Override
    public String toString() {
        Object now = isOver() ? resolution.verdict() : resolution.question() + " " + resolution.options();
        return "Game[" + scenario().id() + ", action " + number() + ", " + now + "]";
    }
}
