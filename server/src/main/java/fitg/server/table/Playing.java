package fitg.server.table;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.IllegalActionException;
import fitg.play.Reply;
import fitg.play.TakingBack;
import fitg.play.Viewer;
import fitg.play.order.Sheet;
import fitg.play.refusal.Forbidding;
import fitg.procedure.Action;
import fitg.procedure.Verdict;
import fitg.saves.GameFile;
import fitg.saves.Recording;
import fitg.saves.SavedGame.Entry;
import fitg.server.store.Append;
import fitg.server.store.JournalEntry;
import fitg.server.store.Ordered;
import fitg.server.store.SeatKind;
import fitg.server.store.Seen;
import fitg.server.store.Standing;
import fitg.server.store.Status;
import fitg.server.table.Refusal.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Acting at a table. Each request is judged on a copy of the game, stored, and only then answered; if another node was
 * quicker, it is judged by what came of that.
 */
public final class Playing {

    private static final Consumer<Table> UNNOTICED = table -> {};
    private final Tables tables;

    public Playing(Tables tables) {
        this.tables = tables;
    }

    /**
     * What came of a request with several actions.
     *
     * @param accepted how many of them were played
     * @param refusal why the next one was not; empty if all were
     */
    public record Outcome(Table table, int accepted, Optional<Refusal> refusal) {}

    /**
     * Plays one or several actions of a side. If one does not fit, none is played; but what has shown anybody anything
     * cannot be unplayed, or a player could look at the dice by sending nonsense after them. Then the actions up to
     * there stand.
     *
     * @param first sees the new table before anybody hears of it
     */
    public Outcome play(String id, Actor actor, int number, List<String> keys, Consumer<Table> first) {
        return play(id, actor, number, keys, Playing::parse, first);
    }

    /** The same for a computer player, who has the actions themselves and not their keys. */
    public Outcome playActions(String id, Side side, int number, List<Action> actions) {
        return play(id, Actor.computer(side), number, actions, Reply.Plain::new, UNNOTICED);
    }

    private <T> Outcome play(
            String id, Actor actor, int number, List<T> answers, Function<T, Reply> meaning, Consumer<Table> first) {
        Side side = actor.side();
        return change(id, actor, table -> {
            Recording next = table.recording().copy();
            int before = next.entries();
            int accepted = 0;
            Refusal refusal = null;
            while (accepted < answers.size() && refusal == null) {
                try {
                    int expected = accepted == 0 ? number : next.game().number(side);
                    play(next, side, expected, meaning.apply(answers.get(accepted)));
                    accepted++;
                } catch (IllegalActionException illegal) {
                    refusal = refusal(illegal);
                } catch (Refusal malformed) {
                    refusal = malformed;
                }
            }
            if (refusal != null && next.game().undoable(side) >= next.entries() - before) {
                throw refusal;
            }
            Seen seen = seen(table, next, side);
            List<Ordered> ordered = new CarryingOut(table, next).go();
            return new Outcome(store(table, next, seen, ordered, first), accepted, Optional.ofNullable(refusal));
        });
    }

    /** A choice is seen through before the first of its answers is given: all of them fit, or none is played. */
    private static void play(Recording next, Side side, int expected, Reply reply) {
        if (!(reply instanceof Reply.Plain)) {
            next.game().requireAsked(side, expected);
        }
        int at = expected;
        for (Action action : reply.in(next.game())) {
            next.play(side, at, action);
            at = next.game().number(side);
        }
    }

    static Reply parse(String key) {
        try {
            return Reply.parse(key);
        } catch (IllegalArgumentException notOne) {
            throw new Refusal(Kind.NOT_LEGAL, "There is no such action: " + notOne.getMessage() + ".");
        }
    }

    // ---- orders

    /** Answers what a side has just ordered, if the game waits for that side. */
    Table carryOut(String id, Actor actor, Consumer<Table> first) {
        Side side = actor.side();
        return change(id, actor, table -> {
            if (table.play().pending().orElseThrow().side() != side) {
                return table;
            }
            Recording next = table.recording().copy();
            Seen seen = seen(table, next, side);
            List<Ordered> ordered = new CarryingOut(table, next).go();
            return next.entries() == table.recording().entries() ? table : store(table, next, seen, ordered, first);
        });
    }

