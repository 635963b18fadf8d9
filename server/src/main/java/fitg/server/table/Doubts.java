package fitg.server.table;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * Games of which something may be stored that is not in memory: the store did not answer whether it has it. Every look at them asks the
 * store from then on, for somebody may be about to keep what he has read before.
 */
final class Doubts {

    private static final int MOST = 10_000;

    private final Set<String> games = ConcurrentHashMap.newKeySet();
    private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();
    private volatile boolean all;

    /** @param all where others store too, there is no game without doubt */
    Doubts(boolean all) {
        this.all = all;
    }

    boolean isAbout(String id) {
        return all || games.contains(id);
    }

    void about(String id) {
        if (games.size() >= MOST) {
            aboutAll();
        }
        games.add(id);
    }

    void aboutAll() {
        all = true;
        games.clear();
    }

    /** Whoever watches the game looks again. */
    void tell(String id) {
        listeners.forEach(listener -> listener.accept(id));
    }

    void listen(Consumer<String> listener) {
        listeners.add(listener);
    }
}
