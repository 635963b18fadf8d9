package fitg.server.store;

import java.util.List;

/** A game as it begins. The length of the journal counts, not what the row says about it. */
public record NewGame(GameRow game, List<SeatRow> seats, List<JournalEntry> journal) {

    public NewGame {
        seats = List.copyOf(seats);
        journal = List.copyOf(journal);
        Journal.requireNumbered(journal, 0);
    }
}
