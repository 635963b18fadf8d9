package fitg.server.table;

import fitg.content.Side;
import fitg.play.Scenarios;
import fitg.server.store.SeatKind;
import fitg.server.store.SeatRow;
import fitg.server.table.Refusal.Kind;
import java.util.EnumMap;
import java.util.Map;

/** Another game between the same two, with the sides exchanged. */
public final class Rematch {

    private final Tables tables;
    private final Opening opening;
    private final Seating seating;
    private final Changes changes;

    public Rematch(Tables tables, Opening opening, Seating seating) {
        this.tables = tables;
        this.opening = opening;
        this.seating = seating;
        this.changes = new Changes(tables);
    }

    /** Offers a rematch, or accepts the other's offer: then the new game exists. A computer player always accepts. */
    public Table offer(String id, Side side) {
        Table before = requireFinished(tables.current(id));
        if (before.game().rematchGame() != null) {
            return before;
        }
        SeatRow other = before.seat(side.opponent());
        boolean agreed = other.kind() == SeatKind.COMPUTER || before.game().rematchOffer() == side.opponent();
        if (!agreed) {
            return changes.make(
                    id, (table, change) -> change.rematch(side, table.game().rematchGame()));
        }
        String next = opening.openRematch(plan(before), before).table().id();
        return changes.make(id, (table, change) -> {
            // Both may have accepted at once; the game that was noted first counts, the other one is never used.
            String noted = table.game().rematchGame();
            return change.rematch(side.opponent(), noted == null ? next : noted);
        });
    }

    /** Withdraws one's own offer, or declines the other's. */
    public Table decline(String id) {
        return changes.make(id, (table, change) -> {
            requireFinished(table);
            if (table.game().rematchGame() != null) {
                throw new Refusal(Kind.CONFLICT, "The rematch has already been agreed.");
            }
            return change.rematch(null, null);
        });
    }

    /** Whoever sat in the old game takes his seat in the new one, and gets its link. */
    public Seating.Seated claim(String id, Side side) {
        Table before = requireFinished(tables.current(id));
        if (before.game().rematchGame() == null) {
            throw new Refusal(Kind.CONFLICT, "No rematch has been agreed.");
        }
        Table next = tables.current(before.game().rematchGame());
        if (next.seat(side.opponent()).joinedAt() != null) {
            throw new Refusal(Kind.CONFLICT, "You already sit at that table.");
        }
        return seating.renew(next.id(), side.opponent());
    }

    private static Table requireFinished(Table table) {
        if (!table.isFinished()) {
            throw new Refusal(Kind.GAME_RUNNING, "A rematch comes after the game.");
        }
        return table;
    }

    private static GamePlan plan(Table before) {
        Map<Side, SeatPlan> seats = new EnumMap<>(Side.class);
        before.seats()
                .forEach((side, seat) -> seats.put(
                        side.opponent(),
                        new SeatPlan(
                                seat.kind() == SeatKind.OPEN ? SeatKind.HUMAN : seat.kind(),
                                seat.level(),
                                seat.name())));
        return new GamePlan(
                Scenarios.named(before.game().scenario()).orElseThrow(),
                before.play().options(),
                seats,
                before.game().spectators(),
                before.game().spectatorDelay());
    }
}
