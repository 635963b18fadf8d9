package fitg.players.learned;

import fitg.procedure.Scenario;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** What has been learned about the scenarios, each read when it is first asked for. */
public final class Minds {

    private static final Map<String, Optional<Mind>> READ = new ConcurrentHashMap<>();

    private Minds() {}

    /** Empty where nobody has learned anything yet. */
    public static Optional<Mind> about(Scenario scenario) {
        return READ.computeIfAbsent(scenario.id(), Minds::read);
    }

    private static Optional<Mind> read(String scenario) {
        try (InputStream in = Minds.class.getResourceAsStream(scenario + ".mind")) {
            return in == null ? Optional.empty() : Optional.of(MindFile.read(in));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
