package fitg.server.http;

import fitg.server.table.Payer;
import java.util.function.BooleanSupplier;

/** Whoever has sent a request or opened a socket, and pays from the bucket of his address. */
record Asker(String address, Limits limits, BooleanSupplier there) implements Payer {

    /** So many are played again in the time that an ordinary request takes, or little more. */
    private static final int ENTRIES_PER_DROP = 100;

    @Override
    public void pay(int entries) {
        if (entries >= ENTRIES_PER_DROP) {
            limits.take(address, entries / ENTRIES_PER_DROP);
        }
    }

    @Override
    public boolean isWaiting() {
        return there.getAsBoolean();
    }
}
