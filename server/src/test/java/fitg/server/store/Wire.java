package fitg.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/** A way to a server that can fall silent without breaking, as when a cable is cut or a machine freezes. */
final class Wire implements AutoCloseable {

    private final ServerSocket entrance;
    private final int target;
    private volatile boolean silent;

    Wire(int target) throws IOException {
        this.target = target;
        this.entrance = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::accept);
    }

    int port() {
        return entrance.getLocalPort();
    }

    /** Bytes that arrive from now on are lost, and so are the connections that sent them. */
    void fallSilent() {
        silent = true;
    }

    void speakAgain() {
        silent = false;
    }

    private void accept() {
        while (!entrance.isClosed()) {
            try {
                var near = entrance.accept();
                var far = new Socket(InetAddress.getLoopbackAddress(), target);
                Thread.ofVirtual().start(() -> carry(near, far));
                Thread.ofVirtual().start(() -> carry(far, near));
            } catch (IOException e) {
                close();
            }
        }
    }

    private void carry(Socket from, Socket to) {
        var buffer = new byte[8192];
        var lost = false;
        try (from;
                to) {
            for (var count = from.getInputStream().read(buffer); count >= 0; ) {
                lost |= silent;
                if (!lost) {
                    to.getOutputStream().write(buffer, 0, count);
                }
                count = from.getInputStream().read(buffer);
            }
        } catch (IOException e) {
            // The other side is gone, which is what this class is for.
        }
    }

    @Override
    public void close() {
        try {
            entrance.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
