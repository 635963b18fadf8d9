package fitg.server.table;

import com.github.benmanes.caffeine.cache.Cache;
import fitg.content.Side;
import fitg.play.Decision;
import fitg.server.common.Caches;
import fitg.server.store.GameRow;
import fitg.server.store.Head;
import fitg.server.store.JournalEntry;
import fitg.server.store.News;
import fitg.server.store.SeatKind;
import fitg.server.store.SeatRow;
import fitg.server.store.Standing;
import fitg.server.store.Store;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The tables, kept warm in memory as far as the budget goes. The store is the truth: where other nodes write to it too,
 * every look first asks whether one of them has gone on, and follows what it missed. Where nobody else can write, what
 * is in memory is what is stored, unless an answer of the store got lost.
 */
public final class Tables implements AutoCloseable {

    private static final int LOCKS = 4096;
    private static final int OWNERS = 100_000;
    /** So many entries are played in a millisecond. */
    static final int A_MOMENT = 50;

    private final Store store;
    private final Clock clock;
    private final Dear dear = Dear.onSpareCores();
    private final Past past = new Past();
    private final Positions positions = new Positions();
    private final Late late;
    private final Cache<String, Table> warm;
    private final Cache<String, String> owners =
            Caches.tidiedByItsUsers().maximumSize(OWNERS).build();
    private final ReentrantLock[] locks = new ReentrantLock[LOCKS];
    private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();
    private final Doubts doubts;

    public Tables(Store store, Clock clock, long memoryBytes) {
        this.store = store;
        this.clock = clock;
        this.doubts = new Doubts(store.isShared());
        this.late = new Late(store, dear);
        this.warm = Caches.tidiedByItsUsers()
                .maximumWeight(memoryBytes)
                .weigher((String id, Table table) -> table.weight())
                .build();
        for (int i = 0; i < LOCKS; i++) {
            locks[i] = new ReentrantLock();
        }
    }

    Store store() {
        return store;
    }

    /** What a visitor may know of a table. */
    public PositionDocument position(Table table, Visitor visitor) {
        return positions.of(table, visitor);
    }

    public long now() {
        return clock.millis();
    }

    public long warmCount() {
        return warm.estimatedSize();
    }

    // ---- looking

    /** The game as it stands now, for ourselves. */
    public Table current(String id) {
        return current(id, Payer.HOUSE);
    }

    /** The game as it stands now. If it is not in memory, whoever asks pays for having it played again. */
    public Table current(String id, Payer payer) {
        Table table = warm.getIfPresent(id);
        if (table == null) {
            return reread(id, payer);
        }
        if (!doubts.isAbout(id)) {
            return table;
        }
        News news = news(table);
        return isAt(table, news.head()) ? table : follow(table, news);
    }

    private News news(Table table) {
        return store.news(table.id(), table.entries()).orElseThrow(() -> gone(table.id()));
    }

    private static boolean isAt(Table table, Head head) {
        return table.entries() == head.entries()
                && table.revision() == head.revision()
                && table.lines() == head.lines();
    }

    /** The game as the store has it; of several who ask for the same one, one has it read and the others wait for that. */
    private Table reread(String id, Payer payer) {
        int entries = row(id).entries();
        return entries > A_MOMENT ? dear.together(id, payer, entries, () -> playedAgain(id)) : rereadNow(id);
    }

    private Table playedAgain(String id) {
        Table known = warm.getIfPresent(id);
        if (known != null) {
            return known;
        }
        Table fresh = missed(id, null).played();
        keep(fresh);
        row(id); // if it was removed while it was played, it goes from memory again
        return fresh;
    }

    private Table rereadNow(String id) {
        ReentrantLock lock = lock(id);
        lock.lock();
        try {
            return warm.getIfPresent(id) == null ? refresh(id) : current(id);
        } finally {
            lock.unlock();
        }
    }

    /** The game after the news; if somebody was quicker to follow them, we look again from where he is. */
    private Table follow(Table before, News news) {
        ReentrantLock lock = lock(before.id());
        lock.lock();
        try {
            if (warm.getIfPresent(before.id()) != before) {
                return current(before.id());
            }
            if (!before.hasBegun() || before.misfit() != null || !news.isOnlyPlaySince(before.revision())) {
                return refresh(before.id());
            }
            Table after = patiently(news.entries(), () -> Rebuilding.follow(before, news));
            keep(after);
            return after;
        } finally {
            lock.unlock();
        }
    }

