package fitg.server.table;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.Viewer;
import fitg.play.order.Sheet;
import fitg.play.order.StandingOrders;
import fitg.play.order.Unasked;
import fitg.saves.Recording;
import fitg.server.store.Append;
import fitg.server.store.GameRow;
import fitg.server.store.Head;
import fitg.server.store.SeatKind;
import fitg.server.store.SeatRow;
import fitg.server.store.Status;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * One game with its seats, as it stood at one moment. A table is never changed: whoever plays makes the next one from a
 * copy of the recording, so that everybody can look at this one without waiting.
 *
 * @param recording null until the game has begun
 * @param times when each stored entry was made
 * @param revision the store's count of changes when this was read
 * @param lines how many lines had been said
 * @param misfit why the journal cannot be followed to its end under these rules; null when it can. It may name secret
 *     actions, so it is for the operator only
 */
public record Table(
        GameRow game,
        Map<Side, SeatRow> seats,
        Recording recording,
        Times times,
        int revision,
        int lines,
        String misfit) {

    /** The same table when so many lines had been said. */
    Table said(int count) {
        return count == lines ? this : new Table(game, seats, recording, times, revision, count, misfit);
    }

    /** The same table as the store counts its changes. */
    Table at(Head head) {
        return new Table(game, seats, recording, times, head.revision(), head.lines(), misfit);
    }

    /** The same table with its rows as the store has them now. */
    Table stored(Append append) {
        Map<Side, SeatRow> ordered = new EnumMap<>(seats);
        append.ordered()
                .forEach(each -> ordered.computeIfPresent(each.side(), (side, seat) -> seat.withOrders(each.orders())));
        return new Table(game.after(append), ordered, recording, times, revision, lines, misfit);
    }

    /** The same table with another recording, for what is told of it before it is stored. */
    Table withRecording(Recording other) {
        return new Table(game, seats, other, times, revision, lines, misfit);
    }

    public String id() {
        return game.id();
    }

    public SeatRow seat(Side side) {
        return seats.get(side);
    }

    /** What a seat has ordered; nothing where no person sits. */
    StandingOrders orders(Side side) {
        SeatRow seat = seat(side);
        return seat.kind() == SeatKind.HUMAN ? StoredOrders.read(seat.orders()) : StandingOrders.NONE;
    }

    /** Whether all that a seat has ordered can be read and shown here. */
    boolean knowsOrders(Side side) {
        return StoredOrders.areKnown(seat(side).orders());
    }

    /** The sheet a seat has under way, or that was stopped; null without one. */
    Sheet sheet(Side side) {
        SeatRow seat = seat(side);
        return seat.kind() == SeatKind.HUMAN ? StoredOrders.sheet(seat.orders()) : null;
    }

    /** Who sits across from a side decides what it has to be asked. */
    Unasked unasked(Side side) {
        return seat(side.opponent()).kind() == SeatKind.COMPUTER ? Unasked.AGAINST_THE_COMPUTER : Unasked.AMONG_PEOPLE;
    }

    public boolean hasBegun() {
        return recording != null;
    }

    public boolean isFinished() {
        return hasBegun() && recording.game().isOver();
    }

    public boolean isRunning() {
        return hasBegun() && !recording.game().isOver() && misfit == null;
    }

    /** The game, for those who checked that it has begun. */
    public Game play() {
        return recording.game();
    }

    /** The number of entries in the store. */
    public int entries() {
        return times.count();
    }

    public int logLength(Viewer viewer) {
        return hasBegun() ? play().logLength(viewer) : 0;
    }

    boolean isWithoutPeople() {
        return seats.values().stream().allMatch(seat -> seat.kind() == SeatKind.COMPUTER);
    }

    /** The decision a computer player has to take now. */
    public Optional<Decision> computerDecision() {
        return isRunning()
                ? play().pending().filter(decision -> seat(decision.side()).kind() == SeatKind.COMPUTER)
                : Optional.empty();
    }

    boolean isComputerToMove() {
        return computerDecision().isPresent();
    }

    /** What everybody may hear of a misfit; null when there is none. */
    String publicMisfit() {
        return misfit == null
                ? null
                : "It was begun under version " + game.rulesVersion()
                        + " of the rules, and what was played does not fit " + "version " + Game.RULES_VERSION
                        + ", which this server has. The server's log says where.";
    }

    Status status() {
        return !hasBegun() ? game.status() : isFinished() ? Status.FINISHED : Status.RUNNING;
    }

    /**
     * About how many bytes it takes, for the memory budget: the position, its undo, and the story so far. Half as much again
     * as what was counted in 5,000 games of ninety entries.
     */
    int weight() {
        return 6_000 + 200 * times.count();
    }
}
