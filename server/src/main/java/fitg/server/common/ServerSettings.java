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
 * @param dataFolder for files beside the database: games that were put aside, addresses that are blocked
 * @param publicUrl the address people use, when a proxy stands in front
 * @param behindProxy whether to believe the proxy about who asks
 * @param metricsToken lets a remote collector read the metrics; without it only this machine may
 * @param operatorToken lets whoever runs the server look after it: games, links, clients
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
        Path dataFolder,
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

    /** Where abandoned games are kept as files before they are deleted. */
    public Path exports() {
        return dataFolder.resolve("exports");
    }

    /** Whether only this machine can reach the server. */
    public boolean isLocal() {
        return Hosts.isLoopback(host);
    }
}
