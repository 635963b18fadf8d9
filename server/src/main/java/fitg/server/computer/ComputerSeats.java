package fitg.server.computer;

import fitg.content.Side;
import fitg.play.Decision;
import fitg.play.Game;
import fitg.play.PlayerView;
import fitg.play.Viewer;
import fitg.players.mind.Player;
import fitg.players.review.LostCause;
import fitg.procedure.Action;
import fitg.server.common.Repeated;
import fitg.server.metrics.Metrics;
import fitg.server.store.GameRow;
import fitg.server.store.SeatKind;
import fitg.server.store.Store;
import fitg.server.store.StoreUnavailableException;
import fitg.server.table.Actor;
import fitg.server.table.Playing;
import fitg.server.table.Refusal;
import fitg.server.table.SeatLink;
import fitg.server.table.Table;
import fitg.server.table.Tables;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/**
 * Plays the seats that computers have. A game is looked at when it changed on this node, and by a sweep when nobody has
 * moved it for a while: its node may be gone. Two nodes that think about the same decision do no harm, the store takes
 * the first answer.
 */
public final class ComputerSeats {

    private static final Logger LOG = LoggerFactory.getLogger(ComputerSeats.class);

    private final Repeated storeAway = new Repeated(Level.WARN, "computer players have to wait, {} of them: {}");
    private static final int SWEPT_AT_ONCE = 200;
    /** Of the players on offer, the one who thinks as long as he may. */
    private static final String LONG_THINKER = "marshal";
    /** Those who know when they have lost. */
    private static final List<String> RESIGNING = List.of("captain", LONG_THINKER);

    private final Tables tables;
    private final Playing playing;
    private final PlayerSource players;
    private final Metrics metrics;
    private final Thinking thinking;
    private final Consumer<Error> end;
    private final Set<String> busy = ConcurrentHashMap.newKeySet();
    private final Set<String> again = ConcurrentHashMap.newKeySet();
    private volatile boolean stopped;

    public ComputerSeats(
            Tables tables,
            Playing playing,
            PlayerSource players,
            Metrics metrics,
            int threads,
            Duration limit,
            Consumer<Error> end) {
        this.tables = tables;
        this.playing = playing;
        this.players = players;
        this.metrics = metrics;
        this.thinking = new Thinking(threads, limit);
        this.end = end;
    }

    /** A game has changed here; where only people sit there is nothing to do, and nothing to ask the store. */
    public void consider(String id) {
        if (!tables.isAmongPeople(id)) {
            attendSoon(id);
        }
    }

    /** Looks at a game soon, on a thread of its own. */
    private void attendSoon(String id) {
        if (stopped || id.isEmpty()) {
            return;
        }
        if (!busy.add(id)) {
            again.add(id);
            return;
        }
        Thread.ofVirtual().name("computer seat").start(() -> attend(id));
    }

    private void attend(String id) {
        try {
            do {
                again.remove(id);
                playOn(id);
            } while (again.contains(id) && !stopped);
        } catch (Refusal gone) {
            LOG.debug("game {}: {}", id, gone.getMessage());
        } catch (StoreUnavailableException away) {
            storeAway.note(away.getMessage());
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
        } finally {
            busy.remove(id);
            if (again.remove(id)) {
                attendSoon(id);
            }
        }
    }

    /** As long as it is the computer's turn. */
    private void playOn(String id) throws InterruptedException {
        Table table = tables.current(id);
        while (!stopped && table.computerDecision().isPresent()) {
            try {
                table = playAct(table);
            } catch (Refusal overtaken) {
                table = tables.current(id);
            }
        }
    }

    /**
     * One whole act, so that nobody can count its steps by watching. The answers are worked out on a copy of the game;
     * as soon as chance or the other side comes in, the act is played as far as it goes.
     */
    private Table playAct(Table table) throws InterruptedException {
        Decision first = table.computerDecision().orElseThrow();
        Side side = first.side();
        Game game = table.play().copy();
        if (givesUp(table, game.viewFor(Viewer.of(side)), first)) {
            return playing.resign(table.id(), Actor.inPlaceOf(table, side));
        }
        List<Action> act = new ArrayList<>();
        Decision decision = first;
        do {
            Action action = choose(table, game.viewFor(Viewer.of(side)), decision);
            act.add(action);
            game.play(action);
            decision = game.pending().orElse(null);
        } while (decision != null
                && decision.side() == side
                && decision.question().continuesAct()
                && game.undoable(side) >= act.size());
        return playing.playActions(table.id(), side, first.number(), act).table();
    }

    /** Whoever weighs what he does does not keep a person from a victory that is certain; the log says who has given up. */
    private boolean givesUp(Table table, PlayerView view, Decision decision) throws InterruptedException {
        String level = table.seat(decision.side()).level();
        boolean person = table.seat(decision.side().opponent()).kind() == SeatKind.HUMAN;
        if (!person || RESIGNING.stream().noneMatch(level::startsWith)) {
            return false;
        }
        try {
            return thinking.think(wish(table, level), () -> LostCause.isSeenBy(view, decision));
        } catch (ExecutionException | TimeoutException undecided) {
            LOG.debug("game {}: whether to give up was not found out", table.id(), undecided);
            return false;
        }
    }

    /** A player who fails or takes too long gets the suggested answer, so that the game goes on; a person can take over. */
    private Action choose(Table table, PlayerView view, Decision decision) throws InterruptedException {
        String level = table.seat(decision.side()).level();
        long begun = System.nanoTime();
        try {
            Player player = players.player(level, seed(table, decision.side()));
            Action action = thinking.think(wish(table, level), () -> player.choose(view, decision));
            if (decision.allows(action)) {
                return action;
            }
            LOG.warn("game {}: {} chose {}, which is not legal", table.id(), level, action);
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof Error broken) {
                end.accept(broken);
            }
            LOG.warn("game {}: {} failed: {}", table.id(), level, String.valueOf(failed.getCause()));
            LOG.debug("where it failed", failed.getCause());
        } catch (TimeoutException slow) {
            LOG.warn("game {}: {} took too long", table.id(), level);
        } finally {
            metrics.thought(System.nanoTime() - begun);
        }
        metrics.thoughtInVain();
        return decision.suggested();
    }

    private Turns.Wish wish(Table table, String level) {
        boolean person = table.seats().values().stream().anyMatch(seat -> seat.kind() == SeatKind.HUMAN);
        return new Turns.Wish(tables.openedBy(table.id()), person, !level.startsWith(LONG_THINKER));
    }

    /** One for the seat in the whole game, so that a plan is kept, and not to be guessed by whoever plays against it. */
    private static long seed(Table table, Side side) {
        String text = table.game().secret() + " " + side;
        return ByteBuffer.wrap(SeatLink.hash(text)).getLong();
    }

    /** Takes up games that have been waiting for a computer player since that time. */
    public void sweep(Store store, long idleSince) {
        for (GameRow game : store.gamesWaitingForComputer(idleSince, SWEPT_AT_ONCE)) {
            attendSoon(game.id());
        }
    }

    /** How many computer players wait for their turn to think. */
    public int waiting() {
        return thinking.waiting();
    }

    public int lost() {
        return thinking.lost();
    }

    public void stop() {
        stopped = true;
    }
}
