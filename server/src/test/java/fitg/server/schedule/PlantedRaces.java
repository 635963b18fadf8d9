package fitg.server.schedule;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongFunction;

/** Small mistakes of every kind that threads make: each a function from the seed of a schedule to what went wrong. */
public final class PlantedRaces {

    private PlantedRaces() {}

    public static final class LostUpdate implements LongFunction<String> {
        private int count;

        @Override
        public String apply(long seed) {
            count = 0;
            Runnable once = () -> count++;
            Schedule.run(seed, List.of(once, once), () -> {});
            return count == 2 ? null : "counted " + count;
        }
    }

    public static final class LookBeforeLeap implements LongFunction<String> {
        @Override
        public String apply(long seed) {
            ConcurrentHashMap<String, Integer> rooms = new ConcurrentHashMap<>();
            List<Integer> winners = new ArrayList<>();
            List<Runnable> guests = new ArrayList<>();
            for (int guest = 0; guest < 3; guest++) {
                int name = guest;
                guests.add(() -> {
                    if (rooms.get("room") == null) {
                        rooms.put("room", name);
                        winners.add(name);
                    }
                });
            }
            Schedule.run(seed, guests, () -> {});
            return winners.size() == 1 ? null : "given to " + winners;
        }
    }

    /** What is asked for while it is being done is forgotten: the flag is lowered too late. */
    public static final class LostWakeUp implements LongFunction<String> {
        private int asked;
        private int done;
        private boolean closed;

        @Override
        public String apply(long seed) {
            asked = 0;
            done = 0;
            closed = false;
            AtomicBoolean news = new AtomicBoolean();
            List<Thread> workers = new ArrayList<>();
            Runnable work = () -> {
                workers.add(Thread.currentThread());
                while (!closed) {
                    if (news.get()) {
                        done = asked;
                        news.set(false);
                    } else {
                        LockSupport.park();
                    }
                }
            };
            Runnable ask = () -> {
                asked = asked + 1;
                news.set(true);
                workers.forEach(LockSupport::unpark);
            };
            String[] found = new String[1];
            Schedule.run(seed, List.of(work, ask, ask), () -> {
                found[0] = done == asked ? null : "asked " + asked + ", done " + done;
                closed = true;
                workers.forEach(LockSupport::unpark);
            });
            return found[0];
        }
    }

    public static final class TwoLocks implements LongFunction<String> {
        private int through;

        @Override
        public String apply(long seed) {
            through = 0;
            ReentrantLock one = new ReentrantLock();
            ReentrantLock other = new ReentrantLock();
            Schedule.run(seed, List.of(() -> both(one, other), () -> both(other, one)), () -> {});
            return through == 2 ? null : "only " + through + " came through";
        }

        private void both(ReentrantLock first, ReentrantLock second) {
            first.lock();
            second.lock();
            through++;
            second.unlock();
            first.unlock();
        }
    }

    /** The same as the first under a monitor, where nothing can go wrong. */
    public static final class Guarded implements LongFunction<String> {
        private int count;

        @Override
        public String apply(long seed) {
            count = 0;
            Schedule.run(seed, List.of(this::add, this::add, this::addInABlock), () -> {});
            return count == 3 ? null : "counted " + count;
        }

        private synchronized void add() {
            count = count + 1;
        }

        private void addInABlock() {
            synchronized (this) {
                count = count + 1;
            }
        }
    }
}
