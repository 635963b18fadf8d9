package fitg.server.faults;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;

/** What a file holds for certain, and what was written to it since, which may be lost when the power goes. */
final class Sheet {

    private interface Stroke {
        byte[] on(byte[] content);
    }

    private byte[] certain;
    private final List<Stroke> since = new ArrayList<>();

    Sheet(byte[] content) {
        this.certain = content;
    }

    void write(byte[] bytes, int at) {
        since.add(content -> {
            byte[] longer =
                    content.length < at + bytes.length ? Arrays.copyOf(content, at + bytes.length) : content.clone();
            System.arraycopy(bytes, 0, longer, at, bytes.length);
            return longer;
        });
    }

    void cut(int size) {
        since.add(content -> Arrays.copyOf(content, size));
    }

    void sync() {
        certain = content(() -> true);
        since.clear();
    }

    /** @param kept of each stroke that was not synchronised, whether it came through */
    byte[] content(BooleanSupplier kept) {
        byte[] content = certain;
        for (Stroke stroke : since) {
            content = kept.getAsBoolean() ? stroke.on(content) : content;
        }
        return content;
    }
}