    /**
     * Takes a sheet of orders and carries it out as far as the game comes; what is left of it waits for its questions. It begins
     * with the pending question, or is refused.
     *
     * @param first sees what came of that before anybody hears of it
     */
    public Table take(String id, Actor actor, int number, List<Sheet.Entry> entries, Consumer<Table> first) {
        Side side = actor.side();
        return change(id, actor, table -> {
            Recording next = table.recording().copy();
            requireAsked(table, side, number);
            Sheet sheet = Sheet.of(entries, next.game().viewFor(Viewer.of(side)));
            Seen seen = seen(table, next, side);
            List<Ordered> ordered = new CarryingOut(table, next).with(side, sheet);
            return store(table, next, seen, ordered, first);
        });
    }

    // ---- going back, giving up

    /**
     * Takes back the side's last actions.
     *
     * @param first sees the new table before anybody hears of it
     */
    public Table undo(String id, Actor actor, int number, int actions, Consumer<Table> first) {
        return takeBack(id, actor, number, table -> withCause(table, actor.side(), actions), first);
    }

    /** Takes back everything since the start of the side's segment, or as much of it as can be. */
    public Table restart(String id, Actor actor, int number, Consumer<Table> first) {
        return takeBack(id, actor, number, table -> toSegmentStart(table, actor.side()), first);
    }

    /** What had one answer goes back with its cause; what cannot be taken back is refused by the game. */
    private static int withCause(Table table, Side side, int actions) {
        int most = TakingBack.most(table.play(), side);
        if (actions > most) {
            throw Forbidding.takingBack(side, most, actions);
        }
        return TakingBack.atLeast(table.play(), side, actions);
    }

    private static int toSegmentStart(Table table, Side side) {
        int back = table.play().undoableToSegmentStart(side);
        int all = back == 0 ? 0 : TakingBack.atLeast(table.play(), side, back);
        if (all == 0) {
            throw new Refusal(Kind.NOT_REVOCABLE, "Nothing of this segment can be taken back any more.", "RUL-84");
        }
        return all;
    }

    private Table takeBack(
            String id, Actor actor, int number, Function<Table, Integer> actions, Consumer<Table> first) {
        Side side = actor.side();
        return change(id, actor, table -> {
            int at = table.play().number(side);
            if (number != at) {
                throw new Refusal(Kind.STALE, "The game is at action " + at + ", not at " + number + ".");
            }
            Recording next = table.recording().copy();
            try {
                next.undo(side, actions.apply(table));
            } catch (IllegalActionException illegal) {
                throw refusal(illegal);
            }
            return store(table, next, seen(table, next, side), withoutSheet(table, side), first);
        });
    }

    /** Who takes back wants to be asked. */
    private static List<Ordered> withoutSheet(Table table, Side side) {
        return table.sheet(side) == null
                ? List.of()
                : List.of(new Ordered(side, StoredOrders.write(table.orders(side), null)));
    }

    public Table resign(String id, Actor actor) {
        return change(id, actor, table -> {
            Recording next = table.recording().copy();
            next.resign(actor.side());
            return store(table, next, seen(table, next, actor.side()), List.of(), UNNOTICED);
        });
    }

    /**
     * Judges by the game as this node knows it, and asks nobody first whether it is the latest: the store finds out when it
     * is appended to. What does not fit, or comes too late there, may fit the game as another node has left it; so we look,
     * and if it has gone on we judge once more.
     */
    private <T> T change(String id, Actor actor, Function<Table, T> what) {
        ReentrantLock lock = tables.lock(id);
        lock.lock();
        try {
            Table known = tables.known(id, Payer.HOUSE);
            try {
                return judged(known, actor, what);
            } catch (Refusal refusal) {
                Table latest = tables.current(id);
                if (latest == known) {
                    throw refusal;
                }
                return judged(latest, actor, what);
            }
        } finally {
            lock.unlock();
        }
    }

    private static <T> T judged(Table table, Actor actor, Function<Table, T> what) {
        actor.requireSeat(table);
        requireRunning(table);
        return what.apply(table);
    }

