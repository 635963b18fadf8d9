package fitg.server.table;

import fitg.content.Side;
import fitg.server.store.Change;
import fitg.server.store.SeatKind;
import fitg.server.store.SeatRow;
import fitg.server.store.Status;
import fitg.server.table.Refusal.Kind;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.BiFunction;

/** Sitting down, inviting, renewing a link. The game begins when everybody who is a person has sat down. */
public final class Seating {

    private final Tables tables;
    private final Changes changes;

    public Seating(Tables tables) {
        this.tables = tables;
        this.changes = new Changes(tables);
    }

    /** What somebody gets who has taken a seat, or was given a new link for it. */
    public record Seated(Table table, Side side, String token) {}

    /**
     * Who sits down.
     *
     * @param promise the hash of his nonce, if he keeps the nonce to himself until everybody has promised
     * @param nonce his part of the dice; null if he only promises it
     */
    public record Person(String name, String promise, String nonce) {}

    /** A person sits down in the seat he holds the link of and adds to the dice. */
    public Table sitDown(String id, Side side, Person person) {
        return change(id, (table, change) -> {
            SeatRow seat = table.seat(side);
            if (seat.joinedAt() != null) {
                throw new Refusal(Kind.CONFLICT, "You already sit at this table.");
            }
            return seated(table, change, occupied(table, seat, person, seat.tokenHash()));
        });
    }

    /** Everybody has promised; now a person shows the nonce that he promised. Repeating it changes nothing. */
    public Table showNonce(String id, Side side, String nonce) {
        return change(id, (table, change) -> {
            SeatRow seat = table.seat(side);
            return seated(table, change, seat.withParts(seat.promise(), DiceParts.redeemed(table, side, nonce)));
        });
    }

    /** The game and the seat that an invitation is for. */
    public record Invitation(Table table, Side side) {}

    public Invitation invitation(String invite, Payer payer) {
        SeatRow invited = tables.store().seatByInvite(SeatLink.hash(invite)).orElseThrow(Seating::noInvitation);
        return new Invitation(tables.current(invited.gameId(), payer), invited.side());
    }

    /**
     * Somebody follows an invitation: the seat is his. The invitation is used up when he first uses his link; until then
     * the answer may have been lost, and he can follow it again.
     */
    public Seated join(String invite, Person person, Payer payer) {
        byte[] hash = SeatLink.hash(invite);
        SeatRow invited = tables.store().seatByInvite(hash).orElseThrow(Seating::noInvitation);
        payer.pay(
                tables.current(invited.gameId(), payer).hasBegun()
                        ? 0
                        : tables.row(invited.gameId()).entries());
        String token = SeatLink.fresh();
        Table table = change(invited.gameId(), (now, change) -> {
            SeatRow seat = now.seat(invited.side());
            if (!SeatLink.matches(seat.inviteHash(), hash)) {
                throw noInvitation();
            }
            if (now.isFinished()) {
                throw new Refusal(Kind.GAME_OVER, "The game is over.");
            }
            SeatRow taken = occupied(now, seat, person, SeatLink.hash(token));
            if (seat.unproved()) {
                requireSamePart(now, seat, taken);
            }
            return seated(now, change, taken);
        });
        return new Seated(table, invited.side(), token);
    }

    /** Once the other has shown his nonce, whoever comes again must not come with another one. */
    private static void requireSamePart(Table table, SeatRow before, SeatRow again) {
        boolean otherShown = table.seat(before.side().opponent()).nonce() != null;
        boolean same = again.promise() == null || again.promise().equalsIgnoreCase(before.promise());
        if (table.game().status() == Status.WAITING && otherShown && !same) {
            throw new Refusal(
                    Kind.CONFLICT, "Your part of the dice is promised already; come again with the same one.");
        }
    }

    private static Refusal noInvitation() {
        return new Refusal(Kind.UNKNOWN, "There is no such invitation; it may have been used or withdrawn.");
    }

