package fitg.saves;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.procedure.Action;
import fitg.procedure.Event;
import fitg.procedure.Options;
import fitg.procedure.Scenario;
import fitg.saves.SavedGame.Entry;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** A game under way together with its journal, so that it can be saved at any moment. */
public final class Recording {

    private final Game game;
    private final SavedChance chance;
    private final Map<Side, String> players;
    private final List<Entry> journal = new ArrayList<>();

    private Recording(Game game, SavedChance chance, Map<Side, String> players) {
        this.game = game;
        this.chance = chance;
        this.players = new EnumMap<>(Side.class);
        this.players.putAll(players);
    }

    /** A new game; fair dice must come with their secret. */
    public static Recording start(Scenario scenario, Options options, SavedChance chance, Map<Side, String> players)
            throws ReplayException {
        return new Recording(Game.start(scenario, options, chance.open()), chance, players);
    }

    /** Takes a saved game up again where it was left. */
    public static Recording resume(SavedGame saved) throws ReplayException {
        return resume(saved, Replay.of(saved));
    }

    static Recording resume(SavedGame saved, Replay replay) {
        Recording recording = new Recording(replay.game(), saved.chance(), saved.players());
        recording.journal.addAll(saved.journal());
        return recording;
    }

    /** For looking; whoever plays past this recording leaves a hole in the journal. */
    public Game game() {
        return game;
    }

    public Map<Side, String> players() {
        return Map.copyOf(players);
    }

    /** Plays an action of the pending decision; what is not legal is refused and not recorded. */
    public List<Event> play(Action action) {
        Decision decision = game.pending().orElse(null);
        int number = game.number();
        List<Event> events = game.play(action);
        journal.add(
                new Entry.Played(number, decision.side(), decision.question().name(), action.key()));
        return events;
    }

    /** Takes back the last actions of a side, as far as RUL-84 allows. */
    public void undo(Side side, int actions) {
        game.undo(side, actions);
        journal.add(new Entry.Back(game.number()));
    }

    public SavedGame saved() {
        return new SavedGame(
                Game.RULES_VERSION,
                game.scenario(),
                game.options(),
                chance,
                players,
                journal,
                game.outcome(),
                game.hash());
    }
}
