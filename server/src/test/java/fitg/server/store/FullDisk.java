package fitg.server.store;

/** Makes an SQLite file refuse to grow, as if its disk were full. */
public final class FullDisk {

    private FullDisk() {}

    public static void fill(Store store) {
        limit(store, pragma(store, "page_count"));
    }

    public static void clear(Store store) {
        limit(store, 1_000_000);
    }

    private static void limit(Store store, int pages) {
        pragma(store, "max_page_count = " + pages);
    }

    private static int pragma(Store store, String what) {
        return store.database()
                .write(handle ->
                        handle.select("pragma " + what).mapTo(Integer.class).one());
    }
}
