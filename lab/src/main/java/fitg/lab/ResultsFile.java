package fitg.lab;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import fitg.play.Game;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * The games of a tournament in a file, one line of JSON for each, so that it can be stopped and taken up again. The first
 * line says which tournament it is. A last line that breaks off is the sign of a crash and is dropped.
 */
final class ResultsFile implements AutoCloseable {

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private final List<Match> before;
    private final Writer out;

    private ResultsFile(List<Match> before, Writer out) {
        this.before = before;
        this.out = out;
    }

    /** The first line: results of other rules or seeds do not belong together. */
    record Heading(String format, int version, String scenario, long seed, int rulesVersion) {

        static Heading of(Tournament tournament) {
            return new Heading("fitg-tournament", 1, tournament.scenario().id(), tournament.seed(), Game.RULES_VERSION);
        }
    }

    /** Opens a file to go on with, or begins it. */
    static ResultsFile open(Path file, Tournament tournament) throws IOException {
        Heading heading = Heading.of(tournament);
        List<Match> before = new ArrayList<>();
        List<String> lines = Files.exists(file) ? completeLines(file) : List.of();
        if (!lines.isEmpty()) {
            if (!heading.equals(read(file, lines.getFirst(), Heading.class))) {
                throw new IllegalArgumentException(
                        file + " holds the results of another tournament; give another file, or delete it.");
            }
            for (String line : lines.subList(1, lines.size())) {
                before.add(read(file, line, Match.class));
            }
        }
        List<String> kept = lines.isEmpty() ? List.of(JSON.writeValueAsString(heading)) : lines;
        Files.write(file, kept);
        return new ResultsFile(
                List.copyOf(before), Files.newBufferedWriter(file, StandardCharsets.UTF_8, StandardOpenOption.APPEND));
    }

    private static List<String> completeLines(Path file) throws IOException {
        String text = Files.readString(file);
        return text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
    }

    private static <T> T read(Path file, String line, Class<T> type) {
        try {
            return JSON.readValue(line, type);
        } catch (JsonProcessingException damaged) {
            throw new IllegalArgumentException(file + " is not a file of tournament results.", damaged);
        }
    }

    List<Match> before() {
        return before;
    }

    synchronized void add(Match match) {
        try {
            out.write(JSON.writeValueAsString(match) + "\n");
            out.flush();
        } catch (IOException full) {
            throw new UncheckedIOException("The results cannot be written.", full);
        }
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
