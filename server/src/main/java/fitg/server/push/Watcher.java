package fitg.server.push;

import fitg.procedure.Event;
import fitg.server.store.ChatLine;
import fitg.server.store.StoreUnavailableException;
import fitg.server.table.Chat;
import fitg.server.table.ChatDocument;
import fitg.server.table.PositionDocument;
import fitg.server.table.Refusal;
import fitg.server.table.Table;
import fitg.server.table.Tables;
import fitg.server.table.Visitor;
import fitg.server.view.LogDocument;
import java.util.List;
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

    /** What a watcher talks to. */
    public interface Line {
        /** Sends a message and returns when it is on its way; false when the other end is gone or does not read. */
        boolean send(Object message);

        void close(int code, String reason);
    }

    /** A further part of the log. A client replaces everything from {@code from} on: undo can shorten the log. */
    public record LogPart(int from, List<LogDocument.Entry> entries) {}

    public record Update(String type, PositionDocument view, LogPart log, List<ChatDocument> chat) {}

    private final Tables tables;
    private final Chat chat;
    private final Watchers watchers;
    private final String game;
    private final String token;
    private final Line line;
    private final AtomicBoolean news = new AtomicBoolean(true);
    private final Thread sender;
    private volatile boolean closed;

    private PositionDocument sentPosition;
    private List<Event> sentLog = List.of();
    private int sentChat;

    private Watcher(Tables tables, Chat chat, Watchers watchers, String game, String token, Line line) {
        this.tables = tables;
        this.chat = chat;
        this.watchers = watchers;
        this.game = game;
        this.token = token;
        this.line = line;
        this.sender = Thread.ofVirtual().name("watcher").unstarted(this::run);
    }

    /** Refused when the game or the seat does not exist; otherwise the first update follows at once. */
    public static Watcher start(Tables tables, Chat chat, Watchers watchers, String game, String token, Line line) {
        tables.visitor(tables.current(game), token);
        Watcher watcher = new Watcher(tables, chat, watchers, game, token, line);
        watchers.add(game, watcher);
        watcher.sender.start();
        return watcher;
    }

    void wake() {
        news.set(true);
        LockSupport.unpark(sender);
    }

    public void close() {
        closed = true;
        LockSupport.unpark(sender);
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
        } finally {
            watchers.remove(game, this);
        }
    }

    private void look() {
        try {
            Table table = tables.current(game);
            Visitor visitor = tables.visitor(table, token);
            Table visible = tables.visibleTo(visitor, table);
            if (visible != table) {
                watchers.wakeLater(this, table);
            }
            send(update(visible, visitor));
        } catch (StoreUnavailableException away) {
            LOG.warn("a watcher has to wait: {}", away.getMessage());
            watchers.retry(this);
        }
    }

    /** Null when there is nothing new for this viewer. */
    private Update update(Table table, Visitor visitor) {
        PositionDocument position = PositionDocument.of(table, visitor);
        List<Event> log = table.hasBegun() ? table.play().log(visitor.viewer()) : List.of();
        List<ChatLine> said = visitor.seat().isPresent() ? chat.since(game, sentChat) : List.of();
        if (position.equals(sentPosition) && log.equals(sentLog) && said.isEmpty()) {
            return null;
        }
        int from = common(log, sentLog);
        sentPosition = position;
        sentLog = log;
        sentChat += said.size();
        return new Update(
                "update",
                position,
                new LogPart(from, LogDocument.entries(log, visitor.viewer(), from)),
                said.stream().map(ChatDocument::of).toList());
    }

    private static int common(List<Event> one, List<Event> other) {
        int shorter = Math.min(one.size(), other.size());
        int same = 0;
        while (same < shorter && one.get(same).equals(other.get(same))) {
            same++;
        }
        return same;
    }

    private void send(Update update) {
        if (update != null && !line.send(update)) {
            closed = true;
        }
    }
}
