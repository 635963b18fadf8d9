package fitg.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import fitg.content.Side;
import fitg.server.shape.Is;
import fitg.server.shape.Maybe;
import fitg.server.shape.Says;
import fitg.server.store.SeatKind;
import fitg.server.store.SeatRow;
import fitg.server.table.Refusal.Kind;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Removing games. Who plays alone may remove his game at any time; two people who have played remove it when both wish
 * it. What is removed is put aside and can be brought back for a while, by whoever holds a seat or runs the server.
 */
public final class Removal {

    private final Tables tables;
    private final Changes changes;

    public Removal(Tables tables) {
        this.tables = tables;
        this.changes = new Changes(tables);
    }

    @JsonInclude(JsonInclude.Include.NON_NULL)
    @Says("What came of the wish to remove a game.")
    public record RemovalDocument(
            boolean removed,

            @Says("Who wishes it, while the other has not agreed.") @Maybe @Is(Side.class)
            String wishedBy) {}

    /** By somebody in a seat. */
    public RemovalDocument remove(String id, Side side) {
        Table table = tables.current(id);
        if (isAlone(table, side) || table.game().removalWish() == side.opponent()) {
            putAside(id);
            return new RemovalDocument(true, null);
        }
        if (!table.isFinished()) {
            throw new Refusal(Kind.GAME_RUNNING, "Somebody plays against you; give up before you remove the game.");
        }
        changes.make(id, (now, change) -> change.removalWish(side));
        return new RemovalDocument(false, GameDocument.word(side));
    }

    private static boolean isAlone(Table table, Side side) {
        SeatRow other = table.seat(side.opponent());
        return other.kind() == SeatKind.COMPUTER || other.joinedAt() == null;
    }

    /** By whoever runs the server. */
    public RemovalDocument remove(String id) {
        tables.row(id);
        putAside(id);
        return new RemovalDocument(true, null);
    }

    public void putAside(String id) {
        ReentrantLock lock = tables.lock(id);
        lock.lock();
        try {
            tables.store().putAside(id, tables.store().ticks());
            tables.forget(id);
        } finally {
            lock.unlock();
        }
        tables.announce(id);
    }

    /** By somebody who has the link of a seat. */
    public Table bringBack(String id, String token) {
        byte[] hash = SeatLink.hash(token);
        boolean holder = tables.store().seats(id).stream().anyMatch(seat -> SeatLink.matches(seat.tokenHash(), hash));
        if (!holder) {
            throw new Refusal(Kind.NO_SEAT, "This link opens no seat of this game.");
        }
        return bringBack(id);
    }

    public Table bringBack(String id) {
        if (!tables.store().bringBack(id, tables.now())) {
            throw new Refusal(Kind.UNKNOWN, "There is no such game among those that were removed.");
        }
        Table table = tables.current(id);
        tables.announce(id);
        return table;
    }
}