    private SeatRow occupied(Table table, SeatRow seat, Person person, byte[] token) {
        DiceParts parts = DiceParts.brought(table, person.promise(), person.nonce());
        String chosen = SeatPlan.checkedName(person.name());
        boolean byInvitation = seat.inviteHash() != null;
        return new SeatRow(
                seat.gameId(),
                seat.side(),
                SeatKind.HUMAN,
                null,
                chosen == null ? seat.name() : chosen,
                token,
                seat.inviteHash(),
                parts.nonce() == null ? seat.nonce() : parts.nonce(),
                seat.joinedAt() == null ? tables.now() : seat.joinedAt(),
                seat.seen(),
                parts.promise() == null ? seat.promise() : parts.promise(),
                null,
                byInvitation,
                null);
    }

    private static Change seated(Table table, Change change, SeatRow seat) {
        Map<Side, SeatRow> seats = new EnumMap<>(table.seats());
        seats.put(seat.side(), seat);
        boolean begins = table.game().status() == Status.WAITING && DiceParts.areComplete(seats);
        boolean computer = seats.values().stream().anyMatch(each -> each.kind() == SeatKind.COMPUTER);
        Change seated = change.seat(seat);
        // Who decides first is known once the game is set up; until then a computer seat had better be looked after.
        return begins ? seated.status(Status.RUNNING).computerToMove(computer) : seated;
    }

    // ---- links

    /**
     * A new link for a seat; the old one opens nothing any more. Only until the new one has been used, whoever has the
     * old one may ask for a link again: the answer may have been lost.
     */
    public Seated renew(String id, Side side) {
        String token = SeatLink.fresh();
        Table table = change(id, (now, change) -> change.seat(now.seat(side).renewed(SeatLink.hash(token))));
        return new Seated(table, side, token);
    }

    /** A new link for a person's seat, by whoever runs the server; the old one, lost or in wrong hands, opens nothing at once. */
    public Seated replaceLink(String id, Side side) {
        String token = SeatLink.fresh();
        Table table = change(id, (now, change) -> {
            if (now.seat(side).kind() != SeatKind.HUMAN) {
                throw new Refusal(Kind.FORBIDDEN, "Nobody sits there who could have a link.");
            }
            return change.seat(now.seat(side).withLinks(SeatLink.hash(token), null));
        });
        return new Seated(table, side, token);
    }

    /** Somebody uses the link of his seat. The first time, that proves that it has reached him. */
    public void used(Table table, Visitor visitor) {
        visitor.seat()
                .filter(side -> table.seat(side).unproved())
                .ifPresent(side -> change(table.id(), (now, change) -> {
                    SeatRow seat = now.seat(side);
                    boolean same =
                            Arrays.equals(seat.tokenHash(), table.seat(side).tokenHash());
                    return same && seat.unproved() ? change.seat(seat.proved()) : change;
                }));
    }

    /**
     * A new invitation to an open seat, or to take over from a computer player; an earlier one is void. The seat stays
     * as it is until somebody follows the invitation.
     */
    public Seated invite(String id, Side side) {
        String invite = SeatLink.fresh();
        Table table = change(id, (now, change) -> {
            requireVacant(now, side);
            return change.seat(now.seat(side).withLinks(null, SeatLink.hash(invite)));
        });
        return new Seated(table, side, invite);
    }

    public Table withdrawInvitation(String id, Side side) {
        return change(id, (now, change) -> {
            requireVacant(now, side);
            return change.seat(now.seat(side).withLinks(null, null));
        });
    }

    private static void requireVacant(Table table, Side side) {
        if (table.seat(side).kind() == SeatKind.HUMAN) {
            throw new Refusal(Kind.FORBIDDEN, "Somebody sits there; only an open or a computer seat can be offered.");
        }
    }

    private Table change(String id, BiFunction<Table, Change, Change> what) {
        return changes.make(id, what);
    }
}
