package fitg.server.store;

import fitg.content.Side;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Games, their seats, journals and chats. Every method may throw {@link StoreUnavailableException}; what it was asked
 * to write is then not written, unless the connection broke in the very moment of the commit: read again to know.
 */
public final class Store implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Store.class);

    /** Of each chat. */
    public static final int LINES_KEPT = 1_000;

    private final Database database;

    Store(Database database) {
        this.database = database;
    }

    /** Opens the database and brings its schema up to date. */
    public static Store open(StoreSettings settings) {
        var before = System.nanoTime();
        var store = new Store(Database.open(settings));
        LOG.info("{} is open after {} ms", store.database.name(), (System.nanoTime() - before) / 1_000_000);
        return store;
    }

    @Override
    public void close() {
        database.close();
    }

    /** Whether other nodes may write to this database too. */
    public boolean isShared() {
        return database.isShared();
    }

    /** Looks whether the database is still there and whole, which takes a while; throws if it is not. */
    public void examine() {
        database.examine();
    }

    /** Says where this server answers, for another one that wants the same database. */
    public void note(String address) {
        database.note(address);
    }

    /** Returns if the database answers and is the one it was. */
    public void ping() {
        database.ping();
    }

    /** Writes the game, its seats and its first entries, or nothing. The id must be new. */
    public void create(NewGame game) {
        var id = game.game().id();
        changing(id, handle -> {
            Games.insert(handle, game.game(), game.journal().size());
            game.seats().forEach(seat -> Seats.insert(handle, seat));
            Journal.insert(handle, id, game.journal());
            return id;
        });
    }

    public Optional<GameRow> game(String id) {
        return database.read(handle -> Games.find(handle, id));
    }

    public Optional<Head> head(String id) {
        return news(id, Integer.MAX_VALUE).map(News::head);
    }

    /** Where a game is, and its entries from this number on. */
    public Optional<News> news(String id, int from) {
        return database.read(handle -> Games.news(handle, id, from));
    }

    /** The Rebel's, then the Imperial's. */
    public List<SeatRow> seats(String gameId) {
        return database.read(handle -> Seats.of(handle, gameId));
    }

    /** The seats that belong to any of these tokens, those of the newest game first. */
    public List<SeatRow> seatsByToken(Collection<byte[]> tokenHashes) {
        if (tokenHashes.isEmpty()) {
            return List.of();
        }
        return database.read(handle -> Seats.byToken(handle, tokenHashes));
    }

    public Optional<SeatRow> seatByInvite(byte[] inviteHash) {
        return database.read(handle -> Seats.byInvite(handle, inviteHash));
    }

    /** The entries from this number on, in order. */
    public List<JournalEntry> journal(String gameId, int from) {
        return database.read(handle -> Journal.from(handle, gameId, from));
    }

    /** Returns true once the entries are safe, or false if somebody else was first and nothing was written. */
    public boolean append(Append append) {
        return competing(append.gameId(), () -> database.append(append));
    }

    /** Returns true once the change is safe, or false if the game has changed since and nothing was written. */
    public boolean change(String gameId, int expectedRevision, Change change) {
        return competing(
                gameId,
                () -> database.compete(handle -> {
                    if (!Games.change(handle, gameId, expectedRevision, change)) {
                        return false;
                    }
                    change.seats().forEach(seat -> Seats.update(handle, gameId, seat));
                    return true;
                }));
    }

    /** Remembers how much of the log a seat has seen. Nobody else can see that, so the revision stays. */
    public void markSeen(String gameId, Side side, int logLength) {
        database.write(handle -> {
            Seats.seen(handle, gameId, new Seen(side, logLength));
            return gameId;
        });
    }

    /** Adds a line to the chat and returns its number; there must be such a game. */
    public int say(String gameId, ChatLine line) {
        return changing(gameId, handle -> {
            int lines = Games.spoken(handle, gameId, line.at())
                    .orElseThrow(() -> new NoSuchElementException("There is no game " + gameId));
            Chats.insert(handle, gameId, line.numbered(lines - 1));
            Chats.forget(handle, gameId, lines - LINES_KEPT);
            return lines - 1;
        });
    }

    /** The lines from this number on, in order and at most so many; of old ones the first may be gone. */
    public List<ChatLine> chat(String gameId, int from, int limit) {
        return database.read(handle -> Chats.from(handle, gameId, from, limit));
    }

    /** Running games, fit to be played, that wait for a computer player and have not changed after this time. */
    public List<GameRow> gamesWaitingForComputer(long idleSince, int limit) {
        return database.read(handle -> Games.waitingForComputer(handle, idleSince, limit));
    }

    public List<String> runningGames() {
        return database.read(Games::running);
    }

    // ---- games on their way out

    /** How many rounds of upkeep there have been. It moves only while a server runs, whatever clocks say. */
    public long ticks() {
        return database.read(Removals::ticks);
    }

    /** Counts one round more, unless somebody else has counted since it was this many; returns the count then. */
    public long tick(long expected) {
        return database.write(handle -> {
            Removals.tick(handle, expected);
            return Removals.ticks(handle);
        });
    }

    /** Notices the unfinished (or the finished) games not touched since that time, and no longer all the others. */
    public void notice(boolean finished, long since, long tick) {
        database.write(handle -> {
            Removals.notice(handle, finished, since, tick);
            return true;
        });
    }

    /** Games that have been noticed since this round or longer. */
    public List<String> noticedUntil(long tick, int limit) {
        return database.read(handle -> Removals.noticedUntil(handle, tick, limit));
    }

    /** Puts a game aside: nobody finds it any more, but it can be brought back. False if it was not there. */
    public boolean putAside(String gameId, long tick) {
        return changing(gameId, handle -> Removals.putAside(handle, gameId, tick));
    }

    /** Brings a game back with its seats and its chat; false if it is not there to be brought back. */
    public boolean bringBack(String gameId, long at) {
        return changing(gameId, handle -> Removals.bringBack(handle, gameId, at));
    }

    /** Deletes for good what was put aside in this round or before, and returns how many games that were. */
    public int deletePutAside(long tick) {
        return database.write(handle -> Removals.delete(handle, tick));
    }

    /** Deletes the game for good, with everything that belongs to it. */
    public void delete(String gameId) {
        changing(gameId, handle -> Removals.delete(handle, gameId));
    }

    /** How many games there are of each status, and under REMOVED those put aside. */
    public Map<String, Long> counts() {
        return database.read(Games::counts);
    }

    /** For whoever runs the server: those touched last come first. */
    public List<ListedGame> listed(Optional<Status> status, boolean removed, int from, int limit) {
        return database.read(handle -> Games.listed(handle, status, removed, from, limit));
    }

    /** In bytes. */
    public long size() {
        return database.size();
    }

    public long countGames() {
        return database.read(Games::count);
    }

    /** Notes where a game stands, if nobody has yet: games from before that was noted with every entry. */
    public void noteStanding(String gameId, Standing standing) {
        database.write(handle -> Games.noteStanding(handle, gameId, standing));
    }

    /** Notes why a game cannot be played on; null takes it back. */
    public void reportUnfit(String gameId, String reason) {
        changing(gameId, handle -> Games.unfit(handle, gameId, reason));
    }

    /**
     * Calls back with the id of each game that another node has changed, from the moment this returns; rarely not, if that
     * node died right after its commit. Now and then it calls back for a change of this node, too. After the connection was
     * lost and found again it calls back with "": anything may have changed meanwhile. SQLite has no other nodes; it calls back
     * with "" when something was written after whoever wanted it had been told that the database does not answer. What another node whispers is called back, too. The listener ends with the store, if it is not closed before.
     */
    public AutoCloseable listen(Consumer<String> changedGame) {
        return database.listen(changedGame);
    }

    /** Says something to the listeners of other nodes that is no game's id; nothing of it is kept. */
    public void whisper(String message) {
        database.tell(message);
    }

    private <T> T changing(String gameId, Function<Handle, T> work) {
        return telling(gameId, _ -> true, () -> database.write(work));
    }

    private boolean competing(String gameId, Supplier<Boolean> work) {
        return telling(gameId, first -> first, work);
    }

    /** Other nodes hear of what was written, and of what may have been: nobody here knows it any better. */
    private <T> T telling(String gameId, Predicate<T> written, Supplier<T> work) {
        boolean answered = false;
        T result = null;
        try {
            result = work.get();
            answered = true;
            return result;
        } finally {
            if (!answered || written.test(result)) {
                database.tell(gameId);
            }
        }
    }

    Database database() {
        return database;
    }
}