    /** The game as the store has it, for whoever has just changed it there and holds its lock. */
    Table refresh(String id) {
        Missed missed = missed(id, warm.getIfPresent(id));
        Table fresh = patiently(missed.entries(), missed::played);
        keep(fresh);
        return fresh;
    }

    /** What the store has of a game, and what was in memory before, if the game can go on from there. */
    private record Missed(Optional<Table> before, GameRow game, List<SeatRow> seats, List<JournalEntry> entries) {
        Table played() {
            return before.map(table -> Rebuilding.extend(table, game, Rebuilding.bySide(seats), entries))
                    .orElseGet(() -> Rebuilding.of(game, seats, entries));
        }
    }

    private Missed missed(String id, Table before) {
        GameRow game = row(id);
        Optional<Table> extendable =
                Optional.ofNullable(before).filter(table -> table.hasBegun() && table.misfit() == null);
        return new Missed(
                extendable,
                game,
                store.seats(id),
                store.journal(id, extendable.map(Table::entries).orElse(0)));
    }

    /** Notes who has opened a game, for fairness among those who did; forgotten when the server stops. */
    public void openedBy(String id, String owner) {
        owners.put(id, owner);
    }

    /** Who has opened a game; each game counts for itself where nobody knows. */
    public String openedBy(String id) {
        String owner = owners.getIfPresent(id);
        return owner == null ? id : owner;
    }

    /** How many unfinished games without any person somebody has opened here. */
    public long playingAlone(String owner) {
        return owners.asMap().entrySet().stream()
                .filter(opened -> opened.getValue().equals(owner))
                .map(opened -> warm.getIfPresent(opened.getKey()))
                .filter(table -> table != null && !table.isFinished() && table.isWithoutPeople())
                .count();
    }

    /** Whether no computer sat at the table when this node last looked; false when it does not know the game. */
    public boolean isAmongPeople(String id) {
        Table table = warm.getIfPresent(id);
        return table != null && table.seats().values().stream().noneMatch(seat -> seat.kind() == SeatKind.COMPUTER);
    }

    /**
     * The game as this node knows it. Good enough to act on for somebody who has just looked: whether it is the latest,
     * the store finds out when the act is appended. Good enough to watch, too: who watches is woken by what comes.
     */
    public Table known(String id, Payer payer) {
        Table table = warm.getIfPresent(id);
        return table == null ? current(id, payer) : table;
    }

    /** Never an older table over a newer one: somebody may have been slower at reading than another at playing. */
    void keep(Table table) {
        warm.asMap().merge(table.id(), table, Tables::newer);
    }

    private static Table newer(Table before, Table now) {
        Table newer = now.revision() >= before.revision() ? now : before;
        return newer.said(Math.max(before.lines(), now.lines()));
    }

    /** Something was said: so many lines there are now. Whoever is about to keep the game may have read it before. */
    void said(String id, int lines) {
        Table now = warm.asMap().computeIfPresent(id, (key, table) -> table.said(Math.max(table.lines(), lines)));
        if (now == null) {
            doubts.about(id);
        }
        announce(id);
    }

    /** What takes long waits for its turn. */
    private Table patiently(List<JournalEntry> missed, Supplier<Table> replay) {
        return missed.size() > A_MOMENT ? dear.run(Payer.HOUSE, replay::get) : replay.get();
    }

    /** What takes long waits for its turn there. */
    public Dear dear() {
        return dear;
    }

    /** Earlier moments of games. */
    public Past past() {
        return past;
    }

    /** The game if this node has it ready; it may be a moment old where others write too. */
    public Optional<Table> ready(String id) {
        return Optional.ofNullable(warm.getIfPresent(id));
    }

    /** What the store says of a game, without playing it. */
    public GameRow row(String id) {
        return store.game(id).orElseThrow(() -> gone(id));
    }

    public Map<Side, SeatRow> seats(String id) {
        return Rebuilding.bySide(store.seats(id));
    }

    private Refusal gone(String id) {
        forget(id);
        return new Refusal(Refusal.Kind.UNKNOWN, "There is no such game.");
    }

