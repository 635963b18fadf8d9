package fitg.server.schedule;

import com.github.benmanes.caffeine.cache.Cache;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Executor;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Runs virtual threads one at a time on the thread that asks for it, and decides by a seed, wherever one could be
 * interrupted, who goes on. The same seed gives the same schedule. Where that is, {@link Interruptible} writes into the code.
 */
public final class Schedule implements Executor {

    private static final int MOST_STEPS = 1_000_000;
    private static final MethodHandle NEW_THREAD = newThread();

    private static volatile Schedule running;

    private final SplittableRandom random;
    private final int odds;
    private final List<Runnable> ready = new ArrayList<>();
    private final Map<Runnable, Integer> names = new IdentityHashMap<>();
    private final Map<Object, ReentrantLock> monitors = new IdentityHashMap<>();
    private final List<Thread> threads = new ArrayList<>();
    private final List<String> story = new ArrayList<>();
    private long moment;
    private long course = 1;
    private int untouchable;

    private Schedule(long seed) {
        this.random = new SplittableRandom(seed);
        this.odds = 1 << random.nextInt(7);
    }

    /**
     * Does all of it at once, and whatever it starts, until everything has ended or waits.
     *
     * @param atRest looks at what came of it, and ends what waits
     * @return the course it took, the same number for the same course
     */
    public static long run(long seed, List<Runnable> tasks, Runnable atRest) {
        Schedule schedule = new Schedule(seed);
        running = schedule;
        try {
            tasks.forEach(schedule::start);
            schedule.goOn();
            long course = schedule.course;
            atRest.run();
            schedule.goOn();
            return course;
        } finally {
            running = null;
        }
    }

    /** How many moments have passed; nothing in a schedule goes by the clock. */
    public static long moment() {
        Schedule schedule = running;
        return schedule == null ? 0 : ++schedule.moment;
    }

    /** True once in so many times, by the seed of the schedule; never outside of one. */
    public static boolean onceIn(int times) {
        Schedule schedule = mine();
        return schedule != null && schedule.random.nextInt(times) == 0;
    }

    /** Something happened that whoever looks for a mistake wants to know. */
    public static void note(String what) {
        Schedule schedule = mine();
        if (schedule != null) {
            schedule.story.add(Thread.currentThread().threadId() + " " + what);
        }
    }

    /** What was noted so far. */
    public static List<String> story() {
        return List.copyOf(running.story);
    }

    /** Where those wait who have not ended. */
    public static List<String> waiting() {
        return running.threads.stream()
                .filter(Thread::isAlive)
                .map(thread -> Arrays.stream(thread.getStackTrace())
                        .map(StackTraceElement::toString)
                        .collect(Collectors.joining(" < ")))
                .toList();
    }

    // ---- called by what was made interruptible

    /** Here somebody else may go on. */
    public static void point() {
        Schedule schedule = mine();
        if (schedule != null && schedule.untouchable == 0 && schedule.random.nextInt(schedule.odds) == 0) {
            Thread.yield();
        }
    }

    /** In the place of a monitor, which would be given on by a thread that nobody schedules. */
    public static void lock(Object monitor) {
        point();
        lockOf(monitor).lock();
    }

    public static void unlock(Object monitor) {
        lockOf(monitor).unlock();
        point();
    }

    public static <K, V> V compute(
            ConcurrentMap<K, V> map, K key, BiFunction<? super K, ? super V, ? extends V> function) {
        return untouched(() -> map.compute(key, function));
    }

    public static <K, V> V computeIfPresent(
            ConcurrentMap<K, V> map, K key, BiFunction<? super K, ? super V, ? extends V> function) {
        return untouched(() -> map.computeIfPresent(key, function));
    }

    public static <K, V> V computeIfAbsent(ConcurrentMap<K, V> map, K key, Function<? super K, ? extends V> function) {
        return untouched(() -> map.computeIfAbsent(key, function));
    }

    public static <K, V> V merge(
            ConcurrentMap<K, V> map, K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        return untouched(() -> map.merge(key, value, function));
    }

    public static <K, V> V get(Cache<K, V> cache, K key, Function<? super K, ? extends V> function) {
        return untouched(() -> cache.get(key, function));
    }

    /** A planted mistake: what a map does in one step, done in two. */
    public static <K, V> V mergeCarelessly(
            ConcurrentMap<K, V> map, K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        V before = map.get(key);
        return put(map, key, before == null ? value : function.apply(before, value));
    }

    /** The same mistake once more. */
    public static <K, V> V computeIfPresentCarelessly(
            ConcurrentMap<K, V> map, K key, BiFunction<? super K, ? super V, ? extends V> function) {
        V before = map.get(key);
        return before == null ? null : put(map, key, function.apply(key, before));
    }

    private static <K, V> V put(ConcurrentMap<K, V> map, K key, V value) {
        point();
        map.put(key, value);
        return value;
    }

    private interface Step<V> {
        V take();
    }

    /** What a map does with an entry is one step: whoever comes in between would wait for the map's own monitor. */
    private static <V> V untouched(Step<V> step) {
        point();
        Schedule schedule = mine();
        if (schedule == null) {
            return step.take();
        }
        schedule.untouchable++;
        try {
            return step.take();
        } finally {
            schedule.untouchable--;
        }
    }

    private static ReentrantLock lockOf(Object monitor) {
        Schedule schedule = running;
        if (schedule == null) {
            return new ReentrantLock() {
                @Override
                public void unlock() {
                    // nobody else is there
                }
            };
        }
        synchronized (schedule.monitors) {
            return schedule.monitors.computeIfAbsent(monitor, _ -> new ReentrantLock());
        }
    }

    private static Schedule mine() {
        return Thread.currentThread().isVirtual() ? running : null;
    }

    // ---- scheduling

    private void start(Runnable task) {
        try {
            Thread thread = (Thread) NEW_THREAD.invoke((Executor) this, (String) null, 0, task);
            threads.add(thread);
            thread.start();
        } catch (Throwable impossible) {
            throw new LinkageError("No virtual thread of ours", impossible);
        }
    }

    /** Virtual threads that one of ours starts are ours, too: they have its scheduler. */
    @Override
    public void execute(Runnable continuation) {
        synchronized (ready) {
            names.putIfAbsent(continuation, names.size());
            ready.add(continuation);
        }
    }

    private void goOn() {
        for (int step = 0; step < MOST_STEPS; step++) {
            Runnable next = next();
            if (next == null) {
                return;
            }
            next.run();
        }
        throw new IllegalStateException("It comes to no rest.");
    }

    private Runnable next() {
        synchronized (ready) {
            if (ready.isEmpty()) {
                return null;
            }
            ready.sort(Comparator.comparingInt(names::get)); // who was woken first counts for nothing
            Runnable next = ready.remove(random.nextInt(ready.size()));
            course = course * 31 + names.get(next);
            return next;
        }
    }

    /** The machine offers no other way to a scheduler of one's own; see the tests' --add-opens. */
    private static MethodHandle newThread() {
        try {
            Class<?> builders = Class.forName("java.lang.ThreadBuilders");
            var kind = MethodType.methodType(Thread.class, Executor.class, String.class, int.class, Runnable.class);
            return MethodHandles.privateLookupIn(builders, MethodHandles.lookup())
                    .findStatic(builders, "newVirtualThread", kind);
        } catch (ReflectiveOperationException other) {
            throw new ExceptionInInitializerError(other);
        }
    }
}
