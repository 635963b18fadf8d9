package fitg.server.push;

import fitg.content.Side;
import fitg.play.Viewer;
import fitg.server.shape.Called;
import fitg.server.shape.Least;
import fitg.server.shape.OneOf;
import fitg.server.shape.Says;
import fitg.server.store.ChatLine;
import fitg.server.store.StoreUnavailableException;
import fitg.server.table.Chat;
import fitg.server.table.ChatDocument;
import fitg.server.table.LastTurns;
import fitg.server.table.LogPage;
import fitg.server.table.Payer;
import fitg.server.table.PositionDocument;
import fitg.server.table.Refusal;
import fitg.server.table.Table;
import fitg.server.table.Tables;
import fitg.server.table.Visitor;
import fitg.server.view.LogDocument;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One socket that watches one game. It sends what is new since it last sent, and nothing at all when nothing is new for
 * this viewer: that the other side answered something secret must not show, not even as an empty message. A client that
 * reads slowly simply gets fewer, later updates; nothing piles up.
 */
public final class Watcher {

    private static final Logger LOG = LoggerFactory.getLogger(Watcher.class);
    private static final int FAILED = 1011;

    /** What a watcher talks to. */
    public interface Line {
        /** Who pays for what has to be played for this reader. */
        Payer payer();

        /** Waits until there is room for another message to the address of this reader. */
        Place place() throws InterruptedException;

        /** Sends a message and returns when it is on its way; false when the other end is gone or does not read. */
        boolean send(Object message);

        void close(int code, String reason);
    }

    /** Room for a message, from before it is made until it has been read. */
    public interface Place extends AutoCloseable {
        @Override
        void close();
    }

    @Says(
            "A page of a viewer's log that is new to it. Replace everything from `from` on: an undo can shorten the log. The"
                    + " first is its end, as many game-turns as the greeting asked for or as much as fits a page; of what is new"
                    + " later the rest follows at once if it does not fit.")
    @Called("NewLog")
    public record LogPart(@Least(0) int from, List<LogDocument.Entry> entries) {}

    @Says("What is new.")
    @Called("SocketUpdate")
    public record Update(
            @OneOf("update") String type,

            @Says("Counts from 0 what this socket was told, here or in the answer to an action that named it. Where"
                    + " both are used, take them in this order.")
            @Least(0)
            int sequence,

            PositionDocument view,
            LogPart log,

            @Says("Lines said since the last update, at most 100 at a time, and of what was said before the last 100;"
                    + " none for spectators.")
            List<ChatDocument> chat) {}

    /**
     * Who wants to watch.
     *
     * @param token the secret of his seat; null for an onlooker
     * @param socket what he calls this socket when he acts, so that he is told in the answer; null if he does not care
     * @param presence whether he wants to hear who is at the table
     * @param turns of how many game-turns, the last ones, he wants the log at first; 0 for as much as fits a page
     */
    public record Greeting(String game, String token, String socket, boolean presence, int turns) {}

    private final Tables tables;
    private final Chat chat;
    private final Watchers watchers;
    private final Greeting greeting;
    private final Line line;
    private final AtomicBoolean news = new AtomicBoolean(true);
    private final Thread sender;
    /** Whose seat he watches by; somebody else's link opens none. */
    private final Optional<Side> side;

    private volatile boolean closed;

    /** Whoever is kept behind is called when there is more for him to see. */
    private volatile boolean callToCome;

    private Future<?> call = CompletableFuture.completedFuture(null);

    private Sent sent = Sent.NOTHING;
    private int sentChat = -1;
    private PresenceDocument sentPresence;
    private int sequence;
    /** Whether we have looked since we are woken; the sender's own. */
    private boolean awake;

    private Watcher(Tables tables, Chat chat, Watchers watchers, Greeting greeting, Optional<Side> side, Line line) {
        this.tables = tables;
        this.chat = chat;
        this.watchers = watchers;
        this.greeting = greeting;
        this.side = side;
        this.line = line;
        this.sender = Thread.ofVirtual().name("watcher").unstarted(this::run);
    }

    /** Refused when the game or the seat does not exist; otherwise the first update follows at once. */
    public static Watcher start(Tables tables, Chat chat, Watchers watchers, Greeting greeting, Line line) {
        Visitor visitor = tables.visitor(tables.current(greeting.game(), line.payer()), greeting.token());
        Watcher watcher = new Watcher(tables, chat, watchers, greeting, visitor.seat(), line);
        watchers.add(greeting.game(), watcher);
        watcher.sender.start();
        return watcher;
    }

    /** Who watches, as the game stands now. */
    public Visitor visitor() {
        return tables.visitor(tables.current(greeting.game()), greeting.token());
    }

    Optional<Side> side() {
        return side;
    }

    boolean isCalled(String socket) {
        return socket.equals(greeting.socket());
    }

    /**
     * What is new for whoever has just acted, to be told in the answer instead of here; null when he does not watch by
     * this seat, or has been told.
     */
    Update tell(Table table, Visitor actor) {
        return tables.visitor(table, greeting.token()).equals(actor) ? update(table, actor, List.of()) : null;
    }

