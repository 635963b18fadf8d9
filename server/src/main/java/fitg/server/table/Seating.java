package fitg.server.table;

import fitg.content.Side;
import fitg.play.FairDice;
import fitg.server.store.Change;
import fitg.server.store.SeatKind;
import fitg.server.store.SeatRow;
import fitg.server.store.Status;
import fitg.server.table.Refusal.Kind;
import java.util.Map;
import java.util.function.BiFunction;

/** Sitting down, inviting, renewing a link. The game begins when everybody who is a person has sat down. */
public final class Seating {

    private static final int LONGEST_NONCE = 128;

    private final Tables tables;
    private final Changes changes;

    public Seating(Tables tables) {
        this.tables = tables;
        this.changes = new Changes(tables);
    }

    /** What somebody gets who has taken a seat, or was given a new link for it. */
    public record Seated(Table table, Side side, String token) {}

    /** A person sits down in the seat he holds the link of and adds his nonce to the dice. */
    public Table sitDown(String id, Side side, String name, String nonce) {
        return change(id, (table, change) -> {
            SeatRow seat = table.seat(side);
            if (seat.joinedAt() != null) {
                throw new Refusal(Kind.CONFLICT, "You already sit at this table.");
            }
            return seated(table, change, occupied(seat, name, nonceFor(table, nonce), seat.tokenHash()));
        });
    }

    /** The game and the seat that an invitation is for. */
    public record Invitation(Table table, Side side) {}

    public Invitation invitation(String invite) {
        SeatRow invited = tables.store().seatByInvite(SeatLink.hash(invite)).orElseThrow(Seating::noInvitation);
        return new Invitation(tables.current(invited.gameId()), invited.side());
    }

    /** Somebody follows an invitation: the seat is his, and the invitation is used up. */
    public Seated join(String invite, String name, String nonce) {
        byte[] hash = SeatLink.hash(invite);
        SeatRow invited = tables.store().seatByInvite(hash).orElseThrow(Seating::noInvitation);
        String token = SeatLink.fresh();
        Table table = change(invited.gameId(), (now, change) -> {
            SeatRow seat = now.seat(invited.side());
            if (!SeatLink.matches(seat.inviteHash(), hash)) {
                throw noInvitation();
            }
            if (now.isFinished()) {
                throw new Refusal(Kind.GAME_OVER, "The game is over.");
            }
            return seated(now, change, occupied(seat, name, nonceFor(now, nonce), SeatLink.hash(token)));
        });
        return new Seated(table, invited.side(), token);
    }

    private static Refusal noInvitation() {
        return new Refusal(Kind.UNKNOWN, "There is no such invitation; it may have been used or withdrawn.");
    }

    private SeatRow occupied(SeatRow seat, String name, String nonce, byte[] token) {
        String chosen = SeatPlan.checkedName(name);
        return new SeatRow(
                seat.gameId(),
                seat.side(),
                SeatKind.HUMAN,
                null,
                chosen == null ? seat.name() : chosen,
                token,
                null,
                nonce == null ? seat.nonce() : nonce,
                tables.now(),
                seat.seen(),
                null,
                null,
                false);
    }

    /** Once the dice are thrown nobody can add to them. */
    private static String nonceFor(Table table, String nonce) {
        if (table.game().status() != Status.WAITING) {
            return null;
        }
        if (nonce == null) {
            throw new Refusal(
                    Kind.MALFORMED, "Your part of the dice is missing: a nonce of at least 32 hexadecimal digits.");
        }
        if (nonce.length() > LONGEST_NONCE) {
            throw new Refusal(Kind.MALFORMED, "The nonce has more than " + LONGEST_NONCE + " digits.");
        }
        try {
            FairDice.fresh().chance(Map.of(Side.REBEL, nonce));
        } catch (IllegalArgumentException wrong) {
            throw new Refusal(Kind.MALFORMED, "In your part of the dice, " + wrong.getMessage() + ".");
        }
        return nonce;
    }

    private static Change seated(Table table, Change change, SeatRow seat) {
        SeatRow other = table.seat(seat.side().opponent());
        boolean complete = other.kind() == SeatKind.COMPUTER || other.joinedAt() != null;
        boolean begins = table.game().status() == Status.WAITING && complete;
        Change seated = change.seat(seat);
        // Who decides first is known once the game is set up; until then a computer seat had better be looked after.
        return begins ? seated.status(Status.RUNNING).computerToMove(other.kind() == SeatKind.COMPUTER) : seated;
    }

    // ---- links

    /** A new link for a seat; the old one opens nothing any more. */
    public Seated renew(String id, Side side) {
        String token = SeatLink.fresh();
        Table table = change(id, (now, change) -> change.seat(withLinks(now.seat(side), SeatLink.hash(token), null)));
        return new Seated(table, side, token);
    }

    /**
     * A new invitation to an open seat, or to take over from a computer player; an earlier one is void. The seat stays
     * as it is until somebody follows the invitation.
     */
    public Seated invite(String id, Side side) {
        String invite = SeatLink.fresh();
        Table table = change(id, (now, change) -> {
            requireVacant(now, side);
            return change.seat(withLinks(now.seat(side), null, SeatLink.hash(invite)));
        });
        return new Seated(table, side, invite);
    }

    public Table withdrawInvitation(String id, Side side) {
        return change(id, (now, change) -> {
            requireVacant(now, side);
            return change.seat(withLinks(now.seat(side), null, null));
        });
    }

    private static void requireVacant(Table table, Side side) {
        if (table.seat(side).kind() == SeatKind.HUMAN) {
            throw new Refusal(Kind.FORBIDDEN, "Somebody sits there; only an open or a computer seat can be offered.");
        }
    }

    private static SeatRow withLinks(SeatRow seat, byte[] token, byte[] invite) {
        return new SeatRow(
                seat.gameId(),
                seat.side(),
                seat.kind(),
                seat.level(),
                seat.name(),
                token,
                invite,
                seat.nonce(),
                seat.joinedAt(),
                seat.seen(),
                null,
                null,
                false);
    }

    private Table change(String id, BiFunction<Table, Change, Change> what) {
        return changes.make(id, what);
    }
}
