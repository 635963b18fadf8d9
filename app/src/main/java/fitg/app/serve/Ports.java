package fitg.app.serve;

import fitg.app.BadInput;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.function.IntFunction;

/** Which port to listen on: the one asked for, or the first free one from 8080 on. */
final class Ports {

    private static final int FIRST = 8080;
    private static final int LAST = 8179;

    private final String host;
    private final Optional<Integer> wanted;

    Ports(String host, Optional<Integer> wanted) {
        this.host = host;
        this.wanted = wanted;
    }

    <T> T first(IntFunction<T> start) {
        InetAddress address = address();
        if (wanted.isPresent()) {
            int port = wanted.get();
            if (port < 0 || port > 65535) {
                throw new BadInput("A port is a number from 0 to 65535, not " + port + ".");
            }
            if (!isFree(address, port)) {
                throw new BadInput(
                        "Port " + port + " of " + host + " is taken or not allowed; choose another with --port.");
            }
            return start.apply(port);
        }
        for (int port = FIRST; port <= LAST; port++) {
            if (isFree(address, port)) {
                return start.apply(port);
            }
        }
        throw new BadInput("All ports from " + FIRST + " to " + LAST + " are taken; choose one with --port.");
    }

    private InetAddress address() {
        try {
            return InetAddress.getByName(host);
        } catch (UnknownHostException unknown) {
            throw new BadInput("There is no address '" + host + "' on this machine.", unknown);
        }
    }

    private static boolean isFree(InetAddress address, int port) {
        try (ServerSocket probe = new ServerSocket()) {
            probe.setReuseAddress(true);
            probe.bind(new InetSocketAddress(address, port));
            return true;
        } catch (IOException taken) {
            return false;
        }
    }
}
