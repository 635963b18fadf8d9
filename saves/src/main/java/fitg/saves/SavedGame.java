package fitg.saves;

import fitg.content.Side;
import fitg.procedure.Options;
import fitg.procedure.Rules;
import fitg.procedure.Scenario;
import fitg.procedure.Verdict;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game as it lies in a file: everything it follows from, and what it had come to.
 *
 * @param rulesVersion the rules it was begun under
 * @param players who sat where, by any name; a seat may be missing
 * @param verdict empty while the game goes on
 * @param hash of the position after the last entry
 */
public record SavedGame(
        int rulesVersion,
        Scenario scenario,
        Options options,
        SavedChance chance,
        Map<Side, String> players,
        List<Entry> journal,
        Optional<Verdict> verdict,
        long hash) {

    public SavedGame {
        players = Map.copyOf(players);
        journal = List.copyOf(journal);
    }

    /** The rules it is played under. */
    public Rules rules() {
        return new Rules(scenario, options, rulesVersion);
    }

    /** The game before anything was done in it, set up or at the position it begins with. */
    public Recording beginning() throws ReplayException {
        Recording recording = Recording.start(rules(), chance, players);
        if (!journal.isEmpty() && journal.getFirst() instanceof Entry.LaidOut) {
            recording.follow(journal.getFirst());
        }
        return recording;
    }

    /** One line of the journal. */
    public sealed interface Entry {

        /** The game begins at a position, written as a case is; before anything else. */
        record LaidOut(String position) implements Entry {}

        /**
         * @param number how many actions stood before this one
         * @param question the name of the question that was answered
         * @param action the key of the action
         */
        record Played(int number, Side side, String question, String action) implements Entry {

            /** A few hundred different texts make up all journals; thousands of games in memory share them. */
            public Played {
                question = question.intern();
                action = action.intern();
            }
        }

        /** Undo (RUL-84): actions were taken back until this many stood. */
        record Back(int number) implements Entry {}

        /** From here on the dice come from elsewhere: a fork, or a game taken up again by other people. */
        record NewDice(SavedChance chance) implements Entry {}

        /** This side gave up. */
        record Resigned(Side side) implements Entry {}
    }
}
