package fitg.server.store;

import fitg.content.Side;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Games, their seats, journals and chats. Every method may throw {@link StoreUnavailableException}; what it was asked
 * to write is then not written, unless the connection broke in the very moment of the commit: read again to know.
 */
public final class Store implements AutoCloseable {

    private Store() {}

    /** Opens the database and brings its schema up to date. */
    public static Store open(StoreSettings settings) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void close() {
        throw new UnsupportedOperationException();
    }

    /** Whether other nodes may write to this database too. */
    public boolean isShared() {
        throw new UnsupportedOperationException();
    }

    /** Returns if the database answers. */
    public void ping() {
        throw new UnsupportedOperationException();
    }

    /** Writes the game, its seats and its first entries, or nothing. */
    public void create(NewGame game) {
        throw new UnsupportedOperationException();
    }

    public Optional<GameRow> game(String id) {
        throw new UnsupportedOperationException();
    }

    public Optional<Head> head(String id) {
        throw new UnsupportedOperationException();
    }

    /** The Rebel's, then the Imperial's. */
    public List<SeatRow> seats(String gameId) {
        throw new UnsupportedOperationException();
    }

    /** The seats that belong to any of these tokens, those of the latest game first. */
    public List<SeatRow> seatsByToken(Collection<byte[]> tokenHashes) {
        throw new UnsupportedOperationException();
    }

    public Optional<SeatRow> seatByInvite(byte[] inviteHash) {
        throw new UnsupportedOperationException();
    }

    /** The entries from this number on, in order. */
    public List<JournalEntry> journal(String gameId, int from) {
        throw new UnsupportedOperationException();
    }

    /** Returns true once the entries are safe, or false if somebody else was first and nothing was written. */
    public boolean append(Append append) {
        throw new UnsupportedOperationException();
    }

    /** Returns true once the change is safe, or false if the game has changed since and nothing was written. */
    public boolean change(String gameId, int expectedRevision, Change change) {
        throw new UnsupportedOperationException();
    }

    /** Remembers how much of the log a seat has seen. Nobody else can see that, so the revision stays. */
    public void markSeen(String gameId, Side side, int logLength) {
        throw new UnsupportedOperationException();
    }

    /** Adds a line to the chat and returns its number. */
    public int say(String gameId, ChatLine line) {
        throw new UnsupportedOperationException();
    }

    /** The lines from this number on, in order. */
    public List<ChatLine> chat(String gameId, int from) {
        throw new UnsupportedOperationException();
    }

    /** Running games that wait for a computer player and have not changed after this time, the longest waiting first. */
    public List<GameRow> gamesWaitingForComputer(long idleSince, int limit) {
        throw new UnsupportedOperationException();
    }

    public List<String> runningGames() {
        throw new UnsupportedOperationException();
    }

    /** Unfinished games that have not changed since this time, the longest abandoned first. */
    public List<GameRow> abandonedSince(long time, int limit) {
        throw new UnsupportedOperationException();
    }

    /** Deletes the game with everything that belongs to it. */
    public void delete(String gameId) {
        throw new UnsupportedOperationException();
    }

    public long countGames() {
        throw new UnsupportedOperationException();
    }

    /** Notes why a game cannot be played on; null takes it back. */
    public void reportUnfit(String gameId, String reason) {
        throw new UnsupportedOperationException();
    }

    /**
     * Calls back with the id of each game that this node or another has changed, from the moment this returns. After
     * the connection was lost and found again it calls back with "": anything may have changed meanwhile. SQLite has
     * no other nodes and never calls back.
     */
    public AutoCloseable listen(Consumer<String> changedGame) {
        throw new UnsupportedOperationException();
    }
}