    /**
     * The game as somebody may know it: players as it is, onlookers as far behind as the players wished.
     *
     * @param payer pays for what has to be played for that
     */
    public Table visibleTo(Visitor visitor, Table table, Payer payer) {
        int delay = table.game().spectatorDelay();
        if (visitor.seat().isPresent() || delay == 0 || !table.hasBegun()) {
            return table;
        }
        int known = table.times().by(now() - delay * 1000L);
        return known == table.entries() ? table : late.at(table, known, payer);
    }

    /** Whose link it is; without one, an onlooker, if the players allow any. */
    public Visitor visitor(Table table, String token) {
        if (token == null) {
            if (!table.game().spectators()) {
                throw new Refusal(Refusal.Kind.NO_SEAT, "The players of this game allow no spectators.");
            }
            return Visitor.ONLOOKER;
        }
        return seated(table, token).orElseThrow(Tables::noSeat);
    }

    static Refusal noSeat() {
        return new Refusal(Refusal.Kind.NO_SEAT, "This link opens no seat of this game; it may have been renewed.");
    }

    /** Whose seat a link opens in the game as it stands there; empty if it opens none. */
    public Optional<Visitor> seated(Table table, String token) {
        byte[] hash = SeatLink.hash(token);
        return table.seats().values().stream()
                .filter(seat -> SeatLink.matches(seat.tokenHash(), hash))
                .map(seat -> Visitor.in(seat.side()))
                .findFirst();
    }

    /** Whose former link it is, as long as the present one was never used: he may ask for another. */
    public Optional<Visitor> renewingAgain(Table table, String token) {
        byte[] hash = SeatLink.hash(token);
        return table.seats().values().stream()
                .filter(seat -> seat.unproved() && SeatLink.matches(seat.formerHash(), hash))
                .map(seat -> Visitor.in(seat.side()))
                .findFirst();
    }

    /** The seats that these links open. */
    public List<SeatRow> seatsOf(List<byte[]> tokenHashes) {
        return tokenHashes.isEmpty() ? List.of() : store.seatsByToken(tokenHashes);
    }

    /** How much of its log a seat had seen when it last acted or said so. */
    public int seen(String id, Side side) {
        return Rebuilding.bySide(store.seats(id)).get(side).seen();
    }

    public void markSeen(String id, Side side, int logLength) {
        store.markSeen(id, side, logLength);
    }

    /** Notes where a game stands that has not moved since it was made, so that lists need not play it again. */
    public void noteStanding(Table table) {
        if (table.isRunning() && table.game().turn() == null) {
            store.noteStanding(
                    table.id(),
                    new Standing(
                            table.play().turn(),
                            table.play().pending().map(Decision::side).orElse(null)));
        }
    }

    // ---- changing

    /** One change of a game at a time in this process; among several, the store decides who was first. */
    ReentrantLock lock(String id) {
        return locks[Math.floorMod(id.hashCode(), LOCKS)];
    }

    /**
     * What was just stored; whoever watches the game hears of it. It is kept where the game was kept until now: if it was let go
     * meanwhile, something may have been said of which this table knows nothing.
     */
    void publish(Table table, Consumer<Table> first) {
        warm.asMap().computeIfPresent(table.id(), (id, before) -> newer(before, table));
        first.accept(table);
        announce(table.id());
    }

    /** Calls back with the id of every game that changed; "" when any may have. */
    public void onChange(Consumer<String> listener) {
        listeners.add(listener);
    }

    /**
     * Nobody knows whether what should have been stored was. Whoever watches the game looks again; computer players are looked for
     * the next time it is their turn, or they would try for ever.
     */
    void doubt(String id) {
        doubts.about(id);
        forget(id);
        doubts.tell(id);
    }

    /** Calls back with the id of every game of which nobody knows how it stands before somebody looks. */
    public void onDoubt(Consumer<String> listener) {
        doubts.listen(listener);
    }

    /** Anything may have been stored that is not in memory, as with several nodes. */
    public void doubtAll() {
        doubts.aboutAll();
    }

    /** Lets a game go from memory; it is rebuilt when somebody looks. */
    public void forget(String id) {
        warm.invalidate(id);
        past.forget(id);
        late.forget(id);
    }

    @Override
    public void close() {
        dear.close();
    }

    public void announce(String id) {
        listeners.forEach(listener -> listener.accept(id));
    }
}
