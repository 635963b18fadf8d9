package fitg.server.computer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/**
 * Who may think next when more computer players want to than there are places. Where a person waits comes first; among
 * those it goes by turns, one after the other for everybody who has opened games, so that sixty games of one do not
 * stand before the one game of another. Who thinks for a moment only has a place of his own beside those who think long.
 */
final class Turns {

    /**
     * One who wants to think.
     *
     * @param owner on whose account it goes
     * @param personWaits whether somebody sits there and waits for it
     * @param isShort whether it takes a moment only
     */
    record Wish(String owner, boolean personWaits, boolean isShort) {}

    private static final class Waiting {
        private final Wish wish;
        private final long number;
        private final CompletableFuture<Boolean> admitted = new CompletableFuture<>();

        private Waiting(Wish wish, long number) {
            this.wish = wish;
            this.number = number;
        }
    }

    private static final int MOST_REMEMBERED = 10_000;

    private final int places;
    private final List<Waiting> waiting = new ArrayList<>();
    private final Map<String, Integer> thinking = new HashMap<>();
    private final Map<String, Long> lastServed = new HashMap<>();
    private int longThinkers;
    private int shortThinkers;
    private long count;

    Turns(int places) {
        this.places = places;
    }

    /** Waits for a turn; whoever has got one gives it back. */
    void take(Wish wish) throws InterruptedException {
        Waiting me = enqueue(wish);
        try {
            me.admitted.get();
        } catch (InterruptedException stopping) {
            giveUp(me);
            throw stopping;
        } catch (ExecutionException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** How many wait for their turn. */
    synchronized int waiting() {
        return waiting.size();
    }

    private synchronized Waiting enqueue(Wish wish) {
        Waiting me = new Waiting(wish, count++);
        waiting.add(me);
        admit();
        return me;
    }

    private synchronized void giveUp(Waiting me) {
        if (!waiting.remove(me)) {
            giveBack(me.wish);
        }
    }

    synchronized void giveBack(Wish wish) {
        longThinkers -= wish.isShort() ? 0 : 1;
        shortThinkers -= wish.isShort() ? 1 : 0;
        thinking.computeIfPresent(wish.owner(), (owner, busy) -> busy == 1 ? null : busy - 1);
        admit();
    }

    private void admit() {
        waiting.sort(Comparator.comparing((Waiting each) -> !each.wish.personWaits())
                .thenComparing(each -> thinking.getOrDefault(each.wish.owner(), 0))
                .thenComparing(each -> lastServed.getOrDefault(each.wish.owner(), -1L))
                .thenComparing(each -> each.number));
        for (Waiting each : List.copyOf(waiting)) {
            boolean room = each.wish.isShort() ? shortThinkers < places : longThinkers < places;
            if (room) {
                admit(each);
            }
        }
    }

    private void admit(Waiting each) {
        waiting.remove(each);
        longThinkers += each.wish.isShort() ? 0 : 1;
        shortThinkers += each.wish.isShort() ? 1 : 0;
        thinking.merge(each.wish.owner(), 1, Integer::sum);
        lastServed.put(each.wish.owner(), count++);
        if (lastServed.size() > MOST_REMEMBERED) {
            lastServed.clear();
        }
        each.admitted.complete(true);
    }
}