    void wake() {
        news.set(true);
        LockSupport.unpark(sender);
    }

    public void close() {
        closed = true;
        LockSupport.unpark(sender);
    }

    /** Only ever one call is under way, however often something comes meanwhile; it is for the first entry he has not seen. */
    private void wakeForTheNextEntry(Table table, Table visible) {
        if (!callToCome && visible.entries() < table.entries()) {
            callToCome = true;
            call = watchers.callWhenNextMayBeSeen(table, visible.entries(), () -> {
                callToCome = false;
                wake();
            });
        }
    }

    private void run() {
        try {
            while (!closed) {
                if (news.getAndSet(false)) {
                    look();
                } else {
                    LockSupport.park(this);
                }
            }
        } catch (Refusal refusal) {
            // The link was renewed or the game is gone: whoever watched by it may do so no longer.
            line.close(4000 + refusal.kind().status(), refusal.getMessage());
        } catch (RuntimeException | Error mistake) {
            // Nobody shall sit before a socket that is open and will never speak again.
            LOG.error("a watcher of game {} failed", greeting.game(), mistake);
            line.close(FAILED, "the server made a mistake");
            if (mistake instanceof Error broken) {
                throw broken;
            }
        } finally {
            call.cancel(false);
            watchers.remove(greeting.game(), this);
        }
    }

    private void look() {
        try (Place place = line.place()) {
            if (closed) {
                return;
            }
            Table table = looked();
            Visitor visitor = tables.visitor(table, greeting.token());
            Table visible = tables.visibleTo(visitor, table, line.payer());
            if (visible != table) {
                wakeForTheNextEntry(table, visible);
            }
            List<ChatLine> said = visitor.seat().isPresent() ? newLines(table) : List.of();
            send(update(visible, visitor, said));
            send(newPresence(table));
        } catch (StoreUnavailableException away) {
            watchers.retry(this, away);
        } catch (Refusal refusal) {
            if (!refusal.kind().isPassing()) {
                throw refusal;
            }
            watchers.retry(this); // there is too much to do, or he has had more than his share
        } catch (InterruptedException stopping) {
            close();
        }
    }

    /**
     * What another node has played between the greeting and our place among those who watch, nobody has told us; so the first look
     * asks the store. From then on we are woken by what comes.
     */
    private Table looked() {
        Table table =
                awake ? tables.known(greeting.game(), line.payer()) : tables.current(greeting.game(), line.payer());
        awake = true;
        return table;
    }

    /** A page of them at a time; whoever comes new gets the last page. */
    private List<ChatLine> newLines(Table table) {
        int from = sentChat < 0 ? Math.max(0, table.lines() - Chat.PAGE) : sentChat;
        if (from >= table.lines()) {
            return List.of();
        }
        List<ChatLine> said = chat.since(greeting.game(), from);
        sentChat = said.isEmpty() ? table.lines() : said.getLast().number() + 1;
        if (sentChat < table.lines()) {
            news.set(true);
        }
        return said;
    }

    /** Null when there is nothing new for this viewer. */
    private synchronized Update update(Table table, Visitor visitor, List<ChatLine> said) {
        if (sent.isLaterThan(table)) {
            return null; // told in an answer meanwhile; what comes next wakes us again
        }
        PositionDocument position = tables.position(table, visitor);
        boolean nothingNew = position.equals(sent.position()) && sent.hasTheWholeLogOf(table, visitor.viewer());
        LogPage page = sent.isNothing() ? lastPage(table, visitor.viewer()) : nextPage(table, visitor.viewer());
        sent = new Sent(table, position, page.end());
        if (!page.reachesTheEnd()) {
            wake();
        }
        if (nothingNew && said.isEmpty()) {
            return null;
        }
        return new Update(
                "update",
                sequence++,
                position,
                new LogPart(page.from(), page.entries()),
                said.stream().map(ChatDocument::of).toList());
    }

    /** Whoever comes new begins with the end; the rest is there for the asking. */
    private LogPage lastPage(Table table, Viewer viewer) {
        LogPage last = LogPage.before(table, viewer, Integer.MAX_VALUE);
        int wanted = greeting.turns() == 0 ? 0 : LastTurns.from(table, viewer, greeting.turns());
        return last.from() < wanted ? LogPage.from(table, viewer, wanted) : last;
    }

    private LogPage nextPage(Table table, Viewer viewer) {
        return LogPage.from(table, viewer, sent.logInCommon(table, viewer));
    }

    /** Null when he does not want to know, or knows. */
    private PresenceDocument newPresence(Table table) {
        PresenceDocument now = greeting.presence() ? watchers.presence(table) : null;
        boolean known = Objects.equals(now, sentPresence);
        sentPresence = now;
        return known ? null : now;
    }

    private void send(Object update) {
        if (update != null && !line.send(update)) {
            closed = true;
        }
    }
}
