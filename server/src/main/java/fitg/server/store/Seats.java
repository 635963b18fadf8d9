package fitg.server.store;

import fitg.content.Side;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The rows of seats. */
final class Seats {

    private Seats() {}

    static void insert(Handle handle, SeatRow seat) {
        handle.createUpdate("""
                insert into seat (
                    game_id, side, kind, level, name, token_hash, invite_hash, nonce, joined_at, seen,
                    promise, former_hash, unproved, orders)
                values (
                    :gameId, :side, :kind, :level, :name, :tokenHash, :inviteHash, :nonce, :joinedAt, :seen,
                    :promise, :formerHash, :unproved, :orders)
                """).bindMethods(seat).execute();
    }

    static void update(Handle handle, String gameId, SeatRow seat) {
        handle.createUpdate("""
                update seat
                set kind = :kind,
                    level = :level,
                    name = :name,
                    token_hash = :tokenHash,
                    invite_hash = :inviteHash,
                    nonce = :nonce,
                    joined_at = :joinedAt,
                    promise = :promise,
                    former_hash = :formerHash,
                    unproved = :unproved,
                    orders = :orders
                where game_id = :game and side = :side
                """).bindMethods(seat).bind("game", gameId).execute();
    }

    static void seen(Handle handle, String gameId, Seen seen) {
        Sql.update(
                handle,
                "update seat set seen = ? where game_id = ? and side = ? and seen <> ?",
                seen.logLength(),
                gameId,
                seen.side(),
                seen.logLength());
    }

    static void order(Handle handle, String gameId, Ordered ordered) {
        Sql.update(
                handle,
                "update seat set orders = ? where game_id = ? and side = ?",
                ordered.orders(),
                gameId,
                ordered.side());
    }

    static List<SeatRow> of(Handle handle, String gameId) {
        return handle.createQuery("select * from seat where game_id = :game order by side = :second")
                .bind("game", gameId)
                .bind("second", Side.IMPERIAL)
                .mapTo(SeatRow.class)
                .list();
    }

    /** The newest game first; by the last change, the order would tell of moves that are not for everybody to know. */
    static List<SeatRow> byToken(Handle handle, Collection<byte[]> tokenHashes) {
        return handle.createQuery("""
                select seat.* from seat
                join game on game.id = seat.game_id
                where seat.token_hash in (<hashes>) and game.removed_tick is null
                order by game.created_at desc, game.id, seat.side desc
                """)
                .bindList("hashes", tokenHashes.stream().map(Rows::hex).toList())
                .mapTo(SeatRow.class)
                .list();
    }

    static Optional<SeatRow> byInvite(Handle handle, byte[] inviteHash) {
        return handle.select("""
                select seat.* from seat
                join game on game.id = seat.game_id
                where seat.invite_hash = ? and game.removed_tick is null
                """, Rows.hex(inviteHash)).mapTo(SeatRow.class).findFirst();
    }
}
