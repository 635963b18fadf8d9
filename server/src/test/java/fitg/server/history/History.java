package fitg.server.history;

import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/** What several clients of one game asked and were told, each with the moments before and after. */
public final class History {

    /** The moment of an answer that never came. */
    static final long NEVER = Long.MAX_VALUE;

    /** Something that was sent to be played once; the same again is the same. */
    public record Act(String side, int number, String key) {}

    /** How a request to play ended. */
    public enum End {
        ACKNOWLEDGED,
        REFUSED,
        /** No answer came, or none that says whether it was played. */
        UNKNOWN
    }

    record Played(Act act, long asked, long answered, End end) {}

    /** @param what the number that was shown, one of which later ones are never less; {@code to} whom, for the report */
    record Shown(String what, String to, long asked, long answered, int number) {}

    private final LongSupplier clock;
    private final ConcurrentLinkedQueue<Played> played = new ConcurrentLinkedQueue<>();
    private final ConcurrentLinkedQueue<Shown> shown = new ConcurrentLinkedQueue<>();

    /** @param clock strictly grows */
    public History(LongSupplier clock) {
        this.clock = clock;
    }

    /** By the order in which things were noted. */
    public static History counting() {
        return new History(new AtomicLong()::incrementAndGet);
    }

    public long now() {
        return clock.getAsLong();
    }

    public void played(Act act, long asked, End end) {
        played.add(new Played(act, asked, end == End.UNKNOWN ? NEVER : now(), end));
    }

    public void shown(String what, String to, long asked, int number) {
        shown.add(new Shown(what, to, asked, now(), number));
    }

    List<Played> played() {
        return List.copyOf(played);
    }

    List<Shown> shown() {
        return List.copyOf(shown);
    }

    public long acknowledged() {
        return played.stream().filter(each -> each.end() == End.ACKNOWLEDGED).count();
    }

    /** How many of those that got no answer are in the journal all the same. */
    public long unheard(List<Act> journal) {
        return played.stream()
                .filter(each -> each.end() == End.UNKNOWN && journal.contains(each.act()))
                .count();
    }
}
