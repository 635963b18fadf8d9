package fitg.server.history;

import fitg.play.Decision;
import fitg.saves.GameFile;
import fitg.saves.Recording;
import fitg.saves.ReplayException;
import fitg.saves.SavedGame.Entry;
import fitg.saves.UnreadableGameException;
import fitg.server.history.History.Act;
import fitg.server.store.JournalEntry;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What a journal says was played, numbered as whoever played it counts.
 *
 * @param unasked those with no other answer, which nobody needs to have sent
 */
public record Acts(List<Act> all, Set<Act> unasked) {

    /** @param beginning of the game, which is played on to its end */
    public static Acts in(Recording beginning, List<JournalEntry> journal) {
        List<Act> all = new ArrayList<>();
        Set<Act> unasked = new HashSet<>();
        try {
            for (JournalEntry entry : journal) {
                Entry read = GameFile.entryFromText(entry.text());
                if (read instanceof Entry.Played played) {
                    Decision decision = beginning.game().pending().orElseThrow();
                    Act act = new Act(played.side().name(), beginning.game().number(played.side()), played.action());
                    all.add(act);
                    if (decision.actions().size() == 1) {
                        unasked.add(act);
                    }
                }
                beginning.follow(read);
            }
        } catch (UnreadableGameException | ReplayException wrong) {
            throw new IllegalStateException("the journal cannot be followed: " + wrong.getMessage(), wrong);
        }
        return new Acts(all, unasked);
    }
}
