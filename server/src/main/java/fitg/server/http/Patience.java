package fitg.server.http;

import java.time.Duration;

/**
 * How long the server waits for whoever is slow.
 *
 * @param idle for a connection on which nothing moves
 * @param header for the rest of a request's header, once it has begun
 * @param exchange for the rest of the request, its handling, and until its answer has been read
 * @param greeting for the first message on a socket
 * @param reading until a message on a socket has been read
 * @param silence for any sign of life on a socket, which is pinged several times meanwhile; whose network is gone is told to
 *     the others as gone after that
 * @param store for the store, until we say that it is away
 */
public record Patience(
        Duration idle,
        Duration header,
        Duration exchange,
        Duration greeting,
        Duration reading,
        Duration silence,
        Duration store) {

    public static Patience standard() {
        return new Patience(
                Duration.ofSeconds(30),
                Duration.ofSeconds(10),
                Duration.ofMinutes(2),
                Duration.ofSeconds(10),
                Duration.ofSeconds(10),
                Duration.ofSeconds(15),
                Duration.ofSeconds(5));
    }

    Duration betweenPings() {
        return silence.dividedBy(3);
    }
}
