package fitg.server.common;

import com.github.benmanes.caffeine.cache.Caffeine;

/** How caches are made here. */
public final class Caches {

    private Caches() {}

    /**
     * Whoever uses a cache tidies it. That takes a microsecond now and then; to wake another thread for it, as Caffeine
     * does unless told otherwise, took a tenth of a busy server's time.
     */
    public static Caffeine<Object, Object> tidiedByItsUsers() {
        return Caffeine.newBuilder().executor(Runnable::run);
    }
}
