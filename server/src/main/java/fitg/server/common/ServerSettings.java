package fitg.server.common;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/**
 * What an operator can set.
 *
 * @param port 0 lets the system choose
 * @param database where games are kept, as a JDBC address
 * @param exports where abandoned games are kept as files before they are deleted
 * @param publicUrl the address people use, when a proxy stands in front
 * @param behindProxy whether to believe the proxy about who asks
 * @param metricsToken lets a remote collector read the metrics; without it only this machine may
 * @param operatorToken lets whoever runs the server remove games and bring them back
 * @param memory bytes for games kept warm
 * @param requestsPerSecond for one address, and for one seat
 * @param abandonedAfter unfinished games that nobody touched for so long are put aside and later deleted; zero keeps them
 * @param finishedAfter the same for finished games
 * @param computerThreads how many computer players may think at once
 * @param thinkingTime the most a computer player may take for one decision
 */
public record ServerSettings(
        String host,
        int port,
        String database,
        Path exports,
        Optional<URI> publicUrl,
        boolean behindProxy,
        Optional<String> metricsToken,
        Optional<String> operatorToken,
        long memory,
        int requestsPerSecond,
        int mostSockets,
        long mostGames,
        Duration abandonedAfter,
        Duration finishedAfter,
        int computerThreads,
        Duration thinkingTime) {

    /** Whether only this machine can reach the server. */
    public boolean isLocal() {
        return Hosts.isLoopback(host);
    }
}
