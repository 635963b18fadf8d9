package fitg.server.store;

import java.util.List;

/**
 * What has happened to a game since somebody knew it.
 *
 * @param entries those that he did not know yet, in order
 */
public record News(Head head, List<JournalEntry> entries) {

    public News {
        entries = List.copyOf(entries);
    }

    /**
     * Whether entries are all that was added since the game was at this revision, and neither seats nor status were
     * changed. Each append counts as one revision and gives all its entries the same time, so there were at least as many
     * appends as there are different times; as many revisions leave room for nothing else.
     */
    public boolean isOnlyPlaySince(int revision) {
        int appends = 0;
        for (int i = 0; i < entries.size(); i++) {
            appends += i == 0 || entries.get(i).at() != entries.get(i - 1).at() ? 1 : 0;
        }
        return head.revision() - revision == appends;
    }
}
