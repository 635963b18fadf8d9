package fitg.server.faults;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** What a node reaches its database by. It can break between a question and its answer, or altogether. */
final class Cable implements AutoCloseable {

    private final ServerSocket entrance;
    private final int target;
    private final Set<Socket> ends = ConcurrentHashMap.newKeySet();
    private final AtomicInteger answersToLose = new AtomicInteger();
    private volatile boolean cut;

    Cable(int target) throws IOException {
        this.target = target;
        this.entrance = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::accept);
    }

    int port() {
        return entrance.getLocalPort();
    }

    /** So many answers do not come; the connections they should have come by break instead. */
    void loseAnswers(int count) {
        answersToLose.set(count);
    }

    /** Every connection breaks, and none comes about until it is mended. */
    void cut() {
        cut = true;
        ends.forEach(Cable::drop);
    }

    void mend() {
        cut = false;
    }

    private void accept() {
        while (!entrance.isClosed()) {
            try {
                Socket near = entrance.accept();
                if (cut) {
                    near.close();
                } else {
                    connect(near);
                }
            } catch (IOException closed) {
                // Nobody answers at the other end, or it is over.
            }
        }
    }

    private void connect(Socket near) throws IOException {
        Socket far = new Socket(InetAddress.getLoopbackAddress(), target);
        ends.add(near);
        ends.add(far);
        Thread.ofVirtual().start(() -> carry(near, far, false));
        Thread.ofVirtual().start(() -> carry(far, near, true));
    }

    private void carry(Socket from, Socket to, boolean answers) {
        byte[] buffer = new byte[16_384];
        try (from;
                to) {
            int count = from.getInputStream().read(buffer);
            while (count >= 0 && !(answers && isLost())) {
                to.getOutputStream().write(buffer, 0, count);
                count = from.getInputStream().read(buffer);
            }
        } catch (IOException broken) {
            // Then the other end breaks as well.
        } finally {
            ends.remove(from);
            ends.remove(to);
        }
    }

    private boolean isLost() {
        return answersToLose.getAndUpdate(count -> Math.max(0, count - 1)) > 0;
    }

    private static void drop(Socket end) {
        try {
            end.close();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @Override
    public void close() throws IOException {
        cut();
        entrance.close();
    }
}
