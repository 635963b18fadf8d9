package fitg.server.table;

import fitg.content.Side;
import fitg.server.store.SeatKind;
import fitg.server.store.SeatRow;

/**
 * Who acts. He was let in by the game as somebody knew it; where it turns out to have gone on since, he must still sit
 * there.
 */
public final class Actor {

    private final Side side;
    /** The hash of the link he came in by; null for a computer player. */
    private final byte[] link;

    private Actor(Side side, byte[] link) {
        this.side = side;
        this.link = link;
    }

    /** Whoever came in by a link. */
    public static Actor of(Table table, Visitor visitor) {
        Side side = visitor.player();
        return new Actor(side, table.seat(side).tokenHash());
    }

    /** Whoever runs the server, in the place of who sits there. */
    public static Actor inPlaceOf(Table table, Side side) {
        SeatRow seat = table.seat(side);
        return new Actor(side, seat.kind() == SeatKind.COMPUTER ? null : seat.tokenHash());
    }

    static Actor computer(Side side) {
        return new Actor(side, null);
    }

    Side side() {
        return side;
    }

    void requireSeat(Table table) {
        boolean sits = link == null
                ? table.seat(side).kind() == SeatKind.COMPUTER
                : SeatLink.matches(table.seat(side).tokenHash(), link);
        if (!sits) {
            throw Tables.noSeat();
        }
    }
}