    static void requireRunning(Table table) {
        if (table.misfit() != null) {
            throw new Refusal(Kind.UNFIT, "The game cannot go on. " + table.publicMisfit());
        }
        if (!table.hasBegun()) {
            throw new Refusal(Kind.NOT_STARTED, "The game begins when everybody has sat down.");
        }
        if (table.isFinished()) {
            throw new Refusal(Kind.GAME_OVER, "The game is over.");
        }
    }

    static void requireAsked(Table table, Side side, int number) {
        try {
            table.play().requireAsked(side, number);
        } catch (IllegalActionException illegal) {
            throw refusal(illegal);
        }
    }

    static Refusal refusal(IllegalActionException illegal) {
        Kind kind = switch (illegal.fault()) {
            case OVER -> Kind.GAME_OVER;
            case NOT_ASKED -> Kind.NOT_YOUR_DECISION;
            case STALE -> Kind.STALE;
            case NOT_LEGAL -> Kind.NOT_LEGAL;
            case NOT_REVOCABLE -> Kind.NOT_REVOCABLE;
        };
        return new Refusal(kind, illegal.getMessage(), illegal.ruleCase());
    }

    // ---- storing

    /** What a person has seen by acting, before anything is answered by order; null for a computer. */
    private static Seen seen(Table table, Recording next, Side actor) {
        boolean person = table.seat(actor).kind() != SeatKind.COMPUTER;
        return person ? new Seen(actor, next.game().logLength(Viewer.of(actor))) : null;
    }

    private Table store(Table table, Recording next, Seen seen, List<Ordered> ordered, Consumer<Table> first) {
        boolean over = next.game().isOver();
        if (next.entries() > (over ? GameFile.MOST_ENTRIES_OF_FINISHED : GameFile.MOST_ENTRIES)) {
            throw new Refusal(
                    Kind.CONFLICT,
                    "The journal of this game is full (" + GameFile.MOST_ENTRIES
                            + " entries); it can only be given up.");
        }
        long now = tables.now();
        List<JournalEntry> entries = newEntries(table, next, now);
        Append append = append(table, next, entries, seen, ordered, now);
        Table after = new Table(
                table.game(),
                table.seats(),
                next,
                table.times().and(entries),
                append.revisionFrom(table.revision()),
                table.lines(),
                null);
        if (!isStored(append)) {
            throw new Refusal(Kind.STALE, "Somebody else was quicker; the game has moved on.");
        }
        Table stored = after.stored(append);
        tables.publish(stored, first);
        return stored;
    }

    /**
     * Whatever went wrong, what is in memory may be older than what is stored. Where others write, too, that is nothing
     * unusual, and whoever looks follows them; only what has failed leaves nothing to go on from.
     */
    private boolean isStored(Append append) {
        boolean canBeFollowed = false;
        try {
            boolean stored = tables.store().append(append);
            canBeFollowed = stored || tables.store().isShared();
            return stored;
        } finally {
            if (!canBeFollowed) {
                tables.doubt(append.gameId());
            }
        }
    }

    private static List<JournalEntry> newEntries(Table table, Recording next, long now) {
        List<JournalEntry> entries = new ArrayList<>();
        for (Entry entry : next.entriesFrom(table.recording().entries())) {
            entries.add(new JournalEntry(table.entries() + entries.size(), now, GameFile.toText(entry)));
        }
        return entries;
    }

    private static Append append(
            Table table, Recording next, List<JournalEntry> entries, Seen seen, List<Ordered> ordered, long now) {
        Table after = table.withRecording(next);
        Optional<Verdict> verdict = after.play().outcome();
        return new Append(
                table.id(),
                table.entries(),
                table.revision(),
                entries,
                now,
                after.isFinished() ? Status.FINISHED : Status.RUNNING,
                verdict.map(Verdict::winner).orElse(null),
                verdict.map(v -> v.reason().name()).orElse(null),
                verdict.map(Verdict::points).orElse(null),
                after.isComputerToMove(),
                seen,
                new Standing(
                        after.play().turn(),
                        after.play().pending().map(Decision::side).orElse(null)),
                ordered);
    }
}
